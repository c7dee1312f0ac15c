import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { Panel } from '../ui/panel.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { ownDeliveries } from './projects.api.ts';

/** What a freelance delivers, before the projects it is part of. */
export function OwnDeliveries() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(ownDeliveries);
  return (
    <Panel title={t('projects.own.title')} isFlush>
      {data ? (
        data.rows.length > 0 ? (
          <DeliveryList rows={data.rows} isOwn />
        ) : (
          <EmptyState title={t('projects.own.none')} description={t('projects.emptyOwn')} />
        )
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={120} m="md" />
      )}
    </Panel>
  );
}
