import { addMonths, todayIn } from '@jalon/domain/core/dates';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { openThisMonth } from './timesheets.opening.ts';
import { watchTimesheets } from './timesheets.watch.ts';

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

  await staff(deliveries.api.resume, { params: { id }, body: { resumesOn: '2026-12-07' } });
  await world.work();
  // The days between are no part of it: none is planned, expected or taken, and a month that has nothing else is not there.
  expect(await kept(id)).toEqual([{ month: '2026-10', plannedDays: 1200 }]);
  expect((await own(timesheets.api.month, { params: { month: '2026-11' } })).body.deliveries).toEqual([]);
  expect((await own(timesheets.api.create, { body: { deliveryId: id, month: '2026-11' } })).error.code).toBe('timesheet.outside');
  const december = (await own(timesheets.api.create, { body: { deliveryId: id, month: '2026-12' } })).body;
  expect(december).toMatchObject({ plannedDays: 1800, delivery: { interruptions: [{ from: '2026-10-17', to: '2026-12-06' }] } });
  const inDecember = (date: string) =>
    own(timesheets.api.update, {
      params: { id: december.id },
      body: { entries: [{ date, type: 'production', days: 100, absenceKind: null }], comment: '', version: december.version },
    });
  expect((await inDecember('2026-12-04')).error).toMatchObject({ code: 'timesheet.outside', dates: ['2026-12-04'] });
  expect((await inDecember('2026-12-07')).status).toBe(200);
});

