import type { NoticeCategory, NoticeChannel } from '@jalon/domain/core/notices';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

type Choice = { category: NoticeCategory; channel: NoticeChannel };

export const listChoices = (tx: Tx, userId: string): Promise<Choice[]> =>
  tx.many(sql`select category, channel from notice_choices where user_id = ${userId} order by category`);

/** Null takes a choice back: each kind is then told as it suggests. */
export async function saveChoices(
  tx: Tx,
  userId: string,
  choices: readonly { category: NoticeCategory; channel: NoticeChannel | null }[],
): Promise<void> {
  await tx.many(sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as w(category text, channel text)),
    back as (delete from notice_choices c using wanted w where c.user_id = ${userId} and c.category = w.category and w.channel is null)
    insert into notice_choices (user_id, category, channel) select ${userId}, w.category, w.channel from wanted w where w.channel is not null
    on conflict (user_id, category) do update set channel = excluded.channel`);
}

/** Whether somebody who has not chosen otherwise is written to at once, of what has a letter of its own. */
export async function wantsLetter(tx: Tx, userId: string, category: NoticeCategory): Promise<boolean> {
  const chosen = await tx.maybe<{ channel: NoticeChannel }>(sql`
    select channel from notice_choices where user_id = ${userId} and category = ${category}`);
  return (chosen?.channel ?? 'at once') === 'at once';
}
