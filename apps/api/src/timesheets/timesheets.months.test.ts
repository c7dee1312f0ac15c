import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { openThisMonth } from './timesheets.opening.ts';

let world: World;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  companyId = await companyOf(world, await makePerson(world.database, { type: 'Company' }));
});
afterAll(() => world.close());

type Kept = { month: string; plannedDays: number };
const kept = (deliveryId: string) =>
  world.database.many<Kept>(sql`
    select to_char(t.month, 'YYYY-MM') as month, t.planned_days as "plannedDays" from timesheets t where t.delivery_id = ${deliveryId} order by 1`);
const freelance = () => makePerson(world.database, { type: 'Freelance' });
const deliver = async (owner: Person, more = {}) =>
  (await insertDelivery(world.database, { ownerId: owner.id, companyId, startsOn: '2026-10-01', endsOn: '2026-12-31', ...more })).id;

test('every night the month is opened for those who work in it, once', async () => {
  const gone = await makePerson(world.database, { type: 'Freelance', state: 'deactivated' });
  const owner = await freelance();
  const ids = {
    worked: await deliver(owner),
    over: await deliver(owner, { startsOn: '2026-09-01', endsOn: '2026-10-31' }),
    notYet: await deliver(owner, { startsOn: '2026-12-01', endsOn: '2026-12-31' }),
    // A weekend only: nothing is planned that could be waited for.
    restful: await deliver(owner, { startsOn: '2026-11-28', endsOn: '2026-11-29' }),
    stopped: await deliver(owner),
    leaver: await deliver(gone),
  };
  await world.database.many(sql`update deliveries set state = 'stopped', stopped_on = '2026-10-15' where id = ${ids.stopped}`);
  // The last evening of October in London is the first of November in Paris.
  const night = new Date('2026-10-31T23:30:00Z');
  for (let again = 0; again < 2; again += 1) await openThisMonth(world.database, 'Europe/Paris', night);
  expect(await kept(ids.worked)).toEqual([{ month: '2026-11', plannedDays: 2000 }]);
  for (const id of [ids.over, ids.notYet, ids.restful, ids.stopped, ids.leaver]) expect(await kept(id)).toEqual([]);
});

test('what is stopped has no days after its last one, until it is resumed', async () => {
  const owner = await freelance();
  const own = world.as(owner);
  const id = await deliver(owner);
  const open = async (month: string) => (await own(timesheets.api.create, { body: { deliveryId: id, month } })).body;
  const october = await open('2026-10');
  await open('2026-11');
  await open('2026-12');
  const day = (date: string) => ({ date, type: 'production' as const, days: 100 as const, absenceKind: null });
  const write = (dates: string[], version: number) =>
    own(timesheets.api.update, { params: { id: october.id }, body: { entries: dates.map(day), comment: '', version } });
  expect((await write(['2026-10-16', '2026-10-19'], october.version)).status).toBe(200);

  const staff = world.as('admin');
  const stop = (stoppedOn: string) => staff(deliveries.api.stop, { params: { id }, body: { stoppedOn, reason: 'Budget gelé' } });
  for (const outside of ['2026-09-30', '2027-01-01'])
    expect((await stop(outside)).error).toMatchObject({ fields: { stoppedOn: 'validation.withinDelivery' } });
  expect((await stop('2026-10-16')).body).toMatchObject({ state: 'stopped', stoppedOn: '2026-10-16' });
  await world.work();
  // Months that nobody has filled go; what was written stays until its owner removes it, and is not sent before.
  expect(await kept(id)).toEqual([{ month: '2026-10', plannedDays: 1200 }]);
  expect((await own(timesheets.api.month, { params: { month: '2026-11' } })).body.deliveries).toEqual([]);
  expect((await own(timesheets.api.create, { body: { deliveryId: id, month: '2026-11' } })).error.code).toBe('timesheet.outside');
  expect((await own(timesheets.api.submit, { params: { id: october.id }, body: {} })).error).toMatchObject({
    code: 'timesheet.incomplete',
    checks: expect.arrayContaining(['outside']),
  });
  expect((await write(['2026-10-16', '2026-10-19'], october.version + 1)).error).toMatchObject({
    code: 'timesheet.outside',
    dates: ['2026-10-19'],
  });
  expect((await write(['2026-10-16'], october.version + 1)).body).toMatchObject({ plannedDays: 1200 });

  await staff(deliveries.api.resume, { params: { id }, body: {} });
  await world.work();
  expect((await kept(id))[0]).toEqual({ month: '2026-10', plannedDays: 2200 });
});

test('months that are not sent follow another end and another week of their delivery; those that are sent stay', async () => {
  const owner = await freelance();
  const id = await deliver(owner);
  for (const month of ['2026-10', '2026-11']) await world.as(owner)(timesheets.api.create, { body: { deliveryId: id, month } });
  await world.database.many(sql`update timesheets set state = 'validated' where delivery_id = ${id} and month = '2026-10-01'`);
  const { body } = await world.as('admin')(deliveries.api.read, { params: { id } });
  const terms = { title: body.title, startsOn: body.startsOn, daysSold: 3000, freeDays: 0, workingDaysInYear: null, feeMode: body.feeMode };
  const fees = { sellCents: body.sellCents, buyCents: body.buyCents, dailyExpensesCents: 0, monthlyExpensesCents: 0, conditions: '' };
  const week = { endsOn: '2026-11-15', daysPerWeek: 2, holidayZone: body.holidayZone, isWhitMondayWorked: false };
  const changed = await world.as('admin')(deliveries.api.update, {
    params: { id },
    body: { ...terms, ...fees, ...week, version: body.version },
  });
  expect(changed.status).toBe(200);
  await world.work();
  expect(await kept(id)).toEqual([
    { month: '2026-10', plannedDays: 2200 },
    { month: '2026-11', plannedDays: 400 },
  ]);
});
