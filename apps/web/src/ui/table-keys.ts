import { type KeyboardEvent as KeyboardPress, type RefObject, useEffect } from 'react';

/** Keys are for the page only: not while typing, nor inside a dialog or a menu, nor with a modifier held. */
export const isBusyElsewhere = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  altKey ||
  ctrlKey ||
  metaKey ||
  !(target instanceof HTMLElement) ||
  target.isContentEditable ||
  target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** Of the rows of a table, the one that an element is in, or that has opened what it is in; -1 for none. */
export function rowOf(table: HTMLElement, element: Element | null): number {
  if (!element || !table.contains(element)) return -1;
  const { DOCUMENT_POSITION_PRECEDING } = Node;
  return [...table.querySelectorAll('[data-row]')].findLastIndex(
    (row) => row.contains(element) || (element.compareDocumentPosition(row) & DOCUMENT_POSITION_PRECEDING) > 0,
  );
}

export function stepRow(table: HTMLElement, distance: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rowOf(table, document.activeElement);
  rows[current === -1 ? 0 : Math.min(Math.max(current + distance, 0), rows.length - 1)]?.focus();
}

/** On a list: the arrows walk from row to row. */
export function walkRows(event: KeyboardPress<HTMLElement>): void {
  const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (!step || !(event.target as HTMLElement).dataset.row) return;
  event.preventDefault();
  stepRow(event.currentTarget, step);
}

type Keys = {
  table: RefObject<HTMLElement | null>;
  toggle?: ((id: string) => void) | undefined;
  clear: () => void;
};

/** `j` and `k` walk the rows, Enter opens, `x` ticks, Escape unticks all. */
export function useTableKeys({ table, toggle, clear }: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event) || !table.current) return;
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      const isOnRow = row === event.target;
      if (event.key === 'j') stepRow(table.current, 1);
      else if (event.key === 'k') stepRow(table.current, -1);
      else if (event.key === 'Enter' && isOnRow) row?.querySelector<HTMLElement>('[data-open]')?.click();
      else if (event.key === 'x' && row?.dataset.row && toggle) toggle(row.dataset.row);
      else if (event.key === 'Escape') return clear();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table, toggle, clear]);
}
