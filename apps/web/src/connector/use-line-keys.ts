import type { SyncLine } from '@jalon/domain/connector/sync-line';
import { type RefObject, useEffect } from 'react';
import { isBusyElsewhere, stepRow } from '../ui/table-keys.ts';
import { toggled } from './ticking.ts';
import type { Decide } from './use-decisions.ts';

type LineKeys = { table: RefObject<HTMLElement | null>; lines: readonly SyncLine[]; decide: Decide | undefined };

/** `j` and `k` walk the lines, the space bar ticks the one that has the focus, and digits decide a conflict. */
export function useLineKeys({ table, lines, decide }: LineKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event) || !table.current) return;
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      const line = lines.find(({ id }) => id === row?.dataset.row);
      if (event.key === 'j') stepRow(table.current, 1);
      else if (event.key === 'k') stepRow(table.current, -1);
      else {
        // On a button or a box the space bar is its own.
        const isOnLine = row === event.target;
        const decided = line && decide && (event.key === ' ' ? isOnLine && toggled(line) : decidedBy(line, event.key));
        if (!decided) return;
        decide([decided]);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table, lines, decide]);
}

function decidedBy({ id, kind, choices }: SyncLine, key: string) {
  const decision = kind === 'conflict' && /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
  return decision && { id, decision };
}
