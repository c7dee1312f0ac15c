import { deputies } from '@jalon/domain/deputies/deputy-api';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import type { ReportState } from '@jalon/domain/timesheets/report-states';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const timesheetClient = resourceClient(timesheets, { touches: [[expenseReports.path]] });
/** A timesheet tells how its expense report stands. */
export const expenseClient = resourceClient(expenseReports, { touches: [[timesheets.path]] });
export const deputyClient = resourceClient(deputies, { touches: [[timesheets.path], [expenseReports.path]] });

export const countsQuery = (month: string) =>
  queryOptions({
    queryKey: [...timesheetClient.key, 'counts', month],
    queryFn: ({ signal }) => call('GET /api/timesheets/counts', { query: { month } }, { signal }),
  });

export const bookHref = (month: string, state: ReportState): string => hrefOf('GET /api/timesheets/book', { query: { month, state } });

/** All of a month that is in a state, those that have waited longest first. */
const wanted = (month: string, state: ReportState) => ({ month, state, sort: 'since', dir: 'asc', size: -1 }) as const;
export const timesheetsQuery = (month: string, state: ReportState) => timesheetClient.list(wanted(month, state));
export const expensesQuery = (month: string, state: ReportState) => expenseClient.list(wanted(month, state));

export const colleaguesQuery = queryOptions({
  queryKey: [...deputyClient.key, 'people'],
  queryFn: ({ signal }) => call('GET /api/deputies/people', {}, { signal }),
});
export const absencesQuery = deputyClient.list({ sort: 'startsOn', dir: 'desc', size: 10 });
