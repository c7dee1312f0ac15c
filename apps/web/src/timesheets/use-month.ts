import { type Line, linesOf } from '@jalon/domain/timesheets/month';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { CallError } from '../core/call.ts';
import { type Outcome, oneWriter } from '../core/one-writer.ts';
import { useKeptMonth } from './kept-month.ts';
import { type Comments, changedIn, commentsOf, planOf, savedLines, unsavedIn, withoutGains } from './month-model.ts';
import { type Lost, saveMonth, type Versions, withTimesheet } from './save-month.ts';
import { monthQuery } from './timesheets.api.ts';
import { type Saving, useAutosave } from './use-autosave.ts';

/** What stands in the way: who changed the month elsewhere, and when. */
export type Conflict = { by: string | undefined; at: string | undefined };
const versionsOf = ({ deliveries }: OwnMonth): Versions =>
  Object.fromEntries(deliveries.map(({ delivery, timesheet }) => [delivery.id, timesheet?.version ?? 0]));

/** The month as it is being filled: what is shown is one's own, and goes to the server a second after the last change. */
export function useMonth(data: OwnMonth) {
  const client = useQueryClient();
  const { month } = data;
  const device = useKeptMonth(month);
  const [begun] = useState(() => device.read(data));
  const isStale = begun && unsavedIn(data, begun.lines, begun.said).some((id) => begun.versions[id] !== versionsOf(data)[id]);
  const [own, setOwn] = useState<Line[] | undefined>(begun?.lines);
  const [said, setSaid] = useState<Comments>(begun?.said ?? {});
  const [past, setPast] = useState<Line[][]>([]);
  const [saving, setSaving] = useState<Saving>(isStale ? 'conflict' : 'idle');
  const [conflict, setConflict] = useState<Conflict>({ by: undefined, at: undefined });
  const [savedAt, setSavedAt] = useState<string>();
  const plan = useMemo(() => planOf(data), [data]);
  const saved = useMemo(() => savedLines(data), [data]);
  const lines = own ?? saved;
  const comments: Comments = useMemo(() => ({ ...commentsOf(data), ...said }), [data, said]);
  const changed = useMemo(() => unsavedIn(data, lines, said), [data, lines, said]);
  const latest = useRef({ lines: own, said, isUnsaved: own !== undefined, versions: begun?.versions ?? versionsOf(data) });
  const lost = useRef<Lost>(new Map());
  latest.current.lines = own;
  latest.current.said = said;

  const read = useCallback(() => client.getQueryData(monthQuery(month).queryKey), [client, month]);
  const write = useCallback(async (): Promise<Outcome> => {
    const known = read();
    const { lines: wanted, said: comments } = latest.current;
    if (!wanted) {
      latest.current.isUnsaved = false;
      return 'saved';
    }
    if (!known) return 'failed';
    setSaving('saving');
    const show = (timesheet: Timesheet) => {
      latest.current.versions = { ...latest.current.versions, [timesheet.deliveryId]: timesheet.version };
      client.setQueryData(monthQuery(month).queryKey, (before) => before && withTimesheet(before, timesheet));
    };
    const save = (days: readonly Line[]) =>
      saveMonth({ read, versions: latest.current.versions, said: comments, lost: lost.current, show }, days);
    try {
      const first = withoutGains(savedLines(known), wanted);
      // A day that moves from one delivery to another leaves the one before it comes to the other.
      if (unsavedIn(known, wanted, comments).length > 1) await save(first);
      await save(wanted);
      setSavedAt(new Date().toISOString());
      setSaving('idle');
      if (latest.current.lines === wanted && latest.current.said === comments) {
        latest.current.isUnsaved = false;
        setOwn(undefined);
        setSaid({});
        device.forget();
      }
      return 'saved';
    } catch (error) {
      const { code, status, details } = error instanceof CallError ? error : new CallError(0, 'server.failed');
      if (status === 409 || status === 404) {
        setConflict({ by: details.by as string | undefined, at: details.at as string | undefined });
        setSaving('conflict');
        void client.invalidateQueries({ queryKey: monthQuery(month).queryKey });
        return 'conflict';
      }
      const outcome = code === 'server.unavailable' ? 'offline' : 'failed';
      setSaving(outcome);
      return outcome;
    }
  }, [client, month, read, device]);
  const { save, flush } = useMemo(() => oneWriter({ write, isUnsaved: () => latest.current.isUnsaved }), [write]);

  useAutosave({ own, saving, save, flush });

  const show = (next: Line[], comments = said) => {
    if (!latest.current.lines) latest.current.versions = versionsOf(read() ?? data);
    latest.current.lines = next;
    latest.current.said = comments;
    latest.current.isUnsaved = true;
    setOwn(next);
    setSaid(comments);
    setSaving((now) => (now === 'failed' ? 'idle' : now));
    device.keep({ lines: next, said: comments, versions: latest.current.versions });
  };
  const say = useCallbackRef((deliveryId: string, text: string) => show([...lines], { ...said, [deliveryId]: text }));
  const isOpen = (id: string) => plan.deliveries.some((one) => one.id === id && !one.isLocked);
  return {
    plan,
    lines,
    /** The deliveries with days that the server does not have. */
    changed,
    saving,
    savedAt,
    conflict,
    comments,
    /** Says something of the month of a delivery. */
    say,
    canUndo: past.length > 0,
    /** Saves now what is not saved, and says how that ended. */
    flush,
    change: (next: Line[]) => {
      setPast((all) => [...all.slice(-99), lines]);
      show(next);
    },
    /** Changes what is shown by now, for what was offered a while ago; nothing of what has been sent meanwhile. */
    amend: (how: (now: readonly Line[]) => Line[]) => {
      const known = read() ?? data;
      const now = latest.current.lines ?? savedLines(known);
      const next = how(now);
      const current = planOf(known);
      const isSent = (id: string) => current.deliveries.some((one) => one.id === id && one.isLocked);
      if (changedIn(current, now, next).some(isSent)) return;
      setPast((all) => [...all.slice(-99), now]);
      show(next, latest.current.said);
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      show(before);
    },
    /** Whether some of one's own days could still be saved. */
    canTakeOver: changed.some(isOpen),
    /** One's own days over what is saved now, as far as that is still open. */
    takeOver: () => {
      const { deliveries } = plan;
      setSaving('idle');
      latest.current.versions = versionsOf(data);
      show(deliveries.flatMap(({ id }) => linesOf(isOpen(id) ? lines : saved, id)));
    },
    drop: () => {
      latest.current.lines = undefined;
      latest.current.isUnsaved = false;
      setOwn(undefined);
      setSaid({});
      setPast([]);
      setSaving('idle');
      device.forget();
    },
  };
}

export type Month = ReturnType<typeof useMonth>;
