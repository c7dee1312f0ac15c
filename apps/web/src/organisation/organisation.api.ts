import type { CompanyUpdate } from '@jalon/domain/companies/company-schema';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { refetchSession } from '../core/session.ts';
import { roleClient } from '../roles/roles.api.ts';

const root = 'organisation';
export const contactsKey = [root, 'contacts'] as const;

export const companyQuery = queryOptions({
  queryKey: [root, 'company'],
  queryFn: ({ signal }) => call('GET /api/company', {}, { signal }),
});

/** Not waited for: what was done is done, and the person goes on while the lists catch up. */
export function refreshOrganisation(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [root] });
  void client.invalidateQueries({ queryKey: roleClient.key });
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
