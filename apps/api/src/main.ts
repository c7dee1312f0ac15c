import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@jalon/domain/core/errors';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { StartError } from './start-error.ts';
import { startWorker } from './worker.ts';

export type Server = { address: string; close(): Promise<void> };

/**
 * API, web application and worker in one process, on a migrated database. Requests and what jobs do run in transactions that may each have
 * another session of the server; who listens, holds a lock or takes jobs keeps a session, and passes by a pooler.
 */
export async function runServer(config: Config, databaseUrl: string): Promise<Server> {
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const database = openDatabase(databaseUrl, {
    ...{ poolSize: config.poolSize, patience: config.databasePatience },
    ...{ isPooled: config.databaseDirectUrl !== undefined, isPrepared: config.isPrepared },
  });
  // The application logs; the worker, which the application asks about its health, is handed that log as soon as it exists.
  let worker: ReturnType<typeof startWorker> | undefined;
  let realtime: Realtime | undefined;
  const { server, house } = await buildApp({
    config,
    database,
    sockets: () => realtime?.sockets() ?? 0,
    worker: { isRunning: () => worker?.isRunning() ?? false, stop: async () => worker?.stop() },
  });
  const drain = drainer(server);
  try {
    const address = await server.listen({ port: config.port, host: config.host });
    worker = startWorker({ config, directUrl, database, log: server.log });
    realtime = openRealtime({ config, directUrl, database, app: server, onOperator: house.refresh });
    return {
      address,
      async close() {
        // First: without its worker it is not ready, and a proxy that is given the time to notice sends nobody any more.
        const workerStopped = worker?.stop();
        await sleep(config.drainSeconds * 1000);
        // Before requests are refused: whoever listens comes back to a server that stays.
        await realtime?.close();
        await drain();
        await workerStopped;
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError('port', `Port ${config.port} is taken: stop the other program or choose another with PORT.`);
  }
}

/**
 * The way to close it: what comes is refused, what runs is finished, then the connections are cut. Browsers keep connections for
 * later, and open some without ever asking anything: waiting for those, as the server would, is waiting for nothing.
 */
function drainer(server: FastifyInstance): () => Promise<void> {
  let running = 0;
  let isClosing = false;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  server.addHook('onRequest', (_request, reply, done) => {
    if (isClosing) return done(new AppError('server.unavailable'));
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
      if (isClosing && running === 0) finish();
    });
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  return async () => {
    isClosing = true;
    if (running === 0) finish();
    await finished;
    server.server.close();
    server.server.closeAllConnections();
    await server.close();
  };
}
