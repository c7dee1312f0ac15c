import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { WindowProps } from './table-window.tsx';

/** Sizes are kept: a caller whose rows change height draws itself anew (`key`). */
export default function LongWindow({ rows, rowHeight, children }: WindowProps<{ id: string }>) {
  const container = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (container.current) setTop(container.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollMargin: top,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return children({
    container: container as Ref<never>,
    rows: items.flatMap(({ index }) => (rows[index] ? [{ row: rows[index], index }] : [])),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: virtualizer.measureElement,
  });
}
