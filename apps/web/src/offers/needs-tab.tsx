import { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { KnownRing } from '../matching/ring.tsx';
import { useOwnScores } from '../matching/use-own-scores.ts';
import { Understood } from '../search/understood.tsx';
import { withCounts } from '../search/with-counts.ts';
import { TableBar } from '../ui/table-bar.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { NeedPane } from './need-pane.tsx';
import { NeedRow } from './need-row.tsx';
import { needsQueryOf } from './needs-query.ts';
import { useNeedFilters } from './offer-filters.ts';
import { OfferList } from './offer-list.tsx';
import { offerFacetsQuery, offersQuery } from './offers.api.ts';
import { NeedsEmpty } from './offers-empty.tsx';
import { SortMenu } from './sort-menu.tsx';
import { Split } from './split.tsx';
import { useOfferKeys } from './use-offer-keys.ts';
import type { Place } from './use-place.ts';

export function NeedsTab({ place, isWide }: { place: Place; isWide: boolean }) {
  const { t } = useTexts();
  const format = useFormat();
  const state = useTableState(opportunityListing);
  const answer = useInfiniteQuery(offersQuery(needsQueryOf(place.tab, state.query)));
  const { data: facets, isPlaceholderData } = useQuery(offerFacetsQuery(needsQueryOf(place.tab, state.query), !answer.isPlaceholderData));
  // Of the search before, they would be wrong.
  const words = isPlaceholderData ? undefined : facets?.understood;
  const filters = withCounts(useNeedFilters(), facets, state.filters);
  const views = useViews('offers');
  // Favourites are one's own list: nothing new comes to it by itself.
  const kept = place.tab === 'all' ? views : undefined;
  const scores = useOwnScores(answer.data?.pages);
  const rows = answer.data?.pages.flatMap((page) => page.rows);
  const total = answer.data?.pages[0]?.total;
  const shown = place.openId ?? (isWide ? rows?.[0]?.id : undefined);
  useOfferKeys({ rows, shown, place });
  return (
    <Split
      isWide={isWide}
      isOpen={place.openId !== undefined}
      shown={shown}
      isEmpty={rows?.length === 0 && !place.openId}
      isFolded={place.isApplying}
      toolbar={
        <>
          {kept?.bar}
          <TableBar search={t('offers.search')} state={state} filters={filters} save={kept?.save} />
        </>
      }
      list={
        <OfferList
          label={t(`offers.list.${place.tab}`)}
          answer={answer}
          rows={rows}
          count={
            total &&
            (total.isMore ? t('offers.countMore', { count: format.number(total.count) }) : t('offers.count', { count: total.count }))
          }
          tools={<SortMenu state={state} />}
          told={state.query.q && <Understood words={words} />}
          empty={<NeedsEmpty tab={place.tab} {...{ state, filters, words }} />}
        >
          {(need) => (
            <NeedRow
              key={need.id}
              need={need}
              href={place.hrefOf(need.id)}
              isOpen={need.id === shown}
              isBeside={isWide}
              mark={<KnownRing score={scores.get(need.id)} />}
            />
          )}
        </OfferList>
      }
      detail={shown && <NeedPane key={shown} id={shown} place={place} isWide={isWide} known={rows} total={total?.count} />}
    />
  );
}
