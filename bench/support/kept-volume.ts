import { chmodSync, mkdirSync } from 'node:fs';
import type pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { startEmbedded } from '../../apps/api/src/db/embedded.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { loadDefaults } from '../../apps/api/src/referentials/referentials.defaults.ts';
import { asAdmin, scratchFolder } from './world.ts';

export type VolumeOptions = { data?: string | undefined; scale: number; only: string };
type Wanted = { data: string | undefined; sizes: object; fill: (client: pg.Client, url: string) => Promise<void> };

/** The volume of a data folder, filled the first time; without a folder it is gone afterwards. */
export async function openVolume(stack: AsyncDisposableStack, { data, sizes, fill }: Wanted): Promise<{ url: string; dataDir: string }> {
  if (data) {
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o711);
  }
  const dataDir = data ?? scratchFolder(stack);
  const server = await startEmbedded({ dataDir });
  stack.defer(() => server.stop());
  await migrate(server.url);
  const wanted = JSON.stringify(sizes);
  await asAdmin(server.url, async (client) => {
    const { rows } = await client.query<{ name: string }>("select nspname as name from pg_namespace where nspname = 'volume'");
    if (rows.length > 0) {
      const { rows: filled } = await client.query<{ sizes: string }>('select sizes from volume.filled');
      if (filled[0]?.sizes !== wanted)
        throw new Error(`${dataDir} holds another volume: ${filled[0]?.sizes}. Remove it, or give another folder.`);
      return;
    }
    // A volume that is lost with the power is made again.
    await client.query('alter system set fsync = off; ');
    await client.query("alter system set max_wal_size = '16GB'");
    await client.query('select pg_reload_conf()');
    await beginVolume(client, server.url);
    await fill(client, server.url);
    await client.query('create table volume.filled (sizes text)');
    await client.query('insert into volume.filled values ($1)', [wanted]);
    await client.query('alter system reset all');
    await client.query('select pg_reload_conf()');
  });
  return { url: server.url, dataDir };
}

/** What a database that is filled has before: the reference lists, and functions that number what is made. */
export async function beginVolume(client: pg.Client, url: string): Promise<void> {
  const database = openDatabase(url, { poolSize: 1 });
  await database.transaction(loadDefaults);
  await database.close();
  await client.query(`
    create schema volume;
    -- The same share between 0 and 1 for the same number each time, and an id that only its number makes.
    create function volume.share(n bigint, salt bigint) returns float language sql immutable parallel safe
      return (hashint8extended(n, salt) & 2147483647) / 2147483648.0;
    create function volume.id(kind text, n bigint) returns uuid language sql immutable parallel safe
      return overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid;`);
  // No triggers: what they would keep is filled in by whoever fills.
  await client.query(
    "set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '512MB'; set synchronous_commit = off",
  );
}

/** What a long filling does now. */
export const say = (what: string): void => void process.stderr.write(`  ${new Date().toISOString().slice(11, 19)} ${what}\n`);
