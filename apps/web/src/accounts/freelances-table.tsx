import { managedListing } from '@jalon/domain/accounts/managed-account';
import { useQuery } from '@tanstack/react-query';
import { useKept } from '../people-lists/kept.ts';
import { KeptTabs } from '../people-lists/kept-tabs.tsx';
import { ListHead } from '../people-lists/list-head.tsx';
import { ListsOverview } from '../people-lists/lists-overview.tsx';
import { readTable } from '../ui/use-table-state.ts';
import { accountClient } from './accounts.api.ts';
import { AccountsTable } from './accounts-table.tsx';

const favourites = accountClient.list({ ...readTable(managedListing, new URLSearchParams()), type: 'Freelance', mine: 'favourite' });

/** All freelances, those among one's favourites, and one's lists. */
export const FreelancesKept = ({ path }: { path: string }) => <KeptTabs path={path} favourites={useQuery(favourites).data?.total} />;

/** Those that are chosen so. The staff see who hides. */
export function FreelancesTable() {
  const { place, open, isLost } = useKept();
  if (place === 'lists') return <ListsOverview />;
  return (
    <>
      {typeof place === 'object' && (open || isLost) && <ListHead list={open} />}
      <AccountsTable key={JSON.stringify(place)} type="Freelance" place={place} />
    </>
  );
}
