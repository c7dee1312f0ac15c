import type { CompanyUpdate } from '@jalon/domain/companies/company-schema';
import { divisions } from '@jalon/domain/divisions/division-api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { refetchSession } from '../core/session.ts';
import type { Finding } from '../ui/finding.ts';

const root = 'organisation';
export const contactsKey = [root, 'contacts'] as const;
const rolesKey = [root, 'roles'] as const;

export const rolesQuery = queryOptions({
  queryKey: rolesKey,
  queryFn: ({ signal }) => call('GET /api/company/roles', {}, { signal }),
});

/** The same, of a company that an administrator has chosen. */
export const companyRolesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...rolesKey, companyId],
    queryFn: ({ signal }) => call('GET /api/admin/companies/:companyId/roles', { params: { companyId } }, { signal }),
  });

/** Companies by a word of their name, in use or not. */
export const findAnyCompany = (q: string): Finding => ({
  queryKey: ['companies', 'any', q],
  queryFn: async ({ signal }) => {
    const query = { list: 'companies', size: 25, ...(q && { q }) } as const;
    const { rows, next } = await call('GET /api/reference-values', { query }, { signal });
    return { found: rows.map(({ id, fr }) => ({ id, name: fr })), isMore: next !== null };
  },
});

export const divisionClient = resourceClient(divisions, { touches: [[root]] });
/** A company has few: all of them, wherever one is chosen. */
export const divisionsQuery = divisionClient.list({ size: -1 });

export const companyQuery = queryOptions({
  queryKey: [root, 'company'],
  queryFn: ({ signal }) => call('GET /api/company', {}, { signal }),
});

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
