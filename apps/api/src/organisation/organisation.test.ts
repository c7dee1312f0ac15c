import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { countWaiting } from '../../test/locks.ts';
import { sql } from '../db/sql.ts';
import { lockCompany } from './organisation.queries.ts';

const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

const waiting = () => countWaiting(database);

type Place = { otherId: string; disabledId: string; contactId: string; invitedId: string; closedId: string };
const newcomer = { firstName: 'A', lastName: 'B', job: null, divisionIds: [] };
/** A call that would change something, of every write that manages people or roles. */
const calls: Record<string, (place: Place) => object> = {
  'POST /api/contacts': ({ otherId }) => ({ body: { ...newcomer, email: `${otherId}@b.test`, roleId: otherId } }),
  'PUT /api/contacts/:id': ({ contactId, otherId }) => ({
    params: { id: contactId },
    body: { job: null, roleId: otherId, divisionIds: [], version: 1 },
  }),
  'POST /api/roles': () => ({ body: { label: 'Neuf' } }),
  'PUT /api/roles': ({ otherId }) => ({ body: { roles: [{ id: otherId, version: 1, permissions: [] }] } }),
  'PUT /api/roles/:id': ({ otherId }) => ({ params: { id: otherId }, body: { label: 'Autre', version: 1 } }),
  'POST /api/roles/:id/grant': ({ otherId }) => ({ params: { id: otherId }, body: { permissions: ['roles.manage'] } }),
  'POST /api/roles/:id/disable': ({ otherId }) => ({ params: { id: otherId } }),
  'POST /api/roles/:id/activate': ({ disabledId }) => ({ params: { id: disabledId } }),
  'DELETE /api/roles/:id': ({ otherId }) => ({ params: { id: otherId } }),
  'POST /api/contacts/:id/resend': ({ invitedId }) => ({ params: { id: invitedId } }),
  'POST /api/contacts/:id/disable': ({ contactId }) => ({ params: { id: contactId } }),
  'POST /api/contacts/:id/activate': ({ closedId }) => ({ params: { id: closedId } }),
  'DELETE /api/contacts/:id': ({ contactId }) => ({ params: { id: contactId } }),
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
  const disabledId = await makeRole(database, companyId, []);
  await database.many(sql`update company_roles set is_active = false where id = ${disabledId}`);
  const person = await makePerson(database, { type: 'Company', at: { companyId, roleId } });
  const { id: contactId } = await makePerson(database, { type: 'Company', at: { companyId } });
  const { id: invitedId } = await makePerson(database, { type: 'Company', at: { companyId }, state: 'none' });
  const ownId = await makeRole(database, companyId, []);
  const closed = { type: 'Company', at: { companyId, roleId: ownId }, state: 'deactivated', closedBy: person.id } as const;
  const { id: closedId } = await makePerson(database, closed);
  return { companyId, roleId, person, call: calls[address]?.({ otherId, disabledId, contactId, invitedId, closedId }) as never };
}

/** What a request is answered that has passed its checks, waits for its turn, and is overtaken by a change. */
async function overtaken<Answer>(companyId: string, ask: () => Promise<Answer>, change: ReturnType<typeof sql>): Promise<Answer> {
  const { asked } = await database.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const begun = ask();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await tx.many(change);
    return { asked: begun };
  });
  return asked;
}

const cases = acts.flatMap(([address, endpoint]) => Object.keys(losses).map((loss) => [address, loss, endpoint] as const));
test.each(cases)('who asks for %s and loses %s while waiting for their turn is refused', async (address, lost, endpoint) => {
  const { companyId, roleId, person, call } = await asking(address);
  const as = world.as(person);
  const { status, error } = await overtaken(companyId, () => as(endpoint, call), losses[lost]?.(person, roleId) ?? sql``);
  expect([status, error]).toEqual([403, { code: 'access.refused' }]);
});

/** What is asked by somebody who keeps `roles.manage` and loses the rest while they wait: `access.refused` where it is no longer offered. */
const strong = { permissions: ['company.edit' as const] };
const given: Record<string, { refused: string; ask: (as: ReturnType<typeof world.as>, id: string) => Promise<{ error: unknown }> }> = {
  create: { refused: 'role.beyondOwn', ask: (as) => as(roles.api.create, { body: { label: 'Fort', ...strong } }) },
  grant: { refused: 'role.beyondOwn', ask: (as, id) => as(roles.api.grant, { params: { id }, body: strong }) },
  save: { refused: 'role.beyondOwn', ask: (as, id) => as(roles.api.save, { body: { roles: [{ id, version: 1, ...strong }] } }) },
  activate: { refused: 'access.refused', ask: (as, id) => as(roles.api.activate, { params: { id } }) },
};
test.each(Object.entries(given))('what somebody loses while waiting is not theirs to give: %s', async (act, { refused, ask }) => {
  const { companyId } = await makeCompany(database);
  const own = await makeRole(database, companyId, ['roles.manage', ...strong.permissions]);
  const as = world.as(await makePerson(database, { type: 'Company', at: { companyId, roleId: own } }));
  const other = await makeRole(database, companyId, act === 'activate' ? strong.permissions : []);
  if (act === 'activate') await database.many(sql`update company_roles set is_active = false where id = ${other}`);
  const { error } = await overtaken(
    companyId,
    () => ask(as, other),
    sql`update company_roles set permissions = '{roles.manage}' where id = ${own}`,
  );
  expect(error).toEqual({ code: refused });
});

test('who is no owner any more once their turn comes does not rename the owners’ role', async () => {
  const { companyId, roleId } = await makeCompany(database);
  const owner = await makePerson(database, { type: 'Company', at: { companyId, roleId } });
  const other = await makeRole(database, companyId, managing);
  const rename = () => world.as(owner)(roles.api.update, { params: { id: roleId }, body: { label: 'À moi', version: 1 } });
  const { error } = await overtaken(companyId, rename, sql`update users set role_id = ${other} where id = ${owner.id}`);
  expect(error).toEqual({ code: 'access.refused' });
});

test.each(acts)('who asks for %s and loses nothing is served', async (address, endpoint) => {
  const { person, call } = await asking(address);
  const { status, error } = await world.as(person)(endpoint, call);
  expect(status, JSON.stringify(error)).toBeLessThan(300);
});
