import { applicationListing } from '@jalon/domain/applications/application';
import { candidateFirst } from '@jalon/domain/applications/turns';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const isInOrder = query.sort !== applicationListing.sorts[0] || query.dir !== applicationListing.dir;
  const rows = answer.data?.pages.flatMap((page) => (isInOrder ? page.rows : candidateFirst(page.rows)));
  const total = answer.data?.pages[0]?.total;
  // What is acted on may change its place, and stays open.
  const [held, setHeld] = useState<string>();
  const first = rows?.find(({ id }) => id === held)?.id ?? rows?.[0]?.id;
  if (first !== held) setHeld(first);
  const shown = place.openId ?? (isWide ? first : undefined);
  useOfferKeys({ rows, shown, place });
  return (
    <Split
      isWide={isWide}
      isOpen={place.openId !== undefined}
      shown={shown}
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
          {(own) => <OwnRow key={own.id} own={own} href={place.hrefOf(own.id)} isOpen={own.id === shown} isBeside={isWide} />}
        </OfferList>
      }
      detail={shown && <OwnPane key={shown} id={shown} place={place} isWide={isWide} known={rows} />}
    />
  );
}
