import { countLimit } from '@jalon/domain/core/listing';
import { homeRows } from '@jalon/domain/home/home';
import { type Sql, sql } from '../db/sql.ts';

/** No further than a thousand and one: nobody reads more on a home page. */
export const counted = (rows: Sql): Sql => sql`(select count(*)::int from (${rows} limit ${countLimit + 1}) n)`;
export const first = (rows: Sql): Sql => sql`array(${rows} limit ${homeRows})`;

/** A queue as it is counted: its rows are read by their feature, which knows what may be done with them. */
export type Counted = { ids: string[]; count: number };
export const queue = (ids: Sql, count: Sql): Sql => sql`json_build_object('ids', ${ids}, 'count', ${count})`;

/** The first of a queue, and how many there are, read once. In an order that an index has: however few there are, the others are not read. */
export const inOrder = (from: Sql, id: Sql, order: Sql, shown = homeRows): Sql => sql`(
  select json_build_object('ids', coalesce((array_agg(n.id))[1 : ${shown}::integer], '{}'), 'count', count(*)::integer)
  from (select ${id} ${from} order by ${order} limit ${countLimit + 1}) n)`;
