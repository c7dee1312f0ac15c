import 'temporal-polyfill/global';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { StartError } from './start-error.ts';
import { startWorker } from './worker.ts';

export type Server = { address: string; close(): Promise<void> };

/** API, web application and worker in one process, on a migrated database. */
export async function runServer(config: Config, databaseUrl: string): Promise<Server> {
  const database = openDatabase(databaseUrl, { poolSize: config.poolSize });
  // The application logs; the worker, which the application asks about its health, is handed that log as soon as it exists.
  let worker: ReturnType<typeof startWorker> | undefined;
  const { server } = await buildApp({
    config,
    database,
    worker: { isRunning: () => worker?.isRunning() ?? false, stop: async () => worker?.stop() },
  });
  try {
    const address = await server.listen({ port: config.port, host: config.host });
    worker = startWorker(databaseUrl, database, server.log);
    return {
      address,
      async close() {
        await server.close();
        await worker?.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError('port', `Port ${config.port} is taken: stop the other program or choose another with PORT.`);
  }
}
