import { accountApi } from '@jalon/domain/accounts/account-api';
import { signInRules } from '@jalon/domain/sessions/sign-in-rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { makePerson, type Person } from './factories.ts';
import { openMailWorld } from './mail-world.ts';

/** Somebody who guesses passwords: how many of a thousand tries are looked at, and what the owner notices. */
const tries = 1000;
const password = 'Chemin!42vert';
const wrong = 'Wrong!2026';

let victim: Person;
const { world, mail, close } = await openMailWorld();
afterAll(close);
beforeEach(async () => {
  await world.database.many(sql`delete from sign_in_tries`);
  await world.database.many(sql`delete from rate_limits`);
  victim = await makePerson(world.database, { type: 'Freelance', password });
});

type Try = { from: string; email: string; password: string };
let cookie = '';

async function attempt({ from, email, password: given }: Try): Promise<number> {
  cookie ||= (await world.server.inject({ url: '/api/health' })).cookies[0]?.value ?? '';
  const answer = await world.server.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    // A forwarding header that nobody asked for makes no new address.
    headers: { 'x-xsrf-token': cookie, 'x-forwarded-for': `192.0.2.${Math.floor(Math.random() * 250)}` },
    cookies: { 'XSRF-TOKEN': cookie },
    payload: { email, password: given },
  });
  return answer.statusCode;
}

