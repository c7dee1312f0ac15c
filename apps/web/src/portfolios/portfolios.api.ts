import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import type { Reach } from './reach.ts';
import { useRefresh } from './use-refresh.ts';

const root = 'companies';

export const companyQuery = (reach: Reach, id: string) =>
  queryOptions({
    queryKey: [root, 'one', reach, id],
    queryFn: ({ signal }) =>
      reach === 'admin'
        ? call('GET /api/admin/companies/:id', { params: { id } }, { signal })
        : call('GET /api/commercial/companies/:id', { params: { id } }, { signal }),
  });

/** The companies a contact can belong to. */
export const companiesQuery = queryOptions({
  queryKey: ['companies', 'choices'],
  queryFn: async ({ signal }) => {
    const { companies = [] } = await call('GET /api/companies', {}, { signal });
    return companies.flatMap((company) => ('name' in company ? [company] : []));
  },
});

/** Those who can be given a company. */
export const commercialsQuery = queryOptions({
  queryKey: [root, 'commercials'],
  queryFn: async ({ signal }) => (await call('GET /api/admin/commercials', {}, { signal })).commercials,
});

export const portfolioQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'portfolio', id],
    queryFn: async ({ signal }) => (await call('GET /api/admin/accounts/:id/companies', { params: { id } }, { signal })).companies,
  });

/** What the commercial who asks looks after, in figures. */
export const summaryQuery = queryOptions({
  queryKey: [root, 'summary'],
  queryFn: ({ signal }) => call('GET /api/commercial/portfolio', {}, { signal }),
});

export type Choice = { ids: string[]; knownIds: string[] };

export function useAssignCommercials(id: string) {
  return useMutation({
    mutationFn: ({ ids, knownIds }: Choice) =>
      call('PUT /api/admin/companies/:id/commercials', { params: { id }, body: { commercialIds: ids, knownIds } }),
    onSettled: useRefresh(),
  });
}

export function useAssignCompanies(id: string) {
  return useMutation({
    mutationFn: ({ ids, knownIds }: Choice) =>
      call('PUT /api/admin/accounts/:id/companies', { params: { id }, body: { companyIds: ids, knownIds } }),
    onSettled: useRefresh(),
  });
}
