import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

export const recentHistory = queryOptions({
  // Half of what it tells was done from the screen before; long enough for what was fetched ahead of the screen.
  staleTime: 2000,
  queryKey: ['history', 'recent'],
  queryFn: ({ signal }) => call('GET /api/history', { query: { size: 10, about: 'business' } }, { signal }),
});
