import { AppError } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Counts one call in the database, so that every instance counts together: how many of its window there are with it. */
async function hitsWith(tx: Tx, key: string, seconds: number): Promise<number> {
  const { hits } = await tx.one<{ hits: number }>(sql`
    insert into rate_limits (key, window_start, hits)
    values (${key}, date_bin(make_interval(secs => ${seconds}), now(), 'epoch'), 1)
    on conflict (key, window_start) do update set hits = rate_limits.hits + 1
    returning hits`);
  return hits;
}

/** Refuses a call past the limit of its window. */
export async function countCall(tx: Tx, key: string, { max, seconds }: { max: number; seconds: number }): Promise<void> {
  if ((await hitsWith(tx, key, seconds)) > max) throw new AppError('request.tooMany', { seconds });
}

/** Whether it is the first of its window, for what counts once however often it is done. */
export const isFirstCall = async (tx: Tx, key: string, seconds: number): Promise<boolean> => (await hitsWith(tx, key, seconds)) === 1;
