import { type ManagedAction, type ManagedType, type managedListing, needsReason } from '@jalon/domain/accounts/managed-account';
import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import type { ListQuery } from '@jalon/domain/core/listing';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { type Acted, actInGroups } from '../core/acts-in-groups.ts';
import { type CallOptions, call, hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { type Reach, useReach } from '../portfolios/reach.ts';
import { useRefresh } from '../portfolios/use-refresh.ts';

export type AccountQuery = ListQuery<typeof managedListing>;
type NewPerson = {
  type: ManagedType;
  firstName: string;
  lastName: string;
  email: string;
  lang: 'fr' | 'en';
  companyId: string | null;
  roleId: string | null;
  isInvited: boolean;
};

const root = 'accounts';

export const accountsQuery = (reach: Reach, type: ManagedType, query: AccountQuery) =>
  queryOptions({
    queryKey: [root, 'list', reach, type, query],
    queryFn: ({ signal }) =>
      reach === 'admin' || type === 'Commercial'
        ? call('GET /api/admin/accounts', { query: { ...query, type } }, { signal })
        : call('GET /api/commercial/accounts', { query: { ...query, type } }, { signal }),
    placeholderData: keepPreviousData,
  });

type Export = { type: ManagedType; format: 'csv' | 'xlsx'; query: Omit<AccountQuery, 'size' | 'after' | 'before'> };

export const accountsFile = (reach: Reach, { type, format, query }: Export): string =>
  reach === 'admin' || type === 'Commercial'
    ? hrefOf('GET /api/admin/accounts/export/:format', { params: { format }, query: { ...query, type } })
    : hrefOf('GET /api/commercial/accounts/export/:format', { params: { format }, query: { ...query, type } });

export const queuesQuery = queryOptions({
  queryKey: [root, 'queues'],
  queryFn: ({ signal }) => call('GET /api/admin/accounts/queues', {}, { signal }),
});

export const accountQuery = (reach: Reach, id: string) =>
  queryOptions({
    queryKey: [root, 'one', reach, id],
    queryFn: ({ signal }) =>
      reach === 'admin'
        ? call('GET /api/admin/accounts/:id', { params: { id } }, { signal })
        : call('GET /api/commercial/accounts/:id', { params: { id } }, { signal }),
  });

/** Of a freelance: what they told of themselves. */
export const profileQuery = (reach: Reach, id: string) =>
  queryOptions({
    queryKey: [root, 'profile', reach, id],
    queryFn: ({ signal }) =>
      reach === 'admin'
        ? call('GET /api/admin/accounts/:id/profile', { params: { id } }, { signal })
        : call('GET /api/commercial/accounts/:id/profile', { params: { id } }, { signal }),
  });

export const accountHistoryQuery = (reach: Reach, id: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'history', reach, id],
    queryFn: ({ pageParam, signal }) => {
      const parts = { params: { id }, query: pageParam ? { after: pageParam } : {} };
      return reach === 'admin'
        ? call('GET /api/admin/accounts/:id/history', parts, { signal })
        : call('GET /api/commercial/accounts/:id/history', parts, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export function useAddPerson() {
  const refresh = useRefresh();
  const reach = useReach();
  return useMutation({
    mutationFn: ({ body: { type, roleId, ...person }, key }: { body: NewPerson; key: string }) => {
      const options: CallOptions = { idempotencyKey: key };
      return reach === 'admin' || type === 'Commercial'
        ? call('POST /api/admin/accounts', { body: { type, roleId, ...person } }, options)
        : call('POST /api/commercial/accounts', { body: { type, ...person } }, options);
    },
    onSuccess: refresh,
  });
}

/** Another role of their company for a contact. */
export function useGiveRole(id: string) {
  return useMutation({
    mutationFn: (roleId: string | null) => call('PUT /api/admin/accounts/:id/role', { params: { id }, body: { roleId } }),
    onSettled: useRefresh(),
  });
}

/** The right address for somebody who has no login yet. */
export function useCorrectEmail(id: string) {
  return useMutation({
    mutationFn: (email: string) => call('PUT /api/admin/accounts/:id/email', { params: { id }, body: { email } }),
    onSettled: useRefresh(),
  });
}

type Acts = { rows: ManagedAccount[]; action: ManagedAction; reason?: string | undefined };

/** Taken back, an unblocking or a reconsidering gives each account the reason it had. */
function formerReason({ blockReason, refusalReason }: ManagedAccount, action: ManagedAction): string | null {
  return action === 'block' ? blockReason : refusalReason;
}

/** One act on one or several accounts: what was done, and what was refused with the reason. A commercial only invites, one at a time. */
export function useActOnAccounts() {
  const { t } = useTexts();
  const refresh = useRefresh();
  const reach = useReach();
  return useMutation({
    mutationFn: async ({ rows, action, reason }: Acts): Promise<Acted> => {
      const [only] = rows;
      const ids = rows.map(({ id }) => id);
      const bodyFor = (why: string | undefined) => (why === undefined ? {} : { reason: why });
      const send = (some: ManagedAccount[], why: string | undefined) =>
        actInGroups(
          some.map(({ id }) => id),
          (group) => call('POST /api/admin/accounts/acts', { body: { action, ids: group, ...bodyFor(why) } }),
        );
      const isBack = needsReason(action) && reason === undefined;
      const reasons = Map.groupBy(rows, (row) => (isBack ? (formerReason(row, action) ?? t('accounts.reason.again')) : reason));
      if (!only || rows.length > 1) {
        const answers = await Promise.all([...reasons].map(([why, some]) => send(some, why)));
        return {
          done: answers.flatMap(({ done }) => done),
          refused: answers.flatMap(({ refused }) => refused),
          left: answers.flatMap(({ left }) => left),
        };
      }
      const params = { id: only.id };
      const [why] = reasons.keys();
      if (reach === 'admin') await call('POST /api/admin/accounts/:id/:action', { params: { ...params, action }, body: bodyFor(why) });
      else await call('POST /api/commercial/accounts/:id/invite', { params });
      return { done: ids, refused: [], left: [] };
    },
    onSettled: refresh,
  });
}
