import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { oneOf, ownPreference, readPreference, writePreference } from '../core/preferences.ts';
import { useUser } from '../core/session.ts';

export type View = 'month' | 'rows';
const isView = oneOf('month', 'rows');

/** As it was chosen last; before that a calendar, and rows from three deliveries on. */
export function useView(deliveries: number): [View, (view: View) => void] {
  const name = ownPreference(useUser().id, 'timesheets.view');
  const [chosen, setChosen] = useState(() => readPreference(name, isView));
  const choose = useCallbackRef((view: View) => {
    setChosen(view);
    writePreference(name, view);
  });
  return [chosen ?? (deliveries > 2 ? 'rows' : 'month'), choose];
}
