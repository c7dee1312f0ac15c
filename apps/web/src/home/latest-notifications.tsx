import type { User } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { Anchor, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText, useTexts } from '../core/i18n.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { listQuery } from '../notifications/notifications.api.ts';
import { useNotificationActs } from '../notifications/use-notification-acts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';

const shown = 5;

/** What happened around somebody who does not run the whole product. */
export function LatestNotifications({ user }: { user: User }) {
  const { t } = useTexts();
  const { data, error } = useInfiniteQuery(listQuery('all', 10));
  const rows = data?.pages[0]?.rows.slice(0, shown) ?? [];
  const link = (
    <Anchor component={Link} to={href(areas[user.type].notifications)} size="sm">
      {t('notifications.all')}
    </Anchor>
  );
  return (
    <Panel title={t('notifications.title')} isFlush aside={link}>
      {!data && !error && <Skeleton height={160} m="md" w="auto" aria-busy="true" />}
      {error && !data && <EmptyState title={errorText(t, error)} />}
      {data && rows.length === 0 && (
        <EmptyState title={t('notifications.empty.all')} description={t('notifications.emptyText.all')} illustration={<NothingYet />} />
      )}
      <NotificationList notifications={rows} acts={useNotificationActs()} heading="h3" />
    </Panel>
  );
}
