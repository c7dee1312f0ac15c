import { accountApi } from '@jalon/domain/accounts/account-api';
import { emailApi } from '@jalon/domain/accounts/email-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { testSecret, tokenIn } from '../../test/harness.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { unzip } from '../../test/unzip.ts';
import { enterWindow } from '../../test/windows.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';
import { makeLink } from './accounts.queries.ts';
import { linkTokens } from './link-tokens.ts';

const password = 'Chemin!42vert';
const { world, mail, close } = await openMailWorld();
afterAll(close);
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const { write } = linkTokens(testSecret);
const newPerson = (more: object = {}) => makePerson(world.database, { type: 'Freelance', password, ...more });
const callers = new Map<string, ReturnType<typeof world.as>>();
/** The browser of a person, which keeps the cookies it is given: a proof makes a new token. */
function browserOf(person: Person): ReturnType<typeof world.as> {
  const known = callers.get(person.id) ?? world.as(person);
  callers.set(person.id, known);
  return known;
}
const addressFor = ({ id }: Person, name = 'new') => `${name}.${id}@exemple.fr`;
const subjectsTo = async (email: string) => {
  await world.work();
  return mail.to(email).map(({ subject }) => subject);
};
const lastTokenTo = async (email: string) => {
  await world.work();
  const letter = mail.to(email).at(-1);
  return letter ? (linkIn(letter).pathname.split('/').at(-1) ?? '') : '';
};
const emailOf = async (id: string) => (await world.database.one<{ email: string }>(sql`select email from users where id = ${id}`)).email;

test('another address counts once its link is followed; both addresses are told', async () => {
  const person = await newPerson();
  const as = browserOf(person);
  const email = addressFor(person);
  expect((await as(emailApi.change, { body: { email, password: 'wrong' } })).error.fields).toEqual({
    password: 'validation.wrongPassword',
  });
  expect((await as(emailApi.change, { body: { email: person.email, password } })).error.fields).toEqual({ email: 'validation.sameEmail' });
  expect((await as(emailApi.change, { body: { email, password } })).status).toBe(200);
  expect(await subjectsTo(person.email)).toEqual(['Changement d’adresse e-mail demandé']);
  expect(await emailOf(person.id)).toBe(person.email);
  expect((await as(ownAccountApi.read, {})).body).toMatchObject({ email: person.email, emailChange: { email } });

  const answer = await as(accountApi.verify, { body: { token: await lastTokenTo(email) } });
  expect(answer.body.user).toMatchObject({ email, email_verified_at: expect.any(String) });
  expect((await as(ownAccountApi.read, {})).body).toMatchObject({ email, emailChange: null });
  expect((await subjectsTo(person.email)).at(-1)).toBe('Votre adresse e-mail a été modifiée');
  const signIn = (address: string) => world.as('visitor')(sessionApi.login, { body: { email: address, password } });
  expect((await signIn(person.email)).status).toBe(422);
  expect((await signIn(email)).status).toBe(200);
});

test('a change ends the sessions elsewhere, gives this one a new token, and voids the open links', async () => {
  const person = await newPerson();
  const elsewhere = await openSession(world.database, person.id, { userAgent: 'other', address: '127.0.0.1', isRemembered: false });
  const reset = write(await makeLink(world.database, person.id, 'reset'));
  const as = browserOf(person);
  await as(emailApi.change, { body: { email: addressFor(person), password } });
  const answer = await as(accountApi.verify, { body: { token: await lastTokenTo(addressFor(person)) } });
  expect(tokenIn(answer)).not.toBe('');
  expect((await world.as({ ...person, token: elsewhere.token })(sessionApi.user, {})).status).toBe(401);
  expect((await as(sessionApi.user, {})).status).toBe(200);
  for (const email of [person.email, addressFor(person)])
    expect((await world.as('visitor')(accountApi.resetLink, { body: { token: reset, email } })).status).toBe(410);
});

test('the link of a change works in a session of its owner alone', async () => {
  const person = await newPerson();
  const email = addressFor(person);
  await browserOf(person)(emailApi.change, { body: { email, password } });
  const token = await lastTokenTo(email);
  expect((await world.as('visitor')(emailApi.link, { body: { token } })).body).toEqual({ email, reader: 'nobody', isChange: true });
  const follow = async (who: Person | 'visitor', more: object = {}) => {
    const { status, error } = await (who === 'visitor' ? world.as(who) : browserOf(who))(accountApi.verify, { body: { token, ...more } });
    return [status, error.code];
  };
  expect(await follow('visitor')).toEqual([401, 'session.required']);
  expect(await follow(world.people.company, { asAnother: true })).toEqual([403, 'access.refused']);
  await world.database.many(sql`update users set state = 'blocked' where id = ${person.id}`);
  expect(await follow(person)).toEqual([403, 'account.inactive']);
  expect(await emailOf(person.id)).toBe(person.email);
});

