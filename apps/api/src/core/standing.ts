import { AppError } from '@jalon/domain/core/errors';
import type { Database, Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Neither rows nor sessions: two writes of one person hold it together, and go on to change whatever row they like. */
const hold = (id: string): Sql => sql`hashtextextended('writes of ' || ${id}::text, 0)`;

/** Whoever is erased waits for what they are writing, so that it goes with the rest. Before anything of theirs is locked. */
export async function awaitWrites(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(${hold(id)})`);
}

/**
 * A write of somebody who is still there when it is done. It waits for an erasure that is under way, and is refused after it: nothing of a
 * person is written behind their back. What is asked here travels with the first statement of the work.
 */
export async function whileStanding<Result>(tx: Tx, id: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const [, stands, made] = await Promise.allSettled([
    tx.many(sql`select pg_advisory_xact_lock_shared(${hold(id)})`),
    // A statement of its own: it sees what was written while the one before waited.
    tx.maybe(sql`select 1 from users where id = ${id} and state <> 'deleted'`),
    work(tx),
  ]);
  if (stands.status === 'rejected') throw stands.reason;
  if (!stands.value) throw new AppError('session.required');
  if (made.status === 'rejected') throw made.reason;
  return made.value;
}

/** The same, for those who do slow work first and open a transaction after it. */
export const writeAs = <Result>(database: Database, id: string, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  database.transaction((tx) => whileStanding(tx, id, work));
