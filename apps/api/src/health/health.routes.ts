import { healthApi } from '@jalon/domain/health/health-api';
import type { Kernel } from '../core/serve.ts';
import { migrationState } from '../db/migrate.ts';
import type { Worker } from '../worker.ts';

/** Mounted by hand: these two must answer when the session cannot be read. */
export function mountHealth({ app, database, mounted }: Kernel, worker: Worker): void {
  mounted.push(healthApi.health, healthApi.ready);
  app.get(healthApi.health.path, async () => ({ status: 'alive' }));
  app.get(healthApi.ready.path, async (_request, reply) => {
    const migrations = await migrationState(database).catch(() => undefined);
    const up = (isUp: boolean | undefined) => (isUp ? 'up' : 'down');
    const parts = {
      database: up(migrations !== undefined),
      // A newer version may have migrated already; the one before still serves.
      migrations: up(migrations && migrations.applied >= migrations.expected),
      worker: up(worker.isRunning()),
    };
    const isReady = Object.values(parts).every((part) => part === 'up');
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(parts);
  });
}
