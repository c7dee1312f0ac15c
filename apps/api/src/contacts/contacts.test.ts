import { randomUUIDv7 } from 'node:crypto';
import { accountApi } from '@jalon/domain/accounts/account-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { companyPermissions } from '@jalon/domain/core/permission';
import { divisions } from '@jalon/domain/divisions/division-api';
import { roles } from '@jalon/domain/roles/role-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson, makeRole, type Person } from '../../test/factories.ts';
import type { World } from '../../test/harness.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

let owner: ReturnType<World['as']>;
let companyId: string;
let ownerRole: string;
let reader: string;
const { world, mail, close } = await openMailWorld();
afterAll(close);
beforeAll(async () => {
  owner = world.as('company');
  const found = await world.database.one<{ companyId: string; roleId: string }>(sql`
    select company_id as "companyId", role_id as "roleId" from users where id = ${world.people.company.id}`);
  [companyId, ownerRole] = [found.companyId, found.roleId];
  reader = await makeRole(world.database, companyId, ['contacts.view']);
});

let made = 0;
const invite = (fields: object = {}) =>
  owner(contacts.api.create, {
    body: { firstName: 'Ada', lastName: `Nom ${++made}`, email: `ada${made}@client.test`, job: 'Achats', roleId: reader, ...fields },
  });
const colleague = (roleId = reader, more: object = {}) =>
  makePerson(world.database, { type: 'Company', at: { companyId, roleId }, ...more });
const read = async (id: string) => (await owner(contacts.api.read, { params: { id } })).body;
const update = async (id: string, fields: object, as = owner) => {
  const { job, role, version } = await read(id);
  return as(contacts.api.update, { params: { id }, body: { job, roleId: role?.id ?? reader, version, ...fields } });
};
const act = (id: string, action: 'disable' | 'activate', as = owner) => as(contacts.api[action], { params: { id }, body: {} });
const remove = (id: string, as = owner) => as(contacts.api.delete, { params: { id } });
const historyOf = async (id: string) => (await owner(contacts.api.history, { params: { id }, query: {} })).body.rows;
const withOnly = async (permissions: string[]) => world.as(await colleague(await makeRole(world.database, companyId, permissions)));
const newSession = async (id: string) =>
  (await openSession(world.database, id, { userAgent: '', address: '::1', isRemembered: false })).token;

