import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Under this, a table would be a strip of cut texts: rows become cards. */
const narrow = 520;
/** Widths are told in steps, so that dragging the edge of the window does not draw the table at every pixel. */
const step = 40;

/** How much room the table has: not the window's, because a list or a panel may stand beside it. */
export function useTableWidth(): [RefObject<HTMLDivElement | null>, { width: number; isNarrow: boolean }] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => window.innerWidth);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const measure = () => setWidth(Math.floor((frame.current?.clientWidth ?? 0) / step) * step);
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return [frame, { width, isNarrow: width < narrow }];
}
