import { randomUUIDv7 } from 'node:crypto';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { ofOwner } from '../../test/events/callers.ts';
import { makePerson, makeRole } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import { about, contact, contactInRole } from '../../test/matrix/records.ts';
import { type Happens, inCompany, ofColleague, recorded } from '../../test/told.ts';
import { sql } from '../db/sql.ts';

const invited = { firstName: 'A', lastName: 'B', email: 'a@b.fr', job: null, roleId: randomUUIDv7(), divisionIds: [] };
const viewing = { may: ['company'], permission: 'contacts.view' } as const;
const managing = { may: ['company'], permission: 'contacts.manage' } as const;

const ofGone: Happens = async (world, kind) => {
  const { colleague } = await inCompany(world);
  await world.database.many(sql`update users set state = 'deleted' where id = ${colleague.id}`);
  return recorded(world, kind, colleague.id);
};
const ofMoved: Happens = async (world, kind) =>
  recorded(world, kind, (await inCompany(world)).colleague.id, { before: { role: 'A' }, after: { role: 'B' } });

export const cases: Cases = {
  path: '/api/contacts',
  rows: {
    'GET /api/contacts': viewing,
    'GET /api/contacts/:id': { ...viewing, record: about(contact()) },
    'GET /api/contacts/:id/history': { ...viewing, record: about(contact()) },
    'GET /api/contacts/export/:format': { ...viewing, input: { params: { format: 'csv' } } },
    'POST /api/contacts': { ...managing, input: { body: invited }, status: 422 },
    'PUT /api/contacts/:id': { ...managing, record: contactInRole },
    'POST /api/contacts/:id/resend': { ...managing, record: about(contact('none')) },
    'POST /api/contacts/:id/disable': { ...managing, record: about(contact()) },
    'POST /api/contacts/:id/activate': { ...managing, record: about(contact('deactivated')) },
    'DELETE /api/contacts/:id': { ...managing, record: about(contact()) },
  },
  /** Colleagues come again before each endpoint, since some of them remove what they are given. */
  async known({ database, people: { company } }, path) {
    const { companyId } = await database.one<{ companyId: string }>(sql`
      select company_id as "companyId" from users where id = ${company.id}`);
    const fitting = path.endsWith('/resend') ? 'none' : path.endsWith('/activate') ? 'deactivated' : 'active';
    const made = (['active', 'deactivated', 'none', fitting, fitting, fitting, fitting] as const).map(async (state) => {
      const roleId = await makeRole(database, companyId, []);
      const { id } = await makePerson(database, { type: 'Company', at: { companyId, roleId }, state, closedBy: company.id });
      const division = await database.one<{ id: string }>(sql`
        insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, gen_random_uuid()) returning id`);
      const divisionIds = state === 'none' ? [division.id] : [];
      return { id, version: 1, roleId, divisionIds, divisionId: division.id } satisfies Known;
    });
    return Promise.all(made);
  },
  happens: {
    'account.enable': ofColleague,
    'contact.create': ofColleague,
    'contact.update': ofMoved,
    'contact.disable': ofColleague,
    'contact.activate': ofColleague,
    'contact.delete': ofGone,
    'contact.decline': ofColleague,
    'contact.withdraw': ofColleague,
  },
  reads: {
    contact: (world, reader, id) => world.as(reader)(contacts.api.read, { params: { id } }),
    contacts: (world, reader) => world.as(reader)(contacts.api.list, { query: {} }),
  },
  valid: {
    'POST /api/contacts': ofOwner(async (world, companyId) => ({
      body: {
        ...{ firstName: 'A', lastName: 'B', email: 'invited@jalon.test', job: null, divisionIds: [] },
        roleId: await makeRole(world.database, companyId, []),
      },
    })),
  },
};
