import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from './i18n.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** "Title · Jalon". */
export function useDocumentTitle(title: string): void {
  const { t } = useTexts();
  const product = t('common.product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
    for (const listener of listeners) listener();
  }, [title, product]);
}

/** For the region that tells screen readers which screen has come: the browser says nothing when a script changes it. */
export const useAnnouncedTitle = (): string => useSyncExternalStore(subscribe, () => document.title);
