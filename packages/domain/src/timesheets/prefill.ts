import { weekdayOf } from '../calendar/working-days.ts';
import { added, daysInWeek, fits, type Line, type MonthPlan, missingOf } from './month.ts';
import { weeksIn } from './weeks.ts';

export const prefills = ['empty', 'before', 'week', 'clear'] as const;
export type Prefill = (typeof prefills)[number];

/** `before` are the entries of the month before. Nothing that was typed is ever written over: only what is empty is filled. */
export function prefilled(plan: MonthPlan, lines: readonly Line[], how: Prefill, before: readonly Line[]): Line[] {
  if (how === 'clear') return lines.filter(({ deliveryId }) => plan.deliveries.some(({ id, isLocked }) => id === deliveryId && isLocked));
  if (how === 'empty') return added(lines, missingOf(plan, lines));
  const source = how === 'before' ? sameDays(before) : typicalDays(before.length > 0 ? before : lines);
  // A day that has anything on it is the freelance's own, and no week is given more than it plans.
  const empty = weeksIn(plan).flatMap(({ dates, ...week }) =>
    dates.filter((date) => lines.every((line) => line.date !== date)).map((date) => ({ ...week, date })),
  );
  return empty.reduce<Line[]>(
    (all, { date, monday, most }) =>
      source(date)
        .map((line) => ({ ...line, date }))
        .reduce((made, line) => (daysInWeek(made, monday) + line.days <= most && fits(plan, made, line) ? added(made, [line]) : made), all),
    [...lines],
  );
}

const isWork = ({ type }: Line): boolean => type !== 'absence';
/** Which one it is of its weekday in the month, from 0. */
const rankOf = (date: string): number => Math.floor((Number(date.slice(8)) - 1) / 7);

/** The second Tuesday as the second Tuesday before; of a fifth, the last there was. */
function sameDays(before: readonly Line[]): (date: string) => Line[] {
  return (date) => {
    const work = before.filter((line) => isWork(line) && weekdayOf(line.date) === weekdayOf(date));
    const ranks = work.map((line) => rankOf(line.date));
    const rank = ranks.includes(rankOf(date)) ? rankOf(date) : rankOf(date) > 3 ? Math.max(...ranks) : -1;
    return work.filter((line) => rankOf(line.date) === rank);
  };
}

/** What each weekday was spent on most often. */
function typicalDays(known: readonly Line[]): (date: string) => Line[] {
  return (date) => {
    const work = known.filter((line) => isWork(line) && weekdayOf(line.date) === weekdayOf(date));
    const days = Map.groupBy(work, (line) => line.date)
      .values()
      .toArray();
    const shapeOf = (day: readonly Line[]) =>
      day
        .map(({ deliveryId, type, days: amount }) => `${deliveryId} ${type} ${amount}`)
        .sort()
        .join();
    const countOf = (day: readonly Line[]) => days.filter((other) => shapeOf(other) === shapeOf(day)).length;
    return days.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? [];
  };
}
