import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePort, nodeOptions } from '../apps/api/test/started.ts';
import { type Served, startChild } from './support/child.ts';
import { atMost, type Figure, median, percentile, publish } from './support/report.ts';
import { headersOf, openVisitor, type Visitor } from './support/visitor.ts';
import { openWorld, startPostgres } from './support/world.ts';
import { type Case, casesOf } from './volume-cases.ts';
import { searchReport } from './volume-search.ts';

const [few, many] = [10_000, Number(process.env.BENCH_ROWS ?? 1_000_000)];
const groups = 5;
const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const perRound = 25;
/** More than the machine can do at once would measure how long the others take. */
const atOnce = Math.min(4, availableParallelism());

type Side = { server: Served; visitor: Visitor; cases: Case[] };

/** The same requests on few rows and on many: what grows with the data is felt one day by everybody. */
export async function runVolume(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres(stack);
  const small = await openSide(stack, postgres, few);
  const large = await openSide(stack, postgres, many);
  const figures: Figure[] = [];
  for (const [index, one] of small.side.cases.entries()) {
    const other = large.side.cases[index];
    if (other) figures.push(await compare(one, small.side, other, large.side));
  }
  return publish('volume', [
    {
      title: `The same requests on ${few} and on ${many} rows`,
      notes: [
        `${atOnce} at a time, rounds of ${perRound} in turn, so short that what else the machine does falls on both alike`,
        `in ms, medians of ${groups} groups of ${rounds * perRound} requests`,
      ],
      columns: ['p50 few', 'p50 many', 'p99 few', 'p99 many', 'ratio'],
      figures,
    },
    await searchReport(large.url, many),
  ]);
}

async function openSide(stack: AsyncDisposableStack, postgres: string, rows: number): Promise<{ side: Side; url: string }> {
  const { url, admin } = await openWorld(stack, postgres, rows);
  const file = join(import.meta.dirname, 'support/product.ts');
  const server = await startChild(file, { databaseUrl: url, port: await freePort() }, nodeOptions);
  stack.use(server);
  const visitor = openVisitor((await headersOf(server, admin.token)).read, atOnce);
  stack.defer(() => visitor.close());
  return { side: { server, visitor, cases: await casesOf(visitor, server.url) }, url };
}

async function compare(one: Case, small: Side, other: Case, large: Side): Promise<Figure> {
  const ask = (side: Side, { path }: Case, times: number) => side.visitor.time(side.server.url + path, times);
  // The first round of each is for the compiler and the caches.
  await ask(small, one, perRound);
  await ask(large, other, perRound);
  const found: { fewMs: number[]; manyMs: number[] }[] = [];
  for (let group = 0; group < groups; group += 1) {
    const [fewMs, manyMs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      fewMs.push(...(await ask(small, one, perRound)));
      manyMs.push(...(await ask(large, other, perRound)));
    }
    found.push({ fewMs, manyMs });
  }
  const middle = (share: number, side: 'fewMs' | 'manyMs') => median(found.map((group) => percentile(group[side], share)));
  const ratio = middle(0.99, 'manyMs') / middle(0.99, 'fewMs');
  const values = [middle(0.5, 'fewMs'), middle(0.5, 'manyMs'), middle(0.99, 'fewMs'), middle(0.99, 'manyMs')].map((ms) => ms.toFixed(1));
  const figure = { name: one.name, values: [...values, ratio.toFixed(2)] };
  return one.isGrowing ? { ...figure, line: 'below' } : { ...figure, line: '≤ 2', aim: '≤ 1.5', verdict: atMost(ratio, 2, 1.5) };
}
