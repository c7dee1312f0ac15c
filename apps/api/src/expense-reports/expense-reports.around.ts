import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { firstDayOf } from '@jalon/domain/core/months';
import { checksOf } from '@jalon/domain/expense-reports/expense-checks';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import type { Around, ExpenseMonth } from '@jalon/domain/expense-reports/expense-report-api';
import { isToComeForAll } from '@jalon/domain/timesheets/due';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isWorkedIn, worksUntil } from '../deliveries/deliveries.period.ts';
import { seesDelivered, validatorsOf } from '../deliveries/deliveries.scope.ts';

/** Of lines, `l`, of a report, `r`: others of the same person that this reader may know of, with the same receipt, or amount or trip and day. */
const twinsOf = (actor: User, reportId: string): Sql => sql`
  select distinct on (l.id, t.by) l.id as "lineId", t.by, to_char(o.month, 'YYYY-MM') as month, x.date::text as date
  from expense_reports r join expense_lines l on l.report_id = r.id
  left join files f on f.id = l.file_id
  join expense_reports o on o.owner_id = r.owner_id and ${seesDelivered(actor, sql`o`)}
    and (${!isType(actor, 'Company')} or o.state in ('waiting', 'validated'))
  join expense_lines x on x.report_id = o.id and x.kind = l.kind and x.id <> l.id
  left join files g on g.id = x.file_id
  cross join lateral (values ('file', g.sha256 = f.sha256),
    ('amount', l.kind = 'actual' and o.id <> r.id and x.date = l.date and x.gross_cents = l.gross_cents),
    ('bill', l.kind = 'fixed' and o.id <> r.id and date_trunc('month', x.date) = date_trunc('month', l.date) and x.type = l.type and x.gross_cents = l.gross_cents),
    ('trip', l.kind = 'kilometres' and o.id <> r.id and x.date = l.date and (
      trim(l.label) <> '' and fold(trim(x.label)) = fold(trim(l.label)) or l.distance > 0 and x.distance = l.distance and x.vehicle_id = l.vehicle_id))) t (by, is_same)
  where r.id = ${reportId} and t.is_same order by l.id, t.by, o.month`;

/** Whole days away, in a timesheet of whatever delivery. A client is not told of them. */
const absentOn = (actor: User, reportId: string): Sql => sql`
  select e.date::text from expense_reports r join timesheets t on t.owner_id = r.owner_id
  join timesheet_entries e on e.timesheet_id = t.id and e.type = 'absence' and e.days = 100
  where r.id = ${reportId} and ${!isType(actor, 'Company')}
    and e.date in (select l.date from expense_lines l where l.report_id = r.id and l.kind = 'kilometres')`;

/** Pictures of a company’s people are for those who may look at its people. */
const validatorsFor = (actor: User, reportId: string): Sql => sql`
  select u.id, u.first_name || ' ' || u.last_name as name, case when ${!isType(actor, 'Freelance')} then u.picture_key end as picture
  from expense_reports r cross join lateral (${validatorsOf(sql`r`, 'expenses.validate')}) v join users u on u.id = v.id
  where r.id = ${reportId} order by u.last_name, u.id limit 5`;

export const findAround = (tx: Tx, actor: User, reportId: string): Promise<Around> =>
  tx.one(sql`
    select array(${absentOn(actor, reportId)}) as "absentOn",
      (select coalesce(json_agg(t), '[]') from (${twinsOf(actor, reportId)}) t) as twins,
      (select coalesce(json_agg(v), '[]') from (${validatorsFor(actor, reportId)}) v) as validators`);

/** Sent only once nothing is left that would have it sent back. */
export async function refuseUnsettled(tx: Tx, actor: User, report: Omit<ExpenseReport, 'actions'>): Promise<void> {
  if (isToComeForAll(report.month, new Date())) throw new AppError('expenseReport.tooEarly');
  const lines = (report.lines ?? []).map((line) => ({ ...line, hasFile: line.file !== null }));
  const around = await findAround(tx, actor, report.id);
  const checks = checksOf(lines, { month: report.month, delivery: report.delivery, ...around }).filter(({ isBlocking }) => isBlocking);
  if (lines.length === 0 || checks.length > 0) throw new AppError('expenseReport.incomplete', { checks });
}

/** The deliveries of somebody that have days in a month, those that began first coming first. */
export const listMonth = (tx: Tx, ownerId: string, month: string): Promise<ExpenseMonth['deliveries']> =>
  tx.many(sql`
    select d.id, d.title, d.starts_on::text as "startsOn", ${worksUntil} as "endsOn", json_build_object('id', p.id, 'title', p.title) as project,
      json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key) as company,
      (select json_build_object('id', r.id, 'state', r.state) from expense_reports r
        where r.delivery_id = d.id and r.month = ${firstDayOf(month)}) as report
    from deliveries d join projects p on p.id = d.project_id join companies c on c.id = d.company_id
    where d.owner_id = ${ownerId} and ${isWorkedIn(month)} order by d.starts_on, d.id`);
