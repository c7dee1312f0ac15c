import type { Announcement, AnnouncementAudience } from '@jalon/domain/chat/chat-schema';
import type { User } from '@jalon/domain/core/actor';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** The latest ones are read: what is older was said long ago. */
const mostShown = 50;

/** Announced to this type of account: the announcement is `n`. Whoever announces reads all of it. */
const isFor = ({ type }: Pick<User, 'type'>): Sql => (type === 'Admin' ? sql`true` : sql`n.audience in ('all', ${type})`);
const isNew = (
  userId: Sql,
): Sql => sql`n.sent_at > coalesce((select r.read_at from announcement_readers r where r.user_id = ${userId}), '-infinity')
  and n.author_id is distinct from ${userId}`;

/** How much is unread of what was written to somebody, and of what was announced: what was said before they came is no news to them. */
export const unreadMessages = (userId: Sql): Sql => sql`(
  select coalesce((select sum(m.unread)::int from conversation_members m where m.user_id = ${userId} and m.unread > 0), 0) + (
    select count(*)::int from (
      select 1 from users w join announcements n on (n.audience in ('all', w.type) or w.type = 'Admin') and n.sent_at > w.created_at
      where w.id = ${userId} and ${isNew(sql`w.id`)} limit 100) c))`;

export const listAnnouncements = (tx: Tx, actor: User): Promise<Announcement[]> =>
  tx.many(sql`
    select * from (
      select n.id, n.text, n.audience, n.sent_at as "sentAt", not (${isNew(sql`${actor.id}::uuid`)} and n.sent_at > (select u.created_at from users u where u.id = ${actor.id})) as "isRead"
      from announcements n where ${isFor(actor)} order by n.sent_at desc, n.id desc limit ${mostShown}) latest
    order by "sentAt", id`);

type New = { id: string; text: string; audience: AnnouncementAudience };
/** Whoever is connected is told that there is something new, and nothing of what it is. */
export const insertAnnouncement = (tx: Tx, actor: User, { id, text, audience }: New): Promise<Announcement> =>
  tx.one(sql`
    with n as (insert into announcements (id, author_id, audience, text) values (${id}, ${actor.id}, ${audience}, ${text}) returning *),
    heard as materialized (select pg_notify('announced', n.id::text) from n)
    select n.id, n.text, n.audience, n.sent_at as "sentAt", true as "isRead" from n, heard`);

export async function readAnnouncements(tx: Tx, actor: User): Promise<void> {
  await tx.many(sql`
    with seen as (
      insert into announcement_readers (user_id, read_at) values (${actor.id}, now())
      on conflict (user_id) do update set read_at = excluded.read_at returning user_id)
    select pg_notify('notifications', user_id::text) from seen`);
}
