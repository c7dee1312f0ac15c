import { accountApi } from '@jalon/domain/accounts/account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, testSecret, type World } from '../../test/harness.ts';
import { makeLink } from '../accounts/accounts.queries.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { loadDemo } from './demo.ts';
import { countDemo, endDemoSessions } from './keep-out.ts';

let world: World;
let production: FastifyInstance;
beforeAll(async () => {
  world = await openWorld();
  await loadDemo(world.database, world.files);
  const settings = { NODE_ENV: 'production', JALON_URL: 'https://jalon.example', JALON_SECRET: testSecret, JALON_LOG_LEVEL: 'silent' };
  const config = loadConfig({ ...settings, JALON_DATA_DIR: world.dataDir });
  const worker = { isRunning: () => true, stop: async () => undefined };
  production = (await buildApp({ config, database: world.database, worker })).server;
});
afterAll(async () => {
  await production.close();
  await world.close();
});

async function post(url: string, payload: object) {
  const first = await production.inject('/api/health');
  const [token = ''] = first.cookies.map(({ value }) => value);
  const answer = await production.inject({
    method: 'POST',
    url,
    payload,
    cookies: { 'XSRF-TOKEN': token },
    headers: { 'x-xsrf-token': token },
  });
  return { status: answer.statusCode, code: answer.json().code, cookies: answer.cookies.map(({ name }) => name) };
}
const whoIs = async (token: string) =>
  (await production.inject({ url: sessionApi.user.path, cookies: { '__Host-session': token } })).statusCode;
const demoUser = (email: string) => world.database.one<{ id: string }>(sql`select id from users where email = ${email} and is_demo`);
const device = { userAgent: '', address: '::1', isRemembered: false };
const kept = { status: 403, code: 'account.demo', cookies: [] };

test('in production no demonstration account signs in with the public password', async () => {
  const body = { email: demoAccounts.admin.email, password: demoPassword };
  expect((await world.as('visitor')(sessionApi.login, { body })).status).toBe(200);
  expect(await post(sessionApi.login.path, body)).toEqual(kept);
});

test('in production no link lets a demonstration account in', async () => {
  const { id } = await demoUser('yanis.rocher@jalon.test');
  const link = await makeLink(world.database, id, 'activate');
  const found = () =>
    world.database.one(sql`
      select u.state, u.password_hash, u.email_verified_at, u.updated_at, l.used_at,
        (select count(*)::int from events e where e.subject_id = u.id) as events
      from users u join account_links l on l.user_id = u.id and l.id = ${link} where u.id = ${id}`);
  const before = await found();
  const token = linkTokens(testSecret).write(link);
  expect(await post(accountApi.enable.path, { token, password: 'Chemin!42vert', terms: true })).toEqual(kept);
  expect(before).toMatchObject({ state: 'none', used_at: null });
  expect(await found()).toEqual(before);
});

test('in production a session of the demonstration opens nothing, not even through the eyes of somebody else', async () => {
  const [demo, real] = [await demoUser(demoAccounts.admin.email), await makePerson(world.database, { type: 'Admin' })];
  const { token } = await openSession(world.database, demo.id, device);
  expect(await whoIs(real.token)).toBe(200);
  expect(await whoIs(token)).toBe(401);
  await world.database.many(sql`update sessions set seen_as = ${real.id} where user_id = ${demo.id}`);
  expect(await whoIs(token)).toBe(401);
});

test('a production start ends the sessions of the demonstration and of nobody else', async () => {
  const { id } = await demoUser(demoAccounts.freelance.email);
  await openSession(world.database, id, device);
  await endDemoSessions(world.database);
  const left = await world.database.one(sql`
    select count(*) filter (where u.is_demo)::int as demo, count(*) filter (where not u.is_demo)::int > 0 as "hasOthers"
    from sessions s join users u on u.id = s.user_id`);
  expect(left).toEqual({ demo: 0, hasOthers: true });
  expect(await countDemo(world.database)).toBeGreaterThan(30);
  expect(await world.database.many(sql`select 1 from users where is_demo and id = ${world.people.admin.id}`)).toEqual([]);
});
