import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { accountApi } from '@jalon/domain/accounts/account-api';
import { homeApi } from '@jalon/domain/home/home-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { exitCodes } from '../src/start-error.ts';
import { openWorld, testSecret, tokenIn, type World } from './harness.ts';
import { nodeOptions } from './started.ts';

const root = resolve(import.meta.dirname, '../../..');
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function run(...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: world.url, JALON_DATA_DIR: world.dataDir, JALON_SECRET: testSecret };
  const settings = { ...env, NODE_ENV: 'production', JALON_URL: 'https://jalon.example' };
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/admin-create.ts', ...args], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((done) => child.once('close', done));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}
const claire = ['--email', 'Claire@Jalon.example', '--first-name', 'Claire', '--last-name', 'Dubois'];
const tokenOf = (output: string): string => /^https:\/\/jalon\.example\/enable-account\?token=(\S+)$/m.exec(output)?.[1] ?? '';
const enable = (token: string) => world.as('visitor')(accountApi.enable, { body: { token, password: 'Chemin!42vert', terms: true } });

test('an administrator is made by one command, chooses a password at the printed address and is in', { timeout: 60_000 }, async () => {
  const lost = await run(...claire);
  expect([lost.code, lost.errors]).toEqual([0, '']);
  const again = await run(...claire);
  expect((await enable(tokenOf(lost.output))).error.code).toBe('account.linkExpired');
  const entered = await enable(tokenOf(again.output));
  expect([entered.status, entered.body]).toMatchObject([200, { email: 'claire@jalon.example', type: 'Admin' }]);
  const { id } = await world.database.one<{ id: string }>(sql`select id from users where email = 'claire@jalon.example'`);
  const person = { id, email: 'claire@jalon.example', token: tokenIn(entered) };
  expect((await world.as(person)(homeApi.read, {})).status).toBe(200);
  const events = await world.database.many(sql`
    select kind, actor_id as by, request_id as origin from events where subject_id = ${id} and actor_id is null order by id`);
  expect(events).toEqual([
    { kind: 'account.create', by: null, origin: 'admin:create' },
    { kind: 'account.invite', by: null, origin: 'admin:create' },
  ]);
});

test('what cannot be is said in one line, and nothing is made', { timeout: 60_000 }, async () => {
  const count = () => world.database.one(sql`select count(*)::int as users, (select count(*)::int from account_links) as links from users`);
  const before = await count();
  const { email } = world.people.freelance;
  const refusals: [string[], RegExp][] = [
    [['--email', email, ...claire.slice(2)], new RegExp(`^${email} has an account already`)],
    [['--email', 'nobody', ...claire.slice(2)], /^--email is not valid \("nobody"\); use: npm run admin:create/],
    [['--email', 'a@jalon.example'], /^--first-name is missing, --last-name is missing; use:/],
    [['--mail', 'a@jalon.example'], /^Unknown option '--mail'; use:/],
  ];
  for (const [args, says] of refusals) {
    const { code, output, errors } = await run(...args);
    expect([code, output, errors]).toEqual([exitCodes.configuration, '', expect.stringMatching(says)]);
    expect(errors.trimEnd()).not.toContain('\n');
  }
  expect(await count()).toEqual(before);
});
