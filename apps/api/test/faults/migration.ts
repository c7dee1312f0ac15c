import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { referentialApi } from '@jalon/domain/referentials/referential-api';
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import { migrate, migrationsFolder } from '../../src/db/migrate.ts';
import { cloneDatabase } from '../postgres.ts';
import { freePort } from '../started.ts';
import { manyValues } from '../volume.ts';
import { type Client, openClient, signIn } from './client.ts';
import { mustBeNone, type Run, time } from './figures.ts';
import { create, list, openLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { startOn } from './product.ts';

const rows = 200_000;
const readers = 4;

/** What the next version may bring: a column and an index on a large table, while this version serves. */
const next = [
  "alter table referential_values add column note text not null default ''",
  'create index referential_values__note on referential_values (list, note, id)',
];

export async function runMigration(adminUrl: string): Promise<Run> {
  await using cleanup = new AsyncDisposableStack();
  const { url, drop } = await cloneDatabase(adminUrl);
  cleanup.defer(drop);
  await fill(url);
  const port = await freePort();
  const jalon = await startOn(port, { DATABASE_URL: url, JALON_SECRET: 'a secret for one instance, long enough' });
  cleanup.defer(async () => {
    jalon.kill('SIGKILL');
    await jalon.exited;
  });
  const client = openClient(port);
  cleanup.defer(() => client.close());
  await signIn(client);

  const ledger = openLedger();
  const load = startLoad(client, ledger, 1);
  const reads = startReads(client, ledger);
  await sleep(500);
  const report = startLongRead(url);
  const since = performance.now();
  await migrateFurther(url);
  const lasted = performance.now() - since;
  await report;
  const during = ledger.seen.slowest;
  // The statements it had prepared before the change must still work after it.
  await sleep(500);
  await Promise.all([load.stop(), reads.stop()]);
  const after = await create(client, 'after-migration');
  return {
    title: `A migration of ${rows} rows while the version before serves`,
    figures: [
      { name: 'requests answered', value: ledger.seen.acknowledged },
      mustBeNone('requests refused or not answered', ledger.seen.unavailable + ledger.seen.unanswered + ledger.seen.unexpected.length),
      mustBeNone('writes refused afterwards', after.status === 201 ? 0 : 1),
      time('migration lasted', lasted),
      time('slowest answer meanwhile', during, 1000, 3000),
    ],
  };
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
  const database = openDatabase(url, { poolSize: 1 });
  await manyValues(database, rows);
  await database.close();
}

function startReads(client: Client, ledger: ReturnType<typeof openLedger>): { stop(): Promise<void> } {
  let isStopping = false;
  const read = async (): Promise<void> => {
    while (!isStopping) ledger.isDone(await client.call(referentialApi.list, { params: { list }, query: {} }));
  };
  const ended = Promise.all(Array.from({ length: readers }, read));
  return {
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}

/** An export or a backup holds its tables for long: a migration that simply waited behind it would make everybody wait. */
async function startLongRead(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin; select from referential_values limit 1');
  await sleep(2500);
  await client.query('commit');
  await client.end();
}

async function migrateFurther(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-migrations-'));
  try {
    const known = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
    for (const file of known) copyFileSync(join(migrationsFolder, file), join(folder, file));
    const last = Number.parseInt(known.toSorted().at(-1) ?? '0', 10);
    for (const [index, text] of next.entries()) writeFileSync(join(folder, `${String(last + 1 + index).padStart(4, '0')}_more.sql`), text);
    await migrate(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
