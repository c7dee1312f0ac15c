import type { ListQuery } from '@jalon/domain/core/listing';
import { href } from '@jalon/domain/core/routes';
import { talentListing } from '@jalon/domain/talents/talent';
import type { ListedTalent } from '@jalon/domain/talents/talent-schema';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call } from '../core/call.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { type KeptPlace, keptFilters, readKept, useKept } from '../people-lists/kept.ts';
import { KeptTabs } from '../people-lists/kept-tabs.tsx';
import { ListHead, MaskedPeople } from '../people-lists/list-head.tsx';
import { ListsOverview } from '../people-lists/lists-overview.tsx';
import { NobodyKept } from '../people-lists/nobody-kept.tsx';
import { listsQuery } from '../people-lists/people-lists.api.ts';
import { usePeopleActs } from '../people-lists/use-people-acts.ts';
import { NoneFits } from '../search/none-fits.tsx';
import { Understood } from '../search/understood.tsx';
import type { Asked } from '../search/use-loosened.ts';
import { withCounts } from '../search/with-counts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { readTable, useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { viewClient } from '../views/views.api.ts';
import { RankForNeed } from './rank-for-need.tsx';
import { useTalentColumns } from './talent-columns.tsx';
import { useTalentFilters } from './talent-filters.ts';
import { nameOf } from './talent-look.ts';
import { talentClient, talentFacetsQuery, talentQuery } from './talents.api.ts';

const TalentDrawer = later(() => import('./talent-drawer.tsx'));

export const prefetch: Prefetch = (user, { url, params: { selected_freelance_id: selected } }) => {
  if (!user.isValidated) return;
  const place = readKept(url.searchParams);
  void queryClient.prefetchQuery(talentClient.list({ ...readTable(talentListing, url.searchParams), ...keptFilters(place) }));
  void queryClient.prefetchQuery(listsQuery);
  void queryClient.prefetchQuery(viewClient.list({ list: 'talents', size: -1 }));
  if (selected) void queryClient.prefetchQuery(talentQuery(selected));
};

export default function TalentsScreen() {
  const { t } = useTexts();
  const user = useUser();
  const { selected_freelance_id: selected } = useParams();
  const isWanted = useOnceWanted(selected !== undefined);
  if (!user.isValidated)
    return (
      <Page title={routeTitle(t, 'company.accounts')} description={t('talents.intro')}>
        <Panel>
          <EmptyState title={t('talents.waiting')} description={t('talents.waitingText')} illustration={<NothingYet />} />
        </Panel>
      </Page>
    );
  return (
    <Page title={routeTitle(t, 'company.accounts')} description={t('talents.intro')} actions={<RankForNeed />}>
      <Panel isFlush>
        <TalentTabs />
        <TalentsBody />
        {isWanted && <TalentDrawer />}
      </Panel>
    </Page>
  );
}

const everybody = talentClient.list(readTable(talentListing, new URLSearchParams()));
const favourites = talentClient.list({ ...readTable(talentListing, new URLSearchParams()), mine: 'favourite' });

const TalentTabs = () => (
  <KeptTabs path={href('company.accounts')} all={useQuery(everybody).data?.total} favourites={useQuery(favourites).data?.total} />
);

function TalentsBody() {
  const { place, open, isLost } = useKept();
  if (place === 'lists') return <ListsOverview />;
  return (
    <>
      {typeof place === 'object' && (open || isLost) && <ListHead list={open} />}
      <TalentsTable key={JSON.stringify(place)} place={place} />
      {open && <MaskedPeople list={open} />}
    </>
  );
}

const asked: Asked<ListQuery<typeof talentListing>> = {
  key: talentClient.key,
  list: (query, signal) => call('GET /api/talents', { query }, { signal }),
};

function TalentsTable({ place }: { place: KeptPlace }) {
  const { t } = useTexts();
  const state = useTableState(talentListing);
  const query = { ...state.query, ...keptFilters(place) };
  const answer = useQuery(talentClient.list(query));
  const { data: facets, isPlaceholderData } = useQuery(talentFacetsQuery(query, !answer.isPlaceholderData));
  // Of the search before, they would be wrong.
  const words = isPlaceholderData ? undefined : facets?.understood;
  const filters = withCounts(useTalentFilters(), facets, state.filters);
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const talentHref = useCallback(
    ({ id }: ListedTalent) => href('company.accounts', { selected_freelance_id: id }) + (search && `?${search}`),
    [search],
  );
  const { size: _, after: __, before: ___, ...filtered } = query;
  const exportTo = (format: 'csv' | 'xlsx') => talentClient.fileHref(format, filtered);
  const { actionsOn, dialog } = usePeopleActs();
  const actionsOf = useCallback((row: ListedTalent) => actionsOn([row]), [actionsOn]);
  const table = (
    <DataTable
      label={t('talents.list')}
      columns={useTalentColumns()}
      filters={filters}
      told={state.query.q && <Understood words={words} />}
      nothingFits={<NoneFits asked={asked} {...{ state, filters, words }} />}
      views={useViews('talents')}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={talentHref}
      actionsOf={actionsOf}
      bulkActions={actionsOn}
      searchLabel={t('talents.search')}
      ownOrder={t('talents.field.name')}
      exports={{ csv: exportTo('csv'), xlsx: exportTo('xlsx') }}
      empty={
        <NobodyKept place={place}>
          <EmptyState title={t('talents.emptyTitle')} description={t('talents.emptyText')} illustration={<NothingYet />} />
        </NobodyKept>
      }
    />
  );
  return (
    <>
      {table}
      {dialog}
    </>
  );
}
