import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { FieldPopover } from './field-popover.tsx';
import toolbar from './table-toolbar.module.css';

type ChipProps = {
  label: string;
  /** What it filters by, in words; nothing while it filters nothing. */
  shown: string | undefined;
  onRemove: () => void;
  /** The fields behind the chip. */
  children: (close: () => void) => ReactNode;
};

/** A chip whose fields open below it. */
export function FilterChip({ label, shown, onRemove, children }: ChipProps) {
  const { t } = useTexts();
  return (
    <span className={toolbar.chip} data-set={shown !== undefined || undefined}>
      <FieldPopover
        label={label}
        button={(props) => (
          <button
            type="button"
            className={toolbar.chipButton}
            aria-label={shown === undefined ? t('table.filterBy', { name: label }) : t('table.filterIs', { name: label, value: shown })}
            {...props}
          >
            {label}
            {shown === undefined ? <IconChevronDown size={14} stroke={1.6} /> : <strong>{shown}</strong>}
          </button>
        )}
      >
        {children}
      </FieldPopover>
      {shown !== undefined && (
        <button type="button" className={toolbar.chipOut} aria-label={t('table.removeFilter', { name: label })} onClick={onRemove}>
          <IconX size={14} stroke={1.8} />
        </button>
      )}
    </span>
  );
}
