import { applicationListing } from '@jalon/domain/applications/application';
import { candidateFirst } from '@jalon/domain/applications/turns';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { TableBar } from '../ui/table-bar.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { useOwnFilters } from './offer-filters.ts';
import { OfferList } from './offer-list.tsx';
import { ownQuery } from './offers.api.ts';
import { OwnEmpty } from './offers-empty.tsx';
import { OwnPane } from './own-pane.tsx';
import { OwnRow } from './own-row.tsx';
import { Split } from './split.tsx';
import { useOfferKeys } from './use-offer-keys.ts';
import type { Place } from './use-place.ts';

export function OwnTab({ place, isWide }: { place: Place; isWide: boolean }) {
  const { t } = useTexts();
  const state = useTableState(applicationListing);
  const { size: _, after: __, before: ___, ...query } = state.query;
  const answer = useInfiniteQuery(ownQuery(query));
  const filters = useOwnFilters();
  const rows = answer.data?.pages.flatMap((page) => candidateFirst(page.rows));
  const total = answer.data?.pages[0]?.total;
  const shown = place.openId ?? (isWide ? rows?.[0]?.id : undefined);
  useOfferKeys({ rows, shown, place });
  return (
    <Split
      isWide={isWide}
      isOpen={place.openId !== undefined}
      isEmpty={rows?.length === 0 && !place.openId}
      toolbar={<TableBar state={state} filters={filters} />}
      list={
        <OfferList
          label={t('offers.list.applications')}
          answer={answer}
          rows={rows}
          count={total && t('offers.applicationCount', { count: total.count })}
          empty={<OwnEmpty state={state} />}
        >
          {(own) => <OwnRow key={own.id} own={own} href={place.hrefOf(own.id)} isOpen={own.id === shown} />}
        </OfferList>
      }
      detail={shown && <OwnPane key={shown} id={shown} place={place} isWide={isWide} known={rows} />}
    />
  );
}