describe('an invitation', () => {
  test('reaches the person, who takes it up and may do what the role says', async () => {
    const division = (await owner(divisions.api.create, { body: { name: 'Lyon' } })).body;
    const { status, body } = await invite({ email: 'Grace@Client.test', divisionIds: [division.id] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ email: 'grace@client.test', state: 'none', signedInAt: null, isSelf: false },
      role: { id: reader },
      divisions: [{ name: 'Lyon' }],
      actions: ['update', 'resend', 'delete'],
    });
    await world.work();
    const token = linkIn(mail.to('grace@client.test').at(-1) ?? { text: '' }).searchParams.get('token') ?? '';
    const enabled = await world.as('visitor')(accountApi.enable, { body: { token, password: 'Chemin!42vert', terms: true } });
    expect(enabled.body).toMatchObject({ permissions: ['contacts.view'], company: { id: companyId } });
    expect(await read(body.id)).toMatchObject({
      state: 'active',
      signedInAt: expect.any(String),
      actions: ['update', 'disable', 'delete'],
    });
    expect((await historyOf(body.id)).map(({ kind }) => kind)).toEqual(['account.enable', 'contact.create']);
    expect((await historyOf(body.id))[1]?.after).toMatchObject({ email: 'grace@client.test', divisions: 'Lyon' });
  });

  test('is sent again, as long as nobody has taken it up', async () => {
    const { body } = await invite();
    expect((await owner(contacts.api.resend, { params: { id: body.id }, body: {} })).status).toBe(200);
    await world.work();
    expect(mail.to(body.email)).toHaveLength(2);
    const { status, error } = await owner(contacts.api.resend, { params: { id: (await colleague()).id }, body: {} });
    expect([status, error]).toEqual([409, { code: 'workflow.wrongState', state: 'active' }]);
  });

  test('names a colleague, and says the same of whoever else has the address', async () => {
    const known = await invite({ email: (await invite()).body.email });
    expect([known.status, known.error]).toEqual([409, { code: 'contact.known', fields: { email: 'validation.contactKnown' } }]);
    const stranger = await makePerson(world.database, { type: 'Company' });
    for (const email of [stranger.email, world.people.freelance.email, world.people.admin.email]) {
      const { status, error } = await invite({ email });
      expect([status, error]).toEqual([409, { code: 'contact.emailTaken', fields: { email: 'validation.notInvitable' } }]);
    }
  });

  test('gives no role and no division that is not there, disabled, or another company’s', async () => {
    const stranger = world.as(await makePerson(world.database, { type: 'Company' }));
    const theirRole = (await stranger(roles.api.create, { body: { label: 'Leur rôle' } })).body.id;
    const theirDivision = (await stranger(divisions.api.create, { body: { name: 'Leur pôle' } })).body.id;
    const disabled = await makeRole(world.database, companyId, []);
    await owner(roles.api.disable, { params: { id: disabled } });
    for (const [fields, told] of [
      [{ roleId: theirRole }, { roleId: 'validation.invalid' }],
      [{ roleId: randomUUIDv7() }, { roleId: 'validation.invalid' }],
      [{ roleId: disabled }, { roleId: 'validation.roleDisabled' }],
      [{ divisionIds: [theirDivision] }, { divisionIds: 'validation.invalid' }],
    ] as const) {
      const { status, error } = await invite(fields);
      expect([status, error.fields]).toEqual([422, told]);
    }
  });

  test('makes one contact of the same key twice', async () => {
    const body = { firstName: 'Ada', lastName: 'Deux', email: 'deux@client.test', job: null, roleId: reader };
    const headers = { 'idempotency-key': 'twice' };
    const answers = [await owner(contacts.api.create, { body, headers }), await owner(contacts.api.create, { body, headers })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  });
});

