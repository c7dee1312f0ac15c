import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import { messageWith } from '@jalon/domain/core/message';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Labels = { list: ValueListName; groupId: string | null; fr: string; en: string };
type Twin = { label: string; isDisabled: boolean };
type Twins = { fr: Twin | undefined; en: Twin | undefined };

/** One writer of labels at a time in a list: of two who add the same label at once, one finds the other's. Shared with those who move. */
export async function holdList(tx: Tx, list: ValueListName): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtext(${`referentials ${list}`}))`);
}

/** `v` is another value of the list, under the same group, that has this label but for capitals and accents. */
const isTwin = (language: 'fr' | 'en', { list, groupId, ...labels }: Labels): Sql =>
  sql`v.list = ${list} and ${language === 'fr' ? sql`v.fr_key` : sql`v.en_key`} = fold(${labels[language]}) and v.group_id is not distinct from ${groupId}::uuid`;

/** Whether no value has either label. To be asked under `holdList`. */
export const areLabelsFree = (labels: Labels): Sql => sql`
  not exists (select 1 from referential_values v where ${isTwin('fr', labels)})
  and not exists (select 1 from referential_values v where ${isTwin('en', labels)})`;

/** The values that have these labels, other than the one that is edited. */
export async function findTwins(tx: Tx, labels: Labels, editedId: string | null = null): Promise<Twins> {
  const find = (language: 'fr' | 'en') =>
    tx.maybe<Twin>(sql`
      select ${language === 'fr' ? sql`v.fr` : sql`v.en`} as label, v.state = 'disabled' as "isDisabled" from referential_values v
      where ${isTwin(language, labels)} and v.id is distinct from ${editedId}::uuid order by v.state desc, v.id limit 1`);
  const [fr, en] = await Promise.all([find('fr'), find('en')]);
  return { fr, en };
}

export function refuseTwins({ fr, en }: Twins): void {
  const fields: FieldErrors = { ...(fr ? { fr: problemOf(fr) } : {}), ...(en ? { en: problemOf(en) } : {}) };
  if (fr || en) throw new AppError('referential.labelTaken', { fields });
}

/** The other value is named, because it may be written otherwise, or be disabled and out of sight. */
const problemOf = ({ label, isDisabled }: Twin): string =>
  messageWith(isDisabled ? 'validation.labelTakenDisabled' : 'validation.labelTaken', { label });
