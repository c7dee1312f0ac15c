import { isType, type User } from '@jalon/domain/core/actor';
import { areas } from '@jalon/domain/core/routes';
import { notificationViews } from '@jalon/domain/notifications/notification';
import type { NotificationCounts } from '@jalon/domain/notifications/notification-schema';
import { Button, Kbd, Skeleton } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { routeTitle, type Translate, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { Columns } from '../ui/columns.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { NotificationList } from './notification-list.tsx';
import { countsQuery, listQuery, noCounts, noticesQuery, type View } from './notifications.api.ts';
import classes from './notifications.module.css';
import { useNotificationActs } from './use-notification-acts.ts';
import { useNotificationKeys } from './use-notification-keys.ts';

const viewIn = (parameters: URLSearchParams): View => notificationViews.find((view) => view === parameters.get('show')) ?? 'all';

export const prefetch: Prefetch = (_user, { url: { searchParams } }) => {
  void queryClient.prefetchInfiniteQuery(listQuery(viewIn(searchParams), 25));
  void queryClient.prefetchQuery(noticesQuery);
};

/** What one was told, the same in the four areas. */
export default function NotificationsScreen() {
  const { t } = useTexts();
  const user = useUser();
  const [parameters] = useSearchParams();
  const view = viewIn(parameters);
  const { data: counts = noCounts } = useQuery(countsQuery);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(listQuery(view, 25));
  const acts = useNotificationActs();
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const list = useRef<HTMLDivElement>(null);
  useNotificationKeys(list, rows, acts);
  const readAll = (
    <Button
      variant="default"
      leftSection={<IconChecks size={16} stroke={1.75} />}
      disabled={counts.unread === 0}
      onClick={() => acts.markAll(view === 'all' ? rows[0] : undefined)}
    >
      {t('notifications.readAll')}
    </Button>
  );
  return (
    <Page title={routeTitle(t, areas[user.type].notifications)} description={summaryOf(t, counts, user)} actions={readAll}>
      <Columns width={360} isPinned side={<NoticePanel title={t('notifications.choices')} />}>
        <Panel isFlush>
          <Tabs view={view} counts={counts} />
          <div ref={list}>
            {!data && !error && <Skeleton height={320} m="md" w="auto" aria-busy="true" />}
            {error && !data && <Failure error={error} onRetry={refetch} />}
            {data && rows.length === 0 && (
              <EmptyState
                title={t(`notifications.empty.${view}`)}
                description={t(`notifications.emptyText.${view}`)}
                illustration={<NothingYet />}
              />
            )}
            <NotificationList notifications={rows} acts={acts} heading="h2" />
          </div>
          {hasNextPage && (
            <div className={classes.more}>
              <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('notifications.more')}
              </Button>
            </div>
          )}
          {rows.length > 0 && <Keys isAsked={rows.some(({ asks }) => asks)} />}
        </Panel>
      </Columns>
    </Page>
  );
}

function summaryOf(t: Translate, { unread, toTreat }: NotificationCounts, user: User): string {
  if (unread + toTreat === 0) return t('notifications.summary.nothing');
  const parts = [
    ...(unread > 0 ? [t('notifications.summary.unread', { count: unread })] : []),
    ...(toTreat > 0 ? [t('notifications.summary.toTreat', { count: toTreat })] : []),
  ];
  // A freelance has no colleagues.
  return `${parts.join(', ')}. ${toTreat > 0 && !isType(user, 'Freelance') ? t('notifications.summary.shared') : ''}`.trim();
}

function Tabs({ view, counts }: { view: View; counts: NotificationCounts }) {
  const { t } = useTexts();
  const countOf: Record<View, number> = { all: 0, ...counts };
  return (
    <LinkTabs
      label={t('notifications.title')}
      tabs={notificationViews.map((key) => ({
        ...{ key, label: t(`notifications.tabs.${key}`), to: key === 'all' ? '?' : `?show=${key}` },
        count: countOf[key] || undefined,
      }))}
      current={view}
      isInside
    />
  );
}

/** Of what asks for nothing, nothing is to be treated. */
function Keys({ isAsked }: { isAsked: boolean }) {
  const { t } = useTexts();
  return (
    <div className={classes.keys} aria-hidden>
      <span>
        <Kbd size="xs">J</Kbd>
        <Kbd size="xs">K</Kbd>
        {t('notifications.keys.walk')}
      </span>
      <span>
        <Kbd size="xs">{t('shell.shortcuts.enter')}</Kbd>
        {t('notifications.keys.open')}
      </span>
      {isAsked && (
        <span>
          <Kbd size="xs">E</Kbd>
          {t('notifications.keys.treat')}
        </span>
      )}
      <span>
        <Kbd size="xs">U</Kbd>
        {t('notifications.keys.unread')}
      </span>
    </div>
  );
}
