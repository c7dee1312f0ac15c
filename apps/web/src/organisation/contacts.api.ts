import type { ContactAct } from '@jalon/domain/contacts/contact';
import type { ContactInvite, ContactQuery, ContactUpdate } from '@jalon/domain/contacts/contact-schema';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '../core/call.ts';
import { contactsKey, refreshOrganisation, refreshRights } from './organisation.api.ts';

export const contactsQuery = (query: ContactQuery) =>
  queryOptions({
    queryKey: [...contactsKey, 'list', query],
    queryFn: ({ signal }) => call('GET /api/company/contacts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Forgotten as soon as the form closes: an editor starts from what the server holds, never from a copy. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/company/contacts/:id', { params: { id } }, { signal }),
    gcTime: 0,
  });

/** The address names somebody who is not, or no longer, there; or nothing that could be anybody. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && (error.status === 404 || error.status === 422);

export const contactHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...contactsKey, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/company/contacts/:id/history', { params: { id }, query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: ContactInvite; key: string }) =>
      call('POST /api/company/contacts', { body }, { idempotencyKey: key }),
    onSuccess: () => refreshOrganisation(client),
  });
}

export function useUpdateContact(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContactUpdate) => call('PUT /api/company/contacts/:id', { params: { id }, body }),
    onSuccess: ({ isSelf }) => (isSelf ? refreshRights(client) : refreshOrganisation(client)),
  });
}

export function useActOnContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: ContactAct | 'resend' }) =>
      action === 'resend'
        ? call('POST /api/company/contacts/:id/resend', { params: { id } })
        : call('POST /api/company/contacts/:id/:action', { params: { id, action } }),
    onSettled: () => refreshOrganisation(client),
  });
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/company/contacts/:id', { params: { id } }),
    onSettled: () => refreshOrganisation(client),
  });
}
