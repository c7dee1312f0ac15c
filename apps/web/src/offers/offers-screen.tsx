import { applicationListing } from '@jalon/domain/applications/application';
import { href } from '@jalon/domain/core/routes';
import { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { applicationClient } from '../applications/applications.api.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { besideList } from '../core/widths.ts';
import { forYouQuery } from '../matching/matching.api.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { useProposedNeed } from '../proposals/use-proposed-need.ts';
import { Page } from '../ui/page.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { readTable } from '../ui/use-table-state.ts';
import { viewClient } from '../views/views.api.ts';
import { ForYouTab } from './for-you-tab.tsx';
import { needsQueryOf } from './needs-query.ts';
import { NeedsTab } from './needs-tab.tsx';
import { offersQuery, ownQuery } from './offers.api.ts';
import { OwnTab } from './own-tab.tsx';
import { isOfNeeds, otherTabHref, readTab, tabs, usePlace } from './use-place.ts';

/** Of each tab; asked with the fewest rows a list gives. */
const countQueries = {
  all: opportunityClient.list({ state: 'posted' }),
  favourites: opportunityClient.list({ mine: 'favourite' }),
  applications: applicationClient.list({}),
};

export const prefetch: Prefetch = (_, { url: { searchParams } }) => {
  const tab = readTab(searchParams);
  if (tab === 'applications') void queryClient.prefetchInfiniteQuery(ownQuery(readTable(applicationListing, searchParams)));
  else if (tab === 'forYou') void queryClient.prefetchInfiniteQuery(forYouQuery);
  else void queryClient.prefetchInfiniteQuery(offersQuery(needsQueryOf(tab, readTable(opportunityListing, searchParams))));
  if (tab === 'all') void queryClient.prefetchQuery(viewClient.list({ list: 'offers', size: -1 }));
};

export default function OffersScreen() {
  const { t } = useTexts();
  const [parameters] = useSearchParams();
  const isWide = useMediaQuery(besideList, undefined, { getInitialValueInEffect: false }) ?? true;
  const place = usePlace(isWide);
  const counts = {
    forYou: useInfiniteQuery(forYouQuery).data?.pages[0]?.rows.length,
    all: useQuery(countQueries.all).data?.total.count,
    favourites: useQuery(countQueries.favourites).data?.total.count,
    applications: useQuery(countQueries.applications).data?.total.count,
  };
  const { tab, openId } = place;
  const asked = useProposedNeed();
  if (asked) return <Navigate to={href('freelance.offers', { id: asked })} replace />;
  const Tab = { forYou: ForYouTab, all: NeedsTab, favourites: NeedsTab, applications: OwnTab }[tab];
  // Between needs and favourites the field stays, with the letters that are not in the address yet.
  const body = <Tab key={isOfNeeds(tab) ? 'needs' : tab} place={place} isWide={isWide} />;
  // Where there is room for one of them, what is open is the page.
  if (!isWide && openId) return body;
  return (
    <Page title={routeTitle(t, 'freelance.offers')} description={t('offers.intro')}>
      <LinkTabs
        label={t('offers.tabs')}
        current={tab}
        tabs={tabs.map((key) => ({ key, to: otherTabHref(key, tab, parameters), label: t(`offers.tab.${key}`), count: counts[key] }))}
      />
      {body}
    </Page>
  );
}
