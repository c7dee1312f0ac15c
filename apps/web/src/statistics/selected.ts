import { listOf, type Selection } from '@jalon/domain/statistics/selection';
import type { StatisticsQuery } from '@jalon/domain/statistics/statistics';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { applicationClient } from '../applications/applications.api.ts';
import { call } from '../core/call.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { timesheetClient } from '../reports/reports.api.ts';

/** What is shown of the records behind a figure: which, and of one month or of the whole period. */
export type Shown = { selection: Selection; month: string | undefined };

const clients = { reports: timesheetClient, needs: opportunityClient, applications: applicationClient };
const paging = { initialPageParam: '', getNextPageParam: ({ next }: { next: string | null }) => next, placeholderData: keepPreviousData };

/** The records themselves, page after page, each list under the key that its own screens refresh. */
export function selectedQuery({ selection, month }: Shown, asked: StatisticsQuery) {
  const found = listOf(selection, month ? { from: month, to: month } : asked, asked);
  return infiniteQueryOptions({
    ...paging,
    queryKey: [...clients[found.list].key, 'shown', found.query],
    queryFn: async ({ pageParam, signal }) => {
      const more = { size: 25 as const, ...(pageParam && { after: pageParam }) };
      if (found.list === 'reports') {
        const { rows, next } = await call('GET /api/timesheets', { query: { ...found.query, ...more } }, { signal });
        return { list: found.list, rows, next };
      }
      if (found.list === 'needs') {
        const { rows, next } = await call('GET /api/opportunities', { query: { ...found.query, ...more } }, { signal });
        return { list: found.list, rows, next };
      }
      const { rows, next } = await call('GET /api/applications', { query: { ...found.query, ...more } }, { signal });
      return { list: found.list, rows, next };
    },
  });
}
