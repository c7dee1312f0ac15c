import { AppError } from '@jalon/domain/core/errors';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { isEqual } from './security.ts';
import type { Kernel } from './serve.ts';

/** `/metrics` in the Prometheus format, for callers on this machine or with the token. */
export function mountMetrics({ app, database }: Kernel, config: Config, sockets: () => number): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  watchInstance(registry, database, sockets);
  const lookAtQueues = watchQueues(registry, database);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new AppError('route.missing');
    await lookAtQueues();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What this instance holds. */
function watchInstance(registry: Registry, database: Database, sockets: () => number): void {
  const registers = [registry];
  new Gauge({
    ...{ name: 'jalon_live_connections', help: 'Web sockets that are open', registers },
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    ...{ name: 'jalon_database_connections', help: 'Of the pool: open, idle, and awaited by a request', labelNames: ['state'], registers },
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
}

type Queues = { due: number; late: number; failed: number; mails: number };

/** What all instances share, and each tells alike. Asked for when it is looked at; while the database is away there is nothing to tell. */
function watchQueues(registry: Registry, database: Database): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const due = gauge('jalon_jobs_due', 'Jobs whose time has come and that wait or run');
  const late = gauge('jalon_jobs_late_seconds', 'How long the oldest of them has been due');
  const failed = gauge('jalon_jobs_failed', 'Jobs that were given up');
  const mails = gauge('jalon_mails_due', 'Mails whose time has come and that have not left');
  return async () => {
    const queues = await database
      .one<Queues>(sql`
      select count(*) filter (where is_due)::int as due, coalesce(max(extract(epoch from now() - run_at)) filter (where is_due), 0)::float8 as late,
        count(*) filter (where attempts >= max_attempts)::int as failed,
        (select count(*)::int from mails where next_try_at <= now()) as mails
      from (select run_at, attempts, max_attempts, run_at <= now() and attempts < max_attempts as is_due from graphile_worker.jobs) j`)
      .catch(() => undefined);
    // Not zero, which would be good news.
    due.set(queues?.due ?? Number.NaN);
    late.set(queues?.late ?? Number.NaN);
    failed.set(queues?.failed ?? Number.NaN);
    mails.set(queues?.mails ?? Number.NaN);
  };
}

function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken) return isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  if (trustProxy > 0) return false;
  // The connection itself, not what a proxy says of it: behind one, every caller would be local, so the token is asked for.
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
  return isLocal && request.headers['x-forwarded-for'] === undefined;
}
