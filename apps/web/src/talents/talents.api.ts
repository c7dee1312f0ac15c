import type { ListQuery } from '@jalon/domain/core/listing';
import type { talentListing } from '@jalon/domain/talents/talent';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';

const root = 'talents';

export const talentsQuery = (query: ListQuery<typeof talentListing>) =>
  queryOptions({
    queryKey: [root, 'list', query],
    queryFn: ({ signal }) => call('GET /api/company/talents', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const talentQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call('GET /api/company/talents/:id', { params: { id } }, { signal }),
  });

/** Who sees one's own profile, and what it lacks. */
export const ownProfileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }) => call('GET /api/account/profile', {}, { signal }),
});

export const companyTasksQuery = queryOptions({
  queryKey: ['organisation', 'tasks'],
  queryFn: ({ signal }) => call('GET /api/company/tasks', {}, { signal }),
});

export function useSetVisibility() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPrivate: boolean) => call('PUT /api/account/profile-visibility', { body: { isPrivate } }),
    onSuccess: (profile) => client.setQueryData(ownProfileQuery.queryKey, profile),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['history'] });
    },
  });
}
