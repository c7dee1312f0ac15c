import { type Sql, sql } from '../db/sql.ts';

/** The contract that this one, `c`, is or amends. */
const first = sql`coalesce(c.amends_id, c.id)`;
const wasAgreed = sql`v.state in ('signed', 'ended')`;

/** When a contract with its amendments ends: the last version that was signed says so. Null where that has no end. */
export const wholeEnd = sql`(select coalesce(v.ended_on, v.ends_on) from contracts v
  where (v.id = ${first} or v.amends_id = ${first}) and ${wasAgreed} order by v.amendment desc limit 1)`;

/** Whether nothing that was signed since takes its place. */
export const isLastVersion = sql`not exists (select 1 from contracts v where v.amends_id = ${first} and ${wasAgreed} and v.amendment > c.amendment)`;

/** The day that one is over: an amendment with its contract, which somebody may have ended. */
export const overOn = ({ id, amendsId }: { id: string; amendsId: string | null }): Sql =>
  sql`coalesce((select b.ended_on from contracts b where b.id = ${amendsId}), (select ${wholeEnd} from contracts c where c.id = ${id}))`;
