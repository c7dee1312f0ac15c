import type { Page } from '@jalon/domain/core/listing';
import { type Kept, peopleLists } from '@jalon/domain/people-lists/people-list-api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

/** The lists of people that what is kept narrows: as companies find them, and as the staff manage them. */
const peopleKeys = [['/api/talents'], ['/api/accounts']] as const;

export const listClient = resourceClient(peopleLists, { touches: peopleKeys });
export const listsQuery = listClient.list({ size: -1 });

export const keptQuery = (personId: string) =>
  queryOptions({
    queryKey: [...listClient.key, 'kept', personId],
    queryFn: ({ signal }) => call('GET /api/people-lists/of/:id', { params: { id: personId } }, { signal }),
  });

type Row = { id: string; isFavourite: boolean };

/** The heart is red at once; what the server says of it comes after. */
function showFavourite(client: QueryClient, id: string, isFavourite: boolean): void {
  for (const key of peopleKeys)
    client.setQueriesData<Page<Row>>(
      { queryKey: [...key, 'list'] },
      (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, isFavourite } : row)) },
    );
  client.setQueryData<Kept>(keptQuery(id).queryKey, (kept) => kept && { ...kept, isFavourite });
}

export function useFavourPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavourite }: Row) => call('PUT /api/people-lists/of/:id/favourite', { params: { id }, body: { isFavourite } }),
    onMutate: ({ id, isFavourite }) => showFavourite(client, id, isFavourite),
    onError: (_, { id, isFavourite }) => showFavourite(client, id, !isFavourite),
    onSettled: () => listClient.refresh(client),
  });
}

type Put = { listId: string; personIds: string[]; isIn: boolean };

export function usePut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ listId, ...body }: Put) => call('PUT /api/people-lists/:id/people', { params: { id: listId }, body }),
    onSettled: () => listClient.refresh(client),
  });
}
