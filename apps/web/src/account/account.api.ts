import type { OwnAccount } from '@jalon/domain/accounts/own-account-schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { refetchSession } from '../core/session.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call('GET /api/account', {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call('GET /api/account/sessions', {}, { signal }),
  // Other devices come and go; what was asked for on the way to a screen is not asked for again by it.
  staleTime: 5_000,
});

export const identitiesQuery = queryOptions({
  queryKey: ['account', 'identities'],
  queryFn: ({ signal }) => call('GET /api/account/identities', {}, { signal }),
});

/** After a change: what the answer says is shown at once, and the rest, the header included, is asked for again. */
export function useAccountChanged() {
  const client = useQueryClient();
  return async (change: Partial<OwnAccount> = {}) => {
    client.setQueryData(accountQuery.queryKey, (known) => known && { ...known, ...change });
    await Promise.all([client.invalidateQueries({ queryKey: accountQuery.queryKey }), refetchSession()]);
    void client.invalidateQueries({ queryKey: ['history'] });
  };
}
