import { daysOf, daysOfMonth, isWorkingDay } from '../calendar/working-days.ts';
import { addDays, todayIn } from '../core/dates.ts';
import { lastDayOf, monthOf } from '../core/months.ts';

const rule = { zone: 'metropolitan', isWhitMondayWorked: false } as const;

/** A month should be sent by its last working day. */
export const dueOnOf = (month: string): string => daysOfMonth(month, rule).findLast(isWorkingDay)?.date ?? lastDayOf(month);

/** A month is prepared as early as one likes, and sent once it has begun. */
export const isToCome = (month: string, today: string): boolean => month > monthOf(today);
/** Where a day begins before it does anywhere else: a month that has not begun there has not begun for anybody. */
const firstToday = 'Etc/GMT-14';
export const isToComeForAll = (month: string, now: Date): boolean => isToCome(month, todayIn(firstToday, now));

/** Whoever validates has so many working days after the one it was sent on. */
const lateAfterDays = 3;
/** Until when they are in time for what was sent on each of these days: the last of those working days. */
export function deadlinesOf(from: string, to: string): { sentOn: string; until: string }[] {
  const days = daysOf(from, addDays(to, 21), rule);
  const worked = days.filter(isWorkingDay);
  let next = 0;
  return days
    .filter(({ date }) => date <= to)
    .map(({ date }) => {
      while ((worked[next]?.date ?? '9') <= date) next += 1;
      return { sentOn: date, until: worked[next + lateAfterDays - 1]?.date ?? addDays(to, 21) };
    });
}
/** The same from the other end: what was sent on this day or before should have been decided before today. */
export function lateSince(today: string): string {
  const worked = daysOf(addDays(today, -21), addDays(today, -1), rule).filter(isWorkingDay);
  return addDays(worked.at(-lateAfterDays)?.date ?? addDays(today, -21), -1);
}