/** Tells how many tries were looked at; every other one must have been refused unread. */
async function guess(attempts: Try[]): Promise<number> {
  const statuses: number[] = [];
  for (let from = 0; from < attempts.length; from += 20) {
    // Only the tries are under test: the limit of calls begins anew with every minute of the clock.
    await world.database.many(sql`delete from rate_limits`);
    statuses.push(...(await Promise.all(attempts.slice(from, from + 20).map(attempt))));
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  return statuses.filter((status) => status === 422).length;
}

const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
const pass = (seconds: number) =>
  world.database.many(sql`
    update sign_in_tries set last_at = last_at - ${seconds} * interval '1 second', forgotten_at = forgotten_at - ${seconds} * interval '1 second'`);
/** As many failures as if they had come just now. */
const failures = (count: number) =>
  world.database.many(sql`update sign_in_tries set failures = ${count}, forgotten_at = now() where key like 'address%'`);

test(`${tries} wrong passwords of one address, for as many accounts: the address is shut out, and nobody else is`, async () => {
  const from = addressOf(1);
  const read = await guess(Array.from({ length: tries }, (_, n) => ({ from, email: `user${n}@jalon.test`, password: wrong })));
  // Those that are free, and the few whose wait ended meanwhile.
  expect(read).toBeGreaterThanOrEqual(signInRules.address.free);
  expect(read).toBeLessThan(signInRules.address.free + 10);
  await world.database.many(sql`update sign_in_tries set last_at = clock_timestamp()`);
  await world.database.many(sql`delete from rate_limits`);
  expect(await attempt({ from, email: victim.email, password })).toBe(429);
  expect(await attempt({ from: addressOf(2), email: victim.email, password })).toBe(200);
}, 60_000);

test(`${tries} wrong passwords for one account, of as many addresses: the account is shut, whoever asks, until it is opened by mail`, async () => {
  const { email } = victim;
  const all = Array.from({ length: tries }, (_, n) => ({ from: addressOf(n), email, password: wrong }));
  const read = await guess(all);
  expect(read).toBeGreaterThanOrEqual(signInRules.account.free);
  expect(read).toBeLessThan(signInRules.account.lockedAt);
  expect(await attempt({ from: addressOf(tries), email, password })).toBe(429);
  await world.as('visitor')(accountApi.forgot, { body: { email } });
  await world.work();
  expect(mail.to(email).map(({ subject }) => subject)).toEqual(['Choisissez un nouveau mot de passe']);
}, 60_000);

test('an address that is patient is shut out for a quarter of an hour at the hundredth', async () => {
  const from = addressOf(4);
  expect(await attempt({ from, email: 'first@jalon.test', password: wrong })).toBe(422);
  await failures(signInRules.address.lockedAt - 1);
  await pass(64);
  expect(await attempt({ from, email: 'hundredth@jalon.test', password: wrong })).toBe(422);
  await pass(signInRules.lockSeconds - 30);
  expect(await attempt({ from, email: victim.email, password })).toBe(429);
  await pass(30);
  expect(await attempt({ from, email: victim.email, password })).toBe(200);
});

test('somebody patient gets ten tries in a quarter of an hour, and the owner one letter', async () => {
  const { email } = victim;
  const next = async (given: string, n: number) => {
    await pass(64);
    return attempt({ from: addressOf(n), email, password: given });
  };
  for (let n = 0; n < signInRules.account.lockedAt; n += 1) expect(await next(wrong, n)).toBe(422);
  // Closed, also for the right one; and what is refused does not close it for longer.
  for (let n = 0; n < 14; n += 1) expect(await next(password, n)).toBe(429);
  await world.work();
  expect(mail.to(email).map(({ subject }) => subject)).toEqual(['Trop d’essais de connexion']);
  expect(await next(password, 0)).toBe(200);
});

test('the right password forgets the wrong ones before it', async () => {
  const { email } = victim;
  const from = addressOf(3);
  for (let n = 1; n < signInRules.account.free; n += 1) expect(await attempt({ from, email, password: wrong })).toBe(422);
  expect(await attempt({ from, email, password })).toBe(200);
  for (let n = 0; n < signInRules.account.free; n += 1) expect(await attempt({ from, email, password: wrong })).toBe(422);
  expect(await attempt({ from, email, password })).toBe(429);
});

test('a network of IPv6 counts as one, an IPv4 address as one however it is written, and another is free', async () => {
  const { free } = signInRules.address;
  const cases = [
    { from: (n: number) => `2001:db8:0:1::${n.toString(16)}`, other: '2001:db8:0:2::1' },
    { from: (n: number) => (n % 2 ? '198.51.100.7' : '::ffff:198.51.100.7'), other: '::ffff:198.51.100.8' },
  ];
  for (const { from, other } of cases) {
    for (let n = 0; n < free; n += 1) expect(await attempt({ from: from(n), email: `user${n}@jalon.test`, password: wrong })).toBe(422);
    expect(await attempt({ from: from(free), email: victim.email, password })).toBe(429);
    expect(await attempt({ from: from(free + 1), email: victim.email, password })).toBe(429);
    expect(await attempt({ from: other, email: victim.email, password })).toBe(200);
  }
  const { keys } = await world.database.one<{ keys: number }>(
    sql`select count(distinct key)::int as keys from rate_limits where key like '/api/login %'`,
  );
  expect(keys).toBe(4);
});

test('what an address has failed is forgotten with time, also when it is never left alone', async () => {
  const { free, forgetSeconds } = signInRules.address;
  const from = '2001:db8:0:9::1';
  const stored = async () =>
    (await world.database.one<{ n: number }>(sql`select failures as n from sign_in_tries where key like 'address%'`)).n;
  const fail = (n: number) => attempt({ from, email: `user${n}@jalon.test`, password: wrong });
  expect(await fail(0)).toBe(422);
  await failures(free + 10);
  // Somebody of a large office fails once in a while, more often than the quarter of an hour after which all is forgotten.
  const every = forgetSeconds * 2.5;
  let before = free + 10;
  for (let n = 1; before > 2; n += 1) {
    await pass(every);
    await world.database.many(sql`delete from rate_limits`);
    expect(await fail(n)).toBe(422);
    const now = await stored();
    expect(now).toBeLessThan(before);
    before = now;
  }
  await world.database.many(sql`delete from rate_limits`);
  expect(await attempt({ from, email: victim.email, password })).toBe(200);
});
