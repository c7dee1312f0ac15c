import type { NotificationCounts } from '@jalon/domain/notifications/notification-schema';
import { isAlive } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { countsOf } from '../notifications/notifications.queries.ts';
import type { Member } from './pusher-server.ts';

/** Of those who may be told: whoever has signed out everywhere, or is kept out, hears nothing on a channel joined before. */
export const countLive = (tx: Tx, userIds: readonly string[]): Promise<(NotificationCounts & { userId: string })[]> =>
  tx.many(sql`
    select u.id as "userId", ${countsOf(sql`u.id`)} from users u
    where u.id = any(${userIds}::uuid[]) and u.state = 'active' and exists (select 1 from sessions s where s.user_id = u.id and ${isAlive})`);

/**
 * Connections whose session is over, or is of somebody else than they have proved to be; of a client that keeps no cookies, those of a
 * person who has none any more.
 */
export const findSignedOut = (tx: Tx, members: readonly Member[]): Promise<{ id: string }[]> =>
  tx.many(sql`
    select m.id from unnest(${members.map(({ id }) => id)}::text[], ${members.map(({ session }) => session)}::bytea[],
      ${members.map(({ user }) => user)}::uuid[]) m (id, session, user_id)
    where not exists (select 1 from sessions s where s.token_hash = m.session and coalesce(s.seen_as, s.user_id) = m.user_id and ${isAlive})
      and not (m.session is null and exists (select 1 from sessions s where s.user_id = m.user_id and ${isAlive}))`);
