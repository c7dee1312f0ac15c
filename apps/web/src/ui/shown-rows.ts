import type { Page } from '@jalon/domain/core/listing';
import { useEffect, useSyncExternalStore } from 'react';
import type { TableRecord } from './table-column.ts';

type Shown = Pick<Page<TableRecord>, 'rows' | 'first' | 'total'>;

/** The rows of the list on screen and the one that is open beside it: a screen has one list, and its panel is drawn apart from it. */
let shown: Shown | undefined;
let openId: string | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** For the table: the rows its panel walks along. */
export function useShowRows(page: Shown | undefined): void {
  useEffect(() => {
    shown = page;
    tell();
  }, [page]);
  useEffect(
    () => () => {
      shown = undefined;
      tell();
    },
    [],
  );
}

/** For a row: whether it is the one that is open. */
export const useIsOpenRow = (id: string): boolean => useSyncExternalStore(subscribe, () => openId === id);

/** Where the open record stood last: what is done to it may take it out of the list, and whoever works through the list goes on from there. */
let stood: { id: string; index: number } | undefined;

/** For the panel: where its record stands in the list, if it does, and its neighbours there. */
export function useNeighbours(id: string) {
  useEffect(() => {
    openId = id;
    tell();
    return () => {
      openId = undefined;
      tell();
    };
  }, [id]);
  const rows = useSyncExternalStore(subscribe, () => shown);
  const index = rows?.rows.findIndex((row) => row.id === id) ?? -1;
  const isThere = index !== -1;
  useEffect(() => {
    if (isThere) stood = { id, index };
  }, [id, isThere, index]);
  if (!rows) return undefined;
  const { rows: all, first, total } = rows;
  if (isThere) return { rank: first + index, total, previous: all[index - 1]?.id, next: all[index + 1]?.id };
  // What came behind it has taken its place.
  return stood?.id === id ? { rank: undefined, total, previous: all[stood.index - 1]?.id, next: all[stood.index]?.id } : undefined;
}
