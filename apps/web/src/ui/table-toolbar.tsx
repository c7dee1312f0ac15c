import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { Column, Filter } from './table-column.ts';
import type { Density } from './table-density.ts';
import { TableDisplay } from './table-display.tsx';
import { type ExportLinks, TableExport } from './table-export.tsx';
import { TableFilter } from './table-filter.tsx';
import { TableSearch } from './table-search.tsx';
import classes from './table-toolbar.module.css';
import type { TableState } from './use-table-state.ts';

type ToolbarProps<Row> = {
  /** None where the list is not searched. */
  searchLabel: string | undefined;
  state: TableState;
  columns: Column<Row>[];
  shown: Column<Row>[];
  choice?: ColumnChoice | undefined;
  /** Keeps what the list is narrowed to, for those lists that have views. */
  save?: ReactNode;
  ownOrder: string;
  filters: Filter[];
  exports?: ExportLinks | undefined;
  isNarrow: boolean;
  density: Density;
  onDensity: (density: Density) => void;
};

/** So many filters have room beside the search, also once they are set. */
const oneLine = 3;

export function TableToolbar<Row>({ searchLabel, state, filters, exports, save, isNarrow, ...display }: ToolbarProps<Row>) {
  const { t } = useTexts();
  return (
    <div className={classes.toolbar} data-narrow={isNarrow || undefined} data-two-lines={filters.length > oneLine || undefined}>
      {searchLabel && <TableSearch label={searchLabel} value={state.query.q ?? ''} onSearch={(q) => state.change({ q })} />}
      {filters.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className={classes.filters} role="group" aria-label={t('table.filters')}>
          {filters.map((filter) => (
            <TableFilter
              key={filter.key}
              filter={filter}
              value={state.filters[filter.key]}
              onPick={(value, isPartOfStep) => state.change({ [filter.key]: value }, isPartOfStep)}
            />
          ))}
          {Object.keys(state.filters).length > 1 && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={state.clear}>
              {t('table.clearFilters')}
            </Button>
          )}
          {!isNarrow && save}
        </div>
      )}
      <div className={classes.tools}>
        {isNarrow && save}
        {exports && <TableExport links={exports} isNarrow={isNarrow} />}
        <TableDisplay state={state} isNarrow={isNarrow} {...display} />
      </div>
    </div>
  );
}
