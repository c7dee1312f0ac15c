import type { DivisionAct } from '@jalon/domain/divisions/division';
import type { DivisionCreate, DivisionRename } from '@jalon/domain/divisions/division-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { refreshOrganisation } from './organisation.api.ts';

export function useCreateDivision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: DivisionCreate; key: string }) =>
      call('POST /api/company/divisions', { body }, { idempotencyKey: key }),
    onSuccess: () => refreshOrganisation(client),
  });
}

export function useRenameDivision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: DivisionRename }) => call('PUT /api/company/divisions/:id', { params: { id }, body }),
    onSettled: () => refreshOrganisation(client),
  });
}

export function useActOnDivision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: DivisionAct }) =>
      call('POST /api/company/divisions/:id/:action', { params: { id, action } }),
    onSettled: () => refreshOrganisation(client),
  });
}

export function useDeleteDivision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/company/divisions/:id', { params: { id } }),
    onSettled: () => refreshOrganisation(client),
  });
}
