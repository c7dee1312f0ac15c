import { buildApp } from '../apps/api/src/app.ts';
import { loadConfig } from '../apps/api/src/config.ts';
import { openSession } from '../apps/api/src/core/session.ts';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { sql } from '../apps/api/src/db/sql.ts';
import { type Asker, askers, type Case, casesOf } from './market/cases.ts';
import { openMarket } from './market/open.ts';
import { timed } from './market/timed.ts';
import { benchSecret } from './support/child.ts';
import type { VolumeOptions } from './support/kept-volume.ts';
import { atMost, type Figure, median, percentile, publish } from './support/report.ts';

const times = Number(process.env.BENCH_ROUNDS ?? 30);
const [line, aim] = [100, 30];

/** The market at volume: what each screen of it costs the database, asked of the product itself. */
export async function runMarket(options: VolumeOptions): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const { url, dataDir, sizes } = await openMarket(stack, options);
  // What takes too long is a figure here, and not an end.
  const watched = timed(openDatabase(url, { poolSize: 4, patience: 60 }));
  stack.defer(() => watched.database.close());
  const config = loadConfig({
    NODE_ENV: 'test',
    JALON_LOG_LEVEL: 'silent',
    JALON_DATA_DIR: dataDir,
    JALON_PERSON_LIMITS: 'off',
    JALON_SECRET: benchSecret,
  });
  const { server } = await buildApp({ config, database: watched.database, worker: { isRunning: () => true, stop: async () => undefined } });
  stack.defer(() => server.close());
  const tokens = await signInAll(watched.database);
  const ask = async (by: Asker, path: string) => {
    const answer = await server.inject({ url: path, cookies: { session: tokens[by] } });
    if (answer.statusCode !== 200) throw new Error(`${path} as ${by}: ${answer.statusCode} ${answer.payload}`);
  };
  const figures: Figure[] = [];
  const cases = (await casesOf(watched.database)).filter(({ name }) => name.includes(options.only));
  for (const one of cases) figures.push(await figureOf(one, ask, watched));
  return publish('market', [
    {
      title: `What the screens of the market cost the database: ${sizes.needs} needs, ${sizes.profiles} profiles, ${sizes.applications} applications`,
      notes: [
        `${times} requests of each, all their statements with the one of the session, in ms: the processor of the database, whose p50 is judged, and elapsed, which others on the machine lengthen`,
        'worst: the p50 of the slowest way of asking',
      ],
      columns: ['processor p50', 'worst', 'elapsed p50', 'elapsed p95'],
      figures,
    },
  ]);
}

async function signInAll(database: ReturnType<typeof timed>['database']): Promise<Record<Asker, string>> {
  const device = { userAgent: 'bench', address: '127.0.0.1', isRemembered: false };
  const tokens: Partial<Record<Asker, string>> = {};
  for (const asker of askers) {
    const { id } = await database.one<{ id: string }>(sql`select volume.id(${asker === 'company' ? 'contact' : asker}::text, 0) as id`);
    tokens[asker] = (await openSession(database, id, device)).token;
  }
  return tokens as Record<Asker, string>;
}

type Watched = ReturnType<typeof timed>;
async function figureOf({ name, by, paths }: Case, ask: (by: Asker, path: string) => Promise<void>, watched: Watched): Promise<Figure> {
  const taken = paths.map((): { busy: number; elapsed: number }[] => []);
  // The first of each is for plans and caches.
  for (const path of paths) await ask(by, path);
  for (let n = 0; n < Math.max(times, 3 * paths.length); n += 1) {
    const way = n % paths.length;
    const costs = await watched.measure(() => ask(by, paths[way] as string));
    taken[way]?.push(costs);
  }
  const all = taken.flat();
  const busy = median(all.map((one) => one.busy));
  const worst = Math.max(...taken.map((way) => median(way.map((one) => one.busy))));
  const elapsed = all.map((one) => one.elapsed);
  if (process.env.BENCH_WAYS)
    for (const [way, path] of paths.entries())
      process.stderr.write(
        `${median(taken[way]?.map((one) => one.busy) ?? [])
          .toFixed(0)
          .padStart(6)} ms  ${by} ${path}\n`,
      );
  const values = [busy, worst, median(elapsed), percentile(elapsed, 0.95)].map((ms) => ms.toFixed(1));
  return { name, values, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(busy, line, aim) };
}
