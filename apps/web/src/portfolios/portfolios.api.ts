import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { companyClient } from '../companies/companies.api.ts';
import { call } from '../core/call.ts';
import { logoOf, pictureOf } from '../ui/face.tsx';
import type { Finding, Naming, Option } from '../ui/finding.ts';

const root = 'companies';

const companyOption = (row: Parameters<typeof logoOf>[0]): Option => ({
  ...{ id: row.id, name: row.name, face: { src: logoOf(row), isCompany: true } },
});
const personOption = (row: Parameters<typeof pictureOf>[0] & { firstName: string; lastName: string }): Option => ({
  ...{ id: row.id, name: `${row.firstName} ${row.lastName}`, face: { src: pictureOf(row) } },
});

/** The companies in use that one may see, by name, city or SIREN. */
export const findCompanies = (q: string): Finding => {
  const query = { state: 'active', size: 25, ...(q && { q }) } as const;
  return {
    queryKey: [...companyClient.key, 'found', q],
    queryFn: async ({ signal }) => {
      const { rows, next } = await call('GET /api/client-companies', { query }, { signal });
      return {
        found: rows.map(companyOption),
        isMore: next !== null,
      };
    },
  };
};

/** Those who can be given a company. */
export const findCommercials = (q: string): Finding => ({
  queryKey: [root, 'commercials', q],
  queryFn: async ({ signal }) => {
    const query = { type: 'Commercial', state: 'active', validation: 'validated', size: 25, ...(q && { q }) } as const;
    const { rows, next } = await call('GET /api/accounts', { query }, { signal });
    return {
      found: rows.map(personOption),
      isMore: next !== null,
    };
  },
});

/** For filters. */
export const companyFilter = {
  find: findCompanies,
  named: (id: string): Naming => ({
    queryKey: [...companyClient.key, 'named', id],
    queryFn: async ({ signal }) => companyOption(await call('GET /api/client-companies/:id', { params: { id } }, { signal })),
  }),
};
export const commercialFilter = {
  find: findCommercials,
  named: (id: string): Naming => ({
    queryKey: [root, 'commercial', id],
    queryFn: async ({ signal }) => personOption(await call('GET /api/accounts/:id', { params: { id } }, { signal })),
  }),
};

/** People and companies tell of each other: who looks after whom, and how many there are. */
function useRefresh(): () => void {
  const client = useQueryClient();
  return () => companyClient.refresh(client);
}

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
