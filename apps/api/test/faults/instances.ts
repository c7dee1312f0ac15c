import { setTimeout as sleep } from 'node:timers/promises';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { signInRules, waitAfter } from '@jalon/domain/sessions/sign-in-rules';
import pg from 'pg';
import { demoAccounts } from '../../src/demo/accounts.ts';
import { cloneDatabase } from '../postgres.ts';
import { freePort, until } from '../started.ts';
import { type Client, type Cookies, openClient, signIn, trySignIn } from './client.ts';
import { mustBeNone, type Run } from './figures.ts';
import { create } from './ledger.ts';
import { addJobs } from './load.ts';
import { startOn } from './product.ts';

type Both = readonly [Client, Client];
type Pair = { open(cookies?: Cookies): Both; database: pg.Client };

/** Two processes on one database behave as one. */
export async function runInstances(rounds: number, adminUrl: string): Promise<Run> {
  await using cleanup = new AsyncDisposableStack();
  const { url, drop } = await cloneDatabase(adminUrl);
  cleanup.defer(drop);
  // The proxy is trusted so that callers can come from as many addresses as the run needs.
  const settings = { DATABASE_URL: url, JALON_SECRET: 'one secret for both of the instances', JALON_TRUST_PROXY: '1' };
  const ports = [await freePort(), await freePort()] as const;
  for (const port of ports) {
    const jalon = await startOn(port, settings);
    cleanup.defer(async () => {
      jalon.kill('SIGKILL');
      await jalon.exited;
    });
  }
  const database = new pg.Client(url);
  database.on('error', () => {}); // the server may end before it does
  await database.connect();
  cleanup.defer(() => database.end());
  const open = (cookies: Cookies = new Map()): Both => {
    const pair: Both = [openClient(ports[0], cookies), openClient(ports[1], cookies)];
    for (const client of pair) cleanup.defer(() => client.close());
    return pair;
  };
  const pair = { open, database };
  const sessions = await checkSessions(pair, rounds);
  const jobs = await countJobs(pair, rounds * 10);
  return {
    title: `Two instances on one database, ${rounds} rounds`,
    figures: [
      ...sessions,
      ...(await checkLimits(pair)),
      { name: 'jobs', value: jobs.done },
      mustBeNone('jobs that ran twice, or never', jobs.wrong),
      mustBeNone('instances that ran none', 2 - jobs.workers),
      mustBeNone('keys sent to both at once: not one value, or other answers', await checkKeys(pair, rounds)),
    ],
  };
}

async function checkSessions({ open }: Pair, rounds: number) {
  let [unknown, surviving] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const [here, there] = inTurn(open(), round);
    await signIn(here, { from: `10.1.0.${round}` });
    // Signing out empties the cookies of the browser; a thief's copy stays.
    const [copy] = inTurn(open(new Map(here.cookies)), round);
    if ((await there.call(sessionApi.user, {})).status !== 200) unknown += 1;
    await there.call(sessionApi.logout, {});
    if ((await copy.call(sessionApi.user, {})).status !== 401) surviving += 1;
  }
  return [
    mustBeNone('sessions the other instance does not know', unknown),
    mustBeNone('sessions that outlive a sign-out there', surviving),
  ];
}

const inTurn = ([first, second]: Both, round: number): Both => (round % 2 === 0 ? [first, second] : [second, first]);

/** Limits count in windows of the clock: a burst must not fall on both sides of an edge. */
async function awayFromEdge(seconds: number): Promise<void> {
  const left = seconds * 1000 - (Date.now() % (seconds * 1000));
  if (left < 8000) await sleep(left);
}

async function checkLimits({ open }: Pair) {
  const pair = open();
  const attempt = (index: number, email: string, from: string) =>
    trySignIn(inTurn(pair, index)[0], { email, password: 'Wrong!2026', from }).then(({ status }) => status);
  const passed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;
  const began = Date.now();
  const account = await Promise.all(Array.from({ length: 20 }, (_, i) => attempt(i, demoAccounts.company.email, `10.2.0.${i}`)));
  const fitting = triesIn((Date.now() - began) / 1000);
  await awayFromEdge(60);
  const address = await Promise.all(Array.from({ length: 40 }, (_, i) => attempt(i, `nobody-${i}@jalon.test`, '10.3.0.1')));
  return [
    mustBeNone('tries for an account beyond what its waits allow', Math.max(0, passed(account) - fitting)),
    mustBeNone('tries for an account short of the free ones', Math.max(0, signInRules.account.free - passed(account))),
    mustBeNone('tries from an address beyond or short of 30', Math.abs(passed(address) - 30)),
  ];
}

/** How many wrong passwords fit into a stretch of time, the waits between them kept. */
function triesIn(seconds: number): number {
  let [tries, waited] = [signInRules.account.free, 0];
  for (;;) {
    waited += waitAfter(tries, signInRules.account);
    if (waited > seconds) return tries;
    tries += 1;
  }
}

/** Taking a job counts an attempt, so a job that ends with one attempt ran once. */
async function countJobs({ database }: Pair, count: number) {
  // What the sign-ins before have left to do is not counted, nor what the clock asks for meanwhile.
  await until(async () => (await database.query('select from graphile_worker._private_jobs')).rowCount === 0);
  await database.query(`
    create table done (id bigint, attempts int, worker text);
    create function note_done() returns trigger language plpgsql as
      'begin insert into done values (old.id, old.attempts, old.locked_by); return old; end';
    create trigger note_done before delete on graphile_worker._private_jobs for each row when (old.payload ->> '_cron' is null)
      execute function note_done()`);
  for (let sent = 0; sent < count; sent += 10) await database.query(addJobs, [10]);
  const read = async () =>
    (
      await database.query(
        'select count(*)::int as done, count(distinct id)::int as jobs, sum(attempts)::int as attempts, count(distinct worker)::int as workers from done',
      )
    ).rows[0];
  await until(async () => (await read()).done >= count).catch(() => undefined); // the figures say it better
  const { done, jobs, attempts, workers } = await read();
  return { done, workers, wrong: Math.abs(count - jobs) + Math.abs(attempts - count) };
}

async function checkKeys({ open, database }: Pair, rounds: number): Promise<number> {
  const pair = open();
  await signIn(pair[0], { from: '10.4.0.1' });
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const code = `both-${round}`;
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => create(inTurn(pair, i)[0], code)));
    const kinds = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    const { rowCount } = await database.query(
      "select from referential_values v join events e on e.subject_id = v.id where v.code = $1 and e.kind = 'referential.create'",
      [code],
    );
    if (kinds.size !== 1 || answers[0]?.status !== 201 || rowCount !== 1) wrong += 1;
  }
  return wrong;
}
