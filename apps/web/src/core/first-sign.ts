import { useEffect, useRef } from 'react';

/** A screen reader or a voice may press without moving anything. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click'];

/** Acts once, when a hand first moves: what it may ask for next is fetched meanwhile, and nobody's first sight waits for it. */
export function useFirstSign(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      latest.current();
    };
    for (const sign of signs) window.addEventListener(sign, hear, { signal: heard.signal, passive: true });
    return () => heard.abort();
  }, []);
}
