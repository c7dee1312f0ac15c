import { randomUUIDv7 } from 'node:crypto';
import type { SyncFailure } from '@jalon/domain/connector/sync-run';
import { AppError } from '@jalon/domain/core/errors';
import { type Database, isUnavailable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { progressOf } from './lines.queries.ts';
import { refreshAdmins } from './refresh.ts';
import { syncRunRecords as records } from './runs.records.ts';
import { writeList } from './write.queries.ts';

type Next = { list: string | null; failure: SyncFailure | null; isStopping: boolean; appliedBy: string | null };

/**
 * Writes what was chosen, one list in one transaction: a list that fails is as it was, and the others go on. Whoever takes the job after a
 * process that was killed goes on with the lists that are not written.
 */
export async function applyRun(database: Database, id: string): Promise<void> {
  const requestId = randomUUIDv7();
  const due = sql`r.id = ${id}`;
  for (;;) {
    const next = await database.maybe<Next>(sql`
      select r.is_stopping as "isStopping", r.applied_by as "appliedBy",
        (select l.list from sync_lines l where l.run_id = r.id and l.is_chosen and l.written_at is null and l.failure is null order by l.rank limit 1) as list,
        (select l.failure from sync_lines l where l.run_id = r.id and l.failure is not null order by l.rank limit 1) as failure
      from sync_runs r where r.id = ${id} and r.state = 'running'`);
    if (!next) return;
    const { list, failure, isStopping, appliedBy } = next;
    if (list === null || isStopping)
      return database.transaction(async (tx) => {
        if (list !== null) await records.follow({ tx, requestId }, 'interrupt', { due, input: {} });
        else if (failure) await records.follow({ tx, requestId }, 'fail', { due, input: { failure } });
        else await records.follow({ tx, requestId }, 'finish', { due, input: {} });
        await refreshAdmins(tx);
      });
    const failed = await database.transaction((tx) => writeList(tx, { by: appliedBy, requestId }, id, list)).then(() => null, whyNot);
    await database.transaction(async (tx) => {
      if (failed)
        await tx.many(
          sql`update sync_lines set failure = ${failed} where run_id = ${id} and list = ${list} and is_chosen and written_at is null`,
        );
      await tx.many(progressOf(id));
      await refreshAdmins(tx);
    });
  }
}

/** A database that is away is waited for: the job comes again. */
function whyNot(error: unknown): SyncFailure {
  if (isUnavailable(error)) throw error;
  return error instanceof AppError && error.code === 'syncRun.outdated' ? 'outdated' : 'unexpected';
}
