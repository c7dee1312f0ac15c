import { setTimeout as sleep } from 'node:timers/promises';
import { type Cookies, openClient, signIn } from './client.ts';
import { highest, median, mustBeNone, type Run, time, unlessItHangs } from './figures.ts';
import { jobsLeft } from './jobs.ts';
import { compare, openLedger, resend } from './ledger.ts';
import { startJobs, startLoad } from './load.ts';
import { openProduct } from './product.ts';

/** The process is killed while it writes, and started again on what it left. */
export async function runKills(rounds: number): Promise<Run> {
  await using product = await openProduct();
  const ledger = openLedger();
  const cookies: Cookies = new Map();
  const total = { lost: 0, halfDone: 0, unanswered: 0, sent: 0, wrong: 0 };
  const starts: number[] = [];
  const gone: number[] = [];

  const startAndCheck = async () => {
    const { jalon, ms } = await product.start();
    if (cookies.size > 0) starts.push(ms);
    const client = openClient(product.port, cookies);
    if (cookies.size === 0) await signIn(client);
    const found = await compare(product.url(), ledger);
    const { sent, wrong } = await resend(client, ledger);
    const after = await compare(product.url(), ledger);
    total.lost += found.lost + after.lost;
    total.halfDone += found.halfDone + after.halfDone;
    total.unanswered += found.unanswered;
    total.sent += sent;
    total.wrong += wrong;
    return { jalon, client };
  };

  for (let round = 1; round <= rounds; round += 1) {
    const { jalon, client } = await startAndCheck();
    const load = startLoad(client, ledger, round);
    const jobs = startJobs(product.url());
    await load.untilRunning();
    await sleep(Math.random() * 300);
    jalon.kill('SIGKILL');
    await Promise.all([load.stop(), jobs.stop(), jalon.exited]);
    gone.push(await product.untilGone());
    client.close();
  }
  const last = await startAndCheck();
  const left = await jobsLeft(product.url(), 60_000);
  last.client.close();
  return {
    title: `SIGKILL under write load, ${rounds} rounds`,
    figures: [
      { name: 'writes acknowledged', value: ledger.seen.acknowledged },
      mustBeNone('acknowledged writes lost', total.lost),
      mustBeNone('half-done transitions', total.halfDone),
      { name: 'stored but unanswered at the kill', value: total.unanswered },
      { name: 'creations sent again', value: total.sent },
      mustBeNone('of them not exactly one value', total.wrong),
      mustBeNone('answers outside the contract', ledger.seen.unexpected.length),
      mustBeNone('jobs left undone at the end', left),
      time('PostgreSQL gone after, at most', highest(gone), 3000, unlessItHangs),
      time('started again after, median', median(starts), 3000, unlessItHangs),
      time('started again after, at most', highest(starts)),
    ],
    notes: ledger.seen.unexpected,
  };
}
