import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountApi } from '@jalon/domain/accounts/account-api';
import { emailApi } from '@jalon/domain/accounts/email-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { tokenIn } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { sql } from '../db/sql.ts';

const password = 'Chemin!42vert';
const { world, mail, close } = await openMailWorld();
afterAll(close);
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const login = (email: string) => world.as('visitor')(sessionApi.login, { body: { email, password } });
const leave = (person: Person, body: { email?: string; password?: string } = {}) =>
  world.as(person)(ownAccountApi.delete, { body: { email: person.email, password, ...body } });

test('deactivated with the password: every session is over, and signing in again leads to the way back', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', password });
  const { token } = { token: tokenIn(await login(person.email)) };
  expect((await world.as(person)(ownAccountApi.deactivate, { body: { password: 'Wrong!2026' } })).error).toEqual({
    code: 'account.wrongPassword',
    fields: { password: 'validation.wrongPassword' },
  });
  const { status, headers } = await world.as(person)(ownAccountApi.deactivate, { body: { password } });
  expect([status, String(headers['set-cookie'])]).toEqual([200, expect.stringContaining('session=;')]);
  for (const dead of [person, { ...person, token }]) expect((await world.as(dead)(sessionApi.user, {})).status).toBe(401);
  const back = await login(person.email);
  expect(back.body).toMatchObject({ closedBy: 'self' });
  const again = { ...person, token: tokenIn(back) };
  expect((await world.as(again)(ownAccountApi.read, {})).error.code).toBe('account.inactive');
  expect((await world.as(again)(accountApi.reactivate, {})).body).toMatchObject({ closedBy: null });
});

test('deletion asks for the address and the password, each told at its field', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', password });
  expect((await leave(person, { email: 'other@jalon.test' })).error.fields).toEqual({ email: 'validation.notYourEmail' });
  expect((await leave(person, { password: 'Wrong!2026' })).error.fields).toEqual({ password: 'validation.wrongPassword' });
  expect((await world.as(person)(sessionApi.user, {})).status).toBe(200);
});

test('a deleted account tells nothing of who it was, anywhere; what others remember keeps its place', async () => {
  const person = await makePerson(world.database, { type: 'Admin', password });
  const as = world.as(person);
  await as(ownAccountApi.update, {
    body: { civility: 'ms', firstName: 'Zénobie', lastName: 'Quatresous', phone: '+33 6 12 34 56 78', job: '', version: 1 },
  });
  await as(ownAccountApi.setPicture, { file: await png() });
  const renewed = { ...person, token: tokenIn(await as(ownAccountApi.beginTwoStep, { body: { password } })) };
  await world.as('visitor')(accountApi.forgot, { body: { email: person.email } });
  const made = await as(referentials.api.create, { body: { list: 'tools', fr: 'Gardé', en: 'Kept' } });
  await world.work();

  expect((await leave(renewed)).status).toBe(200);
  await world.work();
  expect((await as(sessionApi.user, {})).status).toBe(401);
  const row = await world.database.one(sql`
    select email, password_hash, first_name, last_name, phone, job, picture_key, state, preferences from users where id = ${person.id}`);
  expect(row).toEqual({
    email: `${person.id}@deleted.invalid`,
    password_hash: null,
    first_name: 'Compte',
    last_name: 'supprimé',
    phone: null,
    job: null,
    picture_key: null,
    state: 'deleted',
    preferences: {},
  });
  expect(await readdir(join(world.dataDir, 'files/pictures'))).toEqual([]);
  expect(mail.to(person.email).at(-1)?.subject).toBe('Votre compte est supprimé');

  // Every text of every table, the letters that were just sent excepted.
  await world.database.many(sql`delete from mails`);
  const tables = await world.database.many<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  for (const { name } of tables) {
    const everything = sql(Object.assign([`select * from ${name}`], { raw: [] }));
    const rows = JSON.stringify(await world.database.many(everything));
    for (const trace of ['Zénobie', 'Quatresous', '12 34 56 78', person.email]) expect([name, rows.includes(trace)]).toEqual([name, false]);
  }
  for (const table of [sql`sessions`, sql`account_links`, sql`two_steps`, sql`known_devices`])
    expect(await world.database.many(sql`select 1 from ${table} where user_id = ${person.id}`)).toEqual([]);

  expect((await login(person.email)).status).toBe(422);

  const history = await world.as('admin')(referentials.api.history, { params: { id: made.body.id }, query: {} });
  expect(history.body.rows[0]).toMatchObject({
    kind: 'referential.create',
    by: { id: person.id, name: 'Compte supprimé' },
    label: 'Gardé',
  });
  await world.database.many(sql`update users set lang = 'en' where id = ${world.people.admin.id}`);
  const recent = await world.as('admin')(historyApi.recent, { query: { size: 50 } });
  expect(recent.body.rows.find(({ kind }) => kind === 'account.delete')?.by?.name).toBe('Deleted account');
  expect(recent.body.rows.find(({ kind, by }) => kind === 'account.update' && by?.id === person.id)).toMatchObject({
    before: null,
    after: null,
  });
});

