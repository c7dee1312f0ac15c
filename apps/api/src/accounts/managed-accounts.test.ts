import { accountApi } from '@jalon/domain/accounts/account-api';
import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn, actOnMany } from '../../test/accounts.ts';
import { makeCompany, makePerson, makeProfile } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { insertNeed } from '../../test/market.ts';
import { pictureKey } from '../core/pictures.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

const { api } = managedAccounts;

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const read = async (id: string) => (await admin(api.read, { params: { id } })).body;
const act = (id: string, action: ManagedAction) =>
  actOn(admin, id, action, action === 'block' || action === 'refuse' ? { reason: 'Documents manquants' } : {});

test('each type has its list, searched by name and address, filtered and sorted', async () => {
  const zoe = await makePerson(world.database, { type: 'Freelance', isValidated: false });
  await world.database.many(sql`update users set civility = 'ms', first_name = 'Zoé', last_name = 'Ünal' where id = ${zoe.id}`);
  const list = async (query: object) => (await admin(api.list, { query: { type: 'Freelance', ...query } })).body.rows;
  expect((await list({ q: 'unal zoe' })).map(({ id }) => id)).toEqual([zoe.id]);
  expect(await list({ q: zoe.email })).toMatchObject([{ id: zoe.id, civility: 'ms', firstName: 'Zoé' }]);
  expect((await list({ validation: 'waiting' })).map(({ id }) => id)).toEqual([zoe.id]);
  expect((await list({ state: 'blocked' })).map(({ id }) => id)).toEqual([world.people.blocked.id]);
  expect((await list({ state: 'blocked,none', validation: 'validated,waiting' })).map(({ id }) => id)).toEqual([world.people.blocked.id]);
  expect((await list({ address: 'unverified' })).map(({ id }) => id)).toEqual([world.people.unverified.id]);
  expect((await list({ sort: 'name', dir: 'desc' }))[0]?.id).toBe(zoe.id);
  expect((await admin(api.list, { query: { type: 'Company' } })).body.rows.every(({ company }) => company !== null)).toBe(true);
  expect((await admin(api.list, { query: {} as never })).status).toBe(422);
});

test('accounts are found by what their rows show and tell: profession, skill, function, role and company', async () => {
  const nina = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, nina.id, { title: 'Architecte', professions: ['java-developer'], skills: ['Kafka'] });
  const find = async (q: string, type = 'Freelance') =>
    (await admin(api.list, { query: { type: type as 'Freelance', q } })).body.rows.map(({ id }) => id);
  for (const q of ['développeur java', 'développeuse java', 'architectes kafka']) expect(await find(q), q).toContain(nina.id);

  await world.database.many(
    sql`update referential_values set fr = 'Codeur Java' where list = 'activity-areas' and code = 'java-developer'`,
  );
  expect(await find('codeuse')).toContain(nina.id);
  await world.database.many(sql`delete from freelance_profiles where user_id = ${nina.id}`);
  expect(await find('codeuse')).not.toContain(nina.id);

  const { id } = world.people.company;
  await world.database.many(sql`update users set job = 'Directrice des achats' where id = ${id}`);
  await world.database.many(sql`update companies set name = 'Ateliers Zéphyr' where id = (select company_id from users where id = ${id})`);
  expect(await find('directeur achat zephyr', 'Company')).toEqual([id]);
});

test('administrators, the deleted and the unknown are not there', async () => {
  expect((await admin(api.read, { params: { id: world.people.admin.id } })).status).toBe(404);
  expect((await act(world.people.admin.id, 'block')).status).toBe(404);
  const gone = await makePerson(world.database, { type: 'Freelance' });
  await act(gone.id, 'delete');
  expect((await admin(api.read, { params: { id: gone.id } })).status).toBe(404);
});

test('a blocked person is out at once, and comes back when unblocked', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  expect((await world.as(person)(sessionApi.user, {})).status).toBe(200);
  expect((await act(person.id, 'block')).body).toMatchObject({ state: 'blocked', actions: expect.arrayContaining(['unblock', 'delete']) });
  expect((await world.as(person)(sessionApi.user, {})).status).toBe(401);
  const again = await act(person.id, 'block');
  expect([again.status, again.error]).toEqual([409, { code: 'workflow.wrongState', state: 'blocked' }]);
  expect((await act(person.id, 'unblock')).body).toMatchObject({ state: 'active' });
});

test('what an administrator disables its owner cannot open again', async () => {
  const person = await makePerson(world.database, { type: 'Commercial' });
  await act(person.id, 'disable');
  const { closedBy } = await world.database.one<{ closedBy: string }>(
    sql`select closed_by as "closedBy" from users where id = ${person.id}`,
  );
  expect(closedBy).toBe(world.people.admin.id);
  expect((await act(person.id, 'activate')).body).toMatchObject({ state: 'active' });
});

