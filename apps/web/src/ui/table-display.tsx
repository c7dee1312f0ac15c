import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { ColumnChoice } from './column-choice.ts';
import { Menu, MenuChoices, MenuLabel, MenuLine } from './menu.tsx';
import type { Column } from './table-column.ts';
import { TableColumnsMenu } from './table-columns-menu.tsx';
import { type Density, densities } from './table-density.ts';
import type { TableState } from './use-table-state.ts';

type DisplayProps<Row> = {
  columns: Column<Row>[];
  /** Those that are shown now. */
  shown: Column<Row>[];
  /** Set where columns can be chosen. */
  choice?: ColumnChoice | undefined;
  /** What the list's own order is called. */
  ownOrder: string;
  state: TableState;
  density: Density;
  onDensity: (density: Density) => void;
  /** Cards have one density. */
  isNarrow: boolean;
};

const directions = ['asc', 'desc'] as const;

/** Order and density in words: cards have no headers to press, and a header cannot give the list its own order back in one step. */
export function TableDisplay<Row>({ columns, shown, choice, ownOrder, state, density, onDensity, isNarrow }: DisplayProps<Row>) {
  const { t } = useTexts();
  const { query, defaults } = state;
  // A column that is the list's own order is named once.
  const sorts = columns.flatMap(({ sort, header }) => (sort && sort !== defaults.sort ? [{ value: sort, label: header }] : []));
  const isDense = (value: string): value is Density => densities.some((known) => known === value);
  return (
    <Menu
      button={(props) => (
        <ActionIcon variant="default" size={36} aria-label={t('table.display')} {...props}>
          <IconAdjustmentsHorizontal size={16} stroke={1.6} />
        </ActionIcon>
      )}
    >
      <MenuLabel>{t('table.sortBy')}</MenuLabel>
      <MenuChoices
        staysOpen
        label={t('table.sortBy')}
        value={query.sort}
        options={[{ value: defaults.sort, label: ownOrder }, ...sorts]}
        onPick={(sort) => state.change({ sort, dir: defaults.dir })}
      />
      <MenuLine />
      <MenuChoices
        staysOpen
        label={t('table.direction')}
        value={query.dir}
        options={directions.map((value) => ({ value, label: t(value === 'asc' ? 'table.ascending' : 'table.descending') }))}
        onPick={(dir) => state.change({ dir })}
      />
      {!isNarrow && (
        <>
          <MenuLine />
          <MenuLabel>{t('table.density')}</MenuLabel>
          <MenuChoices
            staysOpen
            label={t('table.density')}
            value={density}
            options={densities.map((value) => ({ value, label: t(`table.${value}`) }))}
            onPick={(value) => isDense(value) && onDensity(value)}
          />
        </>
      )}
      {choice && (
        <TableColumnsMenu columns={isNarrow ? columns.filter(({ card }) => card !== 'none') : columns} shown={shown} choice={choice} />
      )}
    </Menu>
  );
}
