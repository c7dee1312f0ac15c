import { Button, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText, useTexts } from '../core/i18n.ts';
import { HistoryList } from '../history/history-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { contactHistoryQuery } from './contacts.api.ts';

export function ContactHistory({ id }: { id: string }) {
  const { t } = useTexts();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(contactHistoryQuery(id));
  if (isPending) return <Skeleton height={120} />;
  if (error && !data)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>} />;
  // Every line is about the person the drawer already names.
  const entries = data.pages.flatMap(({ rows }) => rows.map((entry) => ({ ...entry, label: null })));
  if (entries.length === 0) return <EmptyState title={t('organisation.contacts.historyEmpty')} />;
  return (
    <Stack>
      <HistoryList entries={entries} />
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}
