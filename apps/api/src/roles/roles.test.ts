import { companyApi } from '@jalon/domain/companies/company-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { companyPermissions } from '@jalon/domain/core/permission';
import { historyApi } from '@jalon/domain/history/history-api';
import type { Role } from '@jalon/domain/roles/role';
import { roles } from '@jalon/domain/roles/role-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

const { api } = roles;
let world: World;
let owner: ReturnType<World['as']>;
let stranger: ReturnType<World['as']>;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  owner = world.as('company');
  stranger = world.as(await makePerson(world.database, { type: 'Company' }));
  companyId = (await owner(companyApi.read, {})).body.id;
});
afterAll(() => world.close());

let made = 0;
const create = async (fields: { label?: string; permissions?: Role['permissions'] } = {}) =>
  (await owner(api.create, { body: { label: `Rôle ${++made}`, ...fields } })).body;
const rolesOf = async (as = owner) => (await as(api.list, { query: { size: -1 } })).body.rows;
const save = (changes: { id: string; version: number; permissions: Role['permissions'] }[], as = owner) =>
  as(api.save, { body: { roles: changes } });
const rename = (id: string, label: string, version = 1, as = owner) => as(api.update, { params: { id }, body: { label, version } });
const act = (id: string, action: 'disable' | 'activate', as = owner) => as(api[action], { params: { id } });
const inRole = (roleId: string) => makePerson(world.database, { type: 'Company', at: { companyId, roleId } });
const lastEvent = async () => (await owner(historyApi.recent, { query: { size: 10 } })).body.rows[0];

describe('a role', () => {
  test('is created empty or with the permissions of another, and leaves a trace', async () => {
    const role = await create({ label: 'Acheteur', permissions: ['opportunities.view'] });
    expect(role).toMatchObject({
      label: 'Acheteur',
      isOwner: false,
      state: 'active',
      users: 0,
      version: 1,
      permissions: ['opportunities.view'],
    });
    expect(role.actions).toEqual(['update', 'grant', 'disable', 'delete']);
    expect(await lastEvent()).toMatchObject({
      kind: 'role.create',
      label: 'Acheteur',
      after: { label: 'Acheteur', permissions: ['opportunities.view'] },
    });
  });

  test('has a name of its own in the company, whatever the case, and another company may have the same', async () => {
    await create({ label: 'Unique' });
    const { status, error } = await owner(api.create, { body: { label: ' UNIQUE ' } });
    expect([status, error]).toEqual([409, { code: 'role.labelTaken', fields: { label: 'validation.roleTaken' } }]);
    const other = await create();
    expect((await rename(other.id, 'unique')).error).toEqual({ code: 'role.labelTaken', fields: { label: 'validation.roleTaken' } });
    expect((await stranger(api.create, { body: { label: 'Unique' } })).status).toBe(201);
    expect((await owner(api.create, { body: { label: 'x'.repeat(51) } })).error.fields).toEqual({
      label: 'validation.maxLength|max=50',
    });
  });

  test('is renamed, by whoever saw its latest name', async () => {
    const { id, label } = await create();
    expect((await rename(id, 'Nouveau nom')).body).toMatchObject({ label: 'Nouveau nom', version: 2 });
    expect(await lastEvent()).toMatchObject({ kind: 'role.update', before: { label }, after: { label: 'Nouveau nom' } });
    expect((await rename(id, 'Trop tard')).error).toMatchObject({
      code: 'record.changed',
      current: { label: 'Nouveau nom' },
      by: 'Test Company',
    });
  });

  test('disabled, takes every right from those who have it, until it is activated', async () => {
    const { id } = await create({ permissions: ['contacts.view'] });
    const person = await inRole(id);
    expect((await act(id, 'disable')).body).toMatchObject({ state: 'disabled', users: 1 });
    expect((await world.as(person)(sessionApi.user, {})).body.permissions).toEqual([]);
    expect((await act(id, 'disable')).error).toEqual({ code: 'workflow.wrongState', state: 'disabled' });
    expect((await act(id, 'activate')).body.state).toBe('active');
    expect(await lastEvent()).toMatchObject({ kind: 'role.activate', before: { state: 'disabled' }, after: { state: 'active' } });
    expect((await world.as(person)(sessionApi.user, {})).body.permissions).toEqual(['contacts.view']);
  });

  test('is removed once nobody has it', async () => {
    const { id } = await create();
    const person = await inRole(id);
    const { status, error } = await owner(api.delete, { params: { id } });
    expect([status, error]).toEqual([409, { code: 'role.hasUsers', users: 1 }]);
    await owner(contacts.api.delete, { params: { id: person.id } });
    expect((await owner(api.delete, { params: { id } })).status).toBe(200);
    expect((await rolesOf()).map((role) => role.id)).not.toContain(id);
  });

  test('of another company is not there', async () => {
    const { id } = await create();
    const answers = [
      await stranger(api.update, { params: { id }, body: { label: 'x', version: 1 } }),
      await stranger(api.disable, { params: { id } }),
      await stranger(api.delete, { params: { id } }),
      await save([{ id, version: 1, permissions: [] }], stranger),
    ];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(answers.map(() => [404, 'record.missing']));
    expect((await rolesOf(stranger)).map((role) => role.id)).not.toContain(id);
  });
});

