import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import { listNames, referenceLists, type ValueListName } from '@jalon/domain/core/reference-lists';
import type { ReferentialQuery, ReferentialSummary, ReferentialValue } from '@jalon/domain/referentials/referential-schema';
import { readPage } from '../core/listing.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { areLabelsFree } from './referentials.labels.ts';

/** A value without what the caller may do with it, which is the policy's to say. */
export type StoredValue = Omit<ReferentialValue, 'actions' | 'isGroup'> & { place: number[] };

const columns = sql`v.id, v.code, v.fr, v.en, v.state, v.origin, v.version, v.place, v.updated_at as "updatedAt",
  (select json_build_object('id', g.id, 'fr', g.fr, 'en', g.en) from referential_values g where g.id = v.group_id) as "group"`;

const orders: Record<ReferentialQuery['sort'], { key: Sql; type: Sql }> = {
  place: { key: sql`v.place`, type: sql`double precision[]` },
  code: { key: sql`v.code`, type: sql`text` },
  fr: { key: sql`v.fr_key`, type: sql`text` },
  en: { key: sql`v.en_key`, type: sql`text` },
  updatedAt: { key: sql`v.updated_at`, type: sql`timestamptz` },
};
// Written out rather than bound, so that the planner sees which of the two it is: nearly all rows, or nearly none.
const states = { enabled: sql`v.state = 'enabled'`, disabled: sql`v.state = 'disabled'` };
const indexedWithState = new Set<ReferentialQuery['sort']>(['place', 'fr', 'en']);
const origins = { local: sql`v.origin = 'local'`, external: sql`v.origin = 'external'` };

/** The own order of an alphabetical list is that of its labels as the reader sees them. */
const sortOf = (list: ValueListName, sort: ReferentialQuery['sort'], language: Language): ReferentialQuery['sort'] =>
  sort === 'place' && referenceLists[list].order === 'alphabetical' ? language : sort;

type Filters = Omit<ReferentialQuery, 'size' | 'after' | 'before'>;

export function listValues(tx: Tx, list: ValueListName, query: ReferentialQuery, language: Language): Promise<Page<StoredValue>> {
  const sort = sortOf(list, query.sort, language);
  const { key, type } = orders[sort];
  return readPage<StoredValue>(tx, {
    columns,
    from: sql`referential_values`,
    as: sql`v`,
    ...conditionsOf(list, { ...query, sort }),
    search: query.q ? { text: query.q, column: sql`v.search` } : undefined,
    key,
    keyType: type,
    id: sql`v.id`,
    dir: query.dir,
    page: query,
  });
}

function conditionsOf(list: ValueListName, { q, state, origin, groupId, sort }: Filters): { where: Sql[]; filters: Sql[] } {
  const where = [sql`v.list = ${list}`];
  const filters: Sql[] = [];
  if (state) filters.push(states[state]);
  if (origin) filters.push(origins[origin]);
  if (groupId) filters.push(sql`v.group_id = ${groupId}`);
  // Alone, these have an index in the order.
  const isIndexed = filters.length === 1 && !q && ((state && indexedWithState.has(sort)) || (origin && sort === 'place'));
  return isIndexed ? { where: [...where, ...filters], filters: [] } : { where, filters };
}

export const listGroups = (tx: Tx, list: ValueListName): Promise<{ id: string; fr: string; en: string }[]> =>
  tx.many(sql`select id, fr, en from referential_values where list = ${list} and group_id is null order by place limit 1000`);

export const findValue = (tx: Tx, list: ValueListName, id: string): Promise<StoredValue | undefined> =>
  tx.maybe(sql`select ${columns} from referential_values v where v.list = ${list} and v.id = ${id}`);

/** The value as it is, held until the end of the transaction. */
export const lockValue = (tx: Tx, list: ValueListName, id: string): Promise<StoredValue | undefined> =>
  tx.maybe(sql`select ${columns} from referential_values v where v.list = ${list} and v.id = ${id} for update of v`);

type NewValue = { list: ValueListName; code: string; fr: string; en: string; groupId: string | null };

/** Adds a value at the end of its siblings. `taken` when the code is, undefined when the group is not one of this list or another value has its label. */
export async function insertValue(tx: Tx, { list, code, fr, en, groupId }: NewValue): Promise<StoredValue | 'taken' | undefined> {
  const place = referenceLists[list].order === 'number' ? sql`array[${Number(code)}::double precision]` : endOf(groupId);
  const insert = tx.maybe<StoredValue>(sql`
    with v as (
      insert into referential_values (id, list, code, fr, en, group_id, place)
      select ${randomUUIDv7()}, ${list}, ${code}, ${fr}, ${en}, ${groupId}::uuid, ${place}
      where (${groupId}::uuid is null or ${isGroupOf(list, groupId)}) and ${areLabelsFree({ list, fr, en, groupId })}
      returning *)
    select ${columns} from v`);
  return insert.catch((error) => {
    if (uniqueViolation(error) === 'referential_values__list_code') return 'taken';
    throw error;
  });
}

