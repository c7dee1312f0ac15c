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

/** After so many working days, whoever validates is late. */
export const lateAfterDays = 3;
/** What was sent on this day or before has waited for so many working days. */
export function lateSince(today: string): string {
  const worked = daysOf(addDays(today, -14), today, rule).filter(isWorkingDay);
  return worked.at(-1 - lateAfterDays)?.date ?? addDays(today, -14);
}
