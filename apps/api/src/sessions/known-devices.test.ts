import { accountApi } from '@jalon/domain/accounts/account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { deviceRules } from '@jalon/domain/sessions/session-rules';
import { signInRules } from '@jalon/domain/sessions/sign-in-rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeBefore } from '../../test/authenticator.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, testSecret } from '../../test/harness.ts';
import { enterWindow } from '../../test/windows.ts';
import { makeLink } from '../accounts/accounts.queries.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { sql } from '../db/sql.ts';

/** A browser that has signed in to an account before is counted on its own: guessing strangers do not keep its owner out. */
const password = 'Chemin!42vert';
const wrong = 'Wrong!2026';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
const { free, lockedAt } = signInRules.account;

let owner: Person;
let xsrf = '';
const world = await openWorld();
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of [sql`sign_in_tries`, sql`rate_limits`]) await world.database.many(sql`delete from ${table}`);
  owner = await makePerson(world.database, { type: 'Freelance', password });
});

type Jar = Record<string, string>;
/** Keeps the cookies it is given, as a browser does. */
async function send(jar: Jar, url: string, payload: object, from = '10.0.0.1') {
  xsrf ||= (await world.server.inject({ url: '/api/health' })).cookies[0]?.value ?? '';
  const { session: _, ...signedOut } = jar;
  const cookies = { ...signedOut, 'XSRF-TOKEN': xsrf };
  const headers = { 'x-xsrf-token': xsrf, 'user-agent': firefox };
  const answer = await world.server.inject({ method: 'POST', url, remoteAddress: from, headers, cookies, payload });
  for (const { name, value } of answer.cookies) jar[name] = value;
  return answer;
}
const login = async (jar: Jar, given = password, { email } = owner) =>
  (await send(jar, '/api/login', { email, password: given })).statusCode;
/** Strangers from many addresses, as patient as they must be: tells how many tries were looked at. */
async function besiege({ email } = owner, tries = lockedAt + 2): Promise<number> {
  let read = 0;
  for (let n = 0; n < tries; n += 1) {
    await world.database.many(sql`update sign_in_tries set last_at = last_at - interval '64 seconds' where key like 'account%'`);
    const { statusCode } = await send({}, '/api/login', { email, password: wrong }, `10.1.0.${n}`);
    if (statusCode === 422) read += 1;
    else expect(statusCode).toBe(429);
  }
  await world.database.many(sql`delete from rate_limits`);
  return read;
}

test('the right password from a known browser is taken while strangers are shut out, who gain nothing by it', async () => {
  const home: Jar = {};
  expect(await login(home)).toBe(200);
  expect(await besiege()).toBe(lockedAt);
  expect(await login({})).toBe(429);
  expect(await login(home)).toBe(200);
  // Ten in a quarter of an hour for everybody else, whatever the owner does.
  expect(await login({})).toBe(429);
  expect(await besiege(owner, 5)).toBe(0);
});

/** All that an address may send in a minute. */
async function crowd(url: string): Promise<void> {
  await enterWindow(world.database, 60);
  const most = sessionApi.login.limit?.max ?? 0;
  for (let n = 0; n < most; n += 1) await send({}, url, { email: `nobody${n}@jalon.test`, password: wrong, code: '000000' });
}

test('strangers at the same address do not keep a known browser out', async () => {
  const home: Jar = {};
  expect(await login(home)).toBe(200);
  await crowd('/api/login');
  expect([await login({}), await login(home)]).toEqual([429, 200]);
});

test('a known browser signs in no more often than strangers may, though it is given another token each time', async () => {
  const home: Jar = {};
  const most = sessionApi.login.limit?.max ?? 0;
  const answers: number[] = [];
  await enterWindow(world.database, 60);
  for (let n = 0; n < most + 2; n += 1) answers.push(await login(home));
  expect(answers).toEqual([...Array(most + 1).fill(200), 429]);
});

test('a browser is known by its cookie alone: one of somebody else, an old copy or an invented one are strangers', async () => {
  const [home, copy, others]: [Jar, Jar, Jar] = [{}, {}, {}];
  await login(home);
  Object.assign(copy, home);
  expect(await login(home)).toBe(200);
  const other = await makePerson(world.database, { type: 'Freelance', password });
  expect(await login(others, password, other)).toBe(200);
  await besiege();
  for (const jar of [copy, others, { device: 'A'.repeat(43) }, { device: '' }]) expect(await login(jar)).toBe(429);
  expect(await login(home)).toBe(200);
});

