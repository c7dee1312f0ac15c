import { daysOf, isWorkingDay } from '../calendar/working-days.ts';
import { addDays } from '../core/dates.ts';
import { monthOf, shiftMonth } from '../core/months.ts';
import { lateAfterDays } from '../timesheets/due.ts';

/** Months, both included. */
export type Months = { from: string; to: string };

/** As many months as one question may be about: what it costs does not depend on how many years are kept. */
export const longestPeriod = 24;
/** The months just before, the same months of the year before, or nothing. */
export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const numberOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
};
export const lengthOf = ({ from, to }: Months): number => numberOf(to) - numberOf(from) + 1;
export const monthsOf = (period: Months): string[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_, at) => shiftMonth(period.from, at));
export const isWithin = ({ from, to }: Months, month: string): boolean => month >= from && month <= to;

const shifted = ({ from, to }: Months, by: number): Months => ({ from: shiftMonth(from, by), to: shiftMonth(to, by) });
export function comparedWith(period: Months, comparison: Comparison): Months | null {
  if (comparison === 'none') return null;
  return shifted(period, comparison === 'year' ? -12 : -lengthOf(period));
}

/** What is looked at first: the six months that are over, since a month is sent when it ends. */
export const usualPeriod = (today: string): Months => lastMonths(6, today);
export const lastMonths = (count: number, today: string): Months => ({
  from: shiftMonth(monthOf(today), -count),
  to: shiftMonth(monthOf(today), -1),
});

const rule = { zone: 'metropolitan', isWhitMondayWorked: false } as const;
/** Until when whoever validates is in time for what was sent on each of these days: so many working days later. */
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
