import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeAt, codeBefore } from '../../test/authenticator.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { tokenIn } from '../../test/harness.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

const password = 'Chemin!42vert';
const next = 'Sentier!73bleu';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';

let person: Person;
const { world, mail, close } = await openMailWorld();
afterAll(close);
beforeEach(async () => {
  await world.database.many(sql`delete from rate_limits`);
  person = await makePerson(world.database, { type: 'Freelance', password });
});

const login = (given: string, userAgent = firefox) =>
  world.as('visitor')(sessionApi.login, { body: { email: person.email, password: given }, headers: { 'user-agent': userAgent } });
const signedIn = async (userAgent?: string): Promise<Person> => ({ ...person, token: tokenIn(await login(password, userAgent)) });
const isSignedIn = async (who: Person) => (await world.as(who)(sessionApi.user, {})).status === 200;
const subjects = async () => {
  await world.work();
  return mail.to(person.email).map(({ subject }) => subject);
};

test('a new password: it works, the old one does not, every other session and every copy of this one is over, the owner is told', async () => {
  const other = await signedIn();
  const changed = await world.as(person)(ownAccountApi.password, { body: { current: password, password: next } });
  expect(changed.status).toBe(200);
  const renewed = { ...person, token: tokenIn(changed) };
  expect(renewed.token).not.toBe(person.token);
  expect([await isSignedIn(other), await isSignedIn(person), await isSignedIn(renewed)]).toEqual([false, false, true]);
  expect((await login(password)).status).toBe(422);
  expect((await login(next)).status).toBe(200);
  expect(await subjects()).toContain('Votre mot de passe a été modifié');
});

test('a password proved inside goes on under a new token too, the copy of the old one is over, and other sessions stay', async () => {
  const other = await signedIn();
  const begun = await world.as(person)(ownAccountApi.beginTwoStep, { body: { password } });
  const renewed = { ...person, token: tokenIn(begun) };
  expect([await isSignedIn(person), await isSignedIn(renewed), await isSignedIn(other)]).toEqual([false, true, true]);
  // What is refused for another reason changes nothing, not even that.
  const refused = await world.as(renewed)(ownAccountApi.renewCodes, { body: { password } });
  expect([refused.error.code, tokenIn(refused), await isSignedIn(renewed)]).toEqual(['workflow.wrongState', '', true]);
  // A wrong one proves nothing, and changes nothing.
  const wrong = await world.as(other)(ownAccountApi.beginTwoStep, { body: { password: 'Wrong!2026' } });
  expect([tokenIn(wrong), await isSignedIn(other)]).toEqual(['', true]);
});

test('the present password is no new one: refused at its field, and nothing changes', async () => {
  const other = await signedIn();
  const { status, error } = await world.as(person)(ownAccountApi.password, { body: { current: password, password } });
  expect([status, error.fields]).toEqual([422, { password: 'validation.samePassword' }]);
  expect([await isSignedIn(other), await isSignedIn(person), (await login(password)).status]).toEqual([true, true, 200]);
});

test('a wrong current password is told at its field, and counted as in a sign-in, but on its own', async () => {
  const attempt = (current: string) => world.as(person)(ownAccountApi.password, { body: { current, password: next } });
  for (let i = 0; i < 3; i += 1) {
    const { status, error } = await attempt('Wrong!2026');
    expect([status, error]).toEqual([422, { code: 'account.wrongPassword', fields: { current: 'validation.wrongPassword' } }]);
  }
  // However long the calls took: the wait after the last one lasts a second.
  await world.database.many(sql`update sign_in_tries set last_at = clock_timestamp()`);
  expect((await attempt(password)).error).toEqual({ code: 'request.tooMany', seconds: 1 });
  // What is tried on a screen that was left open does not keep the owner from signing in elsewhere.
  expect((await login(password)).status).toBe(200);
  await world.database.many(sql`update sign_in_tries set last_at = last_at - interval '1 minute'`);
  expect((await attempt(password)).status).toBe(200);
});

test('new recovery codes are told to their owner', async () => {
  const as = world.as(person);
  const { secret } = (await as(ownAccountApi.beginTwoStep, { body: { password } })).body;
  const { codes } = (await as(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(secret) } })).body;
  expect((await as(ownAccountApi.renewCodes, { body: { password, code: codes[0] } })).status).toBe(200);
  expect(await subjects()).toEqual(['La connexion en deux étapes est activée', 'Vos codes de secours ont été renouvelés']);
});

test('a second step that is turned off is told to its owner', async () => {
  const as = world.as(person);
  const { secret } = (await as(ownAccountApi.beginTwoStep, { body: { password } })).body;
  const { codes } = (await as(ownAccountApi.confirmTwoStep, { body: { code: codeAt(secret) } })).body;
  expect((await as(ownAccountApi.endTwoStep, { body: { password, code: codes[0] } })).status).toBe(200);
  expect(await subjects()).toEqual(['La connexion en deux étapes est activée', 'La connexion en deux étapes est désactivée']);
});

