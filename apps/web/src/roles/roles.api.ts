import { contacts } from '@jalon/domain/contacts/contact-api';
import { roles } from '@jalon/domain/roles/role-api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { refetchSession } from '../core/session.ts';
import type { Finding } from '../ui/finding.ts';
import { useRoleScope } from './role-scope.ts';

/** A change of roles may be a change of one's own rights: the menu and the tabs follow. */
export const roleClient = resourceClient(roles, { touches: [[contacts.path]], after: () => void refetchSession() });

/** Few, and looked at side by side: all of them. */
export const rolesQuery = roleClient.list({ size: -1 });
/** The same, of a company that an administrator has chosen. Those of the one before are not shown in their place. */
export const companyRolesQuery = (company: string) =>
  queryOptions({ ...roleClient.list({ size: -1, company }), placeholderData: undefined });

/** The roles of whichever company the screen is about. */
export function useRoles() {
  const companyId = useRoleScope();
  return useQuery(companyId === undefined ? rolesQuery : companyRolesQuery(companyId));
}

export function useSaveRoles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof roles.api.save.body>) => call('PUT /api/roles', { body }),
    onSuccess: (saved) =>
      client.setQueriesData<typeof saved>(
        { queryKey: [...roleClient.key, 'list'] },
        (shown) => shown && { ...shown, rows: shown.rows.map((role) => saved.rows.find(({ id }) => id === role.id) ?? role) },
      ),
    onSettled: () => roleClient.refresh(client),
  });
}

/** Companies by a word of their name, in use or not. */
export const findAnyCompany = (q: string): Finding => ({
  queryKey: ['companies', 'any', q],
  queryFn: async ({ signal }) => {
    const { rows, next } = await call('GET /api/client-companies', { query: { size: 25, ...(q && { q }) } }, { signal });
    return { found: rows.map(({ id, name }) => ({ id, name })), isMore: next !== null };
  },
});
