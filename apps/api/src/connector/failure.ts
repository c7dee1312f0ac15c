import { connectorProblems } from '@jalon/domain/connector/connector';
import type { SyncFailure } from '@jalon/domain/connector/sync-run';
import { AppError } from '@jalon/domain/core/errors';
import { type Database, isUnavailable, type Tx } from '../db/database.ts';
import { refreshAdmins } from './refresh.ts';

/** What went wrong with the tool, or that the data here are newer; anything else is ours. */
function failureOf(error: unknown): SyncFailure {
  if (!(error instanceof AppError)) return 'unexpected';
  if (error.code === 'import.changed') return 'outdated';
  return connectorProblems.find((name) => error.code === `connector.${name}`) ?? 'unexpected';
}

/** A run that cannot go on ends as failed: it must not keep others from beginning. A database that is away is waited for, and the job comes again. */
export async function endFailed(database: Database, error: unknown, fail: (tx: Tx, failure: SyncFailure) => Promise<void>): Promise<void> {
  if (isUnavailable(error)) throw error;
  const failure = failureOf(error);
  await database.transaction(async (tx) => {
    await fail(tx, failure);
    await refreshAdmins(tx);
  });
  // What is our fault is in the log of the worker.
  if (failure === 'unexpected') throw error;
}
