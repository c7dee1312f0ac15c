import type { CompanyDetails, CompanyUpdate } from '@jalon/domain/companies/company-schema';
import type { CompanyAct, managedCompanyListing } from '@jalon/domain/companies/managed-company';
import type { ListQuery } from '@jalon/domain/core/listing';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { type Acted, actInGroups } from '../core/acts-in-groups.ts';
import { call, hrefOf } from '../core/call.ts';
import type { Reach } from '../portfolios/reach.ts';
import { useRefresh } from '../portfolios/use-refresh.ts';

export type CompanyQuery = ListQuery<typeof managedCompanyListing>;

const root = 'companies';

export const companiesPageQuery = (reach: Reach, query: CompanyQuery) =>
  queryOptions({
    queryKey: [root, 'list', reach, query],
    queryFn: ({ signal }) =>
      reach === 'admin'
        ? call('GET /api/admin/companies', { query }, { signal })
        : call('GET /api/commercial/companies', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

type Export = { format: 'csv' | 'xlsx'; query: Omit<CompanyQuery, 'size' | 'after' | 'before'> };

export const companiesFile = (reach: Reach, { format, query }: Export): string =>
  reach === 'admin'
    ? hrefOf('GET /api/admin/companies/export/:format', { params: { format }, query })
    : hrefOf('GET /api/commercial/companies/export/:format', { params: { format }, query });

export const companyHistoryQuery = (reach: Reach, id: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'history', reach, id],
    queryFn: ({ pageParam, signal }) => {
      const parts = { params: { id }, query: pageParam ? { after: pageParam } : {} };
      return reach === 'admin'
        ? call('GET /api/admin/companies/:id/history', parts, { signal })
        : call('GET /api/commercial/companies/:id/history', parts, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export function useCreateCompany() {
  return useMutation({
    mutationFn: ({ body, key }: { body: CompanyDetails; key: string }) =>
      call('POST /api/admin/companies', { body }, { idempotencyKey: key }),
    onSuccess: useRefresh(),
  });
}

export function useUpdateCompany(id: string) {
  return useMutation({
    mutationFn: (body: CompanyUpdate) => call('PUT /api/admin/companies/:id', { params: { id }, body }),
    onSettled: useRefresh(),
  });
}

/** One act on one or several companies: what was done, and what was refused with the reason. */
export function useActOnCompanies() {
  return useMutation({
    mutationFn: async ({ ids, action }: { ids: string[]; action: CompanyAct }): Promise<Acted> => {
      const [only] = ids;
      if (!only || ids.length > 1)
        return actInGroups(ids, (some) => call('POST /api/admin/companies/acts', { body: { action, ids: some } }));
      await call('POST /api/admin/companies/:id/:action', { params: { id: only, action } });
      return { done: ids, refused: [], left: [] };
    },
    onSettled: useRefresh(),
  });
}