test('validation is given and taken, and both stand in the history with before and after', async () => {
  const { unvalidated } = world.people;
  expect((await act(unvalidated.id, 'validate')).body).toMatchObject({ isValidated: true });
  expect((await act(unvalidated.id, 'validate')).status).toBe(409);
  expect((await act(unvalidated.id, 'devalidate')).body).toMatchObject({ isValidated: false });
  const { rows } = (await admin(api.history, { params: { id: unvalidated.id }, query: {} })).body;
  expect(rows.slice(0, 2)).toMatchObject([
    { kind: 'account.devalidate', before: { validation: 'validated' }, after: { validation: 'waiting' } },
    { kind: 'account.validate', before: { validation: 'waiting' }, after: { validation: 'validated' } },
  ]);
});

test('a deleted account is nobody any more, and its address is free', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  expect((await act(person.id, 'delete')).body).toEqual({ done: true });
  const row = await world.database.one<Record<string, unknown>>(sql`select * from users where id = ${person.id}`);
  expect(row).toMatchObject({ state: 'deleted', first_name: 'Compte', last_name: 'supprimé', password_hash: null, phone: null });
  expect(row.email).toBe(`${person.id}@deleted.invalid`);
  const body = { type: 'Freelance' as const, firstName: 'Neuf', lastName: 'Venu', email: person.email, isInvited: false };
  expect((await admin(api.create, { body })).status).toBe(201);
});

