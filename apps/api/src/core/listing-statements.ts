import { countLimit } from '@jalon/domain/core/listing';
import { constant, join, perValue, type Sql, sql } from '../db/sql.ts';
import { matching, matchingTyped, piecesOf, type Search, understood } from './search.ts';

export type ListSpec = {
  columns: Sql;
  from: Sql;
  /** The short name of the table in all the other fragments. */
  as: Sql;
  /** Always said: the first one is the owner. Together with the order they are what an index of the list starts with. */
  where: readonly Sql[];
  /** The same as `where`, put so that a walk along the order is all it can be answered by; for conditions with several indexes of their own. */
  walked?: Sql | undefined;
  /** What somebody sees lies in many places of every index, none of which has it in the order: where it is filtered, it is collected instead of walked. */
  isScattered?: boolean | undefined;
  /** Conditions that no index knows together with the order. */
  filters?: readonly Sql[];
  search?: Search | undefined;
  /**
   * The column the list is ordered by, before `id` which makes it total, and the type to read it back with from a cursor. A list in the order
   * of its ids gives the same fragment for both.
   */
  key: Sql;
  keyType: Sql;
  id: Sql;
  dir: 'asc' | 'desc';
  /** Only the first rows are wanted: how many there are besides is not counted. */
  isUncounted?: true;
};

/** From which row on, in which direction, how many. */
type Start = { from: { key: string; id: string } | undefined; isBackwards: boolean };
export type Window = Start & { size: number };

/** One row more than asked for tells that there are others; without a place to start from, the rows are counted too. */
export const pageStatement = (spec: ListSpec, window: Window): Sql =>
  spec.filters?.length || spec.search ? filteredPage(spec, window) : walkedPage(spec, window);

function partsOf({ from, as, where, walked, key, keyType, id, dir }: ListSpec, { from: start, isBackwards }: Start) {
  const isDescending = (dir === 'desc') !== isBackwards;
  const inOrder = (descending: boolean) => {
    const direction = descending ? sql`desc` : sql`asc`;
    return sql`order by ${key} ${direction}, ${id} ${direction}`;
  };
  return {
    table: sql`${from} ${as}`,
    owned: join(where, and),
    passed: walked ?? join(where, and),
    isDescending,
    beyond: start && sql`(${key}, ${id}) ${isDescending ? sql`<` : sql`>`} (${start.key}::${keyType}, ${start.id}::uuid)`,
    order: inOrder(isDescending),
    turnedRound: inOrder(!isDescending),
  };
}

const and = sql` and `;
/** What is kept of a row until it is known which rows there will be. */
const placeOf = ({ id, key }: ListSpec): Sql => (key === id ? id : sql`${id}, ${key}`);

/** Rows and count along one index, so that the plan stays the same however many there are. */
function walkedPage(spec: ListSpec, window: Window): Sql {
  const { table, passed, beyond, order } = partsOf(spec, window);
  const conditions = beyond ? sql`${passed} and ${beyond}` : passed;
  const total = beyond || spec.isUncounted ? sql`` : sql`, ${counted(sql`select 1 from ${table} where ${passed} ${order}`)} as total`;
  return sql`
    select ${spec.columns}, (${spec.key})::text as "sortKey"${total}
    from ${table} where ${conditions}
    ${order} limit ${window.size + 1}`;
}

/** How many rows of the order are walked: enough to find a page of ten of anything that one row in four hundred has. */
const stretch = 4000;
/** Rows from all over the table, to know how frequent something is. */
const sampleRows = 2000;
/** What more rows than this have cannot be put in order while somebody waits. */
const broad = 20_000;

/**
 * What many rows have is found soonest by walking the order, what few have by its own index; the database guesses which it is, and a
 * wrong guess reads the whole table. So it does not guess: a stretch of the order is walked, and what has no full page there is looked
 * up and sorted. What very many have and the stretch has not is far: as when the names with a D are looked for in the order of names.
 * There the walk begins before the first of a sample. Every way is bounded, and only the ones that are needed run (record 011). What is
 * scattered is collected, which is bounded by what its reader looks after (record 079).
 */
function filteredPage(spec: ListSpec, window: Window): Sql {
  if (spec.isScattered) return collectedPage(spec, window);
  const { columns, as, key, id } = spec;
  const { table, owned, passed, beyond, isDescending, order, turnedRound } = partsOf(spec, window);
  const fits = fitsOf(spec);
  const start = beyond ? sql`and ${beyond}` : sql``;
  const limit = window.size + 1;
  const walk = (condition: Sql, direction: Sql) => sql`
      select ${placeOf(spec)} from (select * from ${table} where ${passed} ${start} ${condition} ${direction} limit ${stretch}) ${as}
      where ${fits} ${order} limit ${limit}`;
  const isFull = sql`(select count(*) = ${limit} from near)`;
  return perValue(sql`
    with ${understood(spec.search)}near as materialized (${walk(sql``, order)}),
    sample as materialized (${sampleOf(spec, owned)}),
    width as materialized (select ${estimateOf(spec)} > ${broad} as "isBroad" from sample where fits),
    first as materialized (select ${key}, ${id} from sample ${as} where fits ${start} ${order} limit 1),
    far as materialized (${walk(sql`and (${key}, ${id}) ${isDescending ? sql`>=` : sql`<=`} (select * from first)`, turnedRound)}),
    ${hitsOf(spec, table, owned)},
    page as (
      select id from near where ${isFull}
      union all
      (select ${id} from (select * from near union select * from far) ${as} where not ${isFull} and (select "isBroad" from width) ${order} limit ${limit})
      union all
      (select ${id} from hits ${as} where not ${isFull} and not (select "isBroad" from width) ${start} ${order} limit ${limit}))
    select ${columns}, (${key})::text as "sortKey"${beyond || spec.isUncounted ? sql`` : sql`, ${total} as total`}
    from page join ${table} on ${id} = page.id
    ${order}`);
}

