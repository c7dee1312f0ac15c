import { type ReactNode, useCallback, useState } from 'react';
import { later } from '../ui/later.tsx';
import type { Person } from './add-dialog.tsx';

const AddDialog = later(() => import('./add-dialog.tsx'));

/** Asks which lists some people belong in. */
export function useAddToList(): { add: (people: readonly Person[]) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ people: readonly Person[]; isOpen: boolean }>();
  const add = useCallback((people: readonly Person[]) => setAsked({ people, isOpen: true }), []);
  const dialog = asked && (
    <AddDialog
      people={asked.people}
      isOpen={asked.isOpen}
      onClose={() => setAsked({ ...asked, isOpen: false })}
      onClosed={() => setAsked(undefined)}
    />
  );
  return { add, dialog };
}
