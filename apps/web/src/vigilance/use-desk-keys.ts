import { type RefObject, useEffect, useRef } from 'react';
import { isBusyElsewhere } from '../ui/table-keys.ts';

type Keys = { frame: RefObject<HTMLElement | null>; onTick: (id: string) => void; onAsk: () => void };
const steps: Record<string, readonly [rows: number, cells: number]> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], k: [-1, 0], j: [1, 0] },
};
const isArrow = (key: string): boolean => key.startsWith('Arrow');

/**
 * `j`, `k` and the arrows walk from cell to cell, from the first one while none has the focus; Enter opens one as it presses any button, `x`
 * ticks its row, Ctrl and Enter ask those that are ticked.
 */
export function useDeskKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { frame, onTick, onAsk } = latest.current;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !(event.target as HTMLElement).closest('[role="dialog"]'))
        return onAsk();
      if (!frame.current || isBusyElsewhere(event) || !(event.target instanceof HTMLElement)) return;
      const row = event.target.closest<HTMLElement>('[data-row]');
      const step = steps[event.key];
      const isNowhere = event.target === document.body;
      // Elsewhere on the page the arrows scroll, and Enter is for what has the focus.
      const isWalked = event.target.dataset.cell || row || isNowhere || !isArrow(event.key);
      if (event.key === 'x' && row?.dataset.row) onTick(row.dataset.row);
      else if (event.key === 'Enter' && isNowhere) firstCell(frame.current)?.click();
      else if (step && isWalked) walk(frame.current, event.target, step);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('td [data-cell]')];
const firstCell = (frame: HTMLElement): HTMLElement | null => frame.querySelector<HTMLElement>('td [data-cell]');

function walk(frame: HTMLElement, from: HTMLElement, [down, along]: readonly [rows: number, cells: number]): void {
  const rows = [...frame.querySelectorAll('[data-row]')];
  const row = rows.findIndex((one) => one.contains(from));
  const cell = rows[row] ? cellsOf(rows[row]).indexOf(from) : -1;
  const target = rows[row + down] ?? rows[row];
  if (row === -1) firstCell(frame)?.focus();
  else if (target) cellsOf(target)[Math.max(0, cell + along)]?.focus();
}
