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

/** The freelances, those among one's favourites, and those of one's lists. The staff see who hides. */
export function FreelancesTable({ path }: { path: string }) {
  const { place, open, isLost } = useKept();
  const { data } = useQuery(favourites);
  return (
    <>
      <KeptTabs path={path} favourites={data?.total} />
      {place === 'lists' ? (
        <ListsOverview />
      ) : (
        <>
          {typeof place === 'object' && (open || isLost) && <ListHead list={open} />}
          <AccountsTable key={JSON.stringify(place)} type="Freelance" place={place} />
        </>
      )}
    </>
  );
}
