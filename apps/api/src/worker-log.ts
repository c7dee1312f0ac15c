import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/**
 * The worker's own lines are for those who debug; its warnings and errors are for everybody. It quotes the error of a job in its line: that
 * is cut, since the database quotes people's data in its turn, and the error goes through the log's own writer.
 */
export const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    const [line = ''] = message.split(" with error '", 1);
    if (level === 'error' || level === 'warning') log.warn({ err: meta?.error }, line);
    else log.debug(line);
  });
