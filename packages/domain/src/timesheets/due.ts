import type { HolidayRule } from '../calendar/holidays.ts';
import { daysOf, daysOfMonth, isWorkingDay } from '../calendar/working-days.ts';
import { addDays, todayIn } from '../core/dates.ts';
import { lastDayOf, monthOf } from '../core/months.ts';

/** A month should be sent by its last working day. */
export const dueOnOf = (month: string, rule: HolidayRule): string =>
  daysOfMonth(month, rule).findLast(isWorkingDay)?.date ?? lastDayOf(month);

/** A month is prepared as early as one likes, and sent once it has begun. */
export const isToCome = (month: string, today: string): boolean => month > monthOf(today);
/** Where a day begins before it does anywhere else: a month that has not begun there has not begun for anybody. */
const firstToday = 'Etc/GMT-14';
export const isToComeForAll = (month: string, now: Date): boolean => isToCome(month, todayIn(firstToday, now));

/** How long whoever validates has: working days after the one it was sent on, by the holidays of the operator. */
export type ValidationTime = { days: number; rule: HolidayRule };

/** Until when they are in time for what was sent on each of these days: the last of those working days. */
export function deadlinesOf(from: string, to: string, time: ValidationTime): { sentOn: string; until: string }[] {
  const last = addDays(to, 14 + 2 * time.days);
  const days = daysOf(from, last, time.rule);
  const worked = days.filter(isWorkingDay);
  let next = 0;
  return days
    .filter(({ date }) => date <= to)
    .map(({ date }) => {
      while ((worked[next]?.date ?? '9') <= date) next += 1;
      return { sentOn: date, until: worked[next + time.days - 1]?.date ?? last };
    });
}
/** The same from the other end: what was sent on this day or before should have been decided before today. */
export function lateSince(today: string, { days, rule }: ValidationTime): string {
  const first = addDays(today, -14 - 2 * days);
  const worked = daysOf(first, addDays(today, -1), rule).filter(isWorkingDay);
  return addDays(worked.at(-days)?.date ?? first, -1);
}
