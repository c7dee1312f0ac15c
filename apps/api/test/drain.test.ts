import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { makePerson } from './factories.ts';
import { listen, openInstances } from './live.ts';
import { until } from './started.ts';

const world = await openInstances({ JALON_DRAIN_SECONDS: '4' });
afterAll(() => world.close());

test('an instance that is stopped says that it is not ready, and serves until a proxy has noticed', async () => {
  const instance = await world.start();
  const status = async (path: string) => (await fetch(`http://localhost:${instance.port}${path}`)).status;
  await until(async () => (await status('/api/ready')) === 200);
  const { pusher, joined } = await listen(instance, await makePerson(world.database, { type: 'Freelance' }));
  await until(() => joined() === 1);
  const from = performance.now();
  const closed = instance.close();
  await sleep(100);
  expect(await status('/api/ready')).toBe(503);
  expect(await status('/api/health')).toBe(200);
  // Nobody is sent away before there is time to go elsewhere.
  expect(pusher.connection.state).toBe('connected');
  await closed;
  expect(performance.now() - from).toBeGreaterThanOrEqual(3900);
  await expect(status('/api/health')).rejects.toThrow();
  pusher.disconnect();
});
