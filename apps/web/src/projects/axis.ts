import { addMonths, daysBetween } from '@jalon/domain/core/dates';

type Period = { startsOn: string; endsOn: string | null };
export type Axis = { from: string; to: string; months: string[]; place: (date: string) => number };

const firstOf = (date: string): string => `${date.slice(0, 7)}-01`;
/** So many months stand side by side and can still be read. */
const mostMonths = 18;

/** The months that hold every period, whole ones, and where a day stands among them, from 0 to 100. */
export function axisOf(periods: readonly Period[]): Axis {
  const starts = periods.map(({ startsOn }) => startsOn).sort();
  const ends = periods.map(({ startsOn, endsOn }) => endsOn ?? startsOn).sort();
  const end = addMonths(firstOf(ends.at(-1) ?? ''), 1);
  const earliest = addMonths(end, -mostMonths);
  const start = firstOf(starts[0] ?? '');
  const from = start < earliest ? earliest : start;
  const months: string[] = [];
  for (let month = from; month < end; month = addMonths(month, 1)) months.push(month.slice(0, 7));
  const whole = daysBetween(from, end);
  return { from, to: end, months, place: (date) => Math.min(100, Math.max(0, (daysBetween(from, date) / whole) * 100)) };
}
