import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoAccounts } from '../../src/demo/accounts.ts';
import { type Started, until } from '../started.ts';
import { type Client, openClient, signIn } from './client.ts';
import { highest, mustBeNone, type Run, time, unlessItHangs } from './figures.ts';
import { jobsLeft } from './jobs.ts';
import { compare, type Ledger, openLedger, resend } from './ledger.ts';
import { startJobs, startLoad } from './load.ts';
import { openProduct, type Product } from './product.ts';

/** PostgreSQL is stopped at once (its sessions are cut, nothing is tidied up) while the process writes, and comes back by itself. */
export async function runDatabaseStops(rounds: number): Promise<Run> {
  await using product = await openProduct();
  const { jalon } = await product.start();
  const ledger = openLedger();
  const total = { lost: 0, halfDone: 0, sent: 0, wrong: 0 };
  const outages: number[] = [];
  const recoveries: number[] = [];
  const client = openClient(product.port);
  await signIn(client);

  for (let round = 1; round <= rounds; round += 1) {
    const load = startLoad(client, ledger, round);
    const jobs = startJobs(product.url());
    await load.untilRunning();
    await sleep(Math.random() * 200);
    const url = product.url();
    let before: number | undefined;
    await until(async () => {
      before = await startOf(url);
      return before !== undefined;
    });
    const stoppedAt = performance.now();
    process.kill(product.postmaster(), 'SIGQUIT');
    await untilLiving(jalon, async () => ![undefined, before].includes(await startOf(url)));
    const backAt = performance.now();
    outages.push(backAt - stoppedAt);
    await untilLiving(jalon, () => ledger.seen.lastAt > backAt);
    recoveries.push(ledger.seen.lastAt - backAt);
    await Promise.all([load.stop(), jobs.stop()]);
    const { sent, wrong } = await resend(client, ledger);
    const found = await compare(url, ledger);
    total.lost += found.lost;
    total.halfDone += found.halfDone;
    total.sent += sent;
    total.wrong += wrong;
  }
  const hung = await hang(product, client, rounds + 1);
  // A session of somebody else: it is a job for the worker, which the outages must not have ended.
  const other = openClient(product.port);
  await signIn(other, { email: demoAccounts.freelance.email });
  const left = await jobsLeft(product.url(), 60_000);
  client.close();
  other.close();
  return {
    title: `PostgreSQL stopped at once under write load, ${rounds} rounds`,
    figures: [
      { name: 'writes acknowledged', value: ledger.seen.acknowledged },
      mustBeNone('acknowledged writes lost', total.lost),
      mustBeNone('half-done transitions', total.halfDone),
      { name: 'creations sent again afterwards', value: total.sent },
      mustBeNone('of them not exactly one value', total.wrong),
      { name: 'answers 503 with Retry-After meanwhile', value: ledger.seen.unavailable },
      mustBeNone('other refusals meanwhile', ledger.seen.unexpected.length),
      mustBeNone('requests without an answer', ledger.seen.unanswered),
      mustBeNone('jobs left undone at the end', left),
      time('slowest answer', ledger.seen.slowest, 5000),
      time('slowest answer while PostgreSQL hangs', hung.slowest, 5000),
      mustBeNone('other refusals then', hung.unexpected.length + hung.unanswered),
      time('PostgreSQL back after, at most', highest(outages)),
      time('first success after that, at most', highest(recoveries), 2000, unlessItHangs),
    ],
    notes: ledger.seen.unexpected,
  };
}

/** A server that neither works nor ends: its disk hangs, or its machine does. */
async function hang(product: Product, client: Client, round: number): Promise<Ledger['seen']> {
  const ledger = openLedger();
  const load = startLoad(client, ledger, round);
  await load.untilRunning();
  const processes = product.postgres();
  try {
    signalAll(processes, 'SIGSTOP');
    await sleep(7000);
  } finally {
    signalAll(processes, 'SIGCONT');
  }
  const since = performance.now();
  await until(() => ledger.seen.lastAt > since);
  await load.stop();
  return ledger.seen;
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // Sessions come and go: this one has just ended.
    }
  }
}

/** When this server started, if it answers soon; one that has just been stopped may still do so. */
async function startOf(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return Number((await client.query('select extract(epoch from pg_postmaster_start_time()) as start')).rows[0].start);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits for something that only happens while the process lives. */
async function untilLiving({ exited, errors }: Started, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const died = exited.then((code) => Promise.reject(new Error(`The process ended with ${code}: ${errors()}`)));
  await Promise.race([died, until(isTrue)]);
}
