import { queryOptions, useMutation } from '@tanstack/react-query';
import { companyClient } from '../companies/companies.api.ts';
import { call } from '../core/call.ts';
import type { Finding, Option } from '../ui/finding.ts';
import { useRefresh } from './use-refresh.ts';

const root = 'companies';

const found = ({ rows, next }: { rows: Option[]; next: string | null }) => ({
  found: rows.map(({ id, name }) => ({ id, name })),
  isMore: next !== null,
});

/** The companies in use that one may see, by name, city or SIREN. */
export const findCompanies = (q: string): Finding => {
  const query = { state: 'active', size: 25, ...(q && { q }) } as const;
  return {
    queryKey: [...companyClient.key, 'found', q],
    queryFn: async ({ signal }) => found(await call('GET /api/client-companies', { query }, { signal })),
  };
};

/** Those who can be given a company. */
export const findCommercials = (q: string): Finding => ({
  queryKey: [root, 'commercials', q],
  queryFn: async ({ signal }) => {
    const query = { type: 'Commercial', state: 'active', validation: 'validated', size: 25, ...(q && { q }) } as const;
    const { rows, next } = await call('GET /api/accounts', { query }, { signal });
    return found({ rows: rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })), next });
  },
});

export const portfolioQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'portfolio', id],
    queryFn: async ({ signal }) => (await call('GET /api/accounts/:id/companies', { params: { id } }, { signal })).companies,
  });

export type Choice = { ids: string[]; knownIds: string[] };

export function useAssignCommercials(id: string) {
  return useMutation({
    mutationFn: ({ ids, knownIds }: Choice) =>
      call('POST /api/client-companies/:id/assign', { params: { id }, body: { commercialIds: ids, knownIds } }),
    onSettled: useRefresh(),
  });
}

export function useAssignCompanies(id: string) {
  return useMutation({
    mutationFn: ({ ids, knownIds }: Choice) =>
      call('PUT /api/accounts/:id/companies', { params: { id }, body: { companyIds: ids, knownIds } }),
    onSettled: useRefresh(),
  });
}
