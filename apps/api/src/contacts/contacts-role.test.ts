import { contacts } from '@jalon/domain/contacts/contact-api';
import { companyPermissions } from '@jalon/domain/core/permission';
import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

const { companyId, roleId: ownerRole } = await makeCompany(database);
const owner = await makePerson(database, { type: 'Company', at: { companyId, roleId: ownerRole } });
const body = { firstName: 'A', lastName: 'B', job: null, roleId: ownerRole };
const ownersNow = () =>
  database.many(sql`select u.id from users u join company_roles r on r.id = u.role_id where r.is_owner and u.company_id = ${companyId}`);

test.each([
  ['every permission', companyPermissions],
  ['those of contacts', ['contacts.view', 'contacts.manage']],
])('who is no owner and has %s gives the owners’ role to nobody: not to themselves, a colleague or a newcomer', async (_, permissions) => {
  const at = { companyId, roleId: await makeRole(database, companyId, permissions) };
  const [manager, colleague] = [await makePerson(database, { type: 'Company', at }), await makePerson(database, { type: 'Company', at })];
  const as = world.as(manager);
  const change = { body: { job: null, roleId: ownerRole, version: 1 } };
  const answers = [
    await as(contacts.api.update, { params: { id: manager.id }, ...change }),
    await as(contacts.api.update, { params: { id: colleague.id }, ...change }),
    await as(contacts.api.create, { body: { ...body, email: 'accomplice@client.test' } }),
  ];
  expect(answers.map(({ status, error }) => [status, error])).toEqual(answers.map(() => [403, { code: 'organisation.ownersOnly' }]));
  expect(await ownersNow()).toEqual([{ id: owner.id }]);
  const { rows } = (await as(roles.api.list, {})).body;
  expect(rows.find(({ id }) => id === ownerRole)?.isGivable).toBe(false);
});

test('owners give it', async () => {
  const { rows } = (await world.as(owner)(roles.api.list, {})).body;
  expect(rows.find(({ id }) => id === ownerRole)?.isGivable).toBe(true);
  expect((await world.as(owner)(contacts.api.create, { body: { ...body, email: 'partner@client.test' } })).status).toBe(201);
  expect(await ownersNow()).toHaveLength(2);
});

test('nobody gives a role that can do more; whoever has more already keeps it when something else is changed', async () => {
  const [weak, strong] = [
    await makeRole(database, companyId, ['contacts.view', 'contacts.manage']),
    await makeRole(database, companyId, ['roles.manage']),
  ];
  const member = (roleId: string) => makePerson(database, { type: 'Company', at: { companyId, roleId } });
  const [manager, colleague, stronger] = [await member(weak), await member(weak), await member(strong)];
  const as = world.as(manager);
  const refused = { code: 'role.beyondOwn' };
  const change = { job: null, roleId: strong, version: 1 };
  expect((await as(contacts.api.update, { params: { id: colleague.id }, body: change })).error).toEqual(refused);
  expect((await as(contacts.api.create, { body: { ...body, roleId: strong, email: 'stronger@client.test' } })).error).toEqual(refused);
  const kept = { job: 'Associée', roleId: strong, version: 1 };
  expect((await as(contacts.api.update, { params: { id: stronger.id }, body: kept })).status).toBe(200);
});
