import type { Facets } from '@jalon/domain/search/facets';
import type { ListSpec } from '../core/listing-statements.ts';
import { askedOf, matching, type Search, understood } from '../core/search.ts';
import type { Tx } from '../db/database.ts';
import { join, perValue, type Sql, sql } from '../db/sql.ts';

/** By filter, what values of it a row has: an array of texts, as the filter is given them. */
export type FacetColumns = Readonly<Record<string, Sql>>;
type Asked = { q?: string | undefined } & Readonly<Record<string, unknown>>;
type Counted = { columns: FacetColumns; listed: (asked: Asked) => ListSpec; asked: Asked };
type Row = { facets: { facet: string; value: string; count: number }[] | null; understood: Facets['understood'] | null; isMore: boolean };

/** Counts are made over at most so many rows: enough to choose by, and the time has a bound however many there are. */
const mostCounted = 5000;
/** Values of one facet that are told. */
const mostValues = 200;
/** Names of the columns of what was found: SQL takes no name from a value. */
const names = [sql`f0`, sql`f1`, sql`f2`, sql`f3`, sql`f4`, sql`f5`, sql`f6`, sql`f7`, sql`f8`, sql`f9`];
const nameOf = (index: number): Sql => names[index] as Sql;

const conditionsOf = ({ where, filters = [], search }: ListSpec): Sql =>
  join([...where, ...filters, ...(search ? [matching(search)] : [])], sql` and `);

/** Where nothing is asked for, the first of the list: by their indexes, all that somebody may see would be collected before some are taken. */
const inOrder = ({ where, walked, key, id, dir }: ListSpec): Sql => {
  const direction = dir === 'desc' ? sql`desc` : sql`asc`;
  return sql`${walked ?? join(where, sql` and `)} order by ${key} ${direction}, ${id} ${direction}`;
};

/**
 * How many rows each value of a filter would leave. A filter that is set is left out for its own values, so that one sees what else could be
 * chosen: it has its own rows, the others share theirs.
 */
export async function readFacets(tx: Tx, { columns, listed, asked }: Counted): Promise<Facets> {
  const all = listed(asked);
  const facets = Object.entries(columns);
  const isSet = ([name]: [string, Sql]) => asked[name] !== undefined;
  const shared = facets.filter((facet) => !isSet(facet));
  const rowsOf = (spec: ListSpec, selected: readonly Sql[]) =>
    sql`select ${join(selected, sql`, `)} from ${spec.from} ${spec.as} where ${spec.search || spec.filters?.length ? conditionsOf(spec) : inOrder(spec)} limit ${mostCounted}`;
  const found = rowsOf(all, [
    ...(all.search && 'terms' in all.search ? [sql`${all.search.terms} as terms`] : [sql`1 as one`]),
    ...shared.map(([, column], index) => sql`${column} as ${nameOf(index)}`),
  ]);
  const counts = [
    ...shared.map(([name], index) => valuesOf(name, nameOf(index), sql`found`)),
    ...facets.filter(isSet).map(([name, column]) => {
      const without = listed({ ...asked, [name]: undefined });
      return valuesOf(name, sql`f0`, sql`(${rowsOf(without, [sql`${column} as f0`])}) own`);
    }),
  ];
  const {
    understood: words,
    facets: values,
    isMore,
  } = await tx.one<Row>(
    perValue(sql`
    with ${understood(all.search)}found as materialized (${found}),
    counted as (${join(counts, sql` union all `)}),
    spelled as (
      select facet, (array_agg(value order by n desc, value))[1] as value, sum(n)::int as count,
        row_number() over (partition by facet order by sum(n) desc, min(value)) as rank
      from counted group by facet, case facet when 'skills' then skill_key(value) else value end)
    select (select json_agg(json_build_object('facet', facet, 'value', value, 'count', count) order by facet, rank) from spelled
      where rank <= ${mostValues}) as facets, ${wordsOf(all)} as understood, (select count(*) >= ${mostCounted} from found) as "isMore"`),
  );
  const told: Facets['facets'] = Object.fromEntries(facets.map(([name]) => [name, []]));
  for (const { facet, value, count } of values ?? []) told[facet]?.push({ value, count });
  return { understood: (words ?? []).map((one) => ({ ...one, word: signs[one.word] ?? one.word })), facets: told, isMore };
}

/** The words that stand for signs in the dictionary (`search_split`), as they are typed. */
const signs: Readonly<Record<string, string>> = { cplusplus: 'c++', csharp: 'c#', dotnet: '.net' };

/** Unnested where the rows are selected: as a table beside them it would be opened anew for each. */
const valuesOf = (name: string, column: Sql, from: Sql): Sql => sql`
  select ${name}::text as facet, value, count(*) as n from (select unnest(${column}) as value from ${from}) each where value is not null group by value`;

/**
 * How each word was understood. Only what this person can find is told: a word that only records out of their sight hold is unknown, and a
 * correction is named where something with it was found.
 */
function wordsOf({ search, where, from, as }: ListSpec): Sql {
  if (!isByTerms(search)) return sql`null::json`;
  const { terms } = search;
  const isFound = sql`(exists (select from found) or exists (
      select from ${from} ${as} where ${join(where, sql` and `)} and ${terms} @@ search_any(r.tokens)))`;
  return sql`(
      select json_agg(json_build_object('word', r.word, 'how', case when ${isFound} then r.how else 'unknown' end, 'as', array(
        select m.written from unnest(r.meant, r.written) m (token, written)
        where exists (select from found where found.terms @@ search_any(array[m.token])))))
      from search_resolve(${askedOf(search)}) r)`;
}

const isByTerms = (search: Search | undefined): search is Extract<Search, { terms: Sql }> => search !== undefined && 'terms' in search;
