import { addDays } from '../core/dates.ts';
import type { FieldErrors } from '../core/errors.ts';
import type { Interruption } from '../timesheets/planned-days.ts';

type Ending = { endsOn: string; stoppedOn: string | null };
/** The last day that is worked by what was agreed until now. */
export const lastDayOf = ({ endsOn, stoppedOn }: Ending): string => (stoppedOn !== null && stoppedOn < endsOn ? stoppedOn : endsOn);

/** It is worked again after the last day that was, and before its end, which a renewal moves; the day after takes a stop back, wherever that is. */
export function resumeErrors(delivery: Ending, { resumesOn, endsOn = delivery.endsOn }: { resumesOn: string; endsOn?: string }) {
  const next = addDays(lastDayOf(delivery), 1);
  const isFine = resumesOn === next || (resumesOn > next && resumesOn <= endsOn);
  return isFine ? undefined : ({ resumesOn: 'validation.resumesLater' } satisfies FieldErrors);
}

type Interrupted = Ending & { interruptions: readonly Interruption[] };
/** What it has stood still for, once it is worked again: what was said before of the days after the last one no longer holds. */
export function interrupted(delivery: Interrupted, { resumesOn }: { resumesOn: string }): Interruption[] {
  const last = lastDayOf(delivery);
  const before = delivery.interruptions.flatMap(({ from, to }) => (from <= last ? [{ from, to: to < last ? to : last }] : []));
  const now = { from: addDays(last, 1), to: addDays(resumesOn, -1) };
  return now.from <= now.to ? [...before, now] : before;
}
