import { useQueryClient } from '@tanstack/react-query';
import { companyClient } from '../companies/companies.api.ts';

/** People and companies tell of each other: who looks after whom, and how many there are. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => companyClient.refresh(client);
}
