import type { CompanyUpdate } from '@jalon/domain/companies/company-schema';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { refetchSession } from '../core/session.ts';

/** The company of whoever is signed in: it has no id in its address. */
export const ownCompanyQuery = queryOptions({
  queryKey: ['organisation', 'company'],
  queryFn: ({ signal }) => call('GET /api/company', {}, { signal }),
});

export function useUpdateOwnCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyUpdate) => call('PUT /api/company', { body }),
    onSuccess: (saved) => {
      client.setQueryData(ownCompanyQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ['home'] });
      // The name of the company is in the header.
      void refetchSession();
    },
  });
}
