import type { User } from '@jalon/domain/core/actor';
import { firstDayOf, shiftMonth } from '@jalon/domain/core/months';
import type { Line, MonthDelivery } from '@jalon/domain/timesheets/month';
import type { TimesheetEntry } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { interruptionsShown, isWorkedIn, worksUntil } from '../deliveries/deliveries.period.ts';
import { validatorsOf } from '../deliveries/deliveries.scope.ts';

/** The entries of a timesheet, `t`, as they are told; why somebody was away only to those who may know. */
export const entriesShown = (kind: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('date', n.date::text, 'type', n.type, 'days', n.days, 'absenceKind', ${kind}, 'refusal', n.refusal) order by n.date, n.type)
  from timesheet_entries n where n.timesheet_id = t.id), '[]')`;

/** What a delivery, `d`, has of such days in other months. */
const elsewhere = (days: Sql, month: string): Sql => sql`coalesce((
  select sum(${days}) from timesheets o where o.delivery_id = d.id and o.month <> ${firstDayOf(month)}), 0)::int`;

/** Deliveries, `d`, with days in a month, or with entries from before they were stopped or shortened: whoever made them can remove them. */
const isInMonth = (month: string): Sql => sql`(${isWorkedIn(month)} or exists (
  select 1 from timesheets o join timesheet_entries n on n.timesheet_id = o.id where o.delivery_id = d.id and o.month = ${firstDayOf(month)}))`;

type Delivered = Omit<OwnMonth['deliveries'][number], 'timesheet'>;
export type MonthFacts = { deliveries: Delivered[]; before: OwnMonth['before']; drivenOn: string[] };
/** What the month of a freelance stands on, but for its timesheets. */
export const readMonthFacts = (tx: Tx, actor: User, month: string): Promise<MonthFacts> =>
  tx.one<MonthFacts>(sql`
    select coalesce((
      select json_agg(json_build_object('delivery', json_build_object('id', d.id, 'state', d.state, 'title', d.title,
          'project', json_build_object('id', p.id, 'title', p.title), 'company', json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key),
          'startsOn', d.starts_on::text, 'endsOn', ${worksUntil}, 'interruptions', ${interruptionsShown}, 'daysSold', d.days_sold, 'freeDays', d.free_days, 'daysPerWeek', d.days_per_week, 'feeMode', d.fee_mode,
          'buyCents', d.buy_cents, 'holidayZone', d.holiday_zone, 'isWhitMondayWorked', d.is_whit_monday_worked,
          'place', (select count(*) from deliveries o where o.owner_id = d.owner_id and (o.starts_on, o.id) < (d.starts_on, d.id))),
        'daysElsewhere', ${elsewhere(sql`o.production_days`, month)}, 'freeElsewhere', ${elsewhere(sql`o.normal_days`, month)},
        'validators', coalesce((select json_agg(json_build_object('id', v.id, 'name', v.first_name || ' ' || v.last_name, 'picture', null) order by v.id)
          from users v where v.id in (${validatorsOf(sql`d`, 'timesheets.validate')})), '[]')) order by d.starts_on, d.id)
      from deliveries d join projects p on p.id = d.project_id join companies c on c.id = d.company_id
      where d.owner_id = ${actor.id} and ${isInMonth(month)}), '[]') as deliveries,
    coalesce((
      select json_agg(json_build_object('deliveryId', t.delivery_id, 'entries', ${entriesShown(sql`n.absence_kind`)}))
      from timesheets t where t.owner_id = ${actor.id} and t.month = ${firstDayOf(shiftMonth(month, -1))}), '[]') as before,
    array(select distinct l.date::text from expense_reports r join expense_lines l on l.report_id = r.id and l.kind = 'kilometres'
      where r.owner_id = ${actor.id} and r.month = ${firstDayOf(month)} order by 1) as "drivenOn"`);

/** What checks ask of the month of an owner: its deliveries, and every entry in it. */
export async function readOwnMonth(
  tx: Tx,
  ownerId: string,
  month: string,
): Promise<{ deliveries: MonthDelivery[]; lines: (Line & { isRefused: boolean })[] }> {
  return tx.one(sql`
    select coalesce((
      select json_agg(json_build_object('id', d.id, 'startsOn', d.starts_on::text, 'endsOn', ${worksUntil}, 'interruptions', ${interruptionsShown}, 'daysPerWeek', d.days_per_week,
        'holidayZone', d.holiday_zone, 'isWhitMondayWorked', d.is_whit_monday_worked, 'daysSold', d.days_sold, 'freeDays', d.free_days, 'daysElsewhere', 0, 'freeElsewhere', 0,
        'isLocked', exists (select 1 from timesheets o where o.delivery_id = d.id and o.month = ${firstDayOf(month)} and o.state in ('waiting', 'validated')))
        order by d.starts_on, d.id)
      from deliveries d where d.owner_id = ${ownerId} and ${isInMonth(month)}), '[]') as deliveries,
    coalesce((
      select json_agg(json_build_object('deliveryId', t.delivery_id, 'date', n.date::text, 'type', n.type, 'days', n.days, 'absenceKind', n.absence_kind, 'isRefused', n.refusal is not null))
      from timesheets t join timesheet_entries n on n.timesheet_id = t.id
      where t.owner_id = ${ownerId} and t.month = ${firstDayOf(month)}), '[]') as lines`);
}

/** Two devices of one person wait for each other: what a date has on it in all timesheets is counted by one at a time. */
export const takeTurn = (tx: Tx, ownerId: string): Promise<unknown> =>
  tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`timesheets of ${ownerId}`}, 0))`);

/** What is left out goes; what is as it was keeps the mark of whoever refused it. */
export const entriesWritten = (timesheetId: string, entries: readonly Omit<TimesheetEntry, 'refusal'>[]): Sql[] => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as g(date date, type text, days smallint, "absenceKind" text)`;
  return [
    sql`delete from timesheet_entries n where n.timesheet_id = ${timesheetId}
      and not exists (select 1 from ${given} where g.date = n.date and g.type = n.type)`,
    sql`insert into timesheet_entries as n (timesheet_id, date, type, days, absence_kind)
      select ${timesheetId}, g.date, g.type, g.days, case when g.type = 'absence' then g."absenceKind" end from ${given}
      on conflict (timesheet_id, date, type) do update set days = excluded.days, absence_kind = excluded.absence_kind,
        refusal = case when n.days = excluded.days and n.absence_kind is not distinct from excluded.absence_kind then n.refusal end`,
  ];
};
