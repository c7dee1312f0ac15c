import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const portfolio = { fr: 'Suivi', en: 'Follow-up' };

/** What a conversation is about, in words that last. The title of a need says nothing of a company that stays anonymous. */
export async function labelOf(tx: Tx, id: string): Promise<{ fr: string; en: string }> {
  const { title } = await tx.one<{ title: string | null }>(sql`
    select coalesce((select o.title from applications a join opportunities o on o.id = a.opportunity_id where a.id = t.record_id),
      (select p.title from projects p where p.id = t.record_id)) as title
    from conversations t where t.id = ${id}`);
  return title ? { fr: title, en: title } : portfolio;
}

/**
 * Some time after a message: whoever has not read it by then is told, once for all that came, and by mail as they have chosen. What was written
 * is not repeated there.
 */
export async function tellAway(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<void> {
  const waiting = await tx.maybe<{ authorId: string }>(sql`
    select case when t.first_id = m.user_id then t.second_id else t.first_id end as "authorId"
    from conversation_members m join conversations t on t.id = m.conversation_id
    where m.conversation_id = ${id} and m.user_id = ${userId} and m.unread > 0 and not m.is_muted and not exists (
      select 1 from notifications n where n.user_id = m.user_id and n.subject_id = t.id and n.kind = 'conversation.unread' and n.read_at is null)
    for no key update of m`);
  if (!waiting) return;
  await record(tx, 'conversation.unread', { subjectId: id, by: waiting.authorId, requestId: 'chat', label: await labelOf(tx, id) });
}
