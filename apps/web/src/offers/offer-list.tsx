import { Button, Skeleton } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import classes from './offer-list.module.css';

type ListProps<Row> = {
  label: string;
  answer: Pick<UseInfiniteQueryResult, 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isPlaceholderData'>;
  rows: Row[] | undefined;
  /** "16 besoins" */
  count: string | undefined;
  tools?: ReactNode;
  /** What stands between the count and the rows. */
  told?: ReactNode;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

export function OfferList<Row>({ label, answer, rows, count, tools, told, empty, children }: ListProps<Row>) {
  const { t } = useTexts();
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = answer;
  if (error && !rows)
    return (
      <EmptyState
        title={t('offers.failed')}
        description={errorText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    );
  if (!rows) return <Awaited />;
  if (rows.length === 0) return empty;
  return (
    <>
      <div className={classes.top}>
        <span role="status">{count}</span>
        {tools}
      </div>
      {told}
      <ul className={classes.rows} aria-label={label} aria-busy={isPlaceholderData}>
        {rows.map(children)}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('offers.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** In the shape of the rows to come. */
const Awaited = () => (
  <div aria-busy="true">
    <div className={classes.top} />
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className={classes.row}>
        <Skeleton width={36} height={36} radius={8} />
        <div className={classes.main}>
          <Skeleton width="70%" height={14} mt={3} />
          <Skeleton width="45%" height={12} mt={9} />
          <Skeleton width="60%" height={12} mt={9} />
        </div>
      </div>
    ))}
  </div>
);
