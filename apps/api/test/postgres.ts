import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/db/database.ts';
import { withDatabase } from '../src/db/database-url.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { loadLegalDrafts } from '../src/legal/legal-texts.defaults.ts';
import { loadDefaults } from '../src/referentials/referentials.defaults.ts';

const template = 'template_jalon';

/** One server for a whole run of the tests, with a migrated database that each test file copies. */
export async function testPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} } : await startThrowaway();
  await asAdmin(server.url, `drop database if exists ${template} with (force)`, `create database ${template}`);
  await migrate(withDatabase(server.url, template));
  const database = openDatabase(withDatabase(server.url, template));
  await database.transaction(loadDefaults);
  await database.transaction(loadLegalDrafts);
  await database.close();
  // A connection left open on it would make every copy fail.
  await asAdmin(server.url, `alter database ${template} allow_connections false`);
  return server;
}

/** A database of one's own, as a new installation has it. */
export async function cloneDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Its files as they are, rather than page by page through the log.
  await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return { url: withDatabase(adminUrl, name), drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function startThrowaway(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jalon-test-'));
  // Root's server runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const { url, stop } = await startEmbedded({ dataDir, fast: true });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
