import type { Page } from '@jalon/domain/core/listing';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import type { Action } from './action-menu.tsx';
import type { ColumnChoice } from './column-choice.ts';
import classes from './data-table.module.css';
import { EmptyState } from './empty-state.tsx';
import { LostPath } from './illustrations.tsx';
import { useShowRows } from './shown-rows.ts';
import { TableCards } from './table-cards.tsx';
import type { Filter, RowParts, TableRecord } from './table-column.ts';
import { useDensity } from './table-density.ts';
import type { ExportLinks } from './table-export.tsx';
import { useTableKeys } from './table-keys.ts';
import { TablePager } from './table-pager.tsx';
import { TableRows } from './table-rows.tsx';
import { type Untick, useSelection } from './table-selection.ts';
import { TableSelectionBar } from './table-selection-bar.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableWidth } from './table-width.ts';
import { useStaysHere } from './use-stays-here.ts';
import type { TableState } from './use-table-state.ts';

type DataTableProps<Row extends TableRecord> = Omit<RowParts<Row>, 'toggle' | 'staysHere'> & {
  /** What the table lists, for those who do not see its title. */
  label: string;
  state: TableState;
  answer: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  searchLabel?: string;
  ownOrder: string;
  filters?: Filter[];
  /** The views of the list, and the columns they show. */
  views?: { choice: ColumnChoice; bar: ReactNode; save: ReactNode };
  exports?: ExportLinks | undefined;
  /** Acts on the ticked rows; without it rows cannot be ticked. */
  bulkActions?: ((rows: Row[], untick: Untick) => Action[]) | undefined;
  /** What stands between the tools and the rows. */
  told?: ReactNode;
  /** Why nothing fits, where more is known than that. */
  nothingFits?: ReactNode;
  /** Shown when the list holds nothing at all. */
  empty: ReactNode;
};

const noFilters: Filter[] = [];

/**
 * A list kept by the server. Columns, `nameOf`, `hrefOf` and `actionsOf` must be the same objects from one draw to the next
 * (`useMemo`, `useCallback`): rows are only drawn again when theirs change.
 */
export function DataTable<Row extends TableRecord>(props: DataTableProps<Row>) {
  const {
    label,
    state,
    answer,
    searchLabel,
    ownOrder,
    filters = noFilters,
    exports,
    bulkActions,
    empty,
    columns,
    views,
    told,
    nothingFits,
    ...row
  } = props;
  const [density, setDensity] = useDensity();
  const [frame, { isNarrow, width }] = useTableWidth();
  // Drawn in small pieces when it comes, so that typing goes on while rows appear.
  const page = useDeferredValue(answer.data);
  const selection = useSelection(page?.rows);
  useShowRows(page);
  const toggle = bulkActions && selection.toggle;
  const staysHere = useStaysHere();
  useTableKeys({ table: frame, toggle, clear: selection.untick });
  const chosen = views?.choice.chosen;
  const shown = useMemo(
    () => columns.filter(({ key, card, from = 0 }) => card === 'title' || (chosen?.[key] ?? (isNarrow || width >= from))),
    [columns, chosen, isNarrow, width],
  );

  // The rows a place pointed to may be gone: the first page always holds what there is.
  const isLost = page !== undefined && page.rows.length === 0 && Boolean(state.query.after ?? state.query.before);
  useEffect(() => {
    if (isLost) state.goTo({});
  }, [isLost, state]);

  const Body = isNarrow ? TableCards : TableRows;
  const isEmpty = page !== undefined && page.rows.length === 0;
  // Not of the search before: while it is still on screen, nothing is said of the one that was just made.
  const isSettled = !answer.isPlaceholderData && page === answer.data;
  const picked = page?.rows.filter(({ id }) => selection.ids.has(id)) ?? [];
  return (
    <div ref={frame} className={classes.frame} data-density={density}>
      {views?.bar}
      <TableToolbar
        state={state}
        density={density}
        onDensity={setDensity}
        choice={views?.choice}
        save={views?.save}
        {...{ searchLabel, columns, shown, ownOrder, filters, exports, isNarrow }}
      />
      {!isEmpty && told}
      {answer.error && !page ? (
        <Failure error={answer.error} retry={() => (state.query.after || state.query.before ? state.goTo({}) : answer.refetch())} />
      ) : (
        !isEmpty && (
          <Body
            key={density}
            {...{ label, state, page, selection, density, toggle, staysHere }}
            {...row}
            columns={shown}
            isBusy={page === undefined || answer.isPlaceholderData}
          />
        )
      )}
      {/* Always there: only what changes inside such a region is read out. */}
      <div role="status" className={isEmpty ? classes.fallback : undefined}>
        {isEmpty && isSettled && (state.isNarrowed ? nothingFits || <NothingMatches clear={state.clear} /> : empty)}
      </div>
      {bulkActions && picked.length > 0 && (
        <TableSelectionBar
          count={picked.length}
          actions={bulkActions(picked, selection.untick)}
          isNarrow={isNarrow}
          onClear={() => selection.untick()}
        />
      )}
      {page && !isEmpty && <TablePager page={page} state={state} />}
    </div>
  );
}

function NothingMatches({ clear }: { clear: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('table.nothingMatches')}
      illustration={<LostPath />}
      description={t('table.nothingMatchesText')}
      action={
        <Button variant="default" onClick={clear}>
          {t('table.showAll')}
        </Button>
      }
    />
  );
}

function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTexts();
  return (
    <div className={classes.fallback} role="alert">
      <EmptyState
        title={t('table.failed')}
        description={errorText(t, error)}
        action={<Button onClick={retry}>{t('common.retry')}</Button>}
      />
    </div>
  );
}
