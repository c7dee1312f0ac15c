import { permitsUser } from '@jalon/domain/core/permission';
import { holdsWords } from '@jalon/domain/core/words';
import { type ReportRow, rowsOf } from '@jalon/domain/reports/report-row';
import type { ReportState } from '@jalon/domain/timesheets/report-states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../core/session.ts';
import { expensesQuery, timesheetsQuery } from './reports.api.ts';
import type { Filters } from './use-place.ts';

export const nameOf = ({ about: { owner } }: Pick<ReportRow, 'about'>): string => `${owner.firstName} ${owner.lastName}`;

/** The rows of a month and tab: two lists, each as far as the reader is shown it. */
export function useReportRows(month: string | undefined, tab: ReportState) {
  const user = useUser();
  const [seesTimesheets, seesExpenses] = [permitsUser(user, 'timesheets.view'), permitsUser(user, 'expenses.view') && tab !== 'new'];
  const timesheets = useQuery({ ...timesheetsQuery(month ?? '', tab), enabled: month !== undefined && seesTimesheets });
  const expenses = useQuery({ ...expensesQuery(month ?? '', tab), enabled: month !== undefined && seesExpenses });
  const isComing = month === undefined || (seesTimesheets && !timesheets.data) || (seesExpenses && !expenses.data);
  const isOld = timesheets.isPlaceholderData || expenses.isPlaceholderData;
  const rows = useMemo(
    () => (isComing ? undefined : rowsOf(timesheets.data?.rows ?? [], expenses.data?.rows ?? [])),
    [isComing, timesheets.data, expenses.data],
  );
  return {
    rows: isOld ? undefined : rows,
    isCut: Boolean(timesheets.data?.next ?? expenses.data?.next),
    error: timesheets.error ?? expenses.error,
    retry: () => void Promise.all([timesheets.refetch(), expenses.refetch()]),
  };
}

const hasKind = ({ difference }: ReportRow, kind: string): boolean =>
  difference?.findings.some((finding) => finding.kind === kind) ?? false;

/** A month is read at once: what is looked for is found here, at every key. */
export const matching = (rows: readonly ReportRow[], { q, project, expenses, difference }: Filters): ReportRow[] =>
  rows.filter(
    (row) =>
      (!q || holdsWords(`${nameOf(row)} ${row.about.project.title} ${row.about.company.name}`, q)) &&
      (!project || project.split(',').includes(row.about.projectId)) &&
      (!expenses || row.expenses !== undefined || Boolean(row.timesheet?.expenses)) &&
      (!difference || difference.split(',').some((kind) => hasKind(row, kind))),
  );
