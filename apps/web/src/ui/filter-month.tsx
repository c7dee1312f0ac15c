import { formatMonth, monthOf, shiftMonth } from '@jalon/domain/core/months';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { DateField } from './date-field.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { MonthFilter } from './table-column.ts';
import classes from './table-toolbar.module.css';

type MonthProps = { filter: MonthFilter; value: string | undefined; onPick: (value: string | undefined) => void };

/** A month, with the one before and the one after a press away. */
export function FilterMonth({ filter: { label }, value, onPick }: MonthProps) {
  const { t, language } = useTexts();
  const now = monthOf(new Date().toLocaleDateString('sv-SE'));
  const step = (by: -1 | 1) => onPick(value ? shiftMonth(value, by) : now);
  return (
    <span className={classes.stepper}>
      <button type="button" className={classes.chipOut} aria-label={t('table.previousMonth')} onClick={() => step(-1)}>
        <IconChevronLeft size={14} stroke={1.8} />
      </button>
      <FilterChip label={label} shown={value && formatMonth(value, language)} onRemove={() => onPick(undefined)}>
        {(close) => (
          <DateField
            type="month"
            label={label}
            required
            withAsterisk={false}
            value={value ?? now}
            onChange={(month) => month && onPick(month)}
            onKeyDown={({ key }) => key === 'Enter' && close()}
          />
        )}
      </FilterChip>
      <button type="button" className={classes.chipOut} aria-label={t('table.followingMonth')} onClick={() => step(1)}>
        <IconChevronRight size={14} stroke={1.8} />
      </button>
    </span>
  );
}
