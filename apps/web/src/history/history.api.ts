import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

export const recentHistory = queryOptions({
  // Half of what it tells was done from the screen before.
  staleTime: 0,
  queryKey: ['history', 'recent'],
  queryFn: ({ signal }) => call('GET /api/history', { query: { size: 10 } }, { signal }),
});
