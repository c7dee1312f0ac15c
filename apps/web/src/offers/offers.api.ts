import type { KeptFile } from '@jalon/domain/core/file-rules';
import type { Page } from '@jalon/domain/core/listing';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { applicationClient } from '../applications/applications.api.ts';
import { call, hrefOf } from '../core/call.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';

const pageSize = 25;
type NeedQuery = NonNullable<Parameters<typeof opportunityClient.list>[0]>;
type OwnQuery = NonNullable<Parameters<typeof applicationClient.list>[0]>;
const paging = { initialPageParam: '', getNextPageParam: ({ next }: { next: string | null }) => next, placeholderData: keepPreviousData };

/** The list grows at its end: offers are looked through, not turned over page by page. */
export const offersQuery = (query: NeedQuery) =>
  infiniteQueryOptions({
    queryKey: [...opportunityClient.key, 'offers', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/opportunities', { query: { ...query, size: pageSize, ...(pageParam && { after: pageParam }) } }, { signal }),
    ...paging,
    // Rows of all needs are no favourites.
    placeholderData: (rows, before) => ((before?.queryKey.at(-1) as NeedQuery | undefined)?.mine === query.mine ? rows : undefined),
  });
/** Asked once the rows are there: they need not wait for what could be chosen next. */
export const offerFacetsQuery = ({ sort: _, dir: __, ...query }: NeedQuery, isSettled: boolean) =>
  queryOptions({
    queryKey: [...opportunityClient.key, 'facets', query],
    queryFn: ({ signal }) => call('GET /api/opportunities/facets', { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isSettled,
  });
export const ownQuery = (query: OwnQuery) =>
  infiniteQueryOptions({
    queryKey: [...applicationClient.key, 'own', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/applications', { query: { ...query, size: pageSize, ...(pageParam && { after: pageParam }) } }, { signal }),
    ...paging,
  });

/** The heart is red at once; what the server says of it comes after. */
function showFavourite(client: QueryClient, id: string, isFavourite: boolean): void {
  const change = (need: Opportunity): Opportunity => (need.id === id ? { ...need, isFavourite } : need);
  client.setQueriesData<InfiniteData<Page<Opportunity>>>(
    { queryKey: [...opportunityClient.key, 'offers'] },
    (found) => found && { ...found, pages: found.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
  client.setQueryData<Opportunity>([...opportunityClient.key, 'one', id], (need) => need && change(need));
}

export function useFavour() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavourite }: { id: string; isFavourite: boolean }) =>
      call('PUT /api/opportunities/:id/favourite', { params: { id }, body: { isFavourite } }),
    onMutate: ({ id, isFavourite }) => showFavourite(client, id, isFavourite),
    onError: (_, { id, isFavourite }) => showFavourite(client, id, !isFavourite),
    onSettled: () => opportunityClient.refresh(client),
  });
}

export const calendarHref = (id: string): string => hrefOf('GET /api/applications/:id/calendar', { params: { id } });
/** The resume that went with an application has the id of that application. */
export const resumeSentHref = ({ id }: Pick<KeptFile, 'id'>): string =>
  hrefOf('GET /api/applications/:id/files/:fileId', { params: { id, fileId: id }, query: {} });
