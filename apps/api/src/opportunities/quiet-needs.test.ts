import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('posted needs that nobody has applied to are kept, with whose they are, whatever is done to them', async () => {
  const { database } = world;
  const owner = await makePerson(database, { type: 'Company' });
  const { id } = await postNeed(world, owner, { title: 'Archiviste' });
  const kept = () =>
    database.many<{ companyId: string; isRight: boolean }>(sql`
      select q.company_id as "companyId", (q.company_id, q.since) = (o.company_id, o.newest_at) as "isRight"
      from quiet_needs q join opportunities o on o.id = q.opportunity_id where o.id = ${id}`);
  const isKept = async () => (await kept()).map(({ isRight }) => isRight);
  expect(await isKept()).toEqual([true]);

  const { companyId } = await makeCompany(database);
  await database.many(sql`update opportunities set company_id = ${companyId} where id = ${id}`);
  expect(await kept()).toEqual([{ companyId, isRight: true }]);

  await apply(world, await candidate(world, world.people.freelance), id);
  expect(await isKept()).toEqual([]);
  await database.many(sql`delete from applications where opportunity_id = ${id}`);
  expect(await isKept()).toEqual([true]);

  const admin = world.as('admin');
  expect((await admin(opportunities.api.close, { params: { id }, body: { reason: 'cancelled', message: '' } })).status).toBe(200);
  expect(await isKept()).toEqual([]);
  await admin(opportunities.api.reopen, { params: { id }, body: {} });
  await admin(opportunities.api.post, { params: { id }, body: {} });
  expect(await isKept()).toEqual([true]);
});
