import { useQueryClient } from '@tanstack/react-query';
import { refreshOrganisation } from '../organisation/organisation.api.ts';

/** People and companies tell of each other: who looks after whom, and how many there are. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['accounts'] });
    void client.invalidateQueries({ queryKey: ['companies'] });
    // How many have each role.
    refreshOrganisation(client);
  };
}
