import type { RoleAct } from '@jalon/domain/roles/role';
import type { RoleCreate, RolePermissions, RoleRename } from '@jalon/domain/roles/role-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { refreshOrganisation, refreshRights, rolesKey } from './organisation.api.ts';

export function useCreateRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: RoleCreate; key: string }) => call('POST /api/company/roles', { body }, { idempotencyKey: key }),
    onSuccess: () => refreshOrganisation(client),
  });
}

export function useRenameRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: RoleRename }) => call('PUT /api/company/roles/:id', { params: { id }, body }),
    onSettled: () => refreshRights(client),
  });
}

export function useSavePermissions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RolePermissions) => call('PUT /api/company/roles', { body }),
    onSuccess: (saved) => client.setQueryData(rolesKey, saved),
    onSettled: () => refreshRights(client),
  });
}

export function useActOnRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: RoleAct }) =>
      call('POST /api/company/roles/:id/:action', { params: { id, action } }),
    onSettled: () => refreshRights(client),
  });
}

export function useDeleteRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/company/roles/:id', { params: { id } }),
    onSettled: () => refreshOrganisation(client),
  });
}
