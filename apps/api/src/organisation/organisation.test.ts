import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { lockCompany } from './organisation.queries.ts';

const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

const waiting = async () =>
  (
    await database.one<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).n;

type Place = { otherId: string; contactId: string; invitedId: string; closedId: string };
const newcomer = { firstName: 'A', lastName: 'B', job: null, divisionIds: [] };
/** A call that would change something, of every write that manages people or roles. */
const calls: Record<string, (place: Place) => object> = {
  'POST /api/contacts': ({ otherId }) => ({ body: { ...newcomer, email: `${otherId}@b.test`, roleId: otherId } }),
  'PUT /api/contacts/:id': ({ contactId, otherId }) => ({
    params: { id: contactId },
    body: { job: null, roleId: otherId, divisionIds: [], version: 1 },
  }),
  'POST /api/contacts/:id/resend': ({ invitedId }) => ({ params: { id: invitedId } }),
  'POST /api/contacts/:id/disable': ({ contactId }) => ({ params: { id: contactId } }),
  'POST /api/contacts/:id/activate': ({ closedId }) => ({ params: { id: closedId } }),
  'DELETE /api/contacts/:id': ({ contactId }) => ({ params: { id: contactId } }),
  'POST /api/company/roles': () => ({ body: { label: 'Neuf' } }),
  'PUT /api/company/roles': ({ otherId }) => ({ body: { roles: [{ id: otherId, version: 1, permissions: [] }] } }),
  'PUT /api/company/roles/:id': ({ otherId }) => ({ params: { id: otherId }, body: { label: 'Autre', version: 1 } }),
  'POST /api/company/roles/:id/:action': ({ otherId }) => ({ params: { id: otherId, action: 'disable' } }),
  'DELETE /api/company/roles/:id': ({ otherId }) => ({ params: { id: otherId } }),
};
const managing = ['contacts.manage', 'roles.manage'];
const isManaging = (permission: string | undefined) => permission !== undefined && managing.includes(permission);
const acts = world.endpoints
  .filter(({ method, permission, by = [] }) => method !== 'GET' && [permission, ...by.map((rule) => rule.permission)].some(isManaging))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('every write that manages people or roles has a call here', () => {
  expect(acts.map(([address]) => address).sort()).toEqual(Object.keys(calls).sort());
});

const losses: Record<string, (person: Person, roleId: string) => ReturnType<typeof sql>> = {
  'the permission': (_, roleId) => sql`update company_roles set permissions = '{}' where id = ${roleId}`,
  'the role': ({ id }) => sql`update users set role_id = null where id = ${id}`,
  'the account': ({ id }) => sql`update users set state = 'deactivated' where id = ${id}`,
};

async function asking(address: string) {
  const { companyId } = await makeCompany(database);
  const [roleId, otherId] = [await makeRole(database, companyId, managing), await makeRole(database, companyId, [])];
  const person = await makePerson(database, { type: 'Company', at: { companyId, roleId } });
  const { id: contactId } = await makePerson(database, { type: 'Company', at: { companyId } });
  const { id: invitedId } = await makePerson(database, { type: 'Company', at: { companyId }, state: 'none' });
  const ownId = await makeRole(database, companyId, []);
  const closed = { type: 'Company', at: { companyId, roleId: ownId }, state: 'deactivated', closedBy: person.id } as const;
  const { id: closedId } = await makePerson(database, closed);
  return { companyId, roleId, person, call: calls[address]?.({ otherId, contactId, invitedId, closedId }) as never };
}

const cases = acts.flatMap(([address, endpoint]) => Object.keys(losses).map((loss) => [address, loss, endpoint] as const));
test.each(cases)('who asks for %s and loses %s while waiting for their turn is refused', async (address, lost, endpoint) => {
  const { companyId, roleId, person, call } = await asking(address);
  const as = world.as(person);
  const answer = await database.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const asked = as(endpoint, call);
    // The request has passed its checks with the rights of before, and waits.
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await tx.many(losses[lost]?.(person, roleId) ?? sql``);
    return { asked };
  });
  const { status, error } = await answer.asked;
  expect([status, error]).toEqual([403, { code: 'access.refused' }]);
});

test.each(acts)('who asks for %s and loses nothing is served', async (address, endpoint) => {
  const { person, call } = await asking(address);
  const { status, error } = await world.as(person)(endpoint, call);
  expect(status, JSON.stringify(error)).toBeLessThan(300);
});
