import { randomUUIDv7 } from 'node:crypto';
import { addDays, todayIn } from '@jalon/domain/core/dates';
import { firstDayOf, lastDayOf, monthOf, shiftMonth } from '@jalon/domain/core/months';
import { lateSince } from '@jalon/domain/timesheets/due';
import { plannedDaysOf, type Worked } from '@jalon/domain/timesheets/planned-days';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { timesheetRecords } from './timesheets.records.ts';

type Unopened = Worked & { id: string };

/** Every day: who has not sent the month is reminded on the days that the configuration names; who validates, once they are late. */
export async function watchTimesheets(
  database: Database,
  { timeZone, timesheetReminders }: Pick<Config, 'timeZone' | 'timesheetReminders'>,
  now = new Date(),
): Promise<void> {
  const today = todayIn(timeZone, now);
  for (const month of [shiftMonth(monthOf(today), -1), monthOf(today)]) {
    // The last of its days that has come: one that nobody was there for is made up for, once.
    const step = timesheetReminders
      .map((days) => addDays(lastDayOf(month), days))
      .filter((date) => date <= today)
      .sort()
      .at(-1);
    if (step === undefined) continue;
    await openMissing(database, month);
    const due = sql`t.month = ${firstDayOf(month)} and t.planned_days > 0 and (t.reminded_on is null or t.reminded_on < ${step})`;
    await timesheetRecords.sweep(database, 'remind', { due, input: {} });
  }
  const late = sql`(t.sent_at at time zone ${timeZone})::date <= ${lateSince(today)} and t.reminded_on is null`;
  await timesheetRecords.sweep(database, 'remindValidators', { due: late, input: {} });
}

/** A month that nobody has looked at has no timesheet to be reminded of. */
async function openMissing(database: Database, month: string): Promise<void> {
  const deliveries = await database.many<Unopened>(sql`
    select d.id, d.starts_on as "startsOn", d.ends_on as "endsOn", d.days_per_week as "daysPerWeek", d.holiday_zone as "holidayZone",
      d.is_whit_monday_worked as "isWhitMondayWorked"
    from deliveries d join users u on u.id = d.owner_id and u.state = 'active'
    where d.starts_on <= ${lastDayOf(month)} and d.ends_on >= ${firstDayOf(month)} and d.state <> 'stopped'
      and not exists (select 1 from timesheets t where t.delivery_id = d.id and t.month = ${firstDayOf(month)})`);
  const rows = deliveries.map((delivery) => ({ id: randomUUIDv7(), deliveryId: delivery.id, planned: plannedDaysOf(delivery, month) }));
  await database.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, division_id, owner_id, month, planned_days)
    select g.id, d.id, d.project_id, d.company_id, d.division_id, d.owner_id, ${firstDayOf(month)}::date, g.planned
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, "deliveryId" uuid, planned integer) join deliveries d on d.id = g."deliveryId"
    where g.planned > 0 on conflict (delivery_id, month) do nothing`);
}
