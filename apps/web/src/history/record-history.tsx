import type { HistoryEntry } from '@jalon/domain/core/history-entry';
import { Button, Skeleton, Stack } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { HistoryList } from './history-list.tsx';

type Found = UseInfiniteQueryResult<InfiniteData<{ rows: HistoryEntry[] }>>;

/** What happened to one record, page by page. Its lines do not name it again. */
export function RecordHistory({ found }: { found: Found }) {
  const { t } = useTexts();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  if (isPending) return <Skeleton height={120} />;
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  const entries = data.pages.flatMap(({ rows }) => rows.map((entry) => ({ ...entry, label: null })));
  if (entries.length === 0) return <EmptyState title={t('history.empty')} />;
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
