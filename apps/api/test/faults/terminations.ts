import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { referentials } from '@jalon/domain/referentials/referential-api';
import pg from 'pg';
import { until } from '../started.ts';
import { type Client, type Cookies, openClient, signIn } from './client.ts';
import { highest, mustBeNone, type Run, time } from './figures.ts';
import { compare, create, openLedger } from './ledger.ts';
import { startJobs, startLoad } from './load.ts';
import { openProduct } from './product.ts';

/** The process is asked to end while it writes: what it has begun it finishes and answers, then it ends by itself. */
export async function runTerminations(rounds: number): Promise<Run> {
  await using product = await openProduct();
  const ledger = openLedger();
  const cookies: Cookies = new Map();
  const total = { cut: 0, badEnds: 0 };
  const ends: number[] = [];
  const gone: number[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const { jalon } = await product.start();
    const client = openClient(product.port, cookies);
    if (round === 0) await signIn(client);
    const load = startLoad(client, ledger, round);
    const jobs = startJobs(product.url());
    await load.untilRunning();
    const slow = await startSlowRequest(client, product.url(), `slow-${round}`);
    // Browsers open connections ahead of need; they must not hold up the end.
    const spare = connect(product.port, 'localhost').on('error', () => {});
    await once(spare, 'connect');
    const since = performance.now();
    jalon.kill('SIGTERM');
    await sleep(300);
    await slow.release();
    total.cut += (await slow.status) === 200 ? 0 : 1;
    await Promise.all([load.stop(), jobs.stop()]);
    total.badEnds += (await jalon.exited) === 0 ? 0 : 1;
    ends.push(performance.now() - since);
    gone.push(await product.untilGone());
    spare.destroy();
    client.close();
  }
  await product.start();
  const found = await compare(product.url(), ledger);
  return {
    title: `SIGTERM under write load, ${rounds} rounds`,
    figures: [
      { name: 'writes acknowledged', value: ledger.seen.acknowledged },
      mustBeNone('acknowledged writes lost', found.lost),
      mustBeNone('half-done transitions', found.halfDone),
      mustBeNone('writes done and not answered', found.unanswered),
      mustBeNone('running requests cut', total.cut),
      mustBeNone('ends with another code than 0', total.badEnds),
      mustBeNone('refusals outside the contract', ledger.seen.unexpected.length),
      time('ended after, at most', highest(ends), 9000),
      time('PostgreSQL still there after the end, at most', highest(gone), 500, 3000),
    ],
    notes: ledger.seen.unexpected,
  };
}

/** An action on a value that somebody else holds: it is running for as long as the test wants. */
async function startSlowRequest(client: Client, url: string, code: string) {
  const { body } = await create(client, code);
  const holder = new pg.Client(url);
  holder.on('error', () => {}); // the server may end before it does
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from referential_values where id = $1 for update', [body.id]);
  const status = client.call(referentials.api.disable, { params: { id: body.id }, body: {} }).then((answer) => answer.status);
  // Waiting for this holder: the load beside waits for locks too, and an end before the request is running would not cut it.
  const isHeldUp = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
  await until(async () => (await holder.query(isHeldUp)).rowCount === 1);
  return {
    status,
    async release() {
      await holder.query('commit');
      await holder.end();
    },
  };
}