test('days entered before their delivery stood still stay in the month, which is not sent with them', async () => {
  const owner = await freelance();
  const own = world.as(owner);
  const id = await deliver(owner);
  const { body } = await own(timesheets.api.create, { body: { deliveryId: id, month: '2026-10' } });
  const params = { id: body.id };
  const write = (days: number[], version: number) => {
    const entries = days.map((day) => ({
      date: `2026-10-${String(day).padStart(2, '0')}`,
      type: 'production' as const,
      days: 100 as const,
    }));
    return own(timesheets.api.update, {
      params,
      body: { entries: entries.map((entry) => ({ ...entry, absenceKind: null })), comment: '', version },
    });
  };
  const [before, between, after] = [
    [1, 2, 5, 6, 7, 8, 9],
    [12, 20],
    [26, 27, 28, 29, 30],
  ];
  const { version } = (await write([...before, ...between, ...after], body.version)).body;
  const staff = world.as('admin');
  await staff(deliveries.api.stop, { params: { id }, body: { stoppedOn: '2026-10-09', reason: 'Budget gelé' } });
  await staff(deliveries.api.resume, { params: { id }, body: { resumesOn: '2026-10-26' } });
  await world.work();
  expect((await own(timesheets.api.read, { params })).body).toMatchObject({ productionDays: 1400, plannedDays: 1200 });
  expect((await own(timesheets.api.submit, { params, body: {} })).error).toMatchObject({
    code: 'timesheet.incomplete',
    checks: ['outside'],
  });
  expect((await write([...before, ...after], version)).body).toMatchObject({ productionDays: 1200 });
  expect((await own(timesheets.api.submit, { params, body: {} })).body).toMatchObject({ state: 'waiting' });
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

test('a month that is deleted leaves its row to the expenses that wait in it', async () => {
  const owner = await freelance();
  const id = await deliver(owner);
  const own = world.as(owner);
  const { body } = await own(timesheets.api.create, { body: { deliveryId: id, month: '2026-10' } });
  await own(expenseReports.api.create, { body: { deliveryId: id, month: '2026-10' } });
  await world.database.many(sql`update expense_reports set state = 'waiting' where delivery_id = ${id}`);
  await own(timesheets.api.delete, { params: { id: body.id } });
  const waiting = () => world.database.many(sql`select expenses_state as state from timesheets where delivery_id = ${id}`);
  expect(await waiting()).toEqual([{ state: 'waiting' }]);
  // One that is begun anew knows of them too.
  await world.database.many(sql`delete from timesheets where delivery_id = ${id}`);
  await own(timesheets.api.create, { body: { deliveryId: id, month: '2026-10' } });
  expect(await waiting()).toEqual([{ state: 'waiting' }]);
});

const month = '2026-11';
const worked = (days: readonly number[]) =>
  days.map((day) => ({
    ...{ date: `${month}-${String(day).padStart(2, '0')}`, type: 'production' as const, days: 100 as const, absenceKind: null },
  }));
/** November of a delivery of two days, filled. */
async function filled(more = {}) {
  const owner = await freelance();
  const deliveryId = await deliver(owner, { startsOn: '2026-11-02', endsOn: '2026-11-03', ...more });
  const own = world.as(owner);
  const { body } = await own(timesheets.api.create, { body: { deliveryId, month } });
  const params = { id: body.id };
  const saved = await own(timesheets.api.update, { params, body: { entries: worked([2, 3]), comment: '', version: body.version } });
  return { owner, own, deliveryId, params, version: saved.body.version };
}
const cents = ({ id }: { id: string }) =>
  world.database.one(sql`select t.sell_cents as sell, t.buy_cents as buy from timesheets t where t.id = ${id}`);
const fees = (deliveryId: string, sell: number, buy: number | null) =>
  world.database.many(sql`update deliveries set sell_cents = ${sell}, buy_cents = ${buy} where id = ${deliveryId}`);

test('a month is worth what its delivery says when it is sent, and what is validated keeps it', async () => {
  const { own, deliveryId, params } = await filled();
  await fees(deliveryId, 90_000, null);
  await own(timesheets.api.submit, { params, body: {} });
  expect(await cents(params)).toEqual({ sell: 180_000, buy: null });
  // What waits and comes to something else is another version: nobody validates an amount they have not seen.
  const { version } = (await world.as('admin')(timesheets.api.read, { params })).body;
  await fees(deliveryId, 91_000, null);
  await world.as('admin')(deliveries.api.stop, { params: { id: deliveryId }, body: { stoppedOn: '2026-11-03', reason: 'x' } });
  await world.work();
  expect((await world.as('admin')(timesheets.api.validate, { params, body: { version } })).error.code).toBe('record.changed');
  await fees(deliveryId, 90_000, null);
  await world.as('admin')(deliveries.api.resume, { params: { id: deliveryId }, body: { resumesOn: '2026-11-04' } });
  await world.work();
  await world.as('admin')(timesheets.api.validate, { params, body: {} });
  // Of a side that was not known then, the fee is given to what is validated too.
  await fees(deliveryId, 95_000, 50_000);
  await world.as('admin')(deliveries.api.flagRenewable, { params: { id: deliveryId }, body: {} });
  await world.as('admin')(deliveries.api.renew, {
    params: { id: deliveryId },
    body: { resumesOn: '2027-01-01', endsOn: '2027-06-30', daysAdded: 0 },
  });
  await world.work();
  expect(await cents(params)).toEqual({ sell: 180_000, buy: 100_000 });
});

test('days that were sent stay inside their delivery, and what is finished early has none after', async () => {
  const today = todayIn('Europe/Paris', new Date());
  const { own, deliveryId, params } = await filled({ endsOn: addMonths(today, 6) });
  await world.database.many(sql`update timesheets set state = 'waiting' where id = ${params.id}`);
  const staff = world.as('admin');
  const stopped = await staff(deliveries.api.stop, { params: { id: deliveryId }, body: { stoppedOn: '2026-11-02', reason: 'x' } });
  expect(stopped.error).toMatchObject({ fields: { stoppedOn: 'validation.daysSentOutside' } });
  const { body } = await staff(deliveries.api.finish, { params: { id: deliveryId }, body: {} });
  expect(body.stoppedOn).toBe(today);
  const after = addMonths(today, 4).slice(0, 7);
  await openThisMonth(world.database, 'Europe/Paris', new Date(`${after}-02T08:00:00Z`));
  expect((await kept(deliveryId)).map((one) => one.month)).toEqual([month]);
  expect((await own(timesheets.api.create, { body: { deliveryId, month: after } })).error.code).toBe('timesheet.outside');
});

test('days of a month that its delivery no longer reaches are shown, not sent, and can be removed', async () => {
  const { own, deliveryId, params, version } = await filled();
  await world.database.many(sql`update deliveries set starts_on = '2026-09-01', ends_on = '2026-10-30' where id = ${deliveryId}`);
  const shown = (await own(timesheets.api.month, { params: { month } })).body.deliveries;
  expect(shown.map((one) => one.delivery.id)).toEqual([deliveryId]);
  expect((await own(timesheets.api.submit, { params, body: {} })).error).toMatchObject({ checks: ['outside'] });
  expect((await own(timesheets.api.update, { params, body: { entries: [], comment: '', version } })).status).toBe(200);
});

test('a reminder leaves the version to who fills the month, and what is typed in one sitting is one change', async () => {
  const { owner, own, params, version } = await filled();
  expect((await world.as('admin')(timesheets.api.remind, { params, body: {} })).status).toBe(200);
  const save = (days: number[], over: number) =>
    own(timesheets.api.update, { params, body: { entries: worked(days), comment: '', version: over } });
  for (const [at, days] of [[2], [2, 3], [3]].entries()) expect((await save(days, version + at)).status).toBe(200);
  const { body } = await own(timesheets.api.history, { params, query: {} });
  expect(body.rows.map((one) => one.kind)).toEqual(['timesheet.update', 'timesheet.remind', 'timesheet.update', 'timesheet.create']);
  await world.database.many(sql`update users set state = 'deactivated' where id = ${owner.id}`);
  await world.database.many(sql`update timesheets set reminded_on = null where id = ${params.id}`);
  await watchTimesheets(world.database, { ...operatorDefaults, timesheetReminders: [-3] }, new Date('2026-11-28T08:00:00Z'));
  expect(await world.database.one(sql`select reminded_on as "on" from timesheets where id = ${params.id}`)).toEqual({ on: null });
});