test('the cookie is for the server alone, lasts a year and is kept as a hash', async () => {
  const answer = await send({}, '/api/login', { email: owner.email, password });
  const cookie = answer.cookies.find(({ name }) => name === 'device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: deviceRules.days * 86_400 });
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(await world.database.many(sql`select 1 from device_tokens where token_hash = sha256(${cookie?.value}::bytea)`)).toHaveLength(1);
  const away = await send({}, '/api/login', { email: owner.email, password: wrong });
  expect(away.cookies.filter(({ name }) => name === 'device')).toEqual([]);
});

test('tries from a known browser are limited too, and do not shut out the others', async () => {
  const home: Jar = {};
  await login(home);
  for (let n = 0; n < free; n += 1) expect(await login(home, wrong)).toBe(422);
  expect(await login(home)).toBe(429);
  expect(await login({})).toBe(200);
  for (let n = free; n < lockedAt; n += 1) {
    await world.database.many(sql`update sign_in_tries set last_at = last_at - interval '64 seconds'`);
    expect(await login(home, wrong)).toBe(422);
  }
  await world.database.many(sql`update sign_in_tries set last_at = last_at - interval '64 seconds'`);
  expect(await login(home)).toBe(429);
});

test('a browser that two people share is known to both', async () => {
  const second = await makePerson(world.database, { type: 'Freelance', password });
  const shared: Jar = {};
  expect([await login(shared), await login(shared, password, second)]).toEqual([200, 200]);
  await besiege();
  await besiege(second);
  expect([await login(shared), await login(shared, password, second)]).toEqual([200, 200]);
});

test('a new password by mail forgets the browsers before it, and knows the one it was chosen in', async () => {
  const [before, mail]: [Jar, Jar] = [{}, {}];
  await login(before);
  const token = linkTokens(testSecret).write(await makeLink(world.database, owner.id, 'reset'));
  const next = 'Sentier!73bleu';
  expect((await send(mail, accountApi.reset.path, { token, email: owner.email, password: next })).statusCode).toBe(200);
  await besiege();
  expect([await login(before, next), await login(mail, next)]).toEqual([429, 200]);
});

test('a new password inside and the end of the other sessions forget the other browsers, and keep this one', async () => {
  for (const end of ['password', 'others'] as const) {
    const next = `Sentier!73${end}`;
    const person = await makePerson(world.database, { type: 'Freelance', password });
    const [away, here]: [Jar, Jar] = [{}, {}];
    await login(away, password, person);
    await login(here, password, person);
    const as = world.as({ ...person, token: here.session ?? '' });
    const cookie = Object.entries(here).map(([name, value]) => `${name}=${value}`);
    const first = await world.server.inject({ url: '/api/health', headers: { cookie: cookie.join('; ') } });
    const given = first.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? here['XSRF-TOKEN'] ?? '';
    const headers = { 'x-xsrf-token': given, cookie: [...cookie, `XSRF-TOKEN=${given}`].join('; ') };
    const changed =
      end === 'password'
        ? await as(ownAccountApi.password, { body: { current: password, password: next }, headers })
        : await as(ownAccountApi.endOthers, { headers });
    expect(changed.status).toBe(200);
    await besiege(person);
    const now = end === 'password' ? next : password;
    expect([await login(away, now, person), await login(here, now, person)]).toEqual([429, 200]);
  }
});

test('whoever is signed in proves the password while strangers guess', async () => {
  await besiege();
  expect((await world.as(owner)(ownAccountApi.beginTwoStep, { body: { password } })).status).toBe(200);
});

test('a code from a known browser is taken while somebody else who has the password guesses codes', async () => {
  const as = world.as(owner);
  const { secret } = (await as(ownAccountApi.beginTwoStep, { body: { password } })).body;
  const { codes } = (await as(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(secret) } })).body;
  const enter = async (jar: Jar, code: string) => {
    expect(await login(jar)).toBe(200);
    return (await send(jar, '/api/login/code', { code })).statusCode;
  };
  const home: Jar = {};
  expect(await enter(home, codes[0] ?? '')).toBe(200);
  await crowd('/api/login/code');
  expect(await enter(home, codes[2] ?? '')).toBe(200);
  for (const table of [sql`rate_limits`, sql`sign_in_tries`]) await world.database.many(sql`delete from ${table}`);
  for (let n = 0; n < free; n += 1) expect(await enter({}, `00000${n}`)).toBe(422);
  expect(await enter({}, codes[1] ?? '')).toBe(429);
  expect(await enter(home, codes[1] ?? '')).toBe(200);
});

test('of the browsers of a person the latest twenty stay, and none for longer than a year', async () => {
  const { id } = owner;
  await world.database.many(sql`
    insert into device_tokens (token_hash, user_id, last_used_at)
    select sha256(n::text::bytea), ${id}, now() - n * interval '1 day' from generate_series(1, 30) n`);
  const home: Jar = {};
  await login(home);
  await world.work();
  const count = async () => (await world.database.many(sql`select 1 from device_tokens where user_id = ${id}`)).length;
  expect(await count()).toBe(deviceRules.perPerson);
  await world.database.many(sql`update device_tokens set last_used_at = now() - interval '366 days' where user_id = ${id}`);
  await besiege();
  expect(await login(home)).toBe(429);
  await world.tidy();
  expect(await count()).toBe(0);
});
