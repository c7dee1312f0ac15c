import type { Line } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { useMemo } from 'react';
import { useUser } from '../core/session.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '../core/unsent.ts';
import { type Comments, unsavedIn } from './month-model.ts';
import type { Versions } from './save-month.ts';

type Kept = { lines: Line[]; versions: Versions; said: Comments };

/** What this device keeps of the month of somebody until it is saved; nothing of nobody. */
function keptOf(owner: string | undefined, month: string) {
  const name = `month.${month}`;
  return {
    /** Nothing where it is saved by now. */
    read(data: OwnMonth): Kept | undefined {
      const kept = owner === undefined ? undefined : (readUnsent(owner, name) as Kept | undefined);
      if (!kept || !Array.isArray(kept.lines)) return undefined;
      const { said = {} } = kept;
      return unsavedIn(data, kept.lines, said).length > 0 ? { ...kept, said } : undefined;
    },
    keep(kept: Kept): void {
      if (owner !== undefined) keepUnsent(owner, name, JSON.stringify(kept));
    },
    forget(): void {
      if (owner !== undefined) forgetUnsent(owner, name);
    },
  };
}

export function useKeptMonth(month: string) {
  const user = useUser();
  // Whoever sees the month as its owner does leaves nothing in their name.
  const owner = user.seenBy ? undefined : user.id;
  return useMemo(() => keptOf(owner, month), [owner, month]);
}
