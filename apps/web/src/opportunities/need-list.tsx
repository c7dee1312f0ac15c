import { Button, Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { companyFilter } from '../portfolios/portfolios.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TableFilter } from '../ui/table-filter.tsx';
import { TableSearch } from '../ui/table-search.tsx';
import { NeedFilter, NeedFilterChips } from './need-filter.tsx';
import { NeedItem } from './need-item.tsx';
import classes from './need-list.module.css';
import { NoNeeds } from './no-needs.tsx';
import { useNeedKeys } from './use-need-keys.ts';
import type { useOpenNeed } from './use-open-need.ts';

/** The needs of a tab. */
export function NeedList({ open }: { open: ReturnType<typeof useOpenNeed> }) {
  const { t } = useTexts();
  const { type } = useUser();
  const { state, rows, list, need, isWide, isNarrowed } = open;
  const [parameters, setParameters] = useSearchParams();
  const items = useRef<HTMLUListElement>(null);
  useNeedKeys({ rows, current: need?.id, items });
  const narrow = (name: 'q' | 'f.companyId', value: string | undefined) =>
    setParameters(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        // What is looked for may be another need than the one that is open.
        now.delete('need');
        now.delete('side');
        now.set('state', state);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <aside className={classes.list} aria-label={t(`needs.list.${state}`)} aria-busy={list.isPending || undefined}>
      <div className={classes.find}>
        <TableSearch
          label={t(type === 'Company' ? 'needs.search' : 'needs.searchAll')}
          value={parameters.get('q') ?? ''}
          onSearch={(text) => narrow('q', text)}
        />
        <NeedFilter />
        {type !== 'Company' && (
          <div className={classes.client}>
            <TableFilter
              filter={{ kind: 'found', key: 'companyId', label: t('needs.filter.company'), ...companyFilter }}
              value={parameters.get('f.companyId') ?? undefined}
              onPick={(id) => narrow('f.companyId', id)}
            />
          </div>
        )}
        <NeedFilterChips />
      </div>
      {list.isPending && [1, 2, 3].map((row) => <Skeleton key={row} height={76} radius={0} className={classes.coming ?? ''} />)}
      {list.error && !list.data && (
        <EmptyState title={errorText(t, list.error)} action={<Button onClick={() => list.refetch()}>{t('common.retry')}</Button>} />
      )}
      <ul ref={items} className={classes.items} data-stale={list.isPlaceholderData || undefined}>
        {rows.map((row) => (
          <NeedItem key={row.id} need={row} isOpen={row.id === need?.id} />
        ))}
      </ul>
      {list.data && rows.length === 0 && !isWide && (
        <NoNeeds which={isNarrowed ? 'found' : state} mayCreate={list.data.pages[0]?.actions.includes('create') ?? false} />
      )}
      {list.data && rows.length === 0 && isWide && <p className={classes.none}>{t(`needs.empty.${isNarrowed ? 'found' : state}`)}</p>}
      {list.hasNextPage && (
        <Button variant="subtle" fullWidth radius={0} loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t('needs.more')}
        </Button>
      )}
    </aside>
  );
}
