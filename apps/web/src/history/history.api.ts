import type { historyApi } from '@jalon/domain/history/history-api';
import { queryOptions } from '@tanstack/react-query';
import { callAt } from '../core/call.ts';

// Without its contract: home would load the schemas of every list for it.
const recent = { method: 'GET', path: '/api/history' } as const;

export const recentHistory = queryOptions({
  // Half of what it tells was done from the screen before.
  staleTime: 0,
  queryKey: ['history', 'recent'],
  queryFn: ({ signal }) => callAt<typeof historyApi.recent>(recent, { query: { size: 10 } }, { signal }),
});
