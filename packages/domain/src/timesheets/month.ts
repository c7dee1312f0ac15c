import { fullDay } from '../core/days.ts';
import { roomOn, sumsOf } from './fees.ts';
import { isInside, mondayOf, restsOn, type Worked } from './planned-days.ts';
import type { EntryInput } from './timesheet.ts';
import { weekFrom, weeksIn } from './weeks.ts';

/** A delivery as the month of its freelance knows it, in the order of their starts. */
export type MonthDelivery = Worked & {
  id: string;
  /** Sent or validated: nothing of it changes. */
  isLocked: boolean;
  /** Hundredths of a day: sold, and billed in other months. */
  daysSold: number;
  daysElsewhere: number;
  /** Offered, which are worked and not billed, and those of them in other months. */
  freeDays: number;
  freeElsewhere: number;
};
export type MonthPlan = {
  month: string;
  deliveries: readonly MonthDelivery[];
  /** Entries of the months beside it, as far as they are known: a week that two months share is counted with both. */
  around?: readonly Line[];
};
/** An entry, and the delivery whose timesheet it stands in. */
export type Line = EntryInput & { deliveryId: string };

export const onDay = (lines: readonly Line[], date: string): Line[] => lines.filter((line) => line.date === date);
export const linesOf = (lines: readonly Line[], deliveryId: string): Line[] => lines.filter((line) => line.deliveryId === deliveryId);
export const byDay = (a: Line, b: Line): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
/** One entry of a timesheet: its table has one row for each of these. */
export const isSame = (a: Pick<Line, 'deliveryId' | 'date' | 'type'>, b: Pick<Line, 'deliveryId' | 'date' | 'type'>): boolean =>
  a.deliveryId === b.deliveryId && a.date === b.date && a.type === b.type;

/**
 * The days that are to be filled by one delivery or another: of each week as many as its deliveries come to together, as far as there are
 * working days.
 */
const expectedOf = (plan: MonthPlan) => weeksIn(plan).flatMap(({ expected }) => expected);
export const expectedDatesOf = (plan: MonthPlan): string[] => expectedOf(plan).map(({ date }) => date);
export const expectedDaysOf = (plan: MonthPlan): number => totalOf(expectedOf(plan));

const totalOf = (some: readonly { days: number }[]): number => some.reduce((sum, { days }) => sum + days, 0);
export const daysInWeek = (lines: readonly Line[], monday: string): number =>
  totalOf(lines.filter(({ date }) => mondayOf(date) === monday));

/**
 * Which of the deliveries that are open on a day takes what is missing: one that has sold days left, whose week is not full, that is there
 * already, whose turn it is.
 */
export function takerOf(plan: MonthPlan, lines: readonly Line[], date: string, days: number): MonthDelivery | undefined {
  const monday = mondayOf(date);
  const { expected } = weekFrom(plan, monday);
  const points = (delivery: MonthDelivery): number => {
    const own = linesOf(lines, delivery.id);
    const hasLeft = delivery.daysElsewhere + sumsOf(own).production + days <= delivery.daysSold;
    const ofWeek = daysInWeek([...own, ...linesOf(plan.around ?? [], delivery.id)], monday);
    const hasWeek = !restsOn(delivery, date) && ofWeek + days <= delivery.daysPerWeek * fullDay;
    const isThere = onDay(own, date).length > 0;
    const isItsTurn = expected.some((share) => share.date === date && share.deliveryId === delivery.id);
    return (hasLeft ? 8 : 0) + (hasWeek ? 4 : 0) + (isThere ? 2 : 0) + (isItsTurn ? 1 : 0);
  };
  const open = plan.deliveries.filter((delivery) => !delivery.isLocked && isInside(delivery, date));
  return open.map((delivery) => ({ delivery, points: points(delivery) })).toSorted((a, b) => b.points - a.points)[0]?.delivery;
}

/**
 * What has to be entered still, day by day. It is counted by weeks: whoever works on a Saturday in the place of a Monday, or on other days
 * than the first ones of the week, misses nothing.
 */
export function missingOf(plan: MonthPlan, lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const { monday, expected } of weeksIn(plan)) {
    let lack = totalOf(expected) - daysInWeek(lines, monday);
    for (const { date } of expected) {
      const days = Math.min(lack, roomOn(lines, date));
      const taker = days > 0 ? takerOf(plan, [...lines, ...found], date, days) : undefined;
      if (!taker) continue;
      lack -= days;
      found.push({ deliveryId: taker.id, date, type: 'production', days: days as Line['days'], absenceKind: null });
    }
  }
  return found;
}

/** Of what is missing, what only this month can have; the others may be worked in the month that has the rest of the week. */
export function sureOf(plan: MonthPlan, lines: readonly Line[], missing: readonly Line[]): { sure: Line[]; unsure: Line[] } {
  const [sure, unsure]: [Line[], Line[]] = [[], []];
  for (const { monday, least } of weeksIn(plan)) {
    let lack = least - daysInWeek(lines, monday);
    for (const line of missing.filter(({ date }) => mondayOf(date) === monday)) {
      const days = Math.max(0, Math.min(lack, line.days));
      lack -= days;
      if (days > 0) sure.push({ ...line, days: days as Line['days'] });
      if (days < line.days) unsure.push({ ...line, days: (line.days - days) as Line['days'] });
    }
  }
  return { sure, unsure };
}

/** Nothing is missing that this month must have. */
export const isFull = (plan: MonthPlan, lines: readonly Line[]): boolean => sureOf(plan, lines, missingOf(plan, lines)).sure.length === 0;

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
