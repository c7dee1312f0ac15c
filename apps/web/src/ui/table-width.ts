import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Under this, a table would be a strip of cut texts: rows become cards. */
const narrow = 520;
/** Widths are told in steps, so that dragging the edge of the window does not draw the table at every pixel. Cards take any. */
const step = 40;

const inSteps = (width: number): number => (width < narrow ? 0 : Math.floor(width / step) * step);

/** How much room the table has: not the window's, because a list or a panel may stand beside it. */
export function useTableWidth(): [RefObject<HTMLDivElement | null>, { width: number; isNarrow: boolean }] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => inSteps(window.innerWidth));
  const latest = useRef(width);
  latest.current = width;
  useLayoutEffect(() => {
    if (!frame.current) return;
    // Told by the browser once it has laid out the page, and drawn at once: asking would make it lay out twice, waiting would show both.
    const observer = new ResizeObserver(([entry]) => {
      const next = inSteps(entry?.contentRect.width ?? 0);
      if (next !== latest.current) flushSync(() => setWidth(next));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, { width, isNarrow: width < narrow }];
}
