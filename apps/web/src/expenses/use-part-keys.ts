import { useEffect } from 'react';
import { scrolling } from '../core/scrolling.ts';

const parts: Record<string, string> = { KeyR: 'actual', KeyF: 'fixed', KeyK: 'kilometres' };

/** Alt with R, F or K leads to one of the three kinds of lines. By the place of the key, so that every keyboard has them. */
export function usePartKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const part = event.altKey && !event.ctrlKey && !event.metaKey ? parts[event.code] : undefined;
      const title = part && document.getElementById(`part-${part}`);
      if (!title) return;
      event.preventDefault();
      title.focus();
      title.scrollIntoView({ block: 'start', behavior: scrolling() });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
