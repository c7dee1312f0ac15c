import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Below this, drawing every row is cheap, and the browser's own search finds them all. */
const virtualFrom = 200;

/**
 * The rows worth drawing: all of a short list, those around the window of a long one, with the height left before and after.
 * Sizes are kept: a caller whose rows change height draws itself anew (`key`).
 */
export function useVisible<Row extends { id: string }>(rows: Row[], rowHeight: number) {
  const isVirtual = rows.length > virtualFrom;
  const container = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (isVirtual && container.current) setTop(container.current.getBoundingClientRect().top + window.scrollY);
  }, [isVirtual]);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollMargin: top,
    overscan: 12,
  });

  if (!isVirtual) return { container, visible: rows.map((row, index) => ({ row, index })), before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    container,
    visible: items.flatMap(({ index }) => (rows[index] ? [{ row: rows[index], index }] : [])),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** For rows whose height is not known beforehand. */
    measure: virtualizer.measureElement,
  };
}
