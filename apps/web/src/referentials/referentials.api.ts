import type { Page } from '@jalon/domain/core/listing';
import type { ListName } from '@jalon/domain/core/reference-lists';
import { type moves, referentialMachine } from '@jalon/domain/referentials/referential';
import type {
  ReferentialCreate,
  ReferentialQuery,
  ReferentialUpdate,
  ReferentialValue,
} from '@jalon/domain/referentials/referential-schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '../core/call.ts';

export type Act = (typeof referentialMachine.actionNames)[number];
export type Move = (typeof moves)[number];
export type ActResult = { done: ReferentialValue[]; failures: unknown[] };

const root = 'referentials';
const valuesKey = (list: ListName) => [root, list, 'values'] as const;

export const summaryQuery = queryOptions({
  queryKey: [root, 'summary'],
  queryFn: ({ signal }) => call('GET /api/admin/referentials', {}, { signal }),
});

export const valuesQuery = (list: ListName, query: ReferentialQuery) =>
  queryOptions({
    queryKey: [...valuesKey(list), query],
    queryFn: ({ signal }) => call('GET /api/admin/referentials/:list/values', { params: { list }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const groupsQuery = (list: ListName) =>
  queryOptions({
    queryKey: [root, list, 'groups'],
    queryFn: ({ signal }) => call('GET /api/admin/referentials/:list/groups', { params: { list } }, { signal }),
  });

/** Forgotten as soon as the form closes: an editor starts from what the server holds, never from a copy. */
export const valueQuery = (list: ListName, id: string) =>
  queryOptions({
    queryKey: [root, list, 'value', id],
    queryFn: ({ signal }) => call('GET /api/admin/referentials/:list/values/:id', { params: { list, id } }, { signal }),
    gcTime: 0,
  });

/** The address names a value that is not, or no longer, there; or nothing that could be one. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && (error.status === 404 || error.status === 422);

export const historyQuery = (list: ListName, id: string) =>
  infiniteQueryOptions({
    queryKey: [root, list, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/referentials/:list/values/:id/history',
        { params: { list, id }, query: pageParam ? { after: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Not waited for: what was done is done, and the person goes on while the lists catch up. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [root] });
}

export function useCreateValue(list: ListName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: ReferentialCreate; key: string }) =>
      call('POST /api/admin/referentials/:list/values', { params: { list }, body }, { idempotencyKey: key }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdateValue(list: ListName, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReferentialUpdate) => call('PUT /api/admin/referentials/:list/values/:id', { params: { list, id }, body }),
    onSuccess: (saved) => {
      showRows(client, list, [saved]);
      refresh(client);
    },
  });
}

export function useMoveValue(list: ListName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: Move }) =>
      call('POST /api/admin/referentials/:list/values/:id/move', { params: { list, id }, body: { to } }),
    onSettled: () => refresh(client),
  });
}

/** Disables or enables values. The rows change at once; those the server refuses change back. */
export function useActOnValues(list: ListName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, action }: { rows: ReferentialValue[]; action: Act }): Promise<ActResult> => {
      await client.cancelQueries({ queryKey: valuesKey(list) });
      showRows(
        client,
        list,
        rows.map((row) => expected(row, action)),
      );
      const result: ActResult = { done: [], failures: [] };
      await inTurns(rows, 5, async (row) => {
        try {
          result.done.push(await call('POST /api/admin/referentials/:list/values/:id/:action', { params: { list, id: row.id, action } }));
        } catch (error) {
          result.failures.push(error);
          showRows(client, list, [row]);
        }
      });
      return result;
    },
    onSettled: () => refresh(client),
  });
}

/** The state the act leads to. What may be done next is for the server to say, so nothing is offered meanwhile. */
const expected = (row: ReferentialValue, action: Act): ReferentialValue => ({
  ...row,
  state: referentialMachine.actions[action].to,
  actions: row.actions.filter((held) => held !== action),
});

function showRows(client: QueryClient, list: ListName, rows: ReferentialValue[]): void {
  const changed = new Map(rows.map((row) => [row.id, row]));
  client.setQueriesData<Page<ReferentialValue>>(
    { queryKey: valuesKey(list) },
    (page) => page && { ...page, rows: page.rows.map((row) => changed.get(row.id) ?? row) },
  );
}

/** A thousand calls at once would starve everything else the page asks for. */
async function inTurns<Item>(items: Item[], width: number, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
