import { useEffect, useSyncExternalStore } from 'react';
import { useOperator } from './operator.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

let shown = '';
let waiting = 0;
/** "(3) Title · Jalon". The count is not announced with the screen: its own place says it. */
const show = () => {
  document.title = waiting > 0 ? `(${waiting}) ${shown}` : shown;
};

/** "Title · Jalon". */
export function useDocumentTitle(title: string): void {
  const { name } = useOperator();
  useEffect(() => {
    shown = `${title} · ${name}`;
    show();
    for (const listener of listeners) listener();
  }, [title, name]);
}

/** How many notifications are unread, before the title of whatever screen is shown. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
}

/** For the region that tells screen readers which screen has come: the browser says nothing when a script changes it. */
export const useAnnouncedTitle = (): string => useSyncExternalStore(subscribe, () => shown);
