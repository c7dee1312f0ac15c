import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { recentHistory } from '../history/history.api.ts';
import { HistoryList } from '../history/history-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';

export function RecentHistory() {
  const { t } = useTexts();
  return (
    <Panel title={t('history.recent')}>
      <Content />
    </Panel>
  );
}

function Content() {
  const { t } = useTexts();
  const { data: latest, error, refetch } = useQuery(recentHistory);
  const data = useDeferredValue(latest);
  if (error && !data)
    return (
      <EmptyState
        title={t('home.historyFailed')}
        description={errorText(t, error)}
        action={
          <Button variant="default" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  if (!data) return <Waiting />;
  // Signing in is no news to whoever reads this.
  const entries = data.rows.filter(({ kind }) => !kind.startsWith('session.')).slice(0, 10);
  if (entries.length === 0)
    return <EmptyState title={t('history.empty')} description={t('home.historyEmptyText')} illustration={<NothingYet />} />;
  return <HistoryList entries={entries} />;
}

const Waiting = () => (
  <div aria-busy="true">
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height={36} mb={12} />
    ))}
  </div>
);