describe('a contact', () => {
  test('is changed in function, role and divisions, and the history says from what to what', async () => {
    const { id } = await colleague();
    const manager = await makeRole(world.database, companyId, ['projects.view']);
    const division = (await owner(divisions.api.create, { body: { name: 'Nantes' } })).body;
    const { status, body } = await update(id, { job: 'Directrice', roleId: manager, divisionIds: [division.id] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ job: 'Directrice', role: { id: manager }, divisions: [{ name: 'Nantes' }], version: 2 });
    const [line] = await historyOf(id);
    expect(line).toMatchObject({
      kind: 'contact.update',
      before: { job: null, divisions: null },
      after: { job: 'Directrice', divisions: 'Nantes' },
    });
    const changed = Object.entries(line?.after ?? {}).flatMap(([name, value]) => (value === line?.before?.[name] ? [] : [name]));
    expect(changed.sort()).toEqual(['divisions', 'job', 'role']);
    expect((await update(id, { divisionIds: [] })).body.divisions).toEqual([]);
  });

  test('changed by somebody else meanwhile is told, with what is there now', async () => {
    const { id } = await colleague();
    await update(id, { job: 'Une' });
    const { status, error } = await update(id, { job: 'Autre', version: 1 });
    expect([status, error.code]).toEqual([409, 'record.changed']);
    expect(error).toMatchObject({ current: { job: 'Une', version: 2 }, by: 'Test Company' });
  });

  test('is disabled, which ends every session and closes the space, and activated by the company that disabled it', async () => {
    const person = await colleague();
    expect((await act(person.id, 'disable')).body).toMatchObject({ state: 'deactivated', actions: ['update', 'activate', 'delete'] });
    expect((await world.as(person)(contacts.api.list, { query: {} })).error.code).toBe('session.required');
    const { status, error } = await world.as({ ...person, token: await newSession(person.id) })(contacts.api.list, { query: {} });
    expect([status, error.code]).toEqual([403, 'account.inactive']);
    expect((await act(person.id, 'disable')).error).toEqual({ code: 'workflow.wrongState', state: 'deactivated' });
    expect((await act(person.id, 'activate')).body.state).toBe('active');
    expect((await historyOf(person.id))[0]).toMatchObject({
      kind: 'contact.activate',
      before: { state: 'deactivated' },
      after: { state: 'active' },
    });
  });

  test('closed by the operator or by itself is not the company’s to open', async () => {
    for (const closing of [{ closedBy: world.people.admin.id }, { isClosedBySelf: true }, {}]) {
      const { id } = await colleague(reader, { state: 'deactivated', ...closing });
      expect((await read(id)).actions).toEqual('closedBy' in closing ? ['update'] : ['update', 'delete']);
      expect((await act(id, 'activate')).error.code).toBe('access.refused');
    }
  });

  test('who never came is removed, and the address is free again', async () => {
    const { body } = await invite();
    await world.work();
    expect((await remove(body.id)).status).toBe(200);
    expect((await owner(contacts.api.read, { params: { id: body.id } })).status).toBe(404);
    // Nor does anything tell any more who it was.
    const told = sql`select 1 from events where subject_id = ${body.id} and (label is not null or after::text like '%ada%')`;
    expect(await world.database.many(told)).toEqual([]);
    expect(await world.database.many(sql`select 1 from mails where recipient = ${body.email}`)).toEqual([]);
    expect((await invite({ email: body.email })).status).toBe(201);
  });

  test('who has been here is anonymised: no session, no name, no address, and what was done keeps its place', async () => {
    const person = await colleague(await makeRole(world.database, companyId, ['divisions.manage']));
    const division = (await world.as(person)(divisions.api.create, { body: { name: 'Faite par lui' } })).body;
    expect((await remove(person.id)).status).toBe(200);
    expect((await world.as(person)(sessionApi.user, {})).status).toBe(401);
    expect((await owner(contacts.api.read, { params: { id: person.id } })).status).toBe(404);
    const [kept] = await world.database.many<{ email: string; name: string; state: string; roleId: string | null }>(sql`
      select email, first_name || ' ' || last_name as name, state, role_id as "roleId" from users where id = ${person.id}`);
    expect(kept).toEqual({ email: `${person.id}@deleted.invalid`, name: 'Compte supprimé', state: 'deleted', roleId: null });
    const lines = await world.database.many(sql`select 1 from events where actor_id = ${person.id} and subject_id = ${division.id}`);
    expect(lines).toHaveLength(1);
    expect((await invite({ email: person.email })).status).toBe(201);
  });

  test('does neither to itself', async () => {
    const { id } = world.people.company;
    expect((await act(id, 'disable')).error).toEqual({ code: 'contact.isSelf' });
    expect((await remove(id)).error).toEqual({ code: 'contact.isSelf' });
    expect((await read(id)).actions).toEqual(['update']);
  });

  test('of another company is not there, whatever is asked', async () => {
    const stranger = await makePerson(world.database, { type: 'Company' });
    const { id } = stranger;
    const answers = [
      await owner(contacts.api.read, { params: { id } }),
      await owner(contacts.api.history, { params: { id }, query: {} }),
      await owner(contacts.api.update, { params: { id }, body: { job: null, roleId: reader, version: 1 } }),
      await owner(contacts.api.resend, { params: { id }, body: {} }),
      await act(id, 'disable'),
      await remove(id),
    ];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(answers.map(() => [404, 'record.missing']));
    expect((await world.as(stranger)(contacts.api.list, { query: {} })).body.rows.map((row) => row.id)).toEqual([id]);
  });
});

