import type { AnswerOf, CallOf, EndpointSpec } from '@jalon/domain/core/endpoint';
import type { HistoryEntry } from '@jalon/domain/core/history-entry';
import type { Page } from '@jalon/domain/core/listing';
import type { AnyResource, BulkOf, HandOf } from '@jalon/domain/core/resource';
import type { InputOf } from '@jalon/domain/core/workflow';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { type Acted, actInGroups } from './acts-in-groups.ts';
import { type CallOptions, call, hrefOf } from './call.ts';

/** One record of a resource, as the server answers it. */
export type RecordOf<R extends AnyResource> = z.output<R['record']>;
export type Seen = { id: string; version: number };
/** An action, and what it asks for if it does. Of several actions each has its own: `{ action: 'refuse', input: { reason } }`. */
export type ActOf<R extends AnyResource, A = HandOf<R['flow']>> =
  A extends HandOf<R['flow']>
    ? { row: Seen; action: A } & (InputOf<R['flow'], A> extends infer S extends z.ZodType ? { input: z.input<S> } : { input?: undefined })
    : never;
type Query<E extends EndpointSpec> = CallOf<E> extends { query?: infer Q } ? NonNullable<Q> : never;

const send = <E extends EndpointSpec>(endpoint: E, parts: object, options?: CallOptions): Promise<AnswerOf<E>> =>
  call(`${endpoint.method} ${endpoint.path}` as never, parts as never, options) as Promise<AnswerOf<E>>;

/** `touches`: what else shows the records; `after`: what else follows a change. */
type Options = { touches?: readonly QueryKey[]; after?: () => void };

/** What a browser does with the records of a resource: addresses, keys and refreshing are the same for all. */
export function resourceClient<R extends AnyResource>(resource: R, { touches = [], after }: Options = {}) {
  type Api = R['api'];
  const { path, flow } = resource;
  // Not read before a call is made: that is when the resource makes them.
  const api = (): Api => resource.api;
  const endpoints = () => api() as Readonly<Record<string, EndpointSpec>>;
  const key = [path] as const;
  /** Not waited for: what was done is done, and the person goes on while the lists catch up. */
  const refresh = (client: QueryClient) => {
    // The home tells what waits and what happened, of every kind of record.
    for (const queryKey of [key, ['home'], ['history'], ...touches]) void client.invalidateQueries({ queryKey });
    after?.();
  };

  return {
    resource,
    key,
    refresh,
    list: (query: Query<Api['list']>) =>
      queryOptions({
        queryKey: [...key, 'list', query],
        queryFn: ({ signal }) => send(api().list as Api['list'], { query }, { signal }),
        placeholderData: keepPreviousData,
      }),
    /** Changes the rows that lists show, before the server says so or in the place of asking it again. */
    showRows: (client: QueryClient, change: (rows: RecordOf<R>[]) => RecordOf<R>[]): void =>
      void client.setQueriesData<Page<RecordOf<R>>>({ queryKey: [...key, 'list'] }, (page) => page && { ...page, rows: change(page.rows) }),
    /** Forgotten as soon as it closes: an editor starts from what the server holds, never from a copy. */
    one: (id: string) =>
      queryOptions({
        queryKey: [...key, 'one', id],
        queryFn: ({ signal }) => send(api().read as Api['read'], { params: { id } }, { signal }) as Promise<RecordOf<R>>,
        gcTime: 0,
      }),
    history: (id: string) =>
      infiniteQueryOptions({
        queryKey: [...key, 'history', id],
        queryFn: ({ pageParam, signal }) =>
          send(api().history as EndpointSpec, { params: { id }, query: pageParam ? { after: pageParam } : {} }, { signal }) as Promise<
            Page<HistoryEntry>
          >,
        initialPageParam: '',
        getNextPageParam: ({ next }) => next,
      }),
    fileHref: (format: 'csv' | 'xlsx', query: Query<Api['export']>) =>
      hrefOf(`GET ${api().export.path}` as never, { params: { format }, query } as never),
    /** One key per intention: sent again, it makes one record. */
    useCreate: () => {
      const client = useQueryClient();
      return useMutation({
        mutationFn: ({ body, key: idempotencyKey }: { body: z.input<R['flow']['create']['input']>; key: string }) =>
          send(api().create as EndpointSpec, { body }, { idempotencyKey }) as Promise<RecordOf<R>>,
        onSuccess: () => refresh(client),
      });
    },
    /** A change, a removal, and every other action: which endpoint each has is the contract’s to know. */
    useAct: () => {
      const client = useQueryClient();
      return useMutation({
        mutationFn: async ({ row: { id, version }, action, input }: ActOf<R>): Promise<RecordOf<R> | null> => {
          const endpoint = endpoints()[action] as EndpointSpec;
          const isGone = flow.actions[action]?.to === 'gone';
          const answer = await send(endpoint, { params: { id }, ...(endpoint.body && { body: { ...(input as object), version } }) });
          return isGone ? null : (answer as RecordOf<R>);
        },
        onSettled: () => refresh(client),
      });
    },
    /** The same to several records, as they were seen: what was done, what was refused with the reason, and what is left. */
    useActOnEach: () => {
      const client = useQueryClient();
      return useMutation({
        mutationFn: ({ rows, action }: { rows: readonly Seen[]; action: BulkOf<R['flow']> }): Promise<Acted> => {
          const versions = new Map(rows.map(({ id, version }) => [id, version]));
          const each = endpoints()[`${action}Each`] as EndpointSpec;
          return actInGroups([...versions.keys()], (ids) =>
            send(each, { body: { records: ids.map((id) => ({ id, version: versions.get(id) })) } }),
          ) as Promise<Acted>;
        },
        onSettled: () => refresh(client),
      });
    },
  };
}

export type ResourceClient<R extends AnyResource> = ReturnType<typeof resourceClient<R>>;
