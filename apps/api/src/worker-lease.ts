import type {} from 'graphile-worker';
import pg from 'pg';

/** Of a server that hung, the old connection may still be there when the next worker begins. */
const sweepMs = 10_000;

/** Gives back the jobs that a worker took and will never finish: graphile-worker itself waits four hours for it. */
const freeJobs = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
    where locked_by is not null and not exists (select from pg_stat_activity where application_name = locked_by)))`;

export type Lease = { plugin: GraphileConfig.Plugin; lost: Promise<void>; close(): void };

/**
 * The sign that a worker lives: a connection under its name, opened before it takes its first job. When the process or the
 * connection ends, however it ends, PostgreSQL sees it at once, and the jobs are free for the next worker that looks.
 */
export function openLease(directUrl: string): Lease {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 3000, query_timeout: 10_000, keepAlive: true });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.on('error', () => lose()).on('end', () => lose());
  let sweeps: NodeJS.Timeout | undefined;
  const take = async (name: string): Promise<void> => {
    await client.connect();
    await client.query("select set_config('application_name', $1, false)", [name]);
    await client.query(freeJobs);
    sweeps = setInterval(() => client.query(freeJobs).catch(() => lose()), sweepMs);
  };
  let taken: Promise<void> | undefined;
  return {
    plugin: {
      name: 'lease',
      version: '1.0.0',
      worker: {
        hooks: {
          async startWorker(_context, { worker }) {
            // Each worker of the pool asks, and the pool is what takes the jobs.
            taken ??= take(worker.workerPool.id);
            await taken.catch((error: unknown) => {
              lose();
              throw error;
            });
          },
        },
      },
    },
    lost,
    close() {
      clearInterval(sweeps);
      client.end().catch(() => undefined); // it may have ended by itself
    },
  };
}
