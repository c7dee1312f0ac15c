import type { ActivityType, TimesheetEntry } from '../timesheets/timesheet.ts';
import type { Difference } from './difference.ts';

/** A line of the month as it is read and refused: the days of one kind that were planned, or those that were not. */
export type MonthLine = { key: string; type: ActivityType; isBeyond: boolean; entries: TimesheetEntry[]; days: number };

const order: readonly ActivityType[] = ['production', 'normal', 'absence', 'internal'];

/** Days beyond the plan stand in a line of their own: they are what is refused most often. */
export function linesOfMonth(entries: readonly TimesheetEntry[], { days }: Pick<Difference, 'days'>): MonthLine[] {
  const planned = new Set(days.filter((day) => day.planned > 0).map(({ date }) => date));
  return order.flatMap((type) =>
    [false, true].flatMap((isBeyond): MonthLine[] => {
      const own = entries.filter((entry) => entry.type === type && planned.has(entry.date) !== isBeyond);
      const sum = own.reduce((all, entry) => all + entry.days, 0);
      return own.length > 0 ? [{ key: `${type} ${isBeyond}`, type, isBeyond, entries: own, days: sum }] : [];
    }),
  );
}

/** Lines that are refused before the act, by their key or their id, with the reason of each. */
export type Staged = ReadonlyMap<string, string>;

const reasonOf = (reasons: Iterable<string>): string => [...new Set(reasons)].join(' ').slice(0, 1000);

/** What rejecting a timesheet for these lines sends; nothing where none is refused. */
export function refusedDays(lines: readonly MonthLine[], staged: Staged) {
  const refusals = lines.flatMap(({ key, type, entries }) => {
    const reason = staged.get(key);
    return reason === undefined ? [] : entries.map(({ date }) => ({ date, type, reason: reason.slice(0, 300) }));
  });
  return refusals.length > 0 ? { reason: reasonOf(refusals.map(({ reason }) => reason)), refusals } : undefined;
}

/** The same of an expense report. */
export function refusedLines(lines: readonly { id: string }[], staged: Staged) {
  const refusals = lines.flatMap(({ id }) => {
    const reason = staged.get(id);
    return reason === undefined ? [] : [{ id, reason: reason.slice(0, 300) }];
  });
  return refusals.length > 0 ? { reason: reasonOf(refusals.map(({ reason }) => reason)), refusals } : undefined;
}
