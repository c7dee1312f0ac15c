import { homeApi } from '@jalon/domain/home/home-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertTimesheet } from '../../test/timesheets.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const workOf = async (as: Person) => (await world.as(as)(homeApi.read, {})).body.work;

test('a home says what goes on, each side in its own money, and nothing of others', async () => {
  const { database } = world;
  const [client, freelance] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Freelance' })];
  const companyId = await companyOf(world, client);
  const reader = await makePerson(database, { type: 'Company', at: { companyId }, permissions: ['timesheets.view'] });
  const commercial = await makePerson(database, { type: 'Commercial' });
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  // This month: two days sent, two being filled; a delivery that goes on for a year, and one that ends next week.
  for (const state of ['waiting', 'new']) await insertTimesheet(database, { ownerId: freelance.id, companyId, state });
  await database.many(
    sql`update timesheets set month = date_trunc('month', now() at time zone 'Europe/Paris') where owner_id = ${freelance.id}`,
  );
  await database.many(sql`
    update deliveries d set starts_on = operator_day() - 30, ends_on = operator_day() + case when t.state = 'new' then 7 else 365 end
    from timesheets t where t.delivery_id = d.id and d.owner_id = ${freelance.id}`);

  const goingOn = { deliveries: 2, ending: 1 };
  const days = { daysSold: 12_000, daysLeft: 11_800 };
  expect(await workOf(freelance)).toEqual({
    ...{ ...goingOn, ...days, daysThisYear: 400 },
    month: { days: 400, cents: 216_000 },
  });
  expect(await workOf(client)).toEqual({
    ...{ ...goingOn, ...days, daysThisYear: 200 },
    month: { days: 200, cents: 128_000 },
  });
  expect(await workOf(commercial)).toEqual({ ...goingOn, daysSold: null, daysLeft: null, month: null, daysThisYear: null });
  expect(await workOf(reader)).toBeNull();
  expect(await workOf(world.people.company)).toMatchObject({ deliveries: 0, ending: 0, daysSold: 0, month: { days: 0, cents: 0 } });
});
