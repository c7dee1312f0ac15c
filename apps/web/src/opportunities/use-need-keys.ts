import { type RefObject, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isBusyElsewhere } from '../ui/table-keys.ts';
import { useNeedHrefs } from './need-hrefs.ts';

type Keys = {
  rows: readonly { id: string }[];
  current: string | undefined;
  items: RefObject<HTMLElement | null>;
};

/** `j` and `k` open the next need and the one before. */
export function useNeedKeys({ rows, current, items }: Keys): void {
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  const [parameters] = useSearchParams();
  useEffect(() => {
    const step = (distance: 1 | -1) => {
      const at = rows.findIndex(({ id }) => id === current);
      const next = rows[at === -1 ? 0 : at + distance];
      if (!next) return;
      const kept = new URLSearchParams(parameters);
      kept.set('need', next.id);
      kept.delete('side');
      void navigate(`${hrefs.list}?${kept}`, { replace: true });
      const row = items.current?.querySelector<HTMLElement>(`[data-need="${CSS.escape(next.id)}"]`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    };
    const listen = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return;
      if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [rows, current, items, navigate, hrefs, parameters]);
}
