import { useEffect } from 'react';
import { isBusyElsewhere } from '../ui/table-keys.ts';
import type { Place } from './use-place.ts';

type Keys = {
  rows: readonly { id: string }[] | undefined;
  shown: string | undefined;
  place: Place;
};

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** `j` and `k` walk along the list, `f` keeps what is open, `p` applies. */
export function useOfferKeys({ rows = [], shown, place }: Keys): void {
  useEffect(() => {
    const walk = (distance: 1 | -1) => {
      const next = rows[Math.max(0, rows.findIndex(({ id }) => id === shown) + distance)];
      if (!next) return;
      place.show(next.id);
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"] [data-open]`)?.focus();
    };
    const acts: Record<string, () => void> = {
      j: () => walk(1),
      k: () => walk(-1),
      f: () => press('[data-detail] [aria-pressed]'),
      p: () => press('[data-detail] [data-apply]'),
    };
    const listen = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (!act || isBusyElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
