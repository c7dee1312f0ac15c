import type { NotificationCounts } from '@jalon/domain/notifications/notification-schema';
import { isAlive } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { countsOf } from '../notifications/notifications.queries.ts';

/** Of those who may be told: whoever has signed out everywhere, or is kept out, hears nothing on a channel joined before. */
export const countLive = (tx: Tx, userIds: readonly string[]): Promise<(NotificationCounts & { userId: string })[]> =>
  tx.many(sql`
    select u.id as "userId", ${countsOf(sql`u.id`)} from users u
    where u.id = any(${userIds}::uuid[]) and u.state = 'active' and exists (select 1 from sessions s where s.user_id = u.id and ${isAlive})`);
