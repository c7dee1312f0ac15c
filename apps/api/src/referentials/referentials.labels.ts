import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import { messageWith } from '@jalon/domain/core/message';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** The labels a value is to have: a new one, which names its list, or one that is there. */
type Wanted = { fr: string; en: string; groupId: string | null } & (
  | { list: ValueListName; id?: undefined }
  | { list?: undefined; id: string }
);
type Twin = { label: string; isDisabled: boolean };
type Found = { list: string | null; isGroup: boolean; fr: Twin | null; en: Twin | null };

/** The list of a value, as SQL: null where there is no such value. */
export const listOf = (id: string): Sql => sql`(select list from referential_values where id = ${id})`;

/** One writer of labels at a time in a list: of two who add the same label at once, one finds the other's. Shared with those who move. */
export const holdList = (tx: Tx, list: Sql): Promise<unknown> =>
  tx.many(sql`select pg_advisory_xact_lock(hashtext('referentials ' || ${list}::text))`);

/** Holds the list, and refuses a group that is none of this list, and labels that another value under the same group has. */
export async function takeTurn(tx: Tx, wanted: Wanted): Promise<void> {
  const list = wanted.list ? sql`${wanted.list}::text` : listOf(wanted.id);
  // Sent together, run one after the other: the second sees what was committed while the first waited.
  const [, found] = await Promise.all([
    holdList(tx, list),
    tx.one<Found>(sql`
      select ${list} as list, ${twinOf('fr', list, wanted)} as fr, ${twinOf('en', list, wanted)} as en, ${wanted.groupId}::uuid is null or exists (
        select 1 from referential_values where id = ${wanted.groupId} and list = ${list} and group_id is null) as "isGroup"`),
  ]);
  const { fr, en, isGroup } = found;
  if (found.list === null) return;
  const fields: FieldErrors = { ...(fr ? { fr: problemOf(fr) } : {}), ...(en ? { en: problemOf(en) } : {}) };
  if (fr || en) throw new AppError('referential.labelTaken', { fields });
  if (!isGroup) throw noSuchGroup();
}

/** Another value that has this label but for capitals and accents. What it already had in common with one is not this edit's doing. */
function twinOf(language: 'fr' | 'en', list: Sql, wanted: Wanted): Sql {
  const { id = null, groupId, [language]: label } = wanted as Wanted & { id?: string };
  const column = language === 'fr' ? sql`fr` : sql`en`;
  return sql`(
    select json_build_object('label', v.${column}, 'isDisabled', v.state = 'disabled') from referential_values v
    where v.list = ${list} and v.${column}_key = fold(${label}) and v.group_id is not distinct from ${groupId}::uuid
      and v.id is distinct from ${id}::uuid and not exists (
        select 1 from referential_values me
        where me.id = ${id} and me.${column} = ${label} and me.group_id is not distinct from ${groupId}::uuid)
    order by v.state desc, v.id limit 1)`;
}

/** The other value is named, because it may be written otherwise, or be disabled and out of sight. */
const problemOf = ({ label, isDisabled }: Twin): string =>
  messageWith(isDisabled ? 'validation.labelTakenDisabled' : 'validation.labelTaken', { label });

export const noSuchGroup = (): AppError => new AppError('referential.groupMissing', { fields: { groupId: 'validation.invalid' } });
