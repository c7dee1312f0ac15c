import { randomUUIDv7 } from 'node:crypto';
import { companyPermissions } from '@jalon/domain/core/permission';
import { historyApi } from '@jalon/domain/history/history-api';
import { companyRoleApi } from '@jalon/domain/roles/company-role-api';
import { roleApi } from '@jalon/domain/roles/role-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
let admin: ReturnType<World['as']>;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
  ({ companyId } = await makeCompany(world.database));
});
afterAll(() => world.close());

const list = async (id = companyId) => (await admin(companyRoleApi.list, { params: { companyId: id } })).body;
const create = (label: string, permissions: readonly (typeof companyPermissions)[number][] = []) =>
  admin(companyRoleApi.create, { params: { companyId }, body: { label, permissions: [...permissions] } });

test('an administrator reads the roles of a company, with its name and the number of people', async () => {
  const { company, roles } = await list();
  expect(company).toEqual({ id: companyId, name: `Company ${companyId}` });
  expect(roles.map(({ label, users, actions }) => [label, users, actions])).toEqual([['Owner', 0, ['rename', 'duplicate']]]);
});

test('an administrator gives any permission, and the history says who it was', async () => {
  const { status, body: role } = await create('Acheteur', ['contacts.view']);
  expect([status, role.actions]).toEqual([201, ['rename', 'grant', 'duplicate', 'disable', 'delete']]);
  const roles = [{ id: role.id, version: 1, permissions: [...companyPermissions] }];
  expect((await admin(companyRoleApi.permissions, { params: { companyId }, body: { roles } })).status).toBe(200);
  const [event] = (await admin(historyApi.recent, { query: { size: 10 } })).body.rows;
  expect(event).toMatchObject({ kind: 'role.permissions', label: 'Acheteur', by: { id: world.people.admin.id } });
  // What the administrator changed is what the company's own people find.
  const owner = world.as(await makePerson(world.database, { type: 'Company', at: { companyId } }));
  const own = (await owner(roleApi.list, {})).body;
  expect(own.roles.find(({ id }) => id === role.id)?.permissions).toHaveLength(companyPermissions.length);
  expect(Object.keys(own)).toEqual(['roles']);
});

test('a role is renamed, disabled and activated; its name stays its own', async () => {
  const { body: role } = await create('Une');
  await create('Autre');
  const params = { companyId, id: role.id };
  expect((await admin(companyRoleApi.rename, { params, body: { label: 'AUTRE', version: 1 } })).error.code).toBe('role.labelTaken');
  expect((await admin(companyRoleApi.rename, { params, body: { label: 'Deux', version: 1 } })).body).toMatchObject({ label: 'Deux' });
  expect((await admin(companyRoleApi.act, { params: { ...params, action: 'disable' } })).body.state).toBe('disabled');
  expect((await admin(companyRoleApi.act, { params: { ...params, action: 'disable' } })).error).toEqual({
    code: 'workflow.wrongState',
    state: 'disabled',
  });
  expect((await admin(companyRoleApi.act, { params: { ...params, action: 'activate' } })).body.state).toBe('active');
});

test('a role that somebody has stays, and so does the owners’', async () => {
  const id = await makeRole(world.database, companyId, []);
  await makePerson(world.database, { type: 'Company', at: { companyId, roleId: id } });
  const refused = await admin(companyRoleApi.delete, { params: { companyId, id } });
  expect([refused.status, refused.error]).toEqual([409, { code: 'role.hasUsers', users: 1 }]);
  const owners = (await list()).roles.find(({ isOwner }) => isOwner);
  const params = { companyId, id: owners?.id ?? '' };
  expect((await admin(companyRoleApi.delete, { params })).error.code).toBe('organisation.ownerRole');
  expect((await admin(companyRoleApi.act, { params: { ...params, action: 'disable' } })).error.code).toBe('organisation.ownerRole');
  const roles = [{ id: params.id, version: owners?.version ?? 1, permissions: [] }];
  expect((await admin(companyRoleApi.permissions, { params: { companyId }, body: { roles } })).error.code).toBe('organisation.ownerRole');
  const free = await makeRole(world.database, companyId, []);
  expect((await admin(companyRoleApi.delete, { params: { companyId, id: free } })).status).toBe(200);
});

test('a company that is not there has no roles, and the role of one is not another’s', async () => {
  const nowhere = { companyId: randomUUIDv7() };
  const { companyId: other } = await makeCompany(world.database);
  const id = await makeRole(world.database, companyId, []);
  const answers = [
    await admin(companyRoleApi.list, { params: nowhere }),
    await admin(companyRoleApi.create, { params: nowhere, body: { label: 'x' } }),
    await admin(companyRoleApi.permissions, { params: nowhere, body: { roles: [{ id, version: 1, permissions: [] }] } }),
    await admin(companyRoleApi.rename, { params: { companyId: other, id }, body: { label: 'x', version: 1 } }),
    await admin(companyRoleApi.act, { params: { companyId: other, id, action: 'disable' } }),
    await admin(companyRoleApi.delete, { params: { companyId: other, id } }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(answers.map(() => [404, 'record.missing']));
});
