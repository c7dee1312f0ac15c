import { monthOf, shiftMonth } from '../core/months.ts';

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

/** Where a period is longer than a year, the months a year before it are its own: neither would be told from the other. */
export const comparisonsOf = (period: Months): readonly Comparison[] =>
  lengthOf(period) > 12 ? comparisons.filter((one) => one !== 'year') : comparisons;

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
