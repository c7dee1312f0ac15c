import type { HolidayZone } from '../calendar/holidays.ts';
import { type DayKind, daysOf, daysOfMonth, isWorkingDay, weekdayOf } from '../calendar/working-days.ts';
import { addDays } from '../core/dates.ts';
import { fullDay } from '../core/days.ts';
import { firstDayOf, lastDayOf, monthOf } from '../core/months.ts';

/** Days between two times of work, the first and the last of them: no part of the delivery. */
export type Interruption = { from: string; to: string };
/** What the calendar must know of a delivery. */
export type Worked = {
  startsOn: string;
  endsOn: string;
  interruptions?: readonly Interruption[] | undefined;
  daysPerWeek: number;
  holidayZone: HolidayZone;
  isWhitMondayWorked: boolean;
};

export type Lasting = Pick<Worked, 'startsOn' | 'endsOn' | 'interruptions'>;
/** The one that a day falls in. */
export const interruptionOn = ({ interruptions = [] }: Lasting, date: string): Interruption | undefined =>
  interruptions.find(({ from, to }) => date >= from && date <= to);
export const isInside = (lasting: Lasting, date: string): boolean =>
  date >= lasting.startsOn && date <= lasting.endsOn && !interruptionOn(lasting, date);
const ruleOf = ({ holidayZone, isWhitMondayWorked }: Worked) => ({ zone: holidayZone, isWhitMondayWorked });
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** The days of a month as the place of a delivery keeps them. */
export const calendarOf = (delivery: Worked, month: string): DayKind[] => daysOfMonth(month, ruleOf(delivery));

/** Nobody works on it as a rule: a holiday, or a day that the week of the delivery does not reach. */
const isRest = ({ daysPerWeek }: Worked, day: DayKind): boolean =>
  daysPerWeek > 5 ? day.holiday !== undefined || weekdayOf(day.date) > daysPerWeek : !isWorkingDay(day);

/** The days between two, both included, on which a delivery is worked as a rule. */
export const workedDatesOf = (delivery: Worked, from: string, to: string): string[] =>
  daysOf(from, to, ruleOf(delivery))
    .filter((day) => isInside(delivery, day.date) && !isRest(delivery, day))
    .map(({ date }) => date);

/**
 * The days of a month that a delivery plans: the first ones of each week, as many as are worked in a week, inside its period and but for
 * holidays. A week that two months share is planned as a whole, so that neither of them plans more of it than is worked.
 */
export function plannedDatesOf(delivery: Worked, month: string): string[] {
  const [first, last] = [mondayOf(firstDayOf(month)), addDays(mondayOf(lastDayOf(month)), 6)];
  const planned = new Map<string, number>();
  return workedDatesOf(delivery, first, last)
    .filter((date) => {
      const before = planned.get(mondayOf(date)) ?? 0;
      planned.set(mondayOf(date), before + 1);
      return before < delivery.daysPerWeek;
    })
    .filter((date) => monthOf(date) === month);
}

/** The same of one day. */
export const restsOn = (delivery: Worked, date: string): boolean =>
  daysOf(date, date, ruleOf(delivery)).every((day) => isRest(delivery, day));

/** In hundredths of a day. */
export const plannedDaysOf = (delivery: Worked, month: string): number => plannedDatesOf(delivery, month).length * fullDay;

/** The same as if the delivery lasted all month: what a fee that is paid for a month is shared over. */
export const wholeMonthDaysOf = (delivery: Worked, month: string): number =>
  plannedDaysOf({ ...delivery, startsOn: mondayOf(firstDayOf(month)), endsOn: addDays(lastDayOf(month), 6), interruptions: [] }, month);
