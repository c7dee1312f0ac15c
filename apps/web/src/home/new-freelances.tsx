import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nameOf } from '../accounts/account-look.ts';
import { accountClient } from '../accounts/accounts.api.ts';
import { useTexts } from '../core/i18n.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
import { OfferList } from '../talents/offer-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { HomeFailure } from './home-failure.tsx';

const shown = 5;
/** Those who came last and were let in. */
export const newFreelances = accountClient.list({
  ...{ type: 'Freelance', state: 'active', validation: 'validated', sort: 'createdAt', dir: 'desc', size: 10 },
});

export function NewFreelances() {
  const { t } = useTexts();
  const reach = useReach();
  const { data, error, refetch } = useQuery(newFreelances);
  const offers = data?.rows.slice(0, shown).flatMap((row) =>
    row.offer
      ? [
          {
            id: row.id,
            name: nameOf(row),
            picture: row.picture,
            offer: row.offer,
            to: placeHref(reach, { tab: 'Freelance', id: row.id }),
          },
        ]
      : [],
  );
  const filters = { state: 'active', validation: 'validated' };
  const link = (
    <Anchor component={Link} to={`${placeHref(reach, { tab: 'Freelance', filters })}&sort=createdAt&dir=desc`} size="sm">
      {t('home.seeAll')}
    </Anchor>
  );
  return (
    <Panel title={t('home.newFreelances')} isFlush aside={link}>
      {offers && offers.length > 0 && <OfferList offers={offers} />}
      {offers?.length === 0 && <EmptyState title={t('home.newFreelancesEmpty')} />}
      {error && !data && <HomeFailure title={t('home.newFreelancesFailed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={240} m="md" w="auto" aria-busy="true" />}
    </Panel>
  );
}
