import { contracts } from '@jalon/domain/contracts/contract-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const endsOn = '2049-01-01';
const dueOf = async (as: Person, query: object = {}) => {
  const { rows, count } = (await world.as(as)(contracts.api.due, { query })).body;
  return { ids: rows.map(({ id }) => id), count };
};

test('a delivery that goes on or is to come without a contract is to be prepared, and no longer once there is a draft', async () => {
  const { database, people } = world;
  const { companyId } = await makeCompany(database);
  const [ownerId, commercial] = [
    (await makePerson(database, { type: 'Freelance' })).id,
    await makePerson(database, { type: 'Commercial' }),
  ];
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const other = await makePerson(database, { type: 'Commercial' });
  const delivered = async (state: string, ends = endsOn) => {
    const { id } = await insertDelivery(database, { ownerId, companyId, endsOn: ends });
    await database.many(sql`update deliveries set state = ${state} where id = ${id}`);
    return id;
  };
  const agreed = async (state: string) => {
    const { id, deliveryId } = await insertContract(database, { ownerId, companyId, state });
    await database.many(sql`update deliveries set ends_on = ${endsOn} where id = ${deliveryId}`);
    return { id, deliveryId };
  };
  const [running, renewable] = [await delivered('ongoing'), await delivered('renewable')];
  for (const state of ['stopped', 'finished']) await delivered(state);
  for (const state of ['draft', 'sent', 'signed']) await agreed(state);
  const [{ deliveryId: cancelled }, { deliveryId: over }] = [await agreed('cancelled'), await agreed('ended')];
  const expected = [running, renewable, cancelled, over].toSorted();

  const seen = await dueOf(commercial);
  expect([seen.ids.toSorted(), seen.count]).toEqual([expected, 4]);
  expect(await dueOf(people.admin, { companyId, ofType: 'Freelance,CDI', ends: '2048-01-01..' })).toMatchObject({ count: 4 });
  for (const query of [
    { companyId, ofType: 'CDI' },
    { companyId, ends: '..2047-12-31' },
    { companyId, q: 'personne de ce nom' },
  ])
    expect(await dueOf(people.admin, query)).toEqual({ ids: [], count: 0 });
  expect(await dueOf(people.admin, { companyId, q: 'FULL stack', commercialId: commercial.id })).toMatchObject({ count: 4 });
  expect(await dueOf(other)).toEqual({ ids: [], count: 0 });

  await database.many(sql`update contracts set type = 'CDI', state = 'signed', starts_on = operator_day(), ends_on = null, delivery_id = null
    where delivery_id = ${cancelled}`);
  expect(await dueOf(commercial)).toEqual({ ids: [], count: 0 });
});
