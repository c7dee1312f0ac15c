import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { referentials } from '@jalon/domain/referentials/referential-api';
import pg from 'pg';
import { migrate, migrationsFolder } from '../../src/db/migrate.ts';
import { cloneDatabase } from '../postgres.ts';
import { freePort } from '../started.ts';
import { type Client, openClient, signIn } from './client.ts';
import { mustBeNone, type Run, time, unlessItHangs } from './figures.ts';
import { create, type Ledger, list, openLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { startOn } from './product.ts';

const readers = 4;

/** What the next version may bring: a column and an index on a large table, while this version serves. */
const next = ["alter table events add column note text not null default ''", 'create index events__note on events (note, id)'];

export async function runMigration(adminUrl: string, count = 200_000): Promise<Run> {
  await using cleanup = new AsyncDisposableStack();
  const { url, drop } = await cloneDatabase(adminUrl);
  cleanup.defer(drop);
  const id = await fill(url, count);
  const port = await freePort();
  // A machine that is starved answers late, and still answers: how late is the benchmark's to judge.
  const settings = { JALON_SECRET: 'a secret for one instance, long enough', JALON_DATABASE_PATIENCE: '20' };
  const jalon = await startOn(port, { DATABASE_URL: url, ...settings });
  cleanup.defer(async () => {
    jalon.kill('SIGKILL');
    await jalon.exited;
  });
  const client = openClient(port);
  cleanup.defer(() => client.close());
  await signIn(client);

  const ledger = openLedger();
  const load = startLoad(client, ledger, 1);
  const reads = startReads(client, ledger, id);
  await load.untilRunning();
  const reader = await startLongRead(url);
  ledger.seen.slowest = 0;
  const since = performance.now();
  await migrateFurther(url);
  const lasted = performance.now() - since;
  await reader.ended;
  const during = ledger.seen.slowest;
  // The statements it had prepared before the change must still work after it.
  await sleep(500);
  await Promise.all([load.stop(), reads.stop()]);
  const after = await create(client, 'after-migration');
  return {
    title: `A migration of a table of ${count} rows while the version before serves`,
    figures: [
      { name: 'requests answered', value: ledger.seen.acknowledged },
      mustBeNone('requests refused or not answered', ledger.seen.unavailable + ledger.seen.unanswered + ledger.seen.unexpected.length),
      mustBeNone('writes refused afterwards', after.status === 201 ? 0 : 1),
      time('migration lasted', lasted),
      time('slowest answer meanwhile', during, 1000, unlessItHangs),
    ],
  };
}

async function fill(url: string, count: number): Promise<string> {
  const client = new pg.Client(url);
  client.on('error', () => {}); // the server may end before it does
  await client.connect();
  const { rows } = await client.query('select id from referential_values where list = $1 limit 1', [list]);
  await client.query(
    `insert into events (id, kind, subject_id, label, before, after)
     select gen_random_uuid(), 'referential.update', $1, 'Valeur ' || n, '{"fr": "Avant"}', '{"fr": "Après"}' from generate_series(1, $2) n`,
    [rows[0].id, count],
  );
  await client.end();
  return rows[0].id;
}

function startReads(client: Client, ledger: Ledger, id: string): { stop(): Promise<void> } {
  let isStopping = false;
  const read = async (): Promise<void> => {
    while (!isStopping) ledger.isDone(await client.call(referentials.api.history, { params: { id }, query: {} }));
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
async function startLongRead(url: string): Promise<{ ended: Promise<void> }> {
  const client = new pg.Client(url);
  client.on('error', () => {}); // the server may end before it does
  await client.connect();
  await client.query('begin; select from events limit 1');
  const end = async () => {
    await sleep(2500);
    await client.query('commit');
    await client.end();
  };
  return { ended: end() };
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
