import { talents } from '@jalon/domain/talents/talent-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const talentClient = resourceClient(talents);

/** Of a hidden profile, only that it is hidden. */
export const talentQuery = (id: string) =>
  queryOptions({
    queryKey: [...talentClient.key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/talents/:id', { params: { id } }, { signal }),
  });

/** Who sees one's own profile, and what it lacks. */
export const ownProfileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }) => call('GET /api/account/profile', {}, { signal }),
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