test('a weak new password is refused at its field', async () => {
  const choose = async (weak: string) =>
    (await world.as(person)(ownAccountApi.password, { body: { current: password, password: weak } })).error.fields;
  expect(await choose('Motdepasse1!')).toEqual({ password: 'validation.commonPassword' });
  expect(await choose('Mustang2024$')).toEqual({ password: 'validation.commonPassword' });
  expect(await choose('T3st!arbre77')).toEqual({ password: 'validation.ownPassword' });
});

test('of two who change the password at once one does', async () => {
  const change = (to: string) => world.as(person)(ownAccountApi.password, { body: { current: password, password: to } });
  const statuses = (await Promise.all([change(next), change('Autre!Chemin7')])).map(({ status }) => status);
  // The second finds another password than it has proved, or that its session has ended.
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('sessions: where from, since when, which is this one; another is ended, somebody else’s cannot be', async () => {
  const phone = await signedIn(iphone);
  const as = world.as(person);
  const list = async () => (await as(ownAccountApi.sessions, {})).body.sessions;
  const [own, other] = await list();
  expect(own).toMatchObject({ isCurrent: true, browser: null, system: null, address: '127.0.0.1' });
  expect(other).toMatchObject({ isCurrent: false, browser: 'Safari', system: 'iOS' });
  const [foreign] = (await world.as('admin')(ownAccountApi.sessions, {})).body.sessions;
  expect((await as(ownAccountApi.endSession, { params: { id: foreign?.id ?? '' } })).status).toBe(404);
  expect((await as(ownAccountApi.endSession, { params: { id: other?.id ?? '' } })).status).toBe(200);
  expect((await as(ownAccountApi.endSession, { params: { id: other?.id ?? '' } })).status).toBe(404);
  expect([await isSignedIn(phone), await isSignedIn(person)]).toEqual([false, true]);
  expect((await as(ownAccountApi.endSession, { params: { id: own?.id ?? '' } })).status).toBe(200);
  expect(await isSignedIn(person)).toBe(false);
});

test('all the others end at once, and a stolen copy of this one with them', async () => {
  const others = [await signedIn(), await signedIn(iphone)];
  const { body, headers } = await world.as(person)(ownAccountApi.endOthers, {});
  expect(body).toEqual({ ended: 2 });
  for (const dead of [...others, person]) expect(await isSignedIn(dead)).toBe(false);
  const renewed = { ...person, token: tokenIn({ headers }) };
  expect(await isSignedIn(renewed)).toBe(true);
  expect((await world.as(renewed)(ownAccountApi.sessions, {})).body.sessions).toHaveLength(1);
});

test('a remembered session stays remembered under its new token', async () => {
  const { token } = await openSession(world.database, person.id, { userAgent: firefox, address: '::1', isRemembered: true });
  const { headers } = await world.as({ ...person, token })(ownAccountApi.endOthers, {});
  expect([headers['set-cookie']].flat().find((line) => String(line).startsWith('session='))).toMatch(/Expires=/);
});

test('a sign-in never takes up a session that was there before it', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  expect(new Set([person.token, first.token, second.token]).size).toBe(3);
});

test('when a session was last seen is written every five minutes, and by no request in between', async () => {
  const seen = async () =>
    (await world.database.one<{ at: string }>(sql`select last_seen_at as at from sessions where user_id = ${person.id}`)).at;
  const fresh = await seen();
  await isSignedIn(person);
  expect(await seen()).toBe(fresh);
  await world.database.many(sql`update sessions set last_seen_at = now() - interval '6 minutes' where user_id = ${person.id}`);
  await isSignedIn(person);
  await expect.poll(async () => (await seen()) > fresh).toBe(true);
});

test('a first device is no news; another one is told by mail and on the page, once', async () => {
  await signedIn();
  expect(await subjects()).toEqual([]);
  const phone = await signedIn(iphone);
  await signedIn(iphone);
  expect(await subjects()).toEqual(['Connexion depuis un nouvel appareil']);
  expect(mail.to(person.email)[0]?.text).toContain('Safari · iOS (adresse 127.0.0.1)');
  // A page that opens to whoever is signed in, and asks others to sign in first.
  expect(mail.to(person.email)[0]?.text).toMatch(/\/freelance\/security\n/);
  const { sessions } = (await world.as(phone)(ownAccountApi.sessions, {})).body;
  expect(sessions.map(({ browser, isNewDevice }) => [browser, isNewDevice])).toEqual(
    expect.arrayContaining([
      ['Safari', true],
      ['Firefox', false],
    ]),
  );
});