test('a taken address: the same is answered, its owner is told, and nothing changes', async () => {
  const [person, other, owner] = [await newPerson(), await newPerson(), await newPerson()];
  const ask = async (one: Person, email: string) => {
    world.roundTrips.length = 0;
    const { status, body } = await browserOf(one)(emailApi.change, { body: { email, password } });
    const { emailChange } = (await browserOf(one)(ownAccountApi.read, {})).body;
    return { status, body, trips: world.roundTrips.length, isShown: emailChange?.email === email };
  };
  expect(await ask(person, owner.email)).toEqual(await ask(other, addressFor(other)));
  expect(await subjectsTo(owner.email)).toEqual(['Quelqu’un a demandé à utiliser votre adresse']);
  expect(await emailOf(person.id)).toBe(person.email);
});

test('of two who ask for one address, the first to confirm has it', async () => {
  const people = [await newPerson(), await newPerson()];
  const email = addressFor(people[0] as Person, 'both');
  const tokens: string[] = [];
  for (const person of people) {
    await browserOf(person)(emailApi.change, { body: { email, password } });
    tokens.push(await lastTokenTo(email));
  }
  const answers = await Promise.all(people.map((person, i) => browserOf(person)(accountApi.verify, { body: { token: tokens[i] ?? '' } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('account.emailTaken');
});

test('one change at a time: another replaces it, and it can be sent again and cancelled', async () => {
  const person = await newPerson();
  const as = browserOf(person);
  const [first, second] = [addressFor(person, 'first'), addressFor(person, 'second')];
  await as(emailApi.change, { body: { email: first, password } });
  const token = await lastTokenTo(first);
  await as(emailApi.change, { body: { email: second, password } });
  expect((await as(accountApi.verify, { body: { token } })).status).toBe(410);
  expect((await as(emailApi.resendChange, {})).status).toBe(200);
  expect(await subjectsTo(second)).toHaveLength(2);
  expect((await as(emailApi.cancelChange, {})).status).toBe(200);
  expect((await as(accountApi.verify, { body: { token: await lastTokenTo(second) } })).status).toBe(410);
  expect((await as(emailApi.resendChange, {})).status).toBe(410);
  expect((await as(ownAccountApi.read, {})).body.emailChange).toBeNull();
});

test('of two asked for at once, one is open in the end', async () => {
  const person = await newPerson();
  const calls = ['a', 'b'].map(async (name) =>
    world.as({ ...person, token: (await openSession(world.database, person.id, device)).token })(emailApi.change, {
      body: { email: addressFor(person, name), password },
    }),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  const open = sql`select 1 from account_links where user_id = ${person.id} and purpose = 'change' and used_at is null`;
  expect(await world.database.many(open)).toHaveLength(1);
});
const device = { userAgent: 'test', address: '127.0.0.1', isRemembered: false };

test('a password changed inside ends the change: a thief who asked for it cannot have the link followed', async () => {
  const person = await newPerson();
  const as = browserOf(person);
  const email = addressFor(person, 'thief');
  expect((await as(emailApi.change, { body: { email, password } })).status).toBe(200);
  const token = await lastTokenTo(email);
  expect((await as(ownAccountApi.password, { body: { current: password, password: 'Sentier!73bleu' } })).status).toBe(200);
  expect((await as(ownAccountApi.read, {})).body.emailChange).toBeNull();
  expect((await as(accountApi.verify, { body: { token } })).error.code).toBe('account.linkExpired');
  expect(await emailOf(person.id)).toBe(person.email);
});

test('the link of a change is too old after a day', async () => {
  const person = await newPerson();
  await browserOf(person)(emailApi.change, { body: { email: addressFor(person), password } });
  const token = await lastTokenTo(addressFor(person));
  await world.database.many(sql`update account_links set expires_at = now() where user_id = ${person.id}`);
  expect((await browserOf(person)(accountApi.verify, { body: { token } })).status).toBe(410);
  expect((await browserOf(person)(ownAccountApi.read, {})).body.emailChange).toBeNull();
});

test('a change asks for a code besides where the second step is on, and never of an administrator who only looks', async () => {
  const person = await newPerson();
  const body = { email: addressFor(person), password };
  await world.database.many(sql`insert into two_steps (user_id, secret, confirmed_at) values (${person.id}, ''::bytea, now())`);
  expect((await browserOf(person)(emailApi.change, { body })).error).toMatchObject({ code: 'session.wrongCode' });
  const admin = await makePerson(world.database, { type: 'Admin' });
  await browserOf(admin)(managedAccounts.api.seeAs, { params: { id: person.id } });
  for (const endpoint of [emailApi.change, emailApi.resendChange, emailApi.cancelChange])
    expect((await browserOf(admin)(endpoint, { body } as never)).error.code).toBe('session.readOnly');
});

test('letters that ask for another address are limited for a person', async () => {
  const person = await newPerson();
  const ask = async (name: string) =>
    (await browserOf(person)(emailApi.change, { body: { email: addressFor(person, name), password } })).status;
  const asked = [];
  await enterWindow(world.database, 3600);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) asked.push(await ask(name));
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the history tells the old and the new address to the person and to administrators, and the download has them', async () => {
  const person = await newPerson();
  const as = browserOf(person);
  const email = addressFor(person);
  await as(emailApi.change, { body: { email, password } });
  await as(accountApi.verify, { body: { token: await lastTokenTo(email) } });
  const told = { before: { email: person.email }, after: { email } };
  const own = (await as(historyApi.recent, { query: {} })).body.rows;
  expect(own.find(({ kind }) => kind === 'account.email')).toMatchObject(told);
  const read = await world.as('admin')(managedAccounts.api.history, { params: { id: person.id }, query: {} });
  expect(read.body.rows.find(({ kind }) => kind === 'account.email')).toMatchObject(told);
  const data = JSON.parse(String(unzip((await as(ownAccountApi.export, {})).raw).get('data.json')));
  expect([data.profile.email, data.profile.emailChange]).toEqual([email, null]);
  expect(data.history).toContainEqual(expect.objectContaining({ kind: 'account.email', ...told }));
});

test('deleted: typed is the address of today, and nothing is kept of those before', async () => {
  const person = await newPerson();
  const as = browserOf(person);
  const email = addressFor(person);
  await as(emailApi.change, { body: { email, password } });
  await as(accountApi.verify, { body: { token: await lastTokenTo(email) } });
  await world.work();
  expect((await as(ownAccountApi.delete, { body: { email: person.email, password } })).error.fields).toHaveProperty('email');
  expect((await as(ownAccountApi.delete, { body: { email, password } })).status).toBe(200);
  await world.work();
  const left = sql`select name from mails where recipient in (${person.email}, ${email})`;
  expect(await world.database.many(left)).toEqual([{ name: 'farewell' }]);
});

test('before it is proved, the address of an account is corrected with the password; the old link is void', async () => {
  const person = await newPerson({ isVerified: false });
  const as = browserOf(person);
  const email = addressFor(person);
  await as(accountApi.resend, {});
  const old = await lastTokenTo(person.email);
  expect((await as(emailApi.correct, { body: { email, password: 'wrong' } })).error.fields).toEqual({
    password: 'validation.wrongPassword',
  });
  expect((await as(emailApi.correct, { body: { email, password } })).body).toEqual({ email });
  expect((await as(emailApi.awaited, {})).body).toEqual({ email });
  expect((await world.as('visitor')(accountApi.verify, { body: { token: old } })).status).toBe(410);
  await as(accountApi.resend, {});
  expect(await subjectsTo(email)).toHaveLength(2);
  // Whoever has the old address has never proved it: nothing is told to them.
  expect(await subjectsTo(person.email)).toHaveLength(1);
  const token = await lastTokenTo(email);
  expect((await world.as('visitor')(emailApi.link, { body: { token } })).body).toEqual({ email, reader: 'nobody', isChange: false });
  const answer = await world.as('visitor')(accountApi.verify, { body: { token } });
  expect(answer.body.user).toMatchObject({ id: person.id, email, email_verified_at: expect.any(String) });
  expect((await as(emailApi.correct, { body: { email: 'again@exemple.fr', password } })).status).toBe(403);
});

test('a correction to a taken address answers the same, and can be taken back', async () => {
  const [person, owner] = [await newPerson({ isVerified: false }), await newPerson()];
  const as = browserOf(person);
  expect((await as(emailApi.correct, { body: { email: owner.email, password } })).body).toEqual({ email: owner.email });
  expect((await as(emailApi.awaited, {})).body).toEqual({ email: owner.email });
  expect((await as(sessionApi.user, {})).body.email).toBe(person.email);
  expect(await subjectsTo(owner.email)).toEqual(['Quelqu’un a demandé à utiliser votre adresse']);
  await as(emailApi.correct, { body: { email: person.email, password } });
  expect((await as(emailApi.awaited, {})).body).toEqual({ email: person.email });
  const { body } = await world.as('visitor')(accountApi.verify, { body: { token: await lastTokenTo(person.email) } });
  expect(body.user).toMatchObject({ email: person.email });
});

test('administrators correct the address of who has no login, to whom the invitation goes again, and of nobody else', async () => {
  const invited = await newPerson({ state: 'none', isVerified: false });
  const old = write(await makeLink(world.database, invited.id, 'activate'));
  const correct = (id: string, email: string) => world.as('admin')(managedAccounts.api.emailCorrect, { params: { id }, body: { email } });
  const email = addressFor(invited);
  expect((await correct(invited.id, world.people.company.email)).error.fields).toEqual({ email: 'validation.emailTaken' });
  expect((await correct(invited.id, email)).body).toMatchObject({ email });
  expect((await world.as('visitor')(accountApi.invitation, { body: { token: old } })).status).toBe(410);
  expect(await subjectsTo(email)).toEqual(['Votre invitation sur Jalon']);
  const active = await newPerson();
  expect((await correct(active.id, addressFor(active))).error.code).toBe('workflow.wrongState');
  const silent = await newPerson({ state: 'none', isVerified: false });
  expect((await correct(silent.id, addressFor(silent))).status).toBe(200);
  expect(await subjectsTo(addressFor(silent))).toEqual([]);
});
