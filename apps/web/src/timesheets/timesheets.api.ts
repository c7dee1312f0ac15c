import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const timesheetClient = resourceClient(timesheets);

export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...timesheetClient.key, 'month', month],
    queryFn: ({ signal }) => call('GET /api/timesheets/months/:month', { params: { month } }, { signal }),
  });

/** What happened last to one timesheet. */
export const latestQuery = (id: string) =>
  queryOptions({
    queryKey: [...timesheetClient.key, 'latest', id],
    queryFn: ({ signal }) => call('GET /api/timesheets/:id/history', { params: { id }, query: { size: 10 } }, { signal }),
  });

export const pdfHref = (id: string): string => hrefOf('GET /api/timesheets/:id/pdf', { params: { id } });
