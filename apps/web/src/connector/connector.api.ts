import type { SyncLine } from '@jalon/domain/connector/sync-line';
import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { type ConnectorStatus, syncRuns } from '@jalon/domain/connector/sync-run-api';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { infiniteQueryOptions, type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useIsLive } from '../core/live.ts';
import { resourceClient } from '../core/resource.ts';

const statusKey = ['connector'] as const;
/** Values change with a run, and so do the lists of every form. */
export const runClient = resourceClient(syncRuns, { touches: [statusKey, [referentials.path], ['choices']] });

export const statusQuery = queryOptions({
  queryKey: statusKey,
  queryFn: ({ signal }) => call('GET /api/connector', {}, { signal }),
});

export const settingsHistoryQuery = infiniteQueryOptions({
  queryKey: [...statusKey, 'history'],
  queryFn: ({ pageParam, signal }) => call('GET /api/connector/history', { query: pageParam ? { after: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** All of them: a run that is decided is counted whole. Another state has other lines. */
export const linesQuery = ({ id, state }: Pick<SyncRun, 'id' | 'state'>) =>
  queryOptions({
    queryKey: ['sync-lines', id, state],
    queryFn: async ({ signal }) => {
      const all: SyncLine[] = [];
      for (;;) {
        const { lines, isMore } = await call('GET /api/sync-runs/:id/lines', { params: { id }, query: { from: all.length } }, { signal });
        all.push(...lines);
        if (!isMore) return all;
      }
    },
  });

const isAtWork = (run: SyncRun | undefined): boolean => run?.state === 'preparing' || run?.state === 'running';

/** A run that is at work is told of over the live connection; where there is none it is asked for. */
export function useRun(id: string | undefined) {
  const isLive = useIsLive();
  return useQuery({
    ...runClient.one(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (isAtWork(data) ? (isLive ? 5000 : 1000) : false),
  });
}

export const showStatus = (client: QueryClient, status: ConnectorStatus): void => void client.setQueryData(statusQuery.queryKey, status);

export function useTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/connector/test', {}),
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  });
}

export function useReplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, key }: { id: string; key: string }) =>
      call('POST /api/sync-runs/:id/replay', { params: { id } }, { idempotencyKey: key }),
    onSuccess: () => runClient.refresh(client),
  });
}
