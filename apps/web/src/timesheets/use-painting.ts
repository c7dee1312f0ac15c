import { addDays } from '@jalon/domain/core/dates';
import { firstDayOf, lastDayOf } from '@jalon/domain/core/months';
import { expectedDatesOf } from '@jalon/domain/timesheets/month';
import { type Brush, emptied, nextAmount, paint, paintAll, type Refusal } from '@jalon/domain/timesheets/painting';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { brushesOf, isSameBrush } from './month-model.ts';
import type { Month } from './use-month.ts';

type Amount = 0 | 50 | 100;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** By the place of the key, so that no keyboard needs Shift for its figures. */
const amounts: Record<string, Amount> = {
  ...{ Digit1: 100, Numpad1: 100, Digit5: 50, Numpad5: 50, Digit0: 0, Numpad0: 0 },
  ...{ Delete: 0, Backspace: 0 },
};
const between = (from: string, to: string): string[] => {
  const [first, last] = from < to ? [from, to] : [to, from];
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
};

/** Where one is in the month, what one paints with, and what keys and the pointer do there. */
export function usePainting(data: OwnMonth, month: Month, isStill: boolean) {
  const { t } = useTexts();
  const toast = useToast();
  const { plan, lines, change } = month;
  const [first, last] = [firstDayOf(data.month), lastDayOf(data.month)];
  const brushes = brushesOf(data);
  const [picked, setBrush] = useState<Brush>(brushes[0] as Brush);
  const brush = brushes.some((one) => isSameBrush(one, picked)) ? picked : (brushes[0] as Brush);
  const [here, setHere] = useState(data.today >= first && data.today <= last ? data.today : (expectedDatesOf(plan)[0] ?? first));
  /** From where a selection reaches to here. */
  const [anchor, setAnchor] = useState<string>();
  const [stroke, setStroke] = useState<{ from: string; to: string }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const chosen = stroke ? between(stroke.from, stroke.to) : anchor ? between(anchor, here) : [];
  // Whoever has come by the keyboard goes on by it: the day that one is on has the focus.
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    document.querySelector<HTMLElement>(`[data-date="${here}"][tabindex="0"]`)?.focus();
  });

  const paintDay = (date: string, days: Amount | 25 | 75, using = brush) => {
    const painted = paint(plan, lines, { brush: using, date, days });
    setRefusal('refused' in painted ? painted.refused : undefined);
    if ('locked' in painted) toast.refused(t('timesheets.locked'));
    if ('lines' in painted) change(painted.lines);
  };
  const paintDates = (dates: readonly string[], days: Amount, using = brush) => {
    setRefusal(undefined);
    change(paintAll(plan, lines, { brush: using, dates, days }));
  };
  /** Of a calendar all of the day goes, of a row its part. */
  const set = (days: Amount, using: Brush | undefined) => {
    const dates = chosen.length > 1 ? chosen : [here];
    if (days === 0 && !using) change(emptied(plan, lines, dates));
    else if (dates.length > 1) paintDates(dates, days, using);
    else paintDay(here, days, using);
  };
  const move = (by: number, extends_: boolean) => {
    const next = addDays(here, by);
    if (next < first || next > last) return;
    setAnchor(extends_ ? (anchor ?? here) : undefined);
    setRefusal(undefined);
    isByKey.current = true;
    setHere(next);
  };
  const turn = (by: number) => {
    const at = brushes.findIndex((one) => isSameBrush(one, brush));
    setBrush(brushes[(at + by + brushes.length) % brushes.length] as Brush);
  };

  /** `row` is the brush of the row one is in; the calendar has none. Gives whether the key was one of these. */
  const press = (event: KeyboardEvent, row?: Brush): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = row && /Up|Down/.test(event.key) ? undefined : steps[event.key];
    if (step !== undefined) move(step, event.shiftKey);
    else if (event.key === 'Escape' && (refusal || anchor)) {
      setRefusal(undefined);
      setAnchor(undefined);
    } else if (isStill) return false;
    else if (event.code in amounts) set(amounts[event.code] as Amount, row);
    else if (event.key === 'Enter' || event.key === ' ') paintDay(here, nextAmount(lines, row ?? brush, here), row);
    else if (event.key.toLowerCase() === 'p') turn(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === 'a') setBrush({ type: 'absence', absenceKind: null });
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const go = (date: string) => {
    setHere(date);
    setAnchor(undefined);
  };
  const begin = (date: string) => {
    go(date);
    if (!isStill) setStroke({ from: date, to: date });
  };
  const end = (using: Brush = brush) => {
    setStroke(undefined);
    if (!stroke) return;
    const days = nextAmount(lines, using, stroke.from);
    if (stroke.from === stroke.to) paintDay(stroke.from, days, using);
    else paintDates(between(stroke.from, stroke.to), days === 50 ? 50 : days === 0 ? 0 : 100, using);
  };
  // The same from one draw to the next, so that a day is drawn again only where something of it has changed.
  const latest = useRef({ begin, end, go });
  useLayoutEffect(() => {
    latest.current = { begin, end, go };
  });
  const steady = useMemo(
    () => ({
      go: (date: string) => latest.current.go(date),
      pointer: {
        begin: (date: string) => latest.current.begin(date),
        reach: (date: string) => setStroke((now) => now && { ...now, to: date }),
        end: (using?: Brush) => latest.current.end(using),
        cancel: () => setStroke(undefined),
      },
    }),
    [],
  );
  return { brush, setBrush, here, chosen, press, paintDay, refusal, setRefusal, ...steady };
}

export type Painting = ReturnType<typeof usePainting>;
