import { createContext, type RefObject, use, useEffect } from 'react';

/** Of the drawer around a form: whether leaving it would lose something. */
export const UnsavedContext = createContext<RefObject<boolean> | null>(null);

/** For a form in a drawer: tells whether what was typed would be lost. */
export function useUnsaved(isDirty: boolean): void {
  const unsaved = use(UnsavedContext);
  useEffect(() => {
    if (!unsaved) return;
    unsaved.current = isDirty;
    return () => {
      unsaved.current = false;
    };
  }, [unsaved, isDirty]);
}
