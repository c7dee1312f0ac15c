import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run } from 'graphile-worker';
import { purgeExpired } from './core/housekeeping.ts';
import { type Reaction, runReactions } from './core/reactions.ts';
import type { Database } from './db/database.ts';
import { sessionReactions } from './sessions/sessions.events.ts';

const reactions: Reaction[] = [...sessionReactions];
const restartMs = 1000;

export type Worker = { isRunning(): boolean; stop(): Promise<void> };

/** Runs jobs and schedules. When the database goes away for long the runner gives up; it is then started again until it holds. */
export function startWorker(databaseUrl: string, database: Database, log: FastifyBaseLogger): Worker {
  let runner: Runner | undefined;
  let isStopping = false;
  let pause: NodeJS.Timeout | undefined;

  const start = async (): Promise<void> => {
    try {
      runner = await run({
        connectionString: databaseUrl,
        concurrency: 2,
        maxPoolSize: 3,
        noHandleSignals: true,
        crontab: '17 * * * * housekeeping',
        logger: quiet(log),
        taskList: {
          event: (payload) => database.transaction((tx) => runReactions(tx, reactions, (payload as { id: string }).id)),
          housekeeping: () => purgeExpired(database),
        },
      });
      if (isStopping) return void (await runner.stop());
      await runner.promise;
    } catch (error) {
      log.warn({ err: error }, 'the worker stopped');
    }
    runner = undefined;
    if (!isStopping) pause = setTimeout(start, restartMs);
  };
  const started = start();

  return {
    isRunning: () => runner !== undefined,
    async stop() {
      isStopping = true;
      clearTimeout(pause);
      await runner?.stop().catch(() => undefined); // it may be stopping by itself already
      await started;
    },
  };
}

/** The worker's own lines are for those who debug; its warnings and errors are for everybody. */
const quiet = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message);
    else log.debug(message);
  });
