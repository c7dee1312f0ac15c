import { countLimit } from '@jalon/domain/core/listing';
import { join, perValue, type Sql, sql } from '../db/sql.ts';

export type ListSpec = {
  columns: Sql;
  from: Sql;
  /** The short name of the table in all the other fragments. */
  as: Sql;
  /** Always said: the first one is the owner. Together with the order they are what an index of the list starts with. */
  where: readonly Sql[];
  /** Conditions that no index knows together with the order: searches, and filters in an order that is not theirs. */
  filters?: readonly Sql[];
  /** The column the list is ordered by, before `id` which makes it total, and the type to read it back with from a cursor. */
  key: Sql;
  keyType: Sql;
  id: Sql;
  dir: 'asc' | 'desc';
};

/** From which row on, in which direction, how many. */
export type Window = { from: { key: string; id: string } | undefined; isBackwards: boolean; size: number };

/** One row more than asked for tells that there are others; without a place to start from, the rows are counted too. */
export function pageStatement(spec: ListSpec, window: Window): Sql {
  return spec.filters?.length ? filteredPage(spec, spec.filters, window) : walkedPage(spec, window);
}

function partsOf({ from, as, where, key, keyType, id, dir }: ListSpec, { from: start, isBackwards }: Window) {
  const isDescending = (dir === 'desc') !== isBackwards;
  const direction = isDescending ? sql`desc` : sql`asc`;
  return {
    table: sql`${from} ${as}`,
    owned: join(where, and),
    beyond: start && sql`(${key}, ${id}) ${isDescending ? sql`<` : sql`>`} (${start.key}::${keyType}, ${start.id}::uuid)`,
    order: sql`order by ${key} ${direction}, ${id} ${direction}`,
  };
}

const and = sql` and `;

/** Rows and count along one index, so that the plan stays the same however many there are. */
function walkedPage(spec: ListSpec, window: Window): Sql {
  const { table, owned, beyond, order } = partsOf(spec, window);
  const conditions = beyond ? sql`${owned} and ${beyond}` : owned;
  const total = beyond ? sql`` : sql`, ${counted(sql`select 1 from ${table} where ${owned} ${order}`)} as total`;
  return sql`
    select ${spec.columns}, (${spec.key})::text as "sortKey"${total}
    from ${table} where ${conditions}
    ${order} limit ${window.size + 1}`;
}

/** Enough to find a page of ten of anything that one row in four hundred has. */
const nearRows = 4000;
/** What one row in this many has is frequent: it is counted sooner by walking than by its index. */
const frequent = 20;

/**
 * What many rows have is found soonest by walking the order, what few have by its own index; the database guesses which it is, and a
 * wrong guess reads the whole table. So it does not guess: a stretch of the order is walked, and what has no full page there is looked
 * up and sorted. Both ways are bounded, and only the one that is needed runs.
 */
function filteredPage(spec: ListSpec, filters: readonly Sql[], window: Window): Sql {
  const { columns, as, key, id } = spec;
  const { table, owned, beyond, order } = partsOf(spec, window);
  const fits = join(filters, and);
  const start = beyond ? sql`and ${beyond}` : sql``;
  const limit = window.size + 1;
  return perValue(sql`
    with near as materialized (
      select ${id}, ${key}, walked
      from (select *, row_number() over (${order}) as walked from ${table} where ${owned} ${start} ${order} limit ${nearRows}) ${as}
      where ${fits} ${order} limit ${limit}),
    hits as materialized (select ${id}, ${key} from ${table} where ${owned} and ${fits}),
    page as (
      select id from near where (select count(*) from near) = ${limit}
      union all
      (select ${id} from hits ${as} where (select count(*) from near) < ${limit} ${start} ${order} limit ${limit}))
    select ${columns}, (${key})::text as "sortKey"${beyond ? sql`` : sql`, ${totalOf(spec, table, owned, fits, limit)} as total`}
    from page join ${table} on ${id} = page.id
    ${order}`);
}

/** Of what is frequent, enough is found among the first rows that come; the rest is counted by its index, no further than needed. */
function totalOf({ as }: ListSpec, table: Sql, owned: Sql, fits: Sql, limit: number): Sql {
  const sample = sql`select * from ${table} where ${owned} limit ${frequent * countLimit}`;
  return sql`case
    when (select count(*) = ${limit} and max(walked) <= ${frequent * limit} from near)
      and ${counted(sql`select 1 from (${sample}) ${as} where ${fits}`)} > ${countLimit} then ${countLimit + 1}
    else ${counted(sql`select 1 from hits`)} end`;
}

const counted = (rows: Sql): Sql => sql`(select count(*)::int from (${rows} limit ${countLimit + 1}) counted)`;