describe('the matrix', () => {
  test('is saved for several roles at once, and the history tells each right that was given or taken', async () => {
    const [one, two] = [await create({ permissions: ['contacts.view'] }), await create()];
    const { status, body } = await save([
      { id: one.id, version: 1, permissions: ['projects.view'] },
      { id: two.id, version: 1, permissions: ['company.edit', 'contacts.view'] },
    ]);
    expect(status).toBe(200);
    expect(body.rows.find(({ id }) => id === one.id)).toMatchObject({ permissions: ['projects.view'], version: 2 });
    const [second, first] = (await owner(historyApi.recent, { query: { size: 10 } })).body.rows;
    expect(first).toMatchObject({ kind: 'role.grant', label: one.label });
    expect([first?.before?.permissions, first?.after?.permissions]).toEqual([['contacts.view'], ['projects.view']]);
    expect([second?.before?.permissions, second?.after?.permissions]).toEqual([[], ['contacts.view', 'company.edit']]);
  });

  test('is all or nothing: one column changed by somebody else keeps the others', async () => {
    const [one, two] = [await create(), await create()];
    await save([{ id: two.id, version: 1, permissions: ['projects.view'] }]);
    const { error } = await save([
      { id: one.id, version: 1, permissions: ['contacts.view'] },
      { id: two.id, version: 1, permissions: ['contacts.view'] },
    ]);
    expect(error).toMatchObject({ code: 'record.changed', current: { id: two.id, permissions: ['projects.view'] } });
    expect((await rolesOf()).find(({ id }) => id === one.id)).toMatchObject({ permissions: [], version: 1 });
  });

  test('names each role once', async () => {
    const { id } = await create();
    const change = { id, version: 1, permissions: [] };
    expect((await save([change, change])).error.fields).toEqual({ roles: 'validation.invalid' });
  });

  test('leaves the owners’ role alone', async () => {
    const [owners] = await rolesOf();
    expect(owners).toMatchObject({ isOwner: true, permissions: [...companyPermissions], actions: ['update'] });
    const { id = '', version = 1 } = owners ?? {};
    const refused = { code: 'access.refused' };
    expect((await save([{ id, version, permissions: ['contacts.view'] }])).error).toEqual(refused);
    expect((await act(id, 'disable')).error).toEqual(refused);
    expect((await owner(api.delete, { params: { id } })).error).toEqual(refused);
  });

  test('gives nothing that the one who saves does not hold', async () => {
    const mine = await makeRole(world.database, companyId, ['roles.manage', 'contacts.view']);
    const limited = world.as(await inRole(mine));
    const { id } = await create({ permissions: ['company.edit'] });
    const refused = { code: 'role.beyondOwn' };
    expect((await save([{ id: mine, version: 1, permissions: ['roles.manage', 'contacts.manage'] }], limited)).error).toEqual(refused);
    expect((await limited(api.create, { body: { label: 'Fort', permissions: ['company.edit'] } })).error).toEqual(refused);
    // What is there already may stay, and may be taken.
    expect((await save([{ id, version: 1, permissions: ['company.edit', 'contacts.view'] }], limited)).status).toBe(200);
    await act(id, 'disable');
    expect((await act(id, 'activate', limited)).error).toEqual({ code: 'access.refused' });
    expect((await save([{ id, version: 3, permissions: [] }], limited)).status).toBe(200);
  });

  test('may take from the one who saves the right to save, whatever else is saved with it', async () => {
    const mine = await makeRole(world.database, companyId, ['roles.manage', 'contacts.view']);
    const { id } = await create();
    const leaving = world.as(await inRole(mine));
    const saved = await save(
      [
        { id: mine, version: 1, permissions: [] },
        { id, version: 1, permissions: ['contacts.view'] },
      ],
      leaving,
    );
    expect(saved.body.rows.map(({ permissions }) => permissions)).toEqual([[], ['contacts.view']]);
    expect((await save([{ id, version: 2, permissions: [] }], leaving)).status).toBe(403);
  });
});

describe('the owners’ role', () => {
  test('is renamed by owners only, and whoever else holds every right is not offered it', async () => {
    const every = await makeRole(world.database, companyId, companyPermissions);
    const limited = await makeRole(world.database, companyId, ['roles.manage']);
    const [{ id = '', version = 1 } = {}] = await rolesOf();
    for (const roleId of [every, limited]) {
      const other = world.as(await inRole(roleId));
      expect((await other(api.read, { params: { id } })).body.actions).toEqual([]);
      expect((await rename(id, 'À nous', version, other)).error).toEqual({ code: 'access.refused' });
    }
    expect((await rename(id, 'Direction', version)).body).toMatchObject({ label: 'Direction', isOwner: true });
  });
});

test('nobody adds a role to another company, and one’s own may be named', async () => {
  const { companyId: other } = await makeCompany(world.database);
  const { status, error } = await owner(api.create, { body: { label: 'Ailleurs', companyId: other } });
  expect([status, error.code]).toEqual([404, 'record.missing']);
  expect((await owner(api.create, { body: { label: 'Ici', companyId } })).body.company.id).toBe(companyId);
  expect((await owner(api.list, { query: { company: other } })).body.rows).toEqual([]);
});