test('whoever belongs to divisions gives those, and no more of the company', async () => {
  const [mine, theirs] = await Promise.all(
    ['Un pôle', 'Un autre'].map(async (name) => (await owner(divisions.api.create, { body: { name } })).body.id),
  );
  const person = await colleague(await makeRole(world.database, companyId, ['contacts.view', 'contacts.manage']));
  await world.database.many(sql`insert into user_divisions (user_id, division_id) values (${person.id}, ${mine})`);
  const bound = world.as(person);
  const refused = { divisionIds: 'validation.divisionsBeyondOwn' };
  expect((await update(person.id, { divisionIds: [] }, bound)).error.fields).toEqual(refused);
  const body = { firstName: 'A', lastName: 'B', email: 'pole@client.test', job: null, roleId: reader };
  expect((await bound(contacts.api.create, { body })).error.fields).toEqual(refused);
  expect((await bound(contacts.api.create, { body: { ...body, divisionIds: [mine ?? '', theirs ?? ''] } })).error.fields).toEqual(refused);
  expect((await bound(contacts.api.create, { body: { ...body, divisionIds: [mine ?? ''] } })).status).toBe(201);
  expect((await update(person.id, { job: 'Achats', divisionIds: [mine] }, bound)).status).toBe(200);
  // An owner is bound to none.
  const boss = await colleague(ownerRole);
  await world.database.many(sql`insert into user_divisions (user_id, division_id) values (${boss.id}, ${mine})`);
  expect((await update(boss.id, { divisionIds: [] }, world.as(boss))).status).toBe(200);
  expect((await update(boss.id, { roleId: reader })).status).toBe(200);
});

describe('the owners', () => {
  let other: Person;
  beforeAll(async () => {
    other = await colleague(ownerRole);
  });

  test('may leave as long as one of them stays', async () => {
    const manager = await withOnly(['contacts.view', 'contacts.manage']);
    const last = world.people.company.id;
    expect((await act(other.id, 'disable')).status).toBe(200);
    const refused = { code: 'organisation.lastOwner' };
    expect((await update(last, { roleId: reader })).error).toEqual(refused);
    // Invited owners do not count: nobody has come in their place yet.
    await invite({ roleId: ownerRole });
    expect((await update(last, { roleId: reader })).error).toEqual(refused);
    expect((await update(last, { job: 'Gérante' })).status).toBe(200);
    expect((await act(other.id, 'activate')).status).toBe(200);
    expect((await act(last, 'disable', world.as({ ...other, token: await newSession(other.id) }))).status).toBe(200);
    // Who may do less does not let in again who may do more.
    expect((await act(last, 'activate', manager)).error).toEqual({ code: 'organisation.ownersOnly' });
    expect((await act(last, 'activate', world.as({ ...other, token: await newSession(other.id) }))).status).toBe(200);
    // Disabled meanwhile, the owner has no session any more.
    world.people.company.token = await newSession(last);
    owner = world.as('company');
  });

  test('answer to owners: whoever else manages contacts neither takes their role nor puts them out, with every right but that one', async () => {
    const refused = [403, { code: 'organisation.ownersOnly' }];
    for (const permissions of [['contacts.view', 'contacts.manage'], [...companyPermissions]]) {
      const manager = await withOnly(permissions);
      expect((await manager(contacts.api.read, { params: { id: other.id } })).body.actions).toEqual([]);
      const answers = [
        await update(other.id, { roleId: reader }, manager),
        await update(other.id, { job: 'Stagiaire' }, manager),
        await act(other.id, 'disable', manager),
        await remove(other.id, manager),
      ];
      expect(answers.map(({ status, error }) => [status, error])).toEqual(answers.map(() => refused));
      expect(await read(other.id)).toMatchObject({ state: 'active', role: { id: ownerRole } });
      // Nor is an owner uninvited who has yet to come.
      const { id } = (await invite({ roleId: ownerRole })).body;
      expect((await remove(id, manager)).status).toBe(403);
    }
  });

  test('kept out by the operator, the last one is not removed either', async () => {
    const at = await makeCompany(world.database);
    const boss = await makePerson(world.database, { type: 'Company', at });
    const aide = await makePerson(world.database, { type: 'Company', at: { companyId: at.companyId }, permissions: ['contacts.manage'] });
    await world.database.many(sql`update users set state = 'blocked' where id = ${boss.id}`);
    expect((await remove(boss.id, world.as(aide))).status).toBe(403);
    const byStaff = await actOn(world.as('admin'), boss.id, 'delete');
    expect(byStaff.error).toEqual({ code: 'organisation.lastOwner' });
  });

  test('have every permission, also those that came after their role was made', async () => {
    await world.database.many(sql`update company_roles set permissions = '{contacts.view}' where id = ${ownerRole}`);
    expect((await owner(sessionApi.user, {})).body.permissions).toEqual([...companyPermissions]);
  });
});
