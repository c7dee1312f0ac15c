import type { ManagedAction, ManagedType, managedListing } from '@jalon/domain/accounts/managed-account';
import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import type { ListQuery } from '@jalon/domain/core/listing';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../core/call.ts';

export type AccountQuery = ListQuery<typeof managedListing>;
type NewPerson = {
  type: ManagedType;
  firstName: string;
  lastName: string;
  email: string;
  lang: 'fr' | 'en';
  companyId: string | null;
  isInvited: boolean;
};

const root = 'accounts';

export const accountsQuery = (type: ManagedType, query: AccountQuery) =>
  queryOptions({
    queryKey: [root, 'list', type, query],
    queryFn: ({ signal }) => call('GET /api/admin/accounts', { query: { ...query, type } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const queuesQuery = queryOptions({
  queryKey: [root, 'queues'],
  queryFn: ({ signal }) => call('GET /api/admin/accounts/queues', {}, { signal }),
});

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/accounts/:id', { params: { id } }, { signal }),
  });

export const accountHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/accounts/:id/history', { params: { id }, query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The companies a contact can belong to. */
export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: async ({ signal }) => {
    const { companies = [] } = await call('GET /api/companies', {}, { signal });
    return companies.flatMap((company) => ('name' in company ? [company] : []));
  },
});

function useRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [root] });
}

export function useAddPerson() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewPerson; key: string }) => {
      const options: CallOptions = { idempotencyKey: key };
      return call('POST /api/admin/accounts', { body }, options);
    },
    onSuccess: refresh,
  });
}

/** One act on one or several accounts: what was done, and what was refused with the reason. */
export function useActOnAccounts() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ rows, action }: { rows: ManagedAccount[]; action: ManagedAction }) => {
      const [only] = rows;
      if (only && rows.length === 1) {
        await call('POST /api/admin/accounts/:id/:action', { params: { id: only.id, action } });
        return { done: [only.id], refused: [] };
      }
      return call('POST /api/admin/accounts/acts', { body: { action, ids: rows.map(({ id }) => id) } });
    },
    onSettled: refresh,
  });
}
