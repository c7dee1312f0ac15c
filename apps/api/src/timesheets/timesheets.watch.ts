import { addDays, todayIn } from '@jalon/domain/core/dates';
import { firstDayOf, lastDayOf, monthOf, shiftMonth } from '@jalon/domain/core/months';
import { type OperatorSettings, validationTimeOf } from '@jalon/domain/operator/operator';
import { lateSince } from '@jalon/domain/timesheets/due';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { openMonths } from './timesheets.opening.ts';
import { timesheetRecords } from './timesheets.records.ts';

/** Every day: who has not sent the month is reminded on the days that the operator names; who validates, once they are late. */
export async function watchTimesheets(database: Database, operator: OperatorSettings, now = new Date()): Promise<void> {
  const { timeZone, timesheetReminders } = operator;
  const today = todayIn(timeZone, now);
  for (const month of [shiftMonth(monthOf(today), -1), monthOf(today)]) {
    // The last of its days that has come: one that nobody was there for is made up for, once.
    const step = timesheetReminders
      .map((days) => addDays(lastDayOf(month), days))
      .filter((date) => date <= today)
      .sort()
      .at(-1);
    if (step === undefined) continue;
    await openMonths(database, month);
    const due = sql`t.month = ${firstDayOf(month)} and t.planned_days > 0 and exists (select 1 from users u where u.id = t.owner_id and u.state = 'active')
      and (t.reminded_on is null or t.reminded_on < ${step})`;
    await timesheetRecords.sweep(database, 'remind', { due, input: {} });
  }
  const late = sql`(t.sent_at at time zone ${timeZone})::date <= ${lateSince(today, validationTimeOf(operator))} and t.reminded_on is null`;
  await timesheetRecords.sweep(database, 'remindValidators', { due: late, input: {} });
}