test('the picture of a deleted person goes with the commit, and stays with a deletion that is refused', async () => {
  const person = await makePerson(world.database, { type: 'Commercial' });
  await world.as(person)(ownAccountApi.setPicture, { file: await png() });
  const { key } = await world.database.one<{ key: string }>(sql`select picture_key as key from users where id = ${person.id}`);
  const isKept = async () => (await world.files.open(pictureKey(key))) !== undefined;
  const { companyId } = await makeCompany(world.database);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${person.id})`);
  expect((await act(person.id, 'delete')).error).toMatchObject({ code: 'account.linked', linked: { companies: 1 } });
  expect(await isKept()).toBe(true);
  await world.database.many(sql`delete from company_commercials where user_id = ${person.id}`);
  expect((await act(person.id, 'delete')).status).toBe(200);
  await world.work();
  expect(await isKept()).toBe(false);
});

test('who decides on what has changed meanwhile is shown what is there now', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', isValidated: false });
  const { version } = await read(person.id);
  await act(person.id, 'validate');
  const late = await actOn(admin, person.id, 'block', { reason: 'Doublon', version });
  expect([late.status, late.error]).toMatchObject([409, { code: 'record.changed', current: { id: person.id, validation: 'validated' } }]);
  expect((await actOn(admin, person.id, 'devalidate', { version: version + 1 })).status).toBe(200);
});

test('somebody without an account is added, invited, and an address is taken once', async () => {
  const body = { type: 'Commercial' as const, firstName: 'Lou', lastName: 'Petit', email: 'lou.petit@jalon.test' };
  const made = await admin(api.create, { body });
  expect(made.body).toMatchObject({ state: 'none', isValidated: false, actions: expect.arrayContaining(['invite', 'delete']) });
  const { rows } = (await admin(api.history, { params: { id: made.body.id }, query: {} })).body;
  expect(rows.map(({ kind }) => kind)).toEqual(['account.invite', 'account.create']);
  expect((await read(made.body.id)).isInvited).toBe(false);
  await world.database.many(sql`update users set invited_email = email, invitation = 'open' where id = ${made.body.id}`);
  expect((await read(made.body.id)).isInvited).toBe(true);
  await world.database.many(sql`update users set invited_email = null, invitation = null where id = ${made.body.id}`);
  const again = await admin(api.create, { body });
  expect([again.status, again.error]).toEqual([409, { code: 'account.emailTaken', fields: { email: 'validation.emailTaken' } }]);
  const contact = await admin(api.create, { body: { ...body, type: 'Company', email: 'x@jalon.test' } });
  expect(contact.error.fields).toEqual({ companyId: 'validation.required' });
  const nowhere = await admin(api.create, { body: { ...body, type: 'Company', email: 'x@jalon.test', companyId: made.body.id } });
  expect(nowhere.error.fields).toEqual({ companyId: 'validation.invalid' });
  const { company } = await read(world.people.company.id);
  const inside = await admin(api.create, { body: { ...body, type: 'Company', email: 'x@jalon.test', companyId: company?.id ?? null } });
  expect(inside.body).toMatchObject({ company });
});

test('one act on many: those it fits are changed, the others are named with the reason', async () => {
  const [one, two] = [await makePerson(world.database, { type: 'Freelance' }), await makePerson(world.database, { type: 'Freelance' })];
  await act(one.id, 'block');
  const nobody = '018f0000-0000-7000-8000-000000000009';
  const { body } = await actOnMany(admin, [one.id, two.id, two.id, nobody], 'block', { reason: 'Doublons' });
  expect(body.done).toEqual([two.id]);
  expect(body.refused).toEqual([
    { id: one.id, name: 'Test Freelance', code: 'workflow.wrongState' },
    { id: nobody, name: '', code: 'record.missing' },
  ]);
});

test('of two administrators who act at once, one wins and the other is told', async () => {
  const other = world.as(await makePerson(world.database, { type: 'Admin' }));
  for (let round = 0; round < 20; round += 1) {
    const person = await makePerson(world.database, { type: 'Freelance' });
    const calls = [act(person.id, 'block'), actOn(other, person.id, 'delete')];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    // Blocked first, it can still be deleted; deleted first, there is nobody to block.
    expect([
      [200, 200],
      [404, 200],
    ]).toContainEqual(statuses);
  }
});

test('signed out everywhere: every session ends at once, its number is told and recorded, and the person may come back', async () => {
  const person = await makePerson(world.database, { type: 'Commercial' });
  const device = { userAgent: '', address: '::1', isRemembered: true };
  const { token } = await openSession(world.database, person.id, device);
  const over = await openSession(world.database, person.id, device);
  await world.database.many(
    sql`update sessions set last_seen_at = now() - interval '40 days' where user_id = ${person.id} and token_hash = sha256(${over.token}::bytea)`,
  );
  const out = () => admin(api.signOut, { params: { id: person.id } });
  expect((await out()).body).toEqual({ ended: 2 });
  for (const one of [person, { ...person, token }]) expect((await world.as(one)(sessionApi.user, {})).status).toBe(401);
  expect((await out()).body).toEqual({ ended: 0 });
  const { rows } = (await admin(api.history, { params: { id: person.id }, query: {} })).body;
  expect(rows.at(-1)).toMatchObject({ kind: 'account.signOut', by: { id: world.people.admin.id }, after: { sessions: 2 } });
  const again = await openSession(world.database, person.id, device);
  expect((await world.as({ ...person, token: again.token })(sessionApi.user, {})).status).toBe(200);
  // Neither those who have no login, nor administrators, nor oneself.
  const invited = await makePerson(world.database, { type: 'Freelance', state: 'none' });
  expect((await admin(api.signOut, { params: { id: invited.id } })).status).toBe(409);
  expect((await admin(api.signOut, { params: { id: world.people.admin.id } })).status).toBe(404);
});

test('seen with somebody else’s eyes: everything can be read, nothing changed, and it leaves a trace', async () => {
  const own = await makePerson(world.database, { type: 'Admin' });
  const as = world.as(own);
  const target = world.people.freelance;
  expect((await as(api.seeAs, { params: { id: target.id } })).body).toMatchObject({
    id: target.id,
    type: 'Freelance',
    seenBy: { id: own.id },
  });
  expect((await as(sessionApi.user, {})).body.id).toBe(target.id);
  expect((await as(api.list, { query: { type: 'Freelance' } })).status).toBe(403);
  const changed = await as(accountApi.resend, {});
  expect([changed.status, changed.error]).toEqual([403, { code: 'session.readOnly' }]);
  await as(sessionApi.language, { body: { language: 'en' } });
  expect((await as(sessionApi.user, {})).body.lang).toBe('fr');
  // What is that person's alone: where they are signed in, with what, and how they prove who they are.
  for (const personal of [ownAccountApi.export, ownAccountApi.sessions, identityApi.list])
    expect((await as(personal, {})).error).toEqual({ code: 'session.readOnly' });
  const seen = (await as(ownAccountApi.read, {})).body;
  expect(seen).toMatchObject({ id: target.id, firstName: 'Test' });
  expect([seen.hasPassword, seen.twoStep]).toEqual([undefined, undefined]);
  expect((await world.as(target)(ownAccountApi.read, {})).body).toMatchObject({ hasPassword: true, twoStep: { isOn: false } });
  expect((await as(api.seeAsSelf, {})).body).toMatchObject({ id: own.id, seenBy: null });
  const { rows } = (await admin(api.history, { params: { id: target.id }, query: {} })).body;
  expect(rows[0]).toMatchObject({ kind: 'account.seeAs', by: { id: own.id } });
  expect((await as(api.seeAs, { params: { id: world.people.blocked.id } })).status).toBe(409);
  expect((await as(api.seeAs, { params: { id: world.people.admin.id } })).status).toBe(404);
});

test('the list as a file has the words of its reader', async () => {
  const { raw } = await admin(api.export, { params: { format: 'csv' }, query: { type: 'Commercial', sort: 'email' } });
  const [head = '', ...lines] = raw.toString().trim().split('\r\n');
  expect(head).toContain('"Dernière connexion"');
  expect(lines.length).toBeGreaterThan(1);
});

test('a commercial who manages a need is not deleted until the need is somebody else’s, or over', async () => {
  const person = await makePerson(world.database, { type: 'Commercial' });
  const { companyId } = await makeCompany(world.database);
  const need = await insertNeed(world.database, companyId, { state: 'posted' });
  await world.database.many(sql`update opportunities set manager_id = ${person.id} where id = ${need.id}`);
  expect((await act(person.id, 'delete')).error).toMatchObject({ code: 'account.linked', linked: { managedNeeds: 1 } });
  await world.database.many(sql`update opportunities set manager_id = null where id = ${need.id}`);
  expect((await act(person.id, 'delete')).status).toBe(200);
});
