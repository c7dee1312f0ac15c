import type { StatisticsQuery } from '@jalon/domain/statistics/statistics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

/** What is shown stays until the next is there: a period is changed to be compared with. */
export const statisticsQuery = (query: StatisticsQuery) =>
  queryOptions({
    queryKey: ['statistics', query],
    queryFn: ({ signal }) => call('GET /api/statistics', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
