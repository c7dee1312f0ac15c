import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { type ListName, listNames, referenceLists, type ValueListName, valueListNames } from '@jalon/domain/core/reference-lists';
import type { ReferentialSummary } from '@jalon/domain/referentials/referential-api';
import type { Order } from '../core/record-store.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

export const twoLevels: readonly string[] = listNames.filter((list) => referenceLists[list].levels === 2);

export const orders = {
  code: [sql`v.code`, sql`text`],
  fr: [sql`v.fr_key`, sql`text`],
  en: [sql`v.en_key`, sql`text`],
  updatedAt: [sql`v.updated_at`, sql`timestamptz`],
} as const satisfies Record<string, Order>;
// Written out rather than bound, so that the planner sees which of the two it is: nearly all rows, or nearly none.
export const states = { enabled: sql`v.state = 'enabled'`, disabled: sql`v.state = 'disabled'` };

/** The own order of a list: as it is kept by hand, or that of the labels as the reader sees them. */
export const orderOf = (list: ListName, language: Language): Order =>
  referenceLists[list].order === 'alphabetical' ? orders[language] : [sql`v.place`, sql`double precision[]`];

export const listGroups = (tx: Tx, list: ListName): Promise<{ id: string; fr: string; en: string }[]> =>
  tx.many(sql`select id, fr, en from referential_values where list = ${list} and group_id is null order by place limit 1000`);

/** Counts go no further than a thousand and one: nobody reads more on a list of lists. */
export async function summarise(tx: Tx): Promise<ReferentialSummary[]> {
  const counted = (state: 'enabled' | 'disabled') => sql`
    (select count(*)::int from (select 1 from referential_values v where v.list = l.list and ${states[state]} limit 1001) c)`;
  const lists = await tx.many<ReferentialSummary>(sql`
    select l.list, ${counted('enabled')} as enabled, ${counted('disabled')} as disabled,
      (select v.updated_at from referential_values v where v.list = l.list order by v.updated_at desc limit 1) as "updatedAt"
    from unnest(${valueListNames}::text[]) as l(list)
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
    where v.list = ${list} and v.state = 'enabled' ${isLeaf} order by ${orderOf(list, language)[0]}, v.id`);
}

/** Whether all of these codes are choices of the list: enabled, and in a list of two levels inside an enabled group. */
export async function areChoices(tx: Tx, list: ValueListName, codes: readonly string[]): Promise<boolean> {
  const isLeaf = referenceLists[list].levels === 2 ? sql`and g.state = 'enabled'` : sql``;
  const { found } = await tx.one<{ found: number }>(sql`
    select count(*)::integer as found from referential_values v left join referential_values g on g.id = v.group_id
    where v.list = ${list} and v.code = any(${codes}) and v.state = 'enabled' ${isLeaf}`);
  return found === codes.length;
}

type Choices = Record<string, [list: ValueListName, codes: readonly string[]]>;

/** What is chosen from a reference list is one of its choices. */
export async function refuseUnknown(tx: Tx, chosen: Choices): Promise<void> {
  const checked = await Promise.all(
    Object.entries(chosen).map(async ([field, [list, codes]]) => ((await areChoices(tx, list, codes)) ? [] : [field])),
  );
  const wrong = checked.flat();
  if (wrong.length > 0)
    throw new AppError('request.invalid', { fields: Object.fromEntries(wrong.map((field) => [field, 'validation.invalid'])) });
}
