import { chmodSync, mkdirSync } from 'node:fs';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { startEmbedded } from '../../apps/api/src/db/embedded.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { loadDefaults } from '../../apps/api/src/referentials/referentials.defaults.ts';
import { asAdmin, scratchFolder } from '../support/world.ts';
import { fillMarket, type Sizes, sizesAt } from './fill.ts';

export type MarketOptions = { data?: string | undefined; scale: number; only: string };

/** The volume of a data folder, filled the first time; without a folder it is gone afterwards. */
export async function openMarket(
  stack: AsyncDisposableStack,
  { data, scale }: Omit<MarketOptions, 'only'>,
): Promise<{ url: string; dataDir: string; sizes: Sizes }> {
  if (data) {
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o711);
  }
  const dataDir = data ?? scratchFolder(stack);
  const server = await startEmbedded({ dataDir });
  stack.defer(() => server.stop());
  await migrate(server.url);
  const sizes = sizesAt(scale);
  const wanted = JSON.stringify(sizes);
  await asAdmin(server.url, async (client) => {
    const { rows } = await client.query<{ name: string }>("select nspname as name from pg_namespace where nspname = 'volume'");
    if (rows.length > 0) {
      const { rows: filled } = await client.query<{ sizes: string }>('select sizes from volume.filled');
      if (filled[0]?.sizes !== wanted)
        throw new Error(`${dataDir} holds another volume: ${filled[0]?.sizes}. Remove it, or give another folder.`);
      return;
    }
    const database = openDatabase(server.url, { poolSize: 1 });
    await database.transaction(loadDefaults);
    await database.close();
    // A volume that is lost with the power is made again.
    await client.query('alter system set fsync = off; ');
    await client.query("alter system set max_wal_size = '16GB'");
    await client.query('select pg_reload_conf()');
    await fillMarket(client, sizes);
    await client.query('create table volume.filled (sizes text)');
    await client.query('insert into volume.filled values ($1)', [wanted]);
    await client.query('alter system reset all');
    await client.query('select pg_reload_conf()');
  });
  return { url: server.url, dataDir, sizes };
}
