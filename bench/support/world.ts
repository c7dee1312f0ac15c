import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../apps/api/src/db/database.ts';
import { startEmbedded } from '../../apps/api/src/db/embedded.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { loadDefaults } from '../../apps/api/src/referentials/referentials.defaults.ts';
import { makePerson, type Person } from '../../apps/api/test/factories.ts';
import { manyValues } from '../../apps/api/test/volume.ts';

export type World = AsyncDisposable & { url: string; database: Database; admin: Person };

/** A folder that is gone with the stack. Root's PostgreSQL runs as another user, who must be able to pass through. */
export function scratchFolder(stack: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-bench-'));
  chmodSync(folder, 0o711);
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The product's own PostgreSQL with this many values in one list and an administrator who is signed in. It does not wait for the
 * disk: what is compared is the work of programs, and a slow disk would hide it.
 */
export async function openWorld(values: number): Promise<World> {
  await using stack = new AsyncDisposableStack();
  const server = await startEmbedded({ dataDir: scratchFolder(stack), fast: true });
  stack.defer(() => server.stop());
  await migrate(server.url);
  const database = openDatabase(server.url, { poolSize: 4 });
  stack.defer(() => database.close());
  await database.transaction(loadDefaults);
  const admin = await makePerson(database, { type: 'Admin' });
  await manyValues(database, values);
  await settle(server.url);
  const opened = stack.move();
  return { url: server.url, database, admin, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** What autovacuum would have done by the time the tables are this large; it may take longer than a request is allowed. */
export async function settle(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of ['vacuum (analyze)', 'checkpoint']) await client.query(statement);
  } finally {
    await client.end();
  }
}
