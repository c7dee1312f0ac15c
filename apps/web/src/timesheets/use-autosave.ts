import type { Line } from '@jalon/domain/timesheets/month';
import { useEffect } from 'react';
import type { Outcome } from '../core/one-writer.ts';

export type Saving = 'idle' | 'saving' | 'offline' | 'failed' | 'conflict';
const pauseMs = 1000;
const againMs = 10_000;

/** `own`: the days that are not saved, others after each change; `save` writes once, `flush` until everything is saved. */
type Autosave = { own: readonly Line[] | undefined; saving: Saving; save: () => Promise<Outcome>; flush: () => Promise<Outcome> };

/** A second after the last change; without a network, when it is back. */
export function useAutosave({ own, saving, save, flush }: Autosave): void {
  useEffect(() => {
    if (!own || saving === 'conflict' || saving === 'failed' || saving === 'saving') return;
    const wait = setTimeout(() => void save(), saving === 'offline' ? againMs : pauseMs);
    const now = () => void save();
    window.addEventListener('online', now);
    return () => {
      clearTimeout(wait);
      window.removeEventListener('online', now);
    };
  }, [own, saving, save]);
  // Who leaves the screen within that second has it saved all the same.
  useEffect(() => () => void flush(), [flush]);
}
