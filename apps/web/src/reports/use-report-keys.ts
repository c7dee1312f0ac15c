import type { ReportRow } from '@jalon/domain/reports/report-row';
import { type RefObject, useEffect, useRef } from 'react';
import { isBusyElsewhere, stepRow } from '../ui/table-keys.ts';
import type { ReportActs } from './use-report-acts.ts';

type Keys = {
  frame: RefObject<HTMLElement | null>;
  rows: readonly ReportRow[];
  acts: Pick<ReportActs, 'validate' | 'reject'>;
  onOpen: (key: string) => void;
  tick: (keys: readonly string[], isOn?: boolean) => void;
  clear: () => void;
  check: () => void;
};

/** `j` and `k` walk, Space and Enter open, `x` ticks and with Shift the whole heap, `v` validates, `r` rejects, Ctrl and Enter check what is ticked. */
export function useReportKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { frame, rows, acts, onOpen, tick, clear, check } = latest.current;
      if (!frame.current) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"], textarea') !== null;
        return isInDialog ? undefined : check();
      }
      if (isBusyElsewhere(event)) return;
      const element = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      const row = rows.find(({ key }) => key === element?.dataset.row);
      const group = [...(element?.closest('[data-group]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      if (event.key === 'j') stepRow(frame.current, 1);
      else if (event.key === 'k') stepRow(frame.current, -1);
      else if (event.key === 'Escape') return clear();
      else if (!row) return;
      else if ((event.key === ' ' || event.key === 'Enter') && element === event.target) onOpen(row.key);
      else if (event.key === 'x') tick([row.key]);
      else if (event.key === 'X')
        tick(
          group.flatMap(({ dataset }) => dataset.row ?? []),
          true,
        );
      else if (event.key === 'v') void acts.validate(row);
      else if (event.key === 'r') void acts.reject([row]);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
