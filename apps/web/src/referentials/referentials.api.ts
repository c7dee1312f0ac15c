import type { ListName } from '@jalon/domain/core/reference-lists';
import { type moves, type ReferentialValue, referentialFlow } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Acted, actInGroups } from '../core/acts-in-groups.ts';
import { CallError, call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export type Act = 'disable' | 'enable';
export type Move = (typeof moves)[number];

export const referentialClient = resourceClient(referentials);
const { key, refresh } = referentialClient;

export const summaryQuery = queryOptions({
  queryKey: [...key, 'summary'],
  queryFn: ({ signal }) => call('GET /api/reference-values/summary', {}, { signal }),
});

export const groupsQuery = (list: ListName) =>
  queryOptions({
    queryKey: [...key, 'groups', list],
    queryFn: ({ signal }) => call('GET /api/reference-values/groups', { query: { list } }, { signal }),
  });

/** The address may name a value that is not, or no longer, there; one of another list; or nothing that could be one. */
export function useValue(list: ListName, id: string | null) {
  const { data, error, refetch } = useQuery({ ...referentialClient.one(id ?? ''), enabled: id !== null });
  const isElsewhere = data !== undefined && data.list !== list;
  const isMissing = isElsewhere || (error instanceof CallError && (error.status === 404 || error.status === 422));
  return { value: isElsewhere ? undefined : data, isMissing, error, refetch };
}

export function useMoveValue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: Move }) => call('POST /api/reference-values/:id/move', { params: { id }, body: { to } }),
    onSettled: () => refresh(client),
  });
}

/** Disables or enables values. The rows change at once; those the server refuses change back when they are read again. */
export function useSendActs(): (rows: ReferentialValue[], action: Act) => Promise<Acted> {
  const client = useQueryClient();
  return useCallback(
    async (rows, action) => {
      await client.cancelQueries({ queryKey: [...key, 'list'] });
      const ids = new Set(rows.map(({ id }) => id));
      referentialClient.showRows(client, (shown) => shown.map((row) => (ids.has(row.id) ? expected(row, action) : row)));
      return sendActs(rows, action).finally(() => refresh(client));
    },
    [client],
  );
}

async function sendActs(rows: ReferentialValue[], action: Act): Promise<Acted> {
  const seen = rows.map(({ id, version }) => ({ id, version }));
  const [only] = seen;
  if (only && seen.length === 1) {
    const { id, version } = only;
    await call(`POST /api/reference-values/:id/${action}`, { params: { id }, body: { version } });
    return { done: [id], refused: [], left: [] };
  }
  return actInGroups(
    seen.map(({ id }) => id),
    (ids) => call(`POST /api/reference-values/acts/${action}`, { body: { records: seen.filter(({ id }) => ids.includes(id)) } }),
  );
}

/** The state the act leads to. What may be done next is for the server to say, so nothing is offered meanwhile. */
const expected = (row: ReferentialValue, action: Act): ReferentialValue => ({
  ...row,
  state: referentialFlow.actions[action].to,
  actions: row.actions.filter((held) => held !== action),
});