const isGroupOf = (list: ValueListName, groupId: string | null): Sql =>
  sql`exists (select 1 from referential_values where id = ${groupId} and list = ${list} and group_id is null)`;

/**
 * The place after the last sibling. Ranks are moments in microseconds, so those who add at the same time need not wait for each other
 * to know which is the next.
 */
const endOf = (groupId: string | null): Sql =>
  groupId === null ? sql`array[${now}]` : sql`(select g.place || ${now} from referential_values g where g.id = ${groupId})`;
const now = sql`(extract(epoch from clock_timestamp()) * 1000000)::double precision`;

type Change = { fr: string; en: string; groupId: string | null; isRegrouped: boolean };

export function updateValue(
  tx: Tx,
  list: ValueListName,
  id: string,
  { fr, en, groupId, isRegrouped }: Change,
): Promise<StoredValue | undefined> {
  const place = isRegrouped ? endOf(groupId) : sql`place`;
  return tx.maybe<StoredValue>(sql`
    with v as (
      update referential_values
      set fr = ${fr}, en = ${en}, group_id = ${groupId}::uuid, place = ${place}, version = version + 1, updated_at = now()
      where list = ${list} and id = ${id} and (${groupId}::uuid is null or ${isGroupOf(list, groupId)})
      returning *)
    select ${columns} from v`);
}

type StateMove = { list: ValueListName; id: string; from: readonly string[]; to: string };

/** Compare and set, with the state it left: undefined when that was none the action leaves from. */
export const moveState = (tx: Tx, { list, id, from, to }: StateMove): Promise<(StoredValue & { left: string }) | undefined> =>
  tx.maybe(sql`
    with old as (select id, state from referential_values where list = ${list} and id = ${id} for update),
    v as (
      update referential_values v set state = ${to}, version = version + 1, updated_at = now()
      from old where v.id = old.id and old.state = any(${from}) returning v.*, old.state as left_state)
    select ${columns}, v.left_state as left from v`);

/** Counts go no further than a thousand and one: nobody reads more on a list of lists. */
export async function summarise(tx: Tx): Promise<ReferentialSummary[]> {
  const counted = (state: 'enabled' | 'disabled') => sql`
    (select count(*)::int from (select 1 from referential_values v where v.list = l.list and ${states[state]} limit 1001) c)`;
  const lists = await tx.many<ReferentialSummary>(sql`
    select l.list, ${counted('enabled')} as enabled, ${counted('disabled')} as disabled,
      (select v.updated_at from referential_values v where v.list = l.list order by v.updated_at desc limit 1) as "updatedAt"
    from unnest(${listNames.filter((name) => name !== 'companies')}::text[]) as l(list)
    union all
    select 'companies', (select count(*)::int from (select 1 from companies where is_active limit 1001) c),
      (select count(*)::int from (select 1 from companies where not is_active limit 1001) c), null`);
  return listNames.flatMap((name) => lists.filter(({ list }) => list === name));
}

type Choice = { id: string; title: string; groupId: string | null; groupTitle: string | null };

/** The enabled values of a list in their order, in one language; in a list of two levels, those inside a group. */
export function listChoices(tx: Tx, list: ValueListName, language: Language): Promise<Choice[]> {
  const title = (alias: Sql) => (language === 'fr' ? sql`${alias}.fr` : sql`${alias}.en`);
  const isLeaf = referenceLists[list].levels === 2 ? sql`and v.group_id is not null and g.state = 'enabled'` : sql``;
  return tx.many(sql`
    select v.code as id, ${title(sql`v`)} as title, g.code as "groupId", ${title(sql`g`)} as "groupTitle"
    from referential_values v left join referential_values g on g.id = v.group_id
    where v.list = ${list} and v.state = 'enabled' ${isLeaf} order by ${orders[sortOf(list, 'place', language)].key}, v.id`);
}

/** Whether all of these codes are choices of the list: enabled, and in a list of two levels inside an enabled group. */
export async function areChoices(tx: Tx, list: ValueListName, codes: readonly string[]): Promise<boolean> {
  const isLeaf = referenceLists[list].levels === 2 ? sql`and g.state = 'enabled'` : sql``;
  const { found } = await tx.one<{ found: number }>(sql`
    select count(*)::integer as found from referential_values v left join referential_values g on g.id = v.group_id
    where v.list = ${list} and v.code = any(${codes}) and v.state = 'enabled' ${isLeaf}`);
  return found === codes.length;
}
