import { join } from 'node:path';
import { freePort, nodeOptions } from '../../apps/api/test/started.ts';
import { startChild } from '../support/child.ts';
import { atMost, type Figure, median, type Report } from '../support/report.ts';
import { headersOf, openVisitor, type Visitor } from '../support/visitor.ts';
import { type Filled, type Months, signInAs } from './open.ts';

const groups = 5;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const perRound = 8;
const [line, aim] = [3, 1.5];
const askers = { 'an admin': 'admin', 'a commercial': 'commercial', 'a contact': 'contact' } as const;
type Asker = keyof typeof askers;
type Side = { get: <Body>(asker: Asker, path: string) => Promise<Body>; time: (asker: Asker, path: string) => Promise<number[]> };

/** The list of what awaits, as the screen of validation asks for it, on few timesheets and on many. */
export async function awaitingReports({ few, many }: Months): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const [small, large] = [await openSide(stack, few), await openSide(stack, many)];
  const query = new URLSearchParams({ month: few.before, state: 'waiting', sort: 'since', dir: 'asc', size: '-1' });
  const figures: Figure[] = [];
  const rows: number[] = [];
  for (const asker of Object.keys(askers) as Asker[]) {
    const path = `/api/timesheets?${query}`;
    const [own, other] = [await rowsIn(small, asker, path), await rowsIn(large, asker, path)];
    if (own === 0 || own !== other) throw new Error(`${asker} sees ${own} that await among few, and ${other} among many`);
    rows.push(own);
    const { ratio, values } = await compare(small, large, asker, path);
    const judged = { line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(ratio, line, aim) };
    figures.push({ name: `what awaits ${asker}, ${own} rows`, values, ...judged });
  }
  for (const asker of Object.keys(askers) as Asker[])
    figures.push({
      name: `its counts, for ${asker}`,
      values: (await compare(small, large, asker, `/api/timesheets/counts?month=${few.before}`)).values,
    });
  const count = ({ sizes: { freelances, months } }: Filled) => freelances * months;
  return {
    title: `What awaits a decision, among ${count(few)} and among ${count(many)} timesheets`,
    notes: [
      `the same number awaits on both sides, in the month before: beside it lie ${few.sizes.freelances} and ${many.sizes.freelances} timesheets of that month`,
      `one at a time, rounds of ${perRound} in turn; in ms, medians of the p50 of ${groups} groups of ${rounds * perRound}; counts are told for comparison`,
    ],
    columns: ['p50 few', 'p50 many', 'ratio'],
    figures,
  };
}

async function openSide(stack: AsyncDisposableStack, { url: databaseUrl, database }: Filled): Promise<Side> {
  const file = join(import.meta.dirname, '../support/product.ts');
  const server = await startChild(file, { databaseUrl, port: await freePort() }, nodeOptions);
  stack.use(server);
  const visitors = new Map<Asker, Visitor>();
  for (const [name, kind] of Object.entries(askers) as [Asker, (typeof askers)[Asker]][]) {
    const visitor = openVisitor((await headersOf(server, await signInAs(database, kind))).read, 1);
    stack.defer(() => visitor.close());
    visitors.set(name, visitor);
  }
  const of = (asker: Asker): Visitor => visitors.get(asker) as Visitor;
  return {
    get: (asker, path) => of(asker).get(server.url + path),
    time: (asker, path) => of(asker).time(server.url + path, perRound),
  };
}

const rowsIn = async (side: Side, asker: Asker, path: string): Promise<number> =>
  (await side.get<{ rows: unknown[] }>(asker, path)).rows.length;

async function compare(small: Side, large: Side, asker: Asker, path: string): Promise<{ ratio: number; values: string[] }> {
  const ask = (side: Side) => side.time(asker, path);
  // The first round of each is for the compiler and the caches.
  await ask(small);
  await ask(large);
  const found: { few: number; many: number }[] = [];
  for (let group = 0; group < groups; group += 1) {
    const [few, many]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      few.push(...(await ask(small)));
      many.push(...(await ask(large)));
    }
    found.push({ few: median(few), many: median(many) });
  }
  const [few, many] = [median(found.map((group) => group.few)), median(found.map((group) => group.many))];
  return { ratio: many / few, values: [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)] };
}
