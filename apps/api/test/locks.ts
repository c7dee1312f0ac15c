import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

/** How many statements wait for what another transaction holds. */
export async function countWaiting(database: Tx): Promise<number> {
  const { waiting } = await database.one<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return waiting;
}
