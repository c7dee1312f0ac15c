import { href } from '@jalon/domain/core/routes';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { OfferList } from '../talents/offer-list.tsx';
import { nameOf } from '../talents/talent-look.ts';
import { talentClient } from '../talents/talents.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { HomeFailure } from './home-failure.tsx';

const shown = 5;
/** Who could start at once, the latest profiles first. */
export const availableTalents = talentClient.list({ availability: 'now', sort: 'since', dir: 'desc', size: 10 });

export function AvailableTalents() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(availableTalents);
  const offers = data?.rows.slice(0, shown).map((row) => ({
    id: row.id,
    name: nameOf(row),
    picture: row.picture,
    offer: row,
    to: href('company.accounts', { selected_freelance_id: row.id }),
  }));
  const link = (
    <Anchor component={Link} to={`${href('company.accounts')}?f.availability=now`} size="sm">
      {t('home.seeAll')}
    </Anchor>
  );
  return (
    <Panel title={t('home.availableTalents')} isFlush aside={link}>
      {offers && offers.length > 0 && <OfferList offers={offers} />}
      {offers?.length === 0 && <EmptyState title={t('home.availableTalentsEmpty')} />}
      {error && !data && <HomeFailure title={t('home.availableTalentsFailed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={240} m="md" w="auto" aria-busy="true" />}
    </Panel>
  );
}
