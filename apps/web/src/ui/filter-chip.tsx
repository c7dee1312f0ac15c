import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../core/i18n.ts';
import classes from './filter-chip.module.css';
import menu from './menu.module.css';
import toolbar from './table-toolbar.module.css';

type ChipProps = {
  label: string;
  /** What it filters by, in words; nothing while it filters nothing. */
  shown: string | undefined;
  onRemove: () => void;
  /** The fields behind the chip. */
  children: (close: () => void) => ReactNode;
};

/** A chip whose fields open below it. The browser opens them above everything, and closes them on Escape or a press elsewhere. */
export function FilterChip({ label, shown, onRemove, children }: ChipProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const anchor = `--filter-${id.replace(/\W/g, '')}`;
  const close = () => popover.current?.hidePopover();
  return (
    <span className={toolbar.chip} data-set={shown !== undefined || undefined}>
      <button
        type="button"
        className={toolbar.chipButton}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={shown === undefined ? t('table.filterBy', { name: label }) : t('table.filterIs', { name: label, value: shown })}
        style={{ anchorName: anchor }}
      >
        {label}
        {shown === undefined ? <IconChevronDown size={14} stroke={1.6} /> : <strong>{shown}</strong>}
      </button>
      {shown !== undefined && (
        <button type="button" className={toolbar.chipOut} aria-label={t('table.removeFilter', { name: label })} onClick={onRemove}>
          <IconX size={14} stroke={1.8} />
        </button>
      )}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        // What is pressed beside a field, such as its name, leaves the focus here: it would go to the page, and close this.
        tabIndex={-1}
        className={`${menu.menu} ${classes.popover}`}
        data-align="start"
        style={{ positionAnchor: anchor }}
        // Drawn before it is shown, so that it is never seen empty; cleared once it is hidden, or the focus would be lost with its field.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return setOpen(false);
          currentTarget.querySelector<HTMLElement>('input, button')?.focus();
        }}
        onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
      >
        {isOpen && children(close)}
      </div>
    </span>
  );
}
