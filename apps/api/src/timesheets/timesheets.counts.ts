import { isType, type User } from '@jalon/domain/core/actor';
import { firstDayOf } from '@jalon/domain/core/months';
import { permits } from '@jalon/domain/core/permission';
import type { ReportState } from '@jalon/domain/timesheets/report-states';
import type { ReportCounts } from '@jalon/domain/timesheets/timesheet-api';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { seesReport } from '../deputies/deputies.scope.ts';
import { counted } from '../home/counting.ts';

/** Whether a row, `t`, has a report in a state, as far as the reader is shown either. */
function has(actor: User, state: ReportState): Sql {
  const sees = (permission: 'timesheets.view' | 'expenses.view') => !isType(actor, 'Company') || permits(permission, actor.permissions);
  const isOf = [
    ...(sees('timesheets.view') ? [sql`t.state = ${state}`] : []),
    // Expenses that nobody has sent are owed to nobody.
    ...(sees('expenses.view') && state !== 'new' ? [sql`coalesce(t.expenses_state = ${state}, false)`] : []),
  ];
  return isOf.length > 0 ? sql`(${isOf.reduce((all, one) => sql`${all} or ${one}`)})` : sql`false`;
}

const visible = (actor: User): Sql => seesReport(actor, sql`t`, 'timesheets.validate');
/** What awaits whoever asks, wherever it is from. */
export const awaiting = (actor: User): Sql => sql`from timesheets t where t.awaits and ${has(actor, 'waiting')} and ${visible(actor)}`;

export function countReports(tx: Tx, actor: User, month: string): Promise<ReportCounts> {
  const inMonth = (state: ReportState) =>
    counted(sql`select 1 from timesheets t where t.month = ${firstDayOf(month)} and ${has(actor, state)} and ${visible(actor)}`);
  return tx.one(sql`
    select ${inMonth('waiting')} as waiting, ${inMonth('new')} as new, ${inMonth('rejected')} as rejected, ${inMonth('validated')} as validated,
      array(select distinct to_char(n.month, 'YYYY-MM') from (select t.month ${awaiting(actor)} order by t.since desc, t.id desc limit 1000) n
        order by 1 desc) as months`);
}
