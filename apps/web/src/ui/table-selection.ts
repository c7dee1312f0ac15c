import { useCallback, useMemo, useState } from 'react';

/** These rows, or all where none are named. */
export type Untick = (ids?: readonly string[]) => void;

export type Selection = {
  ids: ReadonlySet<string>;
  isAll: boolean;
  isPartial: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  untick: Untick;
};

const none: ReadonlySet<string> = new Set();

/** The ticked rows among those shown: a row that left the page is no longer part of what an act is about to change. */
export function useSelection(rows: { id: string }[] | undefined): Selection {
  const [ticked, setTicked] = useState(none);
  const ids = useMemo(() => {
    const shown = rows?.filter(({ id }) => ticked.has(id)).map(({ id }) => id) ?? [];
    return shown.length > 0 ? new Set(shown) : none;
  }, [rows, ticked]);

  const toggle = useCallback((id: string) => {
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const untick = useCallback<Untick>((gone) => setTicked((now) => (gone ? now.difference(new Set(gone)) : none)), []);
  const isAll = ids.size > 0 && ids.size === rows?.length;
  const toggleAll = () => setTicked(isAll ? none : new Set(rows?.map(({ id }) => id)));
  return { ids, isAll, isPartial: ids.size > 0 && !isAll, toggle, toggleAll, untick };
}
