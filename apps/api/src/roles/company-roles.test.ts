import { randomUUIDv7 } from 'node:crypto';
import { companyPermissions } from '@jalon/domain/core/permission';
import { historyApi } from '@jalon/domain/history/history-api';
import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

const { api } = roles;
let world: World;
let admin: ReturnType<World['as']>;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
  ({ companyId } = await makeCompany(world.database));
});
afterAll(() => world.close());

const list = async (company = companyId) => (await admin(api.list, { query: { company, size: -1 } })).body;
const create = (label: string, permissions: readonly (typeof companyPermissions)[number][] = []) =>
  admin(api.create, { body: { companyId, label, permissions: [...permissions] } });

test('an administrator reads the roles of a company, with its name and the number of people', async () => {
  const { rows, actions } = await list();
  expect(rows.map(({ label, users, company, ...role }) => [label, users, company, role.actions])).toEqual([
    ['Owner', 0, { id: companyId, name: `Company ${companyId}` }, ['update']],
  ]);
  expect(actions).toEqual(['create']);
  const file = await admin(api.export, { params: { format: 'csv' }, query: { company: companyId } });
  expect(file.raw.toString()).toContain('"Nom du rôle";"Personnes";"État";"Droits"\r\n"Owner";"0";"Actif";"Voir les besoins, ');
});

test('an administrator says whose roles are listed, written to a file or added', async () => {
  const unsaid = [await admin(api.list, {}), await admin(api.export, { params: { format: 'csv' }, query: { state: 'active' } })];
  for (const { status, error } of unsaid)
    expect([status, error]).toEqual([422, { code: 'request.invalid', fields: { company: 'validation.required' } }]);
  const { status, error } = await admin(api.create, { body: { label: 'x' } });
  expect([status, error]).toEqual([422, { code: 'request.invalid', fields: { companyId: 'validation.required' } }]);
});

test('an administrator gives any permission, and the history says who it was', async () => {
  const { status, body: role } = await create('Acheteur', ['contacts.view']);
  expect([status, role.actions]).toEqual([201, ['update', 'grant', 'disable', 'delete']]);
  const changed = [{ id: role.id, version: 1, permissions: [...companyPermissions] }];
  expect((await admin(api.save, { body: { roles: changed } })).status).toBe(200);
  const [event] = (await admin(historyApi.recent, { query: { size: 10 } })).body.rows;
  expect(event).toMatchObject({ kind: 'role.grant', label: 'Acheteur', by: { id: world.people.admin.id } });
  const [told] = (await admin(api.history, { params: { id: role.id }, query: {} })).body.rows;
  expect(told).toEqual(event);
  // What the administrator changed is what the company's own people find.
  const owner = world.as(await makePerson(world.database, { type: 'Company', at: { companyId } }));
  expect((await owner(api.read, { params: { id: role.id } })).body.permissions).toHaveLength(companyPermissions.length);
});

test('a role is renamed, disabled and activated; its name stays its own', async () => {
  const { body: role } = await create('Une');
  await create('Autre');
  const params = { id: role.id };
  expect((await admin(api.update, { params, body: { label: 'AUTRE', version: 1 } })).error.code).toBe('role.labelTaken');
  expect((await admin(api.update, { params, body: { label: 'Deux', version: 1 } })).body).toMatchObject({ label: 'Deux' });
  expect((await admin(api.disable, { params })).body.state).toBe('disabled');
  expect((await admin(api.disable, { params })).error).toEqual({ code: 'workflow.wrongState', state: 'disabled' });
  expect((await admin(api.activate, { params })).body.state).toBe('active');
});

test('a role that somebody has stays, and so does the owners’', async () => {
  const id = await makeRole(world.database, companyId, []);
  await makePerson(world.database, { type: 'Company', at: { companyId, roleId: id } });
  const refused = await admin(api.delete, { params: { id } });
  expect([refused.status, refused.error]).toEqual([409, { code: 'role.hasUsers', users: 1 }]);
  const { id: owners = '', version = 1 } = (await list()).rows.find(({ isOwner }) => isOwner) ?? {};
  const params = { id: owners };
  const answers = [
    await admin(api.delete, { params }),
    await admin(api.disable, { params }),
    await admin(api.grant, { params, body: { permissions: [] } }),
    await admin(api.save, { body: { roles: [{ id: owners, version, permissions: [] }] } }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(answers.map(() => [403, 'access.refused']));
  expect((await admin(api.update, { params, body: { label: 'Direction', version } })).status).toBe(200);
  const free = await makeRole(world.database, companyId, []);
  expect((await admin(api.delete, { params: { id: free } })).status).toBe(200);
});

test('a company that is not there has no roles, and those of two companies are not saved together', async () => {
  const nowhere = randomUUIDv7();
  expect((await list(nowhere)).rows).toEqual([]);
  expect((await admin(api.create, { body: { companyId: nowhere, label: 'x' } })).error.code).toBe('record.missing');
  const { companyId: other } = await makeCompany(world.database);
  const ids = [await makeRole(world.database, companyId, []), await makeRole(world.database, other, [])];
  const changed = ids.map((id) => ({ id, version: 1, permissions: ['contacts.view' as const] }));
  const { status, error } = await admin(api.save, { body: { roles: changed } });
  expect([status, error.code]).toEqual([404, 'record.missing']);
  expect((await list()).rows.find(({ id }) => id === ids[0])?.permissions).toEqual([]);
});
