import { isType, type User } from '@jalon/domain/core/actor';
import { firstDayOf } from '@jalon/domain/core/months';
import { permits } from '@jalon/domain/core/permission';
import type { ReportState } from '@jalon/domain/timesheets/report-states';
import type { ReportCounts } from '@jalon/domain/timesheets/timesheet-api';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { seesReport } from '../deputies/deputies.scope.ts';
import { counted } from '../home/counting.ts';

const decides = { timesheets: 'timesheets.validate', expenses: 'expenses.validate' } as const;
/**
 * Whether a row, `t`, has a report in a state that the reader is shown. Of a company, who stands in for somebody is shown what both may
 * decide on; the staff see either report where they see one.
 */
function has(actor: User, state: ReportState): Sql {
  const isCompany = isType(actor, 'Company');
  const shown = (of: keyof typeof decides, isIt: Sql): Sql[] => {
    if (!isCompany) return [isIt];
    return permits(`${of}.view`, actor.permissions) ? [sql`${isIt} and ${seesReport(actor, sql`t`, decides[of])}`] : [];
  };
  const either = [
    ...shown('timesheets', sql`t.state = ${state}`),
    // Expenses that nobody has sent are owed to nobody.
    ...(state === 'new' ? [] : shown('expenses', sql`coalesce(t.expenses_state = ${state}, false)`)),
  ];
  if (either.length === 0) return sql`false`;
  const found = sql`(${either.reduce((all, one) => sql`${all} or ${one}`)})`;
  return isCompany ? found : sql`${found} and ${seesReport(actor, sql`t`, decides.timesheets)}`;
}

/** What awaits whoever asks, wherever it is from. */
export const awaiting = (actor: User): Sql => sql`from timesheets t where t.awaits and ${has(actor, 'waiting')}`;

export function countReports(tx: Tx, actor: User, month: string): Promise<ReportCounts> {
  const inMonth = (state: ReportState) =>
    counted(sql`select 1 from timesheets t where t.month = ${firstDayOf(month)} and ${has(actor, state)}`);
  return tx.one(sql`
    select ${inMonth('waiting')} as waiting, ${inMonth('new')} as new, ${inMonth('rejected')} as rejected, ${inMonth('validated')} as validated,
      array(select distinct to_char(n.month, 'YYYY-MM') from (select t.month ${awaiting(actor)} order by t.since desc, t.id desc limit 1000) n
        order by 1 desc) as months`);
}
