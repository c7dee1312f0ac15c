import { parentPort } from 'node:worker_threads';
import { AppError } from '@jalon/domain/core/errors';
import type { Answer } from './thread.ts';

/** In a thread of its own (core/thread.ts starts it): does each job it is sent, and answers it. */
export function work<Job, Result>(does: (job: Job) => Promise<Result>): void {
  parentPort?.on('message', async (job: Job) => {
    parentPort?.postMessage({ isBegun: true });
    const answer = await does(job).then(
      (result): Answer<Result> => ({ result }),
      (error: unknown): Answer<Result> =>
        error instanceof AppError
          ? { refused: error.code }
          : { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    );
    parentPort?.postMessage(answer);
  });
}
