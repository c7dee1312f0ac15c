import { randomUUIDv7 } from 'node:crypto';
import { roles } from '@jalon/domain/roles/role-api';
import type { Cases } from '../../test/features.ts';
import { about, type Circle, role } from '../../test/matrix/records.ts';
import { type Happens, inCompany } from '../../test/told.ts';
import { sql } from '../db/sql.ts';

const disabled = async (circle: Circle) => {
  const { id } = await role(circle);
  return circle.database.one<{ id: string }>(sql`update company_roles set is_active = false where id = ${id} returning id`);
};
const everyone = { may: ['company', 'admin'], seesAll: ['admin'] } as const;
const managing = { ...everyone, permission: 'roles.manage' };
const viewing = { ...everyone, permission: 'roles.manage|contacts.view' };
/** Of a company that is not one's own there is nothing to see. */
const ofCompany = async ({ companyId }: Circle) => ({ query: { company: companyId } });
const columns = async (circle: Circle) => ({ body: { roles: [{ ...(await role(circle)), version: 1, permissions: [] }] } });
/** Two roles cannot have one name, so each is given its own. */
const renamed = async (circle: Circle) => ({ params: await role(circle), body: { label: randomUUIDv7(), version: 1 } });
/** The first of the contacts. */
const companyId = sql`(select company_id from users where type = 'Company' order by id limit 1)`;

const toHolders: Happens = async (world, kind) => {
  const { colleague } = await inCompany(world);
  const { id } = await world.database.one<{ id: string }>(sql`select role_id as id from users where id = ${colleague.id}`);
  const [admin, params] = [world.as('admin'), { id }];
  if (kind === 'role.grant') await admin(roles.api.grant, { params, body: { permissions: ['contacts.view'] } });
  else await admin(roles.api.disable, { params });
  // Past the time in which it would be taken back unseen.
  await world.database.many(sql`update notifications set at = at - interval '1 minute' where subject_id = ${id}`);
  if (kind === 'role.activate') await admin(roles.api.activate, { params });
  return id;
};

export const cases: Cases = {
  path: '/api/roles',
  rows: {
    'GET /api/roles': { ...viewing, record: ofCompany, isCommon: true },
    'GET /api/roles/:id': { ...viewing, record: about(role) },
    'GET /api/roles/:id/history': { ...viewing, record: about(role) },
    'GET /api/roles/export/:format': {
      ...{ ...viewing, isCommon: true },
      record: async (circle) => ({ ...(await ofCompany(circle)), params: { format: 'csv' } }),
    },
    'POST /api/roles': {
      ...{ ...managing, status: 201 },
      record: async (circle) => ({ body: { label: randomUUIDv7(), companyId: circle.companyId } }),
    },
    'PUT /api/roles': { ...managing, record: columns },
    'PUT /api/roles/:id': { ...managing, record: renamed },
    'POST /api/roles/:id/grant': { ...managing, record: about(role, {}, { permissions: ['roles.manage'] }) },
    'POST /api/roles/:id/disable': { ...managing, record: about(role) },
    'POST /api/roles/:id/activate': { ...managing, record: about(disabled) },
    'DELETE /api/roles/:id': { ...managing, record: about(role) },
  },
  traces: {
    'PUT /api/roles': ['named role.grant'],
  },
  sorted: {
    'GET /api/roles': {
      as: 'company',
      facts: sql`
        select id, extract(epoch from created_at)::float8 as "createdAt" from company_roles where company_id = ${companyId}`,
    },
  },
  table: 'company_roles',
  /** Some in one company, and one in each of the others. */
  async fill(tx, count) {
    await tx.many(sql`
      insert into company_roles (id, company_id, label, created_at)
      select gen_random_uuid(), ${companyId}, 'Role ' || n, timestamptz '2026-01-01' + (n * 5 % 12) * interval '1 hour' from generate_series(1, 12) n
      union all
      select gen_random_uuid(), c.id, gen_random_uuid()::text, now() from (select id from companies limit ${count}) c`);
    await tx.many(sql`analyze company_roles`);
  },
  async known({ database, people }) {
    const circle = await database.one<{ companyId: string }>(sql`
      select company_id as "companyId" from users where id = ${people.company.id}`);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? role : disabled)({ database, person: people.company, ...circle })),
    );
    return made.map(({ id }) => ({
      ...{ id, version: 1, companyId: circle.companyId, company: circle.companyId },
      roles: [{ id, version: 1, permissions: [] }],
    }));
  },
  happens: { 'role.grant': toHolders, 'role.disable': toHolders, 'role.activate': toHolders },
};
