import { addDays } from '../core/dates.ts';
import { firstDayOf, lastDayOf } from '../core/months.ts';
import { type HolidayName, type HolidayRule, holidaysOf } from './holidays.ts';

/** What a day of the calendar is before anybody says what they did on it. */
export type DayKind = { date: string; isWeekend: boolean; holiday?: HolidayName };

/** From one day to another, both included. */
export function daysOf(from: string, to: string, rule: HolidayRule): DayKind[] {
  const days: DayKind[] = [];
  let holidays: ReadonlyMap<string, HolidayName> = new Map();
  let year: number | undefined;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (year !== Number(date.slice(0, 4))) {
      year = Number(date.slice(0, 4));
      holidays = holidaysOf(year, rule);
    }
    const holiday = holidays.get(date);
    days.push({ date, isWeekend: isWeekend(date), ...(holiday ? { holiday } : {}) });
  }
  return days;
}

export const daysOfMonth = (month: string, rule: HolidayRule): DayKind[] => daysOf(firstDayOf(month), lastDayOf(month), rule);

export const isWorkingDay = ({ isWeekend, holiday }: DayKind): boolean => !isWeekend && holiday === undefined;

/** 1 is Monday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

function isWeekend(date: string): boolean {
  return weekdayOf(date) > 5;
}

/** The rows of a month as a calendar draws them: weeks from Monday, with nothing where the month has no day. */
export function weeksOf(days: readonly DayKind[]): (DayKind | undefined)[][] {
  const before = days[0] ? weekdayOf(days[0].date) - 1 : 0;
  const cells: (DayKind | undefined)[] = [...Array<undefined>(before).fill(undefined), ...days];
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
