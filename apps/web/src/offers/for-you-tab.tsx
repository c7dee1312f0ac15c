import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { forYouQuery } from '../matching/matching.api.ts';
import { KnownRing } from '../matching/ring.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { NeedPane } from './need-pane.tsx';
import { NeedRow } from './need-row.tsx';
import { OfferList } from './offer-list.tsx';
import { Split } from './split.tsx';
import { useOfferKeys } from './use-offer-keys.ts';
import type { Place } from './use-place.ts';

/** The needs closest to one's own profile, the closest first. */
export function ForYouTab({ place, isWide }: { place: Place; isWide: boolean }) {
  const { t } = useTexts();
  const answer = useInfiniteQuery(forYouQuery);
  const found = answer.data?.pages.flatMap((page) => page.rows);
  const rows = found?.map(({ need }) => need);
  const shown = place.openId ?? (isWide ? rows?.[0]?.id : undefined);
  useOfferKeys({ rows, shown, place });
  return (
    <Split
      isWide={isWide}
      isOpen={place.openId !== undefined}
      shown={shown}
      isEmpty={rows?.length === 0 && !place.openId}
      isFolded={place.isApplying}
      toolbar={null}
      list={
        <OfferList
          label={t('offers.list.forYou')}
          answer={answer}
          rows={rows}
          count={rows && t('matching.forYou.count', { count: rows.length })}
          empty={
            <EmptyState
              title={t('matching.forYou.empty')}
              description={t('matching.forYou.emptyText')}
              illustration={<NothingYet />}
              action={
                <Button component={Link} to={href('freelance.profile')}>
                  {t('matching.untold.ownLink')}
                </Button>
              }
            />
          }
        >
          {(need) => (
            <NeedRow
              key={need.id}
              need={need}
              href={place.hrefOf(need.id)}
              isOpen={need.id === shown}
              isBeside={isWide}
              mark={<KnownRing score={found?.find((one) => one.need.id === need.id)?.score} />}
            />
          )}
        </OfferList>
      }
      detail={shown && <NeedPane key={shown} id={shown} place={place} isWide={isWide} known={rows} total={rows?.length} />}
    />
  );
}
