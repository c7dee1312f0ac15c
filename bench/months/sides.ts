import { join } from 'node:path';
import { freePort, nodeOptions } from '../../apps/api/test/started.ts';
import { startChild } from '../support/child.ts';
import { median } from '../support/report.ts';
import { headersOf, openVisitor, type Visitor } from '../support/visitor.ts';
import { type Filled, signInAs } from './open.ts';

export const groups = 5;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const perRound = 8;
export const perGroup = rounds * perRound;
export const askers = { 'an admin': 'admin', 'a commercial': 'commercial', 'a contact': 'contact' } as const;
export type Asker = keyof typeof askers;
export type Side = {
  get: <Body>(asker: Asker, path: string) => Promise<Body>;
  time: (asker: Asker, path: string) => Promise<number[]>;
};

/** The product on one of the volumes that are compared, and those who ask it. */
export async function openSide(
  stack: AsyncDisposableStack,
  { url: databaseUrl, database }: Pick<Filled, 'url' | 'database'>,
): Promise<Side> {
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

/** The same question to both, in turn. */
export async function compare(small: Side, large: Side, asker: Asker, path: string): Promise<{ ratio: number; values: string[] }> {
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
