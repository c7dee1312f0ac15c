import type { RoleAct } from '@jalon/domain/roles/role';
import type { RoleCreate, RolePermissions, RoleRename } from '@jalon/domain/roles/role-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { companyRolesQuery, refreshOrganisation, refreshRights, rolesQuery } from './organisation.api.ts';
import { useRoleScope } from './role-scope.ts';

/** The roles of whichever company the screen is about. */
export function useRoles() {
  const companyId = useRoleScope();
  const own = useQuery({ ...rolesQuery, enabled: companyId === undefined });
  const chosen = useQuery({ ...companyRolesQuery(companyId ?? ''), enabled: companyId !== undefined });
  return companyId === undefined ? own : chosen;
}

export function useCreateRole() {
  const client = useQueryClient();
  const companyId = useRoleScope();
  return useMutation({
    mutationFn: ({ body, key: idempotencyKey }: { body: RoleCreate; key: string }) =>
      companyId
        ? call('POST /api/admin/companies/:companyId/roles', { params: { companyId }, body }, { idempotencyKey })
        : call('POST /api/company/roles', { body }, { idempotencyKey }),
    onSuccess: () => refreshOrganisation(client),
  });
}

export function useRenameRole() {
  const client = useQueryClient();
  const companyId = useRoleScope();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: RoleRename }) =>
      companyId
        ? call('PUT /api/admin/companies/:companyId/roles/:id', { params: { companyId, id }, body })
        : call('PUT /api/company/roles/:id', { params: { id }, body }),
    onSettled: () => refreshRights(client),
  });
}

export function useSavePermissions() {
  const client = useQueryClient();
  const companyId = useRoleScope();
  return useMutation({
    mutationFn: async (body: RolePermissions) => {
      if (!companyId) {
        const own = await call('PUT /api/company/roles', { body });
        client.setQueryData(rolesQuery.queryKey, own);
        return own;
      }
      const saved = await call('PUT /api/admin/companies/:companyId/roles', { params: { companyId }, body });
      client.setQueryData(companyRolesQuery(companyId).queryKey, saved);
      return saved;
    },
    onSettled: () => refreshRights(client),
  });
}

export function useActOnRole() {
  const client = useQueryClient();
  const companyId = useRoleScope();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: RoleAct }) =>
      companyId
        ? call('POST /api/admin/companies/:companyId/roles/:id/:action', { params: { companyId, id, action } })
        : call('POST /api/company/roles/:id/:action', { params: { id, action } }),
    onSettled: () => refreshRights(client),
  });
}

export function useDeleteRole() {
  const client = useQueryClient();
  const companyId = useRoleScope();
  return useMutation({
    mutationFn: (id: string) =>
      companyId
        ? call('DELETE /api/admin/companies/:companyId/roles/:id', { params: { companyId, id } })
        : call('DELETE /api/company/roles/:id', { params: { id } }),
    onSettled: () => refreshOrganisation(client),
  });
}
