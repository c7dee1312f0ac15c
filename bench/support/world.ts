import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../apps/api/src/db/database.ts';
import { withDatabase } from '../../apps/api/src/db/database-url.ts';
import { startEmbedded } from '../../apps/api/src/db/embedded.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { loadLegalDrafts } from '../../apps/api/src/legal/legal-texts.defaults.ts';
import { loadDefaults } from '../../apps/api/src/referentials/referentials.defaults.ts';
import { makePerson, type Person } from '../../apps/api/test/factories.ts';
import { manyEvents, manyValues } from '../../apps/api/test/volume.ts';

export type World = { url: string; database: Database; admin: Person };

/** A folder that is gone with the stack. Root's PostgreSQL runs as another user, who must be able to pass through. */
export function scratchFolder(stack: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-bench-'));
  chmodSync(folder, 0o711);
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The product's own PostgreSQL. It does not wait for the disk: what is compared is the work of programs, which a slow disk would hide. */
export async function startPostgres(stack: AsyncDisposableStack): Promise<string> {
  const server = await startEmbedded({ dataDir: scratchFolder(stack), fast: true });
  stack.defer(() => server.stop());
  return server.url;
}

/** A database with this many values in one list, as many changes of one of them, and an administrator who is signed in. */
export async function openWorld(stack: AsyncDisposableStack, serverUrl: string, rows: number): Promise<World> {
  const name = `world_${rows}`;
  const url = withDatabase(serverUrl, name);
  await asAdmin(serverUrl, (client) => client.query(`create database ${name}`));
  await migrate(url);
  const database = openDatabase(url, { poolSize: 4 });
  stack.defer(() => database.close());
  await database.transaction(loadDefaults);
  await database.transaction(loadLegalDrafts);
  const admin = await makePerson(database, { type: 'Admin' });
  await asAdmin(url, async (client) => {
    await client.query("set maintenance_work_mem = '1GB'");
    await withoutIndexes(client, 'referential_values', () => manyValues(database, rows));
    await withoutIndexes(client, 'events', () => manyEvents(database, admin.id, rows));
    // What the database would have done by itself by the time its tables are this large.
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
  return { url, database, admin };
}

/** A million rows are made in a quarter of the time when their indexes are made afterwards, but for those of constraints. */
export async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

/** With no limit of time on what it asks for. */
export async function asAdmin<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
