import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

/** Waits for the next window of so many seconds where the present one is nearly over: calls that fall into two are not refused. */
export async function enterWindow(database: Database, seconds: number): Promise<void> {
  const { left } = await database.one<{ left: number }>(sql`
    select extract(epoch from date_bin(make_interval(secs => ${seconds}), clock_timestamp(), 'epoch') + make_interval(secs => ${seconds}) - clock_timestamp())::float8 as left`);
  if (left < 5) await sleep(left * 1000 + 20);
}
