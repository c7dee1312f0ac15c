import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './table-bar.module.css';
import type { Filter } from './table-column.ts';
import { TableFilter } from './table-filter.tsx';
import { TableSearch } from './table-search.tsx';
import type { TableState } from './use-table-state.ts';

type ToolbarProps = {
  /** What its search is called, where there is one. */
  search?: string;
  state: TableState;
  filters: Filter[];
  /** The way to keep what is looked for. */
  save?: ReactNode;
};

/** Above rows that are no table: what they are searched and narrowed by. */
export function TableBar({ search, state, filters, save }: ToolbarProps) {
  const { t } = useTexts();
  const set = filters.filter(({ key }) => state.filters[key] !== undefined);
  return (
    <div className={classes.toolbar}>
      {search && (
        <div className={classes.search}>
          <TableSearch label={search} value={state.query.q ?? ''} onSearch={(q) => state.change({ q })} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className={classes.filters} role="group" aria-label={t('table.filters')}>
        {filters.map((filter) => (
          <TableFilter
            key={filter.key}
            filter={filter}
            value={state.filters[filter.key]}
            onPick={(value, isPartOfStep) => state.change({ [filter.key]: value }, isPartOfStep)}
          />
        ))}
        {set.length > 1 && (
          <Button variant="subtle" size="compact-sm" onClick={state.clear}>
            {t('table.clearFilters')}
          </Button>
        )}
      </div>
      {save && <div className={classes.save}>{save}</div>}
    </div>
  );
}
