import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As near to its end, one is there. */
const near = 80;
type Latest = { latest: string | undefined; isMine: boolean; typing: string | null };

/**
 * The end of a log stays in sight as long as one is there, and after one has written oneself; otherwise `below` tells how many have come
 * since. Undefined: one is at the end.
 */
export function useLogScroll({ latest, isMine, typing }: Latest) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef(latest);
  const [below, setBelow] = useState<number>();
  const toLatest = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children are others with every message
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      setBelow((count) => (isAtEnd.current ? undefined : (count ?? 0)));
    };
    element.addEventListener('scroll', look, { passive: true });
    // Pictures that come, and a field that grows, move the end.
    const sizes = new ResizeObserver(() => isAtEnd.current && toLatest());
    for (const child of [element, ...element.children]) sizes.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is writing takes a line too
  useLayoutEffect(() => {
    const isNew = before.current !== latest;
    before.current = latest;
    if (isAtEnd.current || (isNew && isMine)) toLatest();
    else if (isNew) setBelow((count) => (count ?? 0) + 1);
  }, [latest, isMine, typing]);
  return { log, below, toLatest };
}
