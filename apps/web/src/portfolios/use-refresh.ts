import { useQueryClient } from '@tanstack/react-query';
import { accountClient } from '../accounts/accounts.api.ts';
import { refreshOrganisation } from '../organisation/organisation.api.ts';

/** People and companies tell of each other: who looks after whom, and how many there are. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: accountClient.key });
    void client.invalidateQueries({ queryKey: ['companies'] });
    // How many have each role.
    refreshOrganisation(client);
  };
}
