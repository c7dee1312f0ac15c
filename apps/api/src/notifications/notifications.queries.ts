import type { User } from '@jalon/domain/core/actor';
import type { EventFields } from '@jalon/domain/core/history-entry';
import type { Page } from '@jalon/domain/core/listing';
import type { NotificationAction } from '@jalon/domain/notifications/notification';
import type { NotificationCounts, NotificationQuery } from '@jalon/domain/notifications/notification-schema';
import { unreadMessages } from '../chat/announcements.queries.ts';
import { readPage } from '../core/listing.ts';
import { unreadAgain } from '../core/tell.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Named = { id: string; name: string; isGone: boolean };

/** A notification as it is kept: facts, which are worded for whoever reads them. */
export type Told = {
  id: string;
  at: string;
  kind: string;
  subjectId: string;
  subject: Named | null;
  event: { label: string | null; by: Named | null; input: EventFields | null; after: EventFields | null };
  isRead: boolean;
  asks: boolean;
  treatedAt: string | null;
  treatedBy: Named | null;
};

const named = (id: Sql): Sql => sql`(
  select json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'isGone', p.state = 'deleted') from users p where p.id = ${id})`;

const columns = sql`n.event_id as id, n.at, n.kind, n.subject_id as "subjectId", n.read_at is not null as "isRead", n.asks,
  n.treated_at as "treatedAt", ${named(sql`n.treated_by`)} as "treatedBy", ${named(sql`n.subject_id`)} as subject,
  (select json_build_object('label', e.label, 'input', e.input, 'after', e.after, 'by', ${named(sql`e.actor_id`)})
    from events e where e.id = n.event_id) as event`;

const views: Record<NotificationQuery['show'], Sql[]> = {
  all: [],
  unread: [sql`n.read_at is null`],
  toTreat: [sql`n.asks and n.treated_at is null`],
};

/** Newest first: ids are made in the order of time. */
export const listNotifications = (tx: Tx, userId: string, { show, ...page }: NotificationQuery): Promise<Page<Told>> =>
  readPage<Told>(tx, {
    columns,
    from: sql`notifications`,
    as: sql`n`,
    where: [sql`n.user_id = ${userId}`, ...views[show]],
    key: sql`n.event_id`,
    keyType: sql`uuid`,
    id: sql`n.event_id`,
    dir: 'desc',
    page,
  });

/** Some of a person's, oldest first, for a letter. */
export const findNotifications = (tx: Tx, userId: string, where: Sql): Promise<Told[]> =>
  tx.many(sql`select ${columns} from notifications n where n.user_id = ${userId} and ${where} order by n.event_id limit 200`);

const counted = (condition: Sql): Sql => sql`(select count(*)::int from (select 1 from notifications n where ${condition} limit 1000) c)`;

/** Of whoever has this id, a column or a value. */
export const countsOf = (userId: Sql): Sql => sql`
  ${counted(sql`n.user_id = ${userId} and n.read_at is null`)} as unread,
  ${counted(sql`n.user_id = ${userId} and n.asks and n.treated_at is null`)} as "toTreat", ${unreadMessages(userId)} as messages`;

export const countNotifications = (tx: Tx, userId: string): Promise<NotificationCounts> => tx.one(sql`select ${countsOf(sql`${userId}`)}`);

const read = sql`update notifications n set read_at = coalesce(n.read_at, now()) from own where n.user_id = own.user_id and n.event_id = own.event_id`;
/** Treated counts for all who were asked. */
const asked = sql`from own where n.event_id = own.event_id and own.asks and n.asks`;
const changes: Record<NotificationAction, (actor: User) => Sql> = {
  read: () => read,
  unread: () => sql`update notifications n set read_at = null from own where n.user_id = own.user_id and n.event_id = own.event_id`,
  treat: ({ id }) => sql`
    update notifications n set treated_at = now(), treated_by = ${id}, treated_event = null,
      read_at = case when n.user_id = own.user_id then coalesce(n.read_at, now()) else n.read_at end
    ${asked} and n.treated_at is null`,
  untreat: () => sql`update notifications n set treated_at = null, treated_by = null, treated_event = null, ${unreadAgain} ${asked}`,
};

/** Undefined when this person was not told of it. */
export const actOnNotification = (
  tx: Tx,
  actor: User,
  { id, action }: { id: string; action: NotificationAction },
): Promise<{ asks: boolean } | undefined> =>
  tx.maybe(sql`
    with own as (select user_id, event_id, asks from notifications where user_id = ${actor.id} and event_id = ${id}),
    changed as (${changes[action](actor)})
    select asks from own`);

/** To the millisecond, as a caller can give it back. */
export const readAll = (tx: Tx, userId: string, until: string | undefined): Promise<{ readAt: string; marked: number }> =>
  tx.one(sql`
    with marked as (
      update notifications set read_at = date_trunc('milliseconds', now())
      where user_id = ${userId} and read_at is null and (${until ?? null}::uuid is null or event_id <= ${until ?? null}::uuid) returning 1)
    select date_trunc('milliseconds', now()) as "readAt", (select count(*)::int from marked) as marked`);

export async function unreadAll(tx: Tx, userId: string, readAt: string): Promise<void> {
  await tx.many(sql`update notifications set read_at = null where user_id = ${userId} and read_at = ${readAt}::timestamptz`);
}
