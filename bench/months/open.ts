import { openSession } from '../../apps/api/src/core/session.ts';
import { type Database, openDatabase } from '../../apps/api/src/db/database.ts';
import { withDatabase } from '../../apps/api/src/db/database-url.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { sql } from '../../apps/api/src/db/sql.ts';
import { beginVolume, openVolume, type VolumeOptions } from '../support/kept-volume.ts';
import { asAdmin } from '../support/world.ts';
import { fillMonths, type Sizes, sizesAt } from './fill.ts';

export type Filled = { url: string; database: Database; sizes: Sizes; month: string; before: string };
export type Months = { dataDir: string } & Record<'volume' | 'few' | 'many', Filled>;

/** The volume, and two smaller ones that are compared, in databases of one server. It does not wait for the disk. */
export async function openMonths(stack: AsyncDisposableStack, { data, scale }: VolumeOptions): Promise<Months> {
  const { volume, few, many } = sizesAt(scale);
  const { url, dataDir } = await openVolume(stack, {
    data,
    sizes: { volume, few, many },
    async fill(client, main) {
      await fillMonths(client, volume);
      for (const [name, sizes] of Object.entries({ few, many })) {
        await client.query(`create database ${name}`);
        const beside = withDatabase(main, name);
        await migrate(beside);
        await asAdmin(beside, async (other) => {
          await beginVolume(other, beside);
          await fillMonths(other, sizes);
        });
      }
    },
  });
  await asAdmin(url, async (client) => {
    await client.query('alter system set synchronous_commit = off');
    await client.query('select pg_reload_conf()');
  });
  const opened = async (at: string, sizes: Sizes): Promise<Filled> => {
    const database = openDatabase(at, { poolSize: 4, patience: 60 });
    stack.defer(() => database.close());
    const [last, before] = await database.many<{ month: string }>(
      sql`select to_char(month, 'YYYY-MM') as month from volume.months order by n desc limit 2`,
    );
    return { url: at, database, sizes, month: last?.month ?? '', before: before?.month ?? '' };
  };
  return {
    dataDir,
    volume: await opened(url, volume),
    few: await opened(withDatabase(url, 'few'), few),
    many: await opened(withDatabase(url, 'many'), many),
  };
}

/** The token of somebody who has a number. */
export async function signInAs(database: Database, kind: 'freelance' | 'contact' | 'commercial' | 'admin', n = 0): Promise<string> {
  const { id } = await database.one<{ id: string }>(sql`select volume.id(${kind}::text, ${n}) as id`);
  return (await openSession(database, id, { userAgent: 'bench', address: '127.0.0.1', isRemembered: false })).token;
}
