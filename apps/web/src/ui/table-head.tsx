import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './data-table.module.css';
import { TableBox } from './table-box.tsx';
import type { Column } from './table-column.ts';
import type { Selection } from './table-selection.ts';
import type { TableState } from './use-table-state.ts';

/** One press sorts upwards, the next downwards, the third gives the list its own order back. */
function nextSort(state: TableState, sort: string): { sort?: string; dir?: string } {
  const { query, defaults } = state;
  if (query.sort !== sort) return { sort, dir: 'asc' };
  if (query.dir === 'asc') return { sort, dir: 'desc' };
  return { sort: defaults.sort, dir: defaults.dir };
}

/** `aria-sort` belongs on the sorted column only. */
const sortOf = (state: TableState, sort: string | undefined) =>
  sort !== undefined && state.query.sort === sort ? (state.query.dir === 'asc' ? 'ascending' : 'descending') : undefined;

type HeadProps<Row> = {
  columns: Column<Row>[];
  state: TableState;
  hasActions: boolean;
  /** Set when rows can be ticked. */
  selection?: Selection | undefined;
};

export function TableHead<Row>({ columns, state, hasActions, selection }: HeadProps<Row>) {
  const { t } = useTexts();
  return (
    <thead className={classes.head}>
      <tr>
        {selection && (
          <th className={classes.boxCell}>
            <TableBox
              label={t('table.selectAll')}
              isChecked={selection.isAll}
              isPartial={selection.isPartial}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {columns.map(({ key, header, sort, align, width }) => {
          const direction = sortOf(state, sort);
          return (
            <th key={key} scope="col" aria-sort={direction} data-align={align} style={{ width }}>
              {sort ? (
                <button type="button" className={classes.sort} onClick={() => state.change(nextSort(state, sort))}>
                  {header}
                  {direction === 'descending' ? <IconArrowDown size={14} /> : <IconArrowUp size={14} data-idle={!direction || undefined} />}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th className={classes.actionCell}>
            <span className={classes.hidden}>{t('common.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
