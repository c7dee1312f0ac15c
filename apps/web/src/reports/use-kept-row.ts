import { type RefObject, useEffect } from 'react';
import { rowOf } from '../ui/table-keys.ts';

/** Whoever walks the rows by keys stays there: when what has the focus goes, its row takes it, or the one that comes to stand there. */
export function useKeptRow(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = frame.current;
    if (!table) return;
    const rows = () => [...table.querySelectorAll<HTMLElement>('[data-row]')];
    let last: { element: Element; key: string | undefined; at: number } | undefined;
    const remember = ({ target }: FocusEvent) => {
      const at = target instanceof Element ? rowOf(table, target) : -1;
      last = at < 0 ? undefined : { element: target as Element, key: rows()[at]?.dataset.row, at };
    };
    // Who presses elsewhere has left.
    const forget = () => {
      last = undefined;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { key, at } = last;
      const left = rows();
      (left.find(({ dataset }) => dataset.row === key) ?? left[Math.min(at, left.length - 1)])?.focus();
    });
    watch.observe(table, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [frame]);
}
