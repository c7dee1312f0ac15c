import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { FilterDates } from './filter-dates.tsx';
import { FilterFound } from './filter-found.tsx';
import { FilterMonth } from './filter-month.tsx';
import { FilterRange } from './filter-range.tsx';
import { FilterSeveral } from './filter-several.tsx';
import { Menu, MenuChoices } from './menu.tsx';
import type { Filter, OneFilter } from './table-column.ts';
import classes from './table-toolbar.module.css';

type FilterProps = { filter: Filter; value: string | undefined; onPick: (value: string | undefined, isPartOfStep?: boolean) => void };

/** What a filter is drawn as depends on what it takes. */
export function TableFilter({ filter, ...props }: FilterProps) {
  switch (filter.kind) {
    case 'found':
      return <FilterFound filter={filter} {...props} />;
    case 'several':
      return <FilterSeveral filter={filter} {...props} />;
    case 'range':
      return filter.of === 'date' ? <FilterDates filter={filter} {...props} /> : <FilterRange filter={filter} of={filter.of} {...props} />;
    case 'month':
      return <FilterMonth filter={filter} {...props} />;
    default:
      return <FilterOne filter={filter} {...props} />;
  }
}

const anyValue = '';

/** A chip: dashed while it filters nothing, filled with its value and a way out once it does. */
function FilterOne({ filter: { label, options, any }, value, onPick }: FilterProps & { filter: OneFilter }) {
  const { t } = useTexts();
  const picked = options.find((option) => option.value === value);
  return (
    <span className={classes.chip} data-set={picked ? true : undefined}>
      <Menu
        align="start"
        button={(props) => (
          <button
            type="button"
            className={classes.chipButton}
            aria-label={picked ? t('table.filterIs', { name: label, value: picked.label }) : t('table.filterBy', { name: label })}
            {...props}
          >
            {label}
            {picked ? <strong>{picked.label}</strong> : <IconChevronDown size={14} stroke={1.6} />}
          </button>
        )}
      >
        <MenuChoices
          label={label}
          value={picked?.value ?? anyValue}
          options={[{ value: anyValue, label: any ?? t('table.any') }, ...options]}
          onPick={(next) => onPick(next === anyValue ? undefined : next)}
        />
      </Menu>
      {picked && (
        <button
          type="button"
          className={classes.chipOut}
          aria-label={t('table.removeFilter', { name: label })}
          onClick={() => onPick(undefined)}
        >
          <IconX size={14} stroke={1.8} />
        </button>
      )}
    </span>
  );
}