const mailsTo = async (email: string) => {
  await world.work();
  const found = await world.database.many<{ name: string }>(sql`select name from mails where recipient = ${email} order by name`);
  return found.map(({ name }) => name);
};
async function inviteTo(email: string): Promise<void> {
  const { companyId, roleId } = await makeCompany(world.database);
  const owner = await makePerson(world.database, { type: 'Company', at: { companyId, roleId } });
  const body = { firstName: 'Ada', lastName: 'B', email, job: null, roleId };
  expect((await world.as(owner)(contacts.api.create, { body })).status).toBe(201);
}

test('a deleted account takes along what was written to an address it had asked for, and no letter to whoever is invited there', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', password });
  const email = 'asked.for@exemple.fr';
  const as = world.as(person);
  const asked = await as(emailApi.change, { body: { email, password } });
  await inviteTo(email);
  expect(await mailsTo(email)).toEqual(['emailChange', 'invite']);
  expect((await leave({ ...person, token: tokenIn(asked) || person.token })).status).toBe(200);
  expect(await mailsTo(email)).toEqual(['invite']);
});

test('an account whose address nobody has proved takes along no letter to whoever is invited there', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', isVerified: false });
  await world.as(person)(accountApi.resend, {});
  await inviteTo(person.email);
  expect(await mailsTo(person.email)).toEqual(['invite', 'verify']);
  expect((await actOn(world.as('admin'), person.id, 'delete')).status).toBe(200);
  expect(await mailsTo(person.email)).toEqual(['farewell', 'invite']);
});

test('the last owner of a company with other people stays until somebody else has the roles', async () => {
  const owner = await makePerson(world.database, { type: 'Company', password });
  const { companyId } = await world.database.one<{ companyId: string }>(
    sql`select company_id as "companyId" from users where id = ${owner.id}`,
  );
  const reader = await makePerson(world.database, { type: 'Company', at: { companyId }, permissions: ['opportunities.view'] });
  const refused = await leave(owner);
  expect([refused.status, refused.error]).toEqual([409, { code: 'organisation.lastOwner' }]);
  expect((await world.as(owner)(sessionApi.user, {})).status).toBe(200);
  // Somebody invited would come into a company that nobody runs.
  await world.database.many(sql`update users set state = 'none' where id = ${reader.id}`);
  expect((await leave(owner)).error.code).toBe('organisation.lastOwner');
  await world.database.many(sql`update users set state = 'deactivated' where id = ${reader.id}`);
  expect((await leave(owner)).status).toBe(200);
});

test('of two owners who leave at once, one stays', async () => {
  const first = await makePerson(world.database, { type: 'Company', password });
  const { companyId, roleId } = await world.database.one<{ companyId: string; roleId: string }>(
    sql`select company_id as "companyId", role_id as "roleId" from users where id = ${first.id}`,
  );
  const second = await makePerson(world.database, { type: 'Company', at: { companyId, roleId }, password });
  await makePerson(world.database, { type: 'Company', at: { companyId }, permissions: [] });
  const statuses = (await Promise.all([leave(first), leave(second)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a commercial leaves once nobody depends on them', async () => {
  const commercial = await makePerson(world.database, { type: 'Commercial', password });
  const { companyId } = await makeCompany(world.database);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  expect((await leave(commercial)).error).toEqual({ code: 'account.linked', linked: { companies: 1 } });
  expect((await world.as(commercial)(sessionApi.user, {})).status).toBe(200);
  await world.database.many(sql`delete from company_commercials where user_id = ${commercial.id}`);
  expect((await leave(commercial)).status).toBe(200);
});

test('the last administrator stays', async () => {
  const admin = await makePerson(world.database, { type: 'Admin', password });
  await world.database.many(sql`update users set state = 'deactivated' where type = 'Admin' and id <> ${admin.id}`);
  expect((await leave(admin)).error).toEqual({ code: 'account.lastAdmin' });
});
