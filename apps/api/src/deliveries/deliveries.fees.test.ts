import { holidaysOf, holidayZones } from '@jalon/domain/calendar/holidays';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { monthlyCents } from '@jalon/domain/deliveries/plan';
import { projects } from '@jalon/domain/projects/project-api';
import { monthlyAmounts } from '@jalon/domain/testing';
import { plannedDatesOf } from '@jalon/domain/timesheets/planned-days';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Worked = (typeof monthlyAmounts)[number]['worked'];
/** What the database counts. */
async function counted(worked: Worked, feeCents: number): Promise<number> {
  const { startsOn, endsOn, daysPerWeek, holidayZone, isWhitMondayWorked, interruptions } = worked;
  const ranges = `{${interruptions.map(({ from, to }) => `[${from},${to}]`).join()}}`;
  const { found } = await world.database.one<{ found: number }>(sql`
    select monthly_cents(${feeCents}::int, ${startsOn}::date, ${endsOn}::date, ${daysPerWeek}::int, ${holidayZone}, ${isWhitMondayWorked},
      ${ranges}::datemultirange)::float8 as found`);
  return found;
}

test.each(monthlyAmounts)('by the month, $named comes to $cents in the database too', async ({ worked, feeCents, cents }) => {
  expect(await counted(worked, feeCents)).toBe(cents);
});

test('whatever the period, the week, the place and the interruption, the database counts as the rule does', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  const anything = fc.record({
    ...{ start: fc.nat(900), length: fc.nat(400), out: fc.nat(400), outFor: fc.nat(60), daysPerWeek: fc.integer({ min: 1, max: 7 }) },
    ...{
      holidayZone: fc.constantFrom(...holidayZones),
      isWhitMondayWorked: fc.boolean(),
      feeCents: fc.integer({ min: 1, max: 2_000_000 }),
    },
  });
  await fc.assert(
    fc.asyncProperty(anything, async ({ start, length, out, outFor, feeCents, ...rule }) => {
      const interruptions = outFor > 0 ? [{ from: day(start + out), to: day(start + out + outFor) }] : [];
      const worked = { ...rule, startsOn: day(start), endsOn: day(start + length), interruptions };
      expect(await counted(worked, feeCents)).toBe(monthlyCents(worked, feeCents));
    }),
    { numRuns: 60 },
  );
});

test('the database keeps the same holidays as the calendar, everywhere', async () => {
  for (const zone of holidayZones)
    for (const isWhitMondayWorked of [true, false]) {
      const { days } = await world.database.one<{ days: string[] }>(
        sql`select array(select distinct h::text from unnest(holidays_between(1990, 2050, ${zone}, ${isWhitMondayWorked})) h order by 1) as days`,
      );
      const known = Array.from({ length: 61 }, (_, at) => [...holidaysOf(1990 + at, { zone, isWhitMondayWorked }).keys()]);
      expect(days).toEqual(known.flat().sort());
    }
});

test('months that go as planned come to what was predicted, to the cent, over an interruption too', async () => {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const client = await makePerson(world.database, { type: 'Company' });
  const period = { startsOn: '2026-08-10', endsOn: '2026-10-21' };
  const { id, projectId } = await insertDelivery(world.database, {
    ...{ ownerId: owner.id, companyId: await companyOf(world, client), ...period },
  });
  await world.database.many(sql`update deliveries set fee_mode = 'monthly', sell_cents = 1000001, buy_cents = 800003 where id = ${id}`);
  const staff = world.as('admin');
  await staff(deliveries.api.stop, { params: { id }, body: { stoppedOn: '2026-09-04', reason: 'x' } });
  await staff(deliveries.api.resume, { params: { id }, body: { resumesOn: '2026-09-21' } });
  const figures = async () => (await staff(projects.api.read, { params: { id: projectId } })).body;
  const { predictedCents, costCents } = await figures();

  const own = world.as(owner);
  for (const month of ['2026-08', '2026-09', '2026-10']) {
    const { body: opened } = await own(timesheets.api.create, { body: { deliveryId: id, month } });
    const entries = plannedDatesOf(opened.delivery, month).map((date) => ({
      ...{ date, type: 'production' as const, days: 100 as const, absenceKind: null },
    }));
    await own(timesheets.api.update, { params: { id: opened.id }, body: { entries, comment: '', version: opened.version } });
    expect((await own(timesheets.api.submit, { params: { id: opened.id }, body: {} })).status).toBe(200);
    expect((await staff(timesheets.api.validate, { params: { id: opened.id }, body: {} })).status).toBe(200);
  }
  expect((await figures()).consumedCents).toBe(predictedCents);
  const { paid } = await world.database.one<{ paid: number }>(
    sql`select sum(t.buy_cents)::float8 as paid from timesheets t where t.delivery_id = ${id}`,
  );
  expect(paid).toBe(costCents);
});
