import { randomUUIDv7 } from 'node:crypto';
import { divisions } from '@jalon/domain/divisions/division-api';
import { ofOwner } from '../../test/events/callers.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import { sql } from '../db/sql.ts';

const insert = (companyId: string, id = randomUUIDv7()) =>
  sql`insert into divisions (id, company_id, name) values (${id}, ${companyId}, ${id}) returning id, version`;
const division: Kind = ({ database, companyId }) => database.one(insert(companyId));
const disabled: Kind = async (circle) => {
  const { id } = await division(circle);
  return circle.database.one(sql`update divisions set is_active = false where id = ${id} returning id`);
};
const managing = { may: ['company'], permission: 'divisions.manage' } as const;
const viewing = { may: ['company'], permission: 'divisions.manage|contacts.view' } as const;

const toManagers: Happens = async ({ database, as }, kind) => {
  const at = await makeCompany(database);
  const manager = await makePerson(database, { type: 'Company', at });
  await makePerson(database, { type: 'Company', at });
  const { id } = (await as(manager)(divisions.api.create, { body: { name: 'Lyon' } })).body;
  if (kind === 'division.activate') await database.many(sql`update divisions set is_active = false where id = ${id}`);
  const call = { params: { id }, body: {} };
  await (kind === 'division.activate' ? as(manager)(divisions.api.activate, call) : as(manager)(divisions.api.disable, call));
  return id;
};

export const cases: Cases = {
  path: '/api/divisions',
  rows: {
    'GET /api/divisions': viewing,
    'GET /api/divisions/:id': { ...viewing, record: about(division) },
    'GET /api/divisions/:id/history': { ...viewing, record: about(division) },
    'GET /api/divisions/export/:format': { ...viewing, input: { params: { format: 'csv' } } },
    'POST /api/divisions': { ...managing, input: { body: { name: '' } }, status: 422 },
    'PUT /api/divisions/:id': { ...managing, record: about(division, {}, { name: randomUUIDv7(), version: 1 }) },
    'POST /api/divisions/:id/disable': { ...managing, record: about(division) },
    'POST /api/divisions/:id/activate': { ...managing, record: about(disabled) },
    'DELETE /api/divisions/:id': { ...managing, record: about(division) },
  },
  async known({ database, people }) {
    const { companyId } = await database.one<{ companyId: string }>(sql`
      select company_id as "companyId" from users where id = ${people.company.id}`);
    const made = await Promise.all(Array.from({ length: 20 }, () => database.one<{ id: string }>(insert(companyId))));
    await database.many(sql`update divisions set is_active = false where id = any(${made.slice(10).map(({ id }) => id)}::uuid[])`);
    return made;
  },
  happens: { 'division.disable': toManagers, 'division.activate': toManagers },
  reads: { divisions: (world, reader, id) => world.as(reader)(divisions.api.read, { params: { id } }) },
  valid: { 'POST /api/divisions': ofOwner(async () => ({ body: { name: 'Siège' } })) },
};
