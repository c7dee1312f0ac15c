import type { CompanyUpdate } from '@jalon/domain/companies/company-schema';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { loadChoices } from '../core/choices.ts';
import { refetchSession } from '../core/session.ts';

const root = 'organisation';
export const contactsKey = [root, 'contacts'] as const;
export const rolesKey = [root, 'roles'] as const;
const divisionsKey = [root, 'divisions'] as const;

export const rolesQuery = queryOptions({
  queryKey: rolesKey,
  queryFn: ({ signal }) => call('GET /api/company/roles', {}, { signal }),
});

export const divisionsQuery = queryOptions({
  queryKey: divisionsKey,
  queryFn: ({ signal }) => call('GET /api/company/divisions', {}, { signal }),
});

export const companyQuery = queryOptions({
  queryKey: [root, 'company'],
  queryFn: ({ signal }) => call('GET /api/company', {}, { signal }),
});

/** One of the public reference lists, in the language of the page. */
export const choicesQuery = (list: ValueListName) =>
  queryOptions({ queryKey: ['choices', list], queryFn: () => loadChoices(list), staleTime: 300_000 });

/** Not waited for: what was done is done, and the person goes on while the lists catch up. */
export function refreshOrganisation(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [root] });
}

/** A change of roles may be a change of one's own rights: the menu and the tabs follow. */
export function refreshRights(client: QueryClient): void {
  refreshOrganisation(client);
  void refetchSession();
}

export function useUpdateCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyUpdate) => call('PUT /api/company', { body }),
    onSuccess: (saved) => {
      client.setQueryData(companyQuery.queryKey, saved);
      refreshRights(client);
    },
  });
}
