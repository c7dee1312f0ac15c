import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Administrators who are there ask again for what they have on screen: a run has come further. */
export async function refreshAdmins(tx: Tx): Promise<void> {
  await tx.many(sql`
    select pg_notify('stale', u.id::text) from users u
    where u.type = 'Admin' and u.state = 'active' and exists (select 1 from sessions s where s.user_id = u.id and s.expires_at > now())`);
}
