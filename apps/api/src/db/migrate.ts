import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations as migrateWorker } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Tx } from './database.ts';
import { isRepeatable, isWithoutTransaction, runRepeatable } from './migrate-repeatable.ts';
import { sql } from './sql.ts';
import { takeTurn } from './turn.ts';

type Applied = { version: number; name: string; checksum: string };
type Migration = Applied & { file: string; text: string };

export const migrationsFolder = join(import.meta.dirname, 'migrations');

const lockAttempts = 20;

/**
 * Brings the database to the version of this code and returns that version. Forward only; each file is one transaction, unless it says
 * that it is none. The address is a direct one: the turn of an instance is its session's.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A connection that breaks is told by its statement; unheard, one that breaks while it closes would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  const migrations = listMigrations(folder);
  try {
    const client = await pool.connect();
    try {
      await takeTurn(client);
      const pending = findPending(migrations, await listApplied(client));
      // First, because ours may call its functions.
      await migrateWorker({ pgPool: pool });
      for (const migration of pending) await apply(client, migration);
    } finally {
      client.release(true);
    }
  } catch (error) {
    throw explain(error);
  } finally {
    await pool.end();
  }
  return lastVersion(migrations);
}

let expected: number | undefined;

/** For the ready check: a server takes requests once the database is at least where its code is. */
export async function migrationState(db: Tx): Promise<{ expected: number; applied: number }> {
  expected ??= lastVersion(listMigrations(migrationsFolder));
  const { applied } = await db.one<{ applied: number }>(sql`select coalesce(max(version), 0) as applied from schema_migrations`);
  return { expected, applied };
}

export function listMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const migrations = files.sort().map((file) => {
    const [, number, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (!number || !name) throw new StartError('migration', `${file} is not a name for a migration; accepted: NNNN_name.sql.`);
    // A checkout on Windows may have other line ends; it is the same migration.
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    if (isWithoutTransaction(text) && !isRepeatable(text)) {
      throw new StartError(
        'migration',
        `${file} runs without a transaction and may be cut short; accepted: one "create index concurrently if not exists", "drop index concurrently if exists", or "do" that commits in portions and inserts "on conflict" or updates what "is distinct from".`,
      );
    }
    return { version: Number(number), name, file, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
  const twin = migrations.find(({ version }, index) => version === migrations[index - 1]?.version);
  if (twin) throw new StartError('migration', `Two migrations have the number of ${twin.file}: give one of them the next free number.`);
  return migrations;
}

async function listApplied(client: pg.PoolClient): Promise<Applied[]> {
  await client.query(`
    create table if not exists schema_migrations (
      version int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  return (await client.query('select version, name, checksum from schema_migrations order by version')).rows;
}

/** What is left to apply, or why this code must not touch this database. */
function findPending(migrations: Migration[], applied: Applied[]): Migration[] {
  const reached = lastVersion(applied);
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  // What is released keeps its name and number, so this database was made by no release.
  const foreign = applied.find(({ version, name }) => (known.get(version)?.name ?? name) !== name);
  if (foreign) {
    throw new StartError(
      'migration',
      `The database was made by a version from before the first release (with the migration ${foreign.version}, ${foreign.name}): remove the data folder, or empty the database that DATABASE_URL names, and start again.`,
    );
  }
  for (const { version, name, checksum } of applied) {
    const own = known.get(version);
    if (!own && version > lastVersion(migrations)) {
      throw new StartError(
        'newer',
        `The database is at version ${reached} and this Jalon only knows ${lastVersion(migrations)}: start the newer Jalon; nothing was changed.`,
      );
    }
    if (own?.checksum !== checksum) {
      const what = own ? 'changed' : 'removed';
      throw new StartError(
        'migration',
        `The migration ${version} (${name}) was ${what} after it was applied here: bring it back as it was, and write a new one.`,
      );
    }
  }
  const done = new Set(applied.map(({ version }) => version));
  const pending = migrations.filter(({ version }) => !done.has(version));
  const late = pending.find(({ version }) => version < reached);
  if (late)
    throw new StartError(
      'migration',
      `${late.file} comes before version ${reached}, which is applied already: give it the next free number.`,
    );
  return pending;
}

/** Waiting for a table lock makes every request behind us wait too: wait little, step aside, try again. */
async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { file, text } = migration;
  if (isWithoutTransaction(text)) {
    await runRepeatable(client, text).catch((error) =>
      Promise.reject(explain(error, `The migration ${file} failed; starting again repeats it`)),
    );
    return note(client, migration);
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin; set local lock_timeout = '500ms'");
      await client.query(text);
      await note(client, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!isLocked || attempt === lockAttempts) throw explain(error, `The migration ${file} failed and was undone`);
      await sleep(500);
    }
  }
}

async function note(client: pg.PoolClient, { version, name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [version, name, checksum]);
}

function explain(cause: unknown, what = 'The database could not be migrated'): StartError {
  if (cause instanceof StartError) return cause;
  const { message, code } = cause as Error & { code?: string };
  if (code === '53100' || code === 'ENOSPC') {
    return new StartError('diskFull', 'The disk of the database is full: make room and start again; nothing was lost.', { cause });
  }
  return new StartError('migration', `${what}: ${message || code}.`, { cause });
}

function lastVersion(list: readonly { version: number }[]): number {
  return list.at(-1)?.version ?? 0;
}
