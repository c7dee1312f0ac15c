import { AppError } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** To be asked in the transaction that lets somebody in, before it changes anything. */
export async function assertNotDemo(tx: Tx, { refusesDemo }: { refusesDemo: boolean }, userId: string): Promise<void> {
  if (refusesDemo && (await tx.maybe(sql`select 1 from users where id = ${userId} and is_demo`))) throw new AppError('account.demo');
}

export async function countDemo(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from users where is_demo and state <> 'deleted'`);
  return count;
}

/** What a demonstration left open ends where production begins; that nothing opens again is for signing in to see. */
export async function endDemoSessions(tx: Tx): Promise<void> {
  await tx.many(sql`delete from sessions where user_id in (select id from users where is_demo)`);
}
