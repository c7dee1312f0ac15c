import { fullDay } from '../core/days.ts';
import { roomOn } from './fees.ts';
import { isInside, mondayOf, plannedDatesOf, restsOn, type Worked } from './planned-days.ts';
import type { EntryInput } from './timesheet.ts';

/** A delivery as the month of its freelance knows it, in the order of their starts. */
export type MonthDelivery = Worked & {
  id: string;
  /** Sent or validated: nothing of it changes. */
  isLocked: boolean;
  /** Hundredths of a day: sold, and billed in other months. */
  daysSold: number;
  daysElsewhere: number;
};
export type MonthPlan = { month: string; deliveries: readonly MonthDelivery[] };
/** An entry, and the delivery whose timesheet it stands in. */
export type Line = EntryInput & { deliveryId: string };

export const onDay = (lines: readonly Line[], date: string): Line[] => lines.filter((line) => line.date === date);
export const linesOf = (lines: readonly Line[], deliveryId: string): Line[] => lines.filter((line) => line.deliveryId === deliveryId);
export const byDay = (a: Line, b: Line): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
/** One entry of a timesheet: its table has one row for each of these. */
export const isSame = (a: Pick<Line, 'deliveryId' | 'date' | 'type'>, b: Pick<Line, 'deliveryId' | 'date' | 'type'>): boolean =>
  a.deliveryId === b.deliveryId && a.date === b.date && a.type === b.type;

/** The days of which each is to be filled by one delivery or another. */
export function expectedDatesOf({ month, deliveries }: MonthPlan): string[] {
  return [...new Set(deliveries.flatMap((delivery) => plannedDatesOf(delivery, month)))].sort();
}
export const expectedDaysOf = (plan: MonthPlan): number => expectedDatesOf(plan).length * fullDay;

/** Which of the deliveries that are open on a day takes what is missing: one that is there already, one that plans it, whichever has days left. */
export function takerOf({ month, deliveries }: MonthPlan, lines: readonly Line[], date: string, days: number): MonthDelivery | undefined {
  const open = deliveries.filter((delivery) => !delivery.isLocked && isInside(delivery, date));
  const points = (delivery: MonthDelivery): number => {
    const billed = linesOf(lines, delivery.id).reduce((sum, line) => sum + (line.type === 'production' ? line.days : 0), 0);
    const hasLeft = delivery.daysElsewhere + billed + days <= delivery.daysSold;
    const isThere = onDay(lines, date).some((line) => line.deliveryId === delivery.id);
    return (hasLeft ? 4 : 0) + (isThere ? 2 : 0) + (plannedDatesOf(delivery, month).includes(date) ? 1 : 0);
  };
  return open.toSorted((a, b) => points(b) - points(a))[0];
}

/**
 * What has to be entered still, day by day. It is counted by weeks: whoever works on a Saturday in the place of a Monday, or on other days
 * than the first ones of the week, misses nothing.
 */
export function missingOf(plan: MonthPlan, lines: readonly Line[]): Line[] {
  const expected = expectedDatesOf(plan);
  const found: Line[] = [];
  for (const monday of new Set(expected.map(mondayOf))) {
    const dates = expected.filter((date) => mondayOf(date) === monday);
    let lack = dates.length * fullDay - lines.reduce((sum, { date, days }) => sum + (mondayOf(date) === monday ? days : 0), 0);
    for (const date of dates) {
      const days = Math.min(lack, roomOn(lines, date));
      const taker = days > 0 ? takerOf(plan, [...lines, ...found], date, days) : undefined;
      if (!taker) continue;
      lack -= days;
      found.push({ deliveryId: taker.id, date, type: 'production', days: days as Line['days'], absenceKind: null });
    }
  }
  return found;
}

/** A line where it may stand: inside the delivery, which is open, on a day that is worked there and has room. */
export function fits({ deliveries }: MonthPlan, lines: readonly Line[], { deliveryId, date, days }: Line): boolean {
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  return (
    delivery !== undefined && !delivery.isLocked && isInside(delivery, date) && !restsOn(delivery, date) && roomOn(lines, date) >= days
  );
}

/** Adds to what is there already of the same kind, where there is room. */
export function added(lines: readonly Line[], more: readonly Line[]): Line[] {
  const all = [...lines];
  for (const line of more) {
    const at = all.findIndex((other) => isSame(other, line));
    const before = all[at];
    if (before) all[at] = { ...before, days: (before.days + line.days) as Line['days'] };
    else all.push(line);
  }
  return all.toSorted(byDay);
}
