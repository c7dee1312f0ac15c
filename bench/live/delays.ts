import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { announced, type ChatChanged, chatChanged } from '@jalon/domain/realtime/realtime';
import type pg from 'pg';
import { sql } from '../../apps/api/src/db/sql.ts';
import { makePerson } from '../../apps/api/test/factories.ts';
import { freePort, nodeOptions, until } from '../../apps/api/test/started.ts';
import { type Served, startChild } from '../support/child.ts';
import { atMost, type Figure, percentile, type Report } from '../support/report.ts';
import { asAdmin, type World } from '../support/world.ts';
import { type Listener, openCrowd } from './crowd.ts';

const sockets = 1000;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const [announcements, changes] = [10, 100];

type Delays = { ms: number[]; lost: number };
/** Tells something so often; `tell` says when. */
async function paced(perSecond: number, tell: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await sleep(Math.max(0, from + (n * 1000) / perSecond - performance.now()));
    await tell();
  }
}

/** What everybody is told: each hears them in their order. */
async function toAll(client: pg.Client, crowd: readonly Listener[]): Promise<Delays> {
  const sentAt: number[] = [];
  const ms: number[] = [];
  for (const listener of crowd) {
    let heard = 0;
    listener.hear = (event) => {
      if (event !== announced.event) return;
      ms.push(performance.now() - (sentAt[heard] ?? 0));
      heard += 1;
    };
  }
  await paced(announcements, async () => {
    sentAt.push(performance.now());
    await client.query("select pg_notify('announced', '')");
  });
  const all = sentAt.length * crowd.length;
  await until(() => ms.length >= all, 20_000).catch(() => undefined);
  return { ms, lost: all - ms.length };
}

/** What the two of a conversation are told when something has changed in it, as a message tells the database on commit. */
async function toTwo(client: pg.Client, crowd: readonly Listener[]): Promise<Delays> {
  const sentAt = new Map<string, number>();
  const ms: number[] = [];
  for (const listener of crowd)
    listener.hear = (event, data) => {
      if (event !== chatChanged) return;
      ms.push(performance.now() - (sentAt.get((JSON.parse(data) as ChatChanged).conversationId) ?? 0));
    };
  let n = 0;
  await paced(changes, async () => {
    const users = [crowd[n % crowd.length], crowd[(n * 7 + 501) % crowd.length]].map((listener) => listener?.id);
    const conversation = randomUUID();
    n += 1;
    sentAt.set(conversation, performance.now());
    await client.query("select pg_notify('chat', $1)", [JSON.stringify({ users, conversation })]);
  });
  const all = sentAt.size * 2;
  await until(() => ms.length >= all, 20_000).catch(() => undefined);
  return { ms, lost: all - ms.length };
}

/** How long what the database tells takes to reach those who are there, on one server and on two. */
export async function delays({ url, database }: World): Promise<Report> {
  const ids: string[] = [];
  while (ids.length < sockets) ids.push((await makePerson(database, { type: 'Freelance' })).id);
  await database.many(sql`analyze`);
  const figures: Figure[] = [];
  const load: number[] = [];
  const measure = async (names: readonly string[], { file, line }: { file: string; line?: number }) => {
    await using stack = new AsyncDisposableStack();
    const servers: Served[] = [];
    for (const _ of names) {
      servers.push(await startChild(join(import.meta.dirname, file), { databaseUrl: url, port: await freePort() }, nodeOptions));
      stack.use(servers.at(-1));
    }
    const crowd = await openCrowd(
      stack,
      servers.map((server) => server.url),
      ids,
    );
    await asAdmin(url, async (client) => {
      const runs = { [`${announcements}/s to all`]: toAll, ...(line ? { [`${changes}/s to two each`]: toTwo } : {}) };
      for (const [what, run] of Object.entries(runs)) {
        const busy = async () => (await Promise.all(servers.map((server) => server.usage()))).reduce((sum, { cpu }) => sum + cpu, 0);
        const before = await busy();
        const { ms, lost } = await run(client, crowd);
        const cost = ((await busy()) - before) / ms.length;
        load.push(loadavg()[0] ?? 0);
        const p99 = percentile(ms, 0.99);
        figures.push({
          name: `${names.join(' and ')}, ${what}`,
          values: [String(ms.length), String(lost), percentile(ms, 0.5).toFixed(1), p99.toFixed(1), cost.toFixed(0)],
          ...(line ? { line: `≤ ${line}`, aim: `≤ ${line * 0.8}`, verdict: lost > 0 ? 'MISS' : atMost(p99, line, line * 0.8) } : {}),
        });
      }
    });
  };
  const product = '../support/product.ts';
  await measure(['bare ws'], { file: 'bare.ts' });
  await measure(['one server'], { file: product, line: 100 });
  await measure(['one server', 'another'], { file: product, line: 150 });
  await measure(['bare ws'], { file: 'bare.ts' });
  return {
    title: `From the database to ${sockets} sockets, ms`,
    notes: [
      `${seconds} s of each; announcements reach every socket; a change of a conversation is told to its two, gathered for 50 ms with what else they are told`,
      'p99 is judged; processor: microseconds of the servers for each event that was heard. Bare ws, before and after, tells what the machine alone takes: it says a text that is ready to everybody',
      `load of the machine meanwhile, processes waiting for its processors: ${load.map((value) => value.toFixed(1)).join(', ')}`,
    ],
    columns: ['heard', 'lost', 'p50', 'p99', 'processor'],
    figures,
  };
}
