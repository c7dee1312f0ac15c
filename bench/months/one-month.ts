import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { buildApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config.ts';
import { sql } from '../../apps/api/src/db/sql.ts';
import { freePort, nodeOptions } from '../../apps/api/test/started.ts';
import { type Served, startChild } from '../support/child.ts';
import { againstBare, type Call, comparedColumns, connections } from '../support/load.ts';
import type { Report } from '../support/report.ts';
import { headersOf } from '../support/visitor.ts';
import type { Recorded } from './bare.ts';
import { oneInSo } from './fill.ts';
import { type Months, signInAs } from './open.ts';
import { recording } from './recorded.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = 4;
/** Who asks in turn: so many more than ask at once that nobody saves twice at a time. */
const people = 4 * connections;

const monthPath = (month: string): string => `/api/timesheets/months/${month}`;
type Owned = { timesheet: Timesheet };

/** Opening one's month and saving a painted day of it, against bare Fastify that sends the same statements. */
export async function oneMonth({ volume, dataDir }: Months): Promise<Report> {
  const { url: databaseUrl, sizes } = volume;
  const recorded = await record(volume, dataDir);
  await using product = await startChild(
    join(import.meta.dirname, '../support/product.ts'),
    { databaseUrl, port: await freePort() },
    nodeOptions,
  );
  await using bare = await startChild(join(import.meta.dirname, 'bare.ts'), { databaseUrl, port: await freePort(), recorded });
  const { read, write } = await callsOf(volume, product);
  const against = { product, bare };
  const sent = (all: readonly unknown[]) => `${all.length + 1} statements`;
  return {
    title: `One's own month among those of ${sizes.freelances} freelances over ${sizes.months} months (300000 in the specification)`,
    notes: [
      `${connections} connections, ${rounds} rounds of ${seconds} s in turn, medians; ${people} freelances in turn; requests/s, and microseconds of the server's processor per request`,
      'the limit is bare Fastify with the driver and the pool of the product, which sends what the product was seen to send, in the same turns',
      `entries are there for this month and the one before, and in all months for one freelance in ${oneInSo}`,
    ],
    columns: comparedColumns,
    figures: [
      await againstBare({ name: `opening a month, ${sent(recorded.read)}`, call: read, line: 0.6, aim: 0.8 }, against, { rounds, seconds }),
      await againstBare({ name: `saving a painted day of it, ${sent(recorded.write)}`, call: write, line: 0.5, aim: 0.7 }, against, {
        rounds,
        seconds,
      }),
    ],
  };
}

/** What the product sends while it answers one real request of each, asked in process. */
async function record({ database, month }: Months['volume'], dataDir: string): Promise<Recorded> {
  const watched = recording(database);
  const config = loadConfig({
    ...{ NODE_ENV: 'test', JALON_LOG_LEVEL: 'silent', JALON_DATA_DIR: dataDir, JALON_PERSON_LIMITS: 'off' },
    JALON_SECRET: 'a secret for measuring, long enough to pass',
  });
  const { server } = await buildApp({ config, database: watched.database, worker: { isRunning: () => true, stop: async () => undefined } });
  const cookies = { session: await signInAs(database, 'freelance') };
  try {
    // The first request besides asks for what a server keeps.
    await server.inject({ url: monthPath(month), cookies });
    watched.take();
    const opened = await server.inject({ url: monthPath(month), cookies });
    const [session, ...read] = watched.take();
    const token = opened.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const { timesheet } = (opened.json() as OwnMonth).deliveries[0] as Owned;
    const saved = await server.inject({
      ...{ method: 'PUT', url: `/api/timesheets/${timesheet.id}`, cookies: { ...cookies, 'XSRF-TOKEN': token } },
      ...{ headers: { 'x-xsrf-token': token }, payload: painted(timesheet, timesheet.version) },
    });
    const write = watched.take().filter(({ isInTransaction }) => isInTransaction);
    if (!session || saved.statusCode !== 200)
      throw new Error(`A month was not saved: ${opened.statusCode}, ${saved.statusCode} ${saved.payload}`);
    return { session, read, write, ownerId: timesheet.ownerId, timesheetId: timesheet.id };
  } finally {
    await server.close();
  }
}

/** All entries of a month, one day of which becomes half a day, or a whole one again. */
function painted({ entries, comment }: Timesheet, version: number) {
  const [first, ...rest] = (entries ?? []).map(({ refusal: _, ...entry }) => entry);
  if (!first) throw new Error('A month without entries');
  return { entries: [{ ...first, days: version % 2 ? 50 : 100 }, ...rest], comment: comment ?? '', version };
}

type Asker = { read: Call['headers']; write: Call['headers']; timesheet: Timesheet };

async function callsOf({ database, month }: Months['volume'], product: Served): Promise<{ read: Call; write: Call }> {
  const path = monthPath(month);
  const askers = await Promise.all(
    Array.from({ length: people }, async (_, n): Promise<Asker> => {
      const headers = await headersOf(product, await signInAs(database, 'freelance', n));
      const own = (await (await fetch(product.url + path, { headers: headers.read })).json()) as OwnMonth;
      return { ...headers, timesheet: (own.deliveries[0] as Owned).timesheet };
    }),
  );
  let turn = 0;
  const next = (): Asker => {
    turn += 1;
    return askers[turn % people] as Asker;
  };
  const versions = new Map<string, number>();
  const ids = askers.map(({ timesheet }) => timesheet.id);
  return {
    read: { method: 'GET', path, headers: {}, fresh: () => ({ headers: next().read }) },
    write: {
      ...{ method: 'PUT', path, headers: {} },
      // What was cut off at the end of a burst may have been saved all the same.
      async begin() {
        await sleep(500);
        const found = await database.many<{ id: string; version: number }>(
          sql`select id, version from timesheets where id = any(${ids}::uuid[])`,
        );
        for (const { id, version } of found) versions.set(id, version);
      },
      fresh() {
        const { write: headers, timesheet } = next();
        const body = JSON.stringify(painted(timesheet, versions.get(timesheet.id) ?? 0));
        return { path: `/api/timesheets/${timesheet.id}`, headers, body };
      },
      heard(body) {
        const [, id = '', version] = /"id":"([^"]+)","state":"[^"]+","version":(\d+)/.exec(body) ?? [];
        versions.set(id, Number(version));
      },
    },
  };
}
