import { todayIn } from '@jalon/domain/core/dates';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { firstDayOf } from '@jalon/domain/core/months';
import { holidayRuleOf } from '@jalon/domain/operator/operator';
import { dueOnOf } from '@jalon/domain/timesheets/due';
import { plannedDaysOf, type Worked } from '@jalon/domain/timesheets/planned-days';
import { bookPages, type timesheets } from '@jalon/domain/timesheets/timesheet-api';
import type { Context } from '../core/context.ts';
import { missing } from '../core/records.ts';
import { sql } from '../db/sql.ts';
import { hasDaysIn, workedColumns } from '../deliveries/deliveries.period.ts';
import type { House } from '../operator/house.ts';
import { timesheetPdf } from './timesheet-pdf.ts';
import { countReports } from './timesheets.counts.ts';
import { readMonthFacts, takeTurn } from './timesheets.queries.ts';
import { timesheetRecords } from './timesheets.records.ts';

type More = (typeof timesheets)['more'];
type Asked<Name extends keyof More> = Context<More[Name] & EndpointSpec>;
/** More deliveries than anybody has in one month. */
const most = 100;

export const timesheetMore = ({ operator, timeZone, letterhead }: House) => ({
  async month({ tx, actor, params: { month } }: Asked<'month'>) {
    const [{ deliveries, ...facts }, page] = await Promise.all([
      readMonthFacts(tx, actor, month),
      timesheetRecords.page(tx, actor, { month, sort: 'month', dir: 'asc', size: most }),
    ]);
    const own = page.rows.map((row) => timesheetRecords.present(actor, row));
    return {
      ...{ month, today: todayIn(timeZone(), new Date()), dueOn: dueOnOf(month, holidayRuleOf(operator())), ...facts },
      deliveries: deliveries.map((one) => ({ ...one, timesheet: own.find(({ deliveryId }) => deliveryId === one.delivery.id) ?? null })),
    };
  },
  counts: ({ tx, actor, query: { month } }: Asked<'counts'>) => countReports(tx, actor, month),
  async pdf({ tx, actor, params: { id }, language }: Asked<'pdf'>) {
    const row = (await timesheetRecords.find(tx, actor, id)) ?? missing();
    return timesheetPdf(
      { timesheets: [timesheetRecords.present(actor, row)] },
      { language, timeZone: timeZone(), letterhead: await letterhead(), reader: actor },
    );
  },
  async book({ tx, actor, query, language }: Asked<'book'>) {
    const { rows, total } = await timesheetRecords.page(tx, actor, { ...query, sort: 'since', dir: 'asc', size: bookPages });
    const [first, ...others] = rows.map((row) => timesheetRecords.present(actor, row));
    return timesheetPdf(
      { timesheets: [first ?? missing(), ...others], left: total.count - rows.length },
      { language, timeZone: timeZone(), letterhead: await letterhead(), reader: actor },
    );
  },
});

type Delivery = Worked & { id: string; isWithin: boolean };
export const timesheetInstead = {
  /** There is one for each month of a delivery: one that is there already is answered as it is. */
  async create(acting: Context<(typeof timesheets)['api']['create']>) {
    const { tx, actor, body } = acting;
    const { deliveryId, month } = body;
    // Sent one after the other on one connection: what another device makes meanwhile is seen once the turn has come, and what the job
    // that opens months makes, which takes no turns, once the delivery is held.
    const [, delivery, found] = await Promise.all([
      takeTurn(tx, actor.id),
      tx.maybe<Delivery>(sql`
        select d.id, ${workedColumns}, ${hasDaysIn(month)} as "isWithin"
        from deliveries d where d.id = ${deliveryId} and d.owner_id = ${actor.id} for update`),
      tx.maybe<{ id: string }>(sql`
        select t.id from timesheets t where t.delivery_id = ${deliveryId} and t.month = ${firstDayOf(month)} and t.owner_id = ${actor.id}`),
    ]);
    if (found) return timesheetRecords.present(actor, (await timesheetRecords.find(tx, actor, found.id)) ?? missing());
    if (!delivery) missing();
    if (!delivery.isWithin) throw new AppError('timesheet.outside');
    const plannedDays = plannedDaysOf(delivery, month);
    const row = await timesheetRecords.create(acting, body);
    await tx.many(sql`update timesheets set planned_days = ${plannedDays} where id = ${row.id}`);
    return timesheetRecords.present(actor, { ...row, plannedDays });
  },
};
