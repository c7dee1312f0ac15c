import { useEffect, useRef } from 'react';
import { isBusyElsewhere } from '../ui/table-keys.ts';

type Acts = { accept: (() => void) | undefined; refuse: (() => void) | undefined };

/** `c` accepts what is open, `r` refuses it: never while somebody types. */
export function useCheckKeys(acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { accept, refuse } = latest.current;
      const run = event.key === 'c' ? accept : event.key === 'r' ? refuse : undefined;
      if (!run || isBusyElsewhere(event)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