/**
 * All that fits is collected and put in order: it is no more than one person looks after. Words are looked for in those rows, and not by their index,
 * which would give those of everybody.
 */
function collectedPage(spec: ListSpec, window: Window): Sql {
  const { columns, as, key, id, filters = [], search } = spec;
  const { table, owned, beyond, order } = partsOf(spec, window);
  const words = search ? [sql`case when ${matching(search)} then true else false end`] : [];
  const counts = beyond || spec.isUncounted ? sql`` : sql`, ${counted(sql`select 1 from hits`)} as total`;
  return perValue(sql`
    with ${understood(search)}hits as materialized (select ${placeOf(spec)} from ${table} where ${join([owned, ...filters, ...words], and)}),
    page as (select ${id} from hits ${as} ${beyond ? sql`where ${beyond}` : sql``} ${order} limit ${window.size + 1})
    select ${columns}, (${key})::text as "sortKey"${counts}
    from page join ${table} on ${id} = page.id
    ${order}`);
}

/**
 * What a stretch of the order has of words that are `typed`, and whether that is all: as many rows as a page has, or the whole list. It depends on the
 * person and not on the words, and has one good plan, which is kept.
 */
export function stretchStatement(spec: ListSpec, size: number): Sql {
  const { columns, as, search, filters = [] } = spec;
  const { table, passed, order } = partsOf(spec, { from: undefined, isBackwards: false });
  const limit = constant(size + 1);
  const found = (from: Sql, condition: Sql) => sql`(select ${columns} from ${from} where ${condition} ${order} limit ${limit}) found`;
  // Without words of its own, such a list names those that are typed among its conditions.
  if (!search) return sql`select json_agg(found) as rows, true as "isAll" from ${found(table, join([passed, ...filters], and))}`;
  return sql`
    with ${understood(search)}walked as materialized (select * from ${table} where ${passed} ${order} limit ${constant(stretch)})
    select json_agg(found) as rows, count(*) = ${limit} or (select count(*) < ${constant(stretch)} from walked) as "isAll"
    from ${found(sql`walked ${as}`, fitsOf(spec, matchingTyped))}`;
}

const fitsOf = ({ filters = [], search }: ListSpec, matches = matching): Sql => join(search ? [...filters, matches(search)] : filters, and);

/** Whether one record is among those of a list: nothing else is read. */
export function fitStatement(spec: ListSpec, recordId: string): Sql {
  const { from, as, where, filters = [], search, id } = spec;
  const conditions = [sql`${id} = ${recordId}`, ...where, ...filters, ...(search ? [matching(search)] : [])];
  return sql`with ${understood(search)}fitting as (select 1 from ${from} ${as} where ${join(conditions, and)}) select 1 from fitting`;
}

const shareOf = ({ from }: ListSpec): Sql =>
  sql`coalesce((select least(1, ${sampleRows}::float / greatest(reltuples, 1)) from pg_class where oid = (select tableoid from ${from} limit 1)), 1)`;

/** The same rows each time, so that the pages of a list follow each other. */
const sampleOf = (spec: ListSpec, owned: Sql): Sql => sql`
      select ${placeOf(spec)}, ${fitsOf(spec)} as fits, array[${join(pieces(spec), sql`, `)}]::boolean[] as has
      from ${spec.from} ${spec.as} tablesample system (100 * ${shareOf(spec)}) repeatable (1) where ${owned} limit ${2 * sampleRows}`;

const estimateOf = (spec: ListSpec): Sql => sql`count(*) / ${shareOf(spec)}`;

const pieces = ({ search }: ListSpec): Sql[] => (search ? piecesOf(search) : []);

/**
 * The rows that fit, by their index, which is asked for the pieces; the rows it leads to are read for the whole. A piece that most rows
 * have says nothing and costs most to look up: then only the rarest one is.
 */
function hitsOf(spec: ListSpec, table: Sql, owned: Sql): Sql {
  const { filters = [], search } = spec;
  const rows = (conditions: Sql[]) => sql`select ${placeOf(spec)} from ${table} where ${join([owned, ...filters, ...conditions], and)}`;
  if (!search) return sql`hits as materialized (${rows([])})`;
  const whole = matching('terms' in search ? search : { ...search, column: sql`(${search.column} || '')` });
  const known = pieces(spec);
  const by = (index: number, looked: Sql[]) => rows([...looked, whole, sql`(select piece from rarest) = ${index}`]);
  const ways = [by(0, known), ...known.map((piece, index) => by(index + 1, [piece]))];
  return known.length < 2
    ? sql`hits as materialized (${rows([...known, whole])})`
    : sql`
    rarest as materialized (
      select case when max(n) > min(rows) / 2 then (array_agg(piece order by n))[1] else 0 end as piece
      from (select piece, count(*) filter (where has[piece]) as n, count(*) as rows from sample, generate_series(1, ${known.length}) piece
        group by piece) counted),
    hits as materialized (${join(ways, sql` union all `)})`;
}

const counted = (rows: Sql): Sql => sql`(select count(*)::int from (${rows} limit ${countLimit + 1}) counted)`;
const total = sql`case when (select "isBroad" from width) then ${countLimit + 1} else ${counted(sql`select 1 from hits`)} end`;
