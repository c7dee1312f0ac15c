import { publicPart, settled } from '@jalon/domain/operator/operator';
import type { ManagedOperator, OperatorUpdate } from '@jalon/domain/operator/operator-schema';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { setOperator } from '../core/operator.ts';

const root = 'operator';

export const operatorQuery = queryOptions({
  queryKey: [root],
  queryFn: ({ signal }) => call('GET /api/admin/operator', {}, { signal }),
});

export const operatorHistoryQuery = infiniteQueryOptions({
  queryKey: [root, 'history'],
  queryFn: ({ pageParam, signal }) => call('GET /api/admin/operator/history', { query: pageParam ? { after: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** What was saved holds at once, in the header too; the history catches up. */
export function useOperatorChanged() {
  const client = useQueryClient();
  return (saved: ManagedOperator): void => {
    client.setQueryData(operatorQuery.queryKey, saved);
    void client.invalidateQueries({ queryKey: operatorHistoryQuery.queryKey });
    setOperator(publicPart({ ...settled(saved.choices, saved.defaults as never), logo: saved.logo }));
  };
}

export const saveOperator = (body: OperatorUpdate): Promise<ManagedOperator> => call('PUT /api/admin/operator', { body });
