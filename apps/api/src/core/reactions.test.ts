import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { runReactions } from './reactions.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('an event that only a newer version reacts to fails its job, which that version will take', async () => {
  const id = randomUUIDv7();
  await world.database.many(
    sql`insert into events (id, kind, subject_id, request_id) values (${id}, 'comet.pass', ${randomUUIDv7()}, ${randomUUIDv7()})`,
  );
  await expect(runReactions(world.database, [], id)).rejects.toThrow('comet.pass');
  await expect(runReactions(world.database, [], randomUUIDv7())).resolves.toBeUndefined();
});
