import { href } from '@jalon/domain/core/routes';
import type { Home } from '@jalon/domain/home/home';
import { Anchor, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { NeedRow } from '../offers/need-row.tsx';
import list from '../offers/offer-list.module.css';
import { tabHref } from '../offers/use-place.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';

/** The latest needs that one has not answered. */
export function LatestOffers({ found }: { found: Home['offers'] | undefined }) {
  const { t } = useTexts();
  const all = (
    <Anchor component={Link} to={tabHref('all')} size="sm">
      {t('home.seeAll')}
    </Anchor>
  );
  return (
    <Panel title={t('home.offers')} isFlush aside={all}>
      {!found && <Skeleton height={240} m="md" w="auto" aria-busy="true" />}
      {found?.rows.length === 0 && <EmptyState title={t('home.offersEmpty')} />}
      {found && found.rows.length > 0 && (
        <ul className={list.rows}>
          {found.rows.map((need) => (
            <NeedRow key={need.id} need={need} href={href('freelance.offers', { id: need.id })} isOpen={false} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
