import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { companyOf } from './events/callers.ts';
import { makePerson } from './factories.ts';
import { openWorld, type World } from './harness.ts';
import { patience, tellingOf } from './telling.ts';
import { insertTimesheet } from './timesheets.ts';

/** How much somebody was away: looked for in every answer and file. */
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const words = ['375', '3,75', '3.75'];

test(
  'no client is told how many days somebody was away, once a month was sent or before',
  async () => {
    const { database } = world;
    const [client, freelance] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Freelance' })];
    const companyId = await companyOf(world, client);
    const ids: string[] = [];
    for (const state of ['waiting', 'validated', 'rejected', 'new']) {
      const { id, deliveryId, projectId } = await insertTimesheet(database, { ownerId: freelance.id, companyId, state });
      await database.many(sql`update timesheets set absence_days = 375 where id = ${id}`);
      ids.push(id, deliveryId, projectId);
    }
    const hidden = { words, ids: [], about: ids };
    expect(await tellingOf(world, client, hidden)).toEqual([]);
    for (const reader of [freelance, world.people.admin])
      expect(await tellingOf(world, reader, hidden, ({ length }) => length > 0)).not.toEqual([]);
  },
  patience,
);
