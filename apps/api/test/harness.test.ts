import { expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { openWorld } from './harness.ts';

test('a connection of the worker that the server ends does not fail the run', async () => {
  const world = await openWorld();
  const ended = sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  // One that ends unheard fails the run, whatever the tests say.
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([world.work(), world.work()]);
    await world.database.many(ended);
  }
  await expect(world.work()).resolves.toBeUndefined();
  await world.close();
});
