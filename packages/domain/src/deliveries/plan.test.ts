import { expect, test } from 'vitest';
import { monthOf, shiftMonth } from '../core/months.ts';
import { monthlyAmounts } from '../testing.ts';
import { feeFor } from '../timesheets/fees.ts';
import { plannedDaysOf, wholeMonthDaysOf } from '../timesheets/planned-days.ts';
import { daysByRhythm, endAfterMonths, marginOf, plannedCents, plannedMonths } from './plan.ts';

const sold = {
  startsOn: '2027-01-04',
  endsOn: '2027-03-31',
  holidayZone: 'metropolitan',
  isWhitMondayWorked: false,
  daysSold: 6200,
  daysPerWeek: 5,
  feeMode: 'daily',
} as const;

test('days follow the calendar, month by month', () => {
  expect(plannedMonths(sold, 66_000)).toEqual([
    { month: '2027-01', days: 2000, cents: 1_320_000 },
    { month: '2027-02', days: 2000, cents: 1_320_000 },
    { month: '2027-03', days: 2200, cents: 1_452_000 },
  ]);
  expect(plannedCents(sold, 66_000)).toBe(4_092_000);
});

test('fewer days are shared by halves, all of them', () => {
  const months = plannedMonths({ ...sold, daysSold: 3050 }, 10_000);
  expect(months.map(({ days }) => days)).toEqual([1000, 950, 1100]);
});

test.each<[string, string, number, number[]]>([
  ['2027-01-01', '2027-02-28', 5, [100_001, 100_001]],
  // Ten of twenty working days in both.
  ['2027-01-16', '2027-02-14', 5, [50_001, 50_001]],
  ['2026-11-26', '2026-12-31', 5, [15_000, 100_001]],
  ['2027-01-01', '2027-02-28', 2, [100_001, 100_001]],
  ['2027-01-16', '2027-02-14', 2, [50_001, 50_001]],
])('a fee for the month is what its days will be billed at: %s to %s, %i days a week', (startsOn, endsOn, daysPerWeek, expected) => {
  const months = plannedMonths({ ...sold, startsOn, endsOn, daysPerWeek, feeMode: 'monthly' }, 100_001);
  expect(months.map(({ cents }) => cents)).toEqual(expected);
});

test.each(monthlyAmounts)('by the month, $named comes to $cents, as its reports do', ({ worked, feeCents, cents }) => {
  const all = { ...sold, ...worked, feeMode: 'monthly' } as const;
  expect(plannedCents(all, feeCents)).toBe(cents);
  let reported = 0;
  for (let month = monthOf(worked.startsOn); month <= monthOf(worked.endsOn); month = shiftMonth(month, 1))
    reported += feeFor({ feeMode: 'monthly', cents: feeCents }, plannedDaysOf(worked, month), wholeMonthDaysOf(worked, month)) ?? 0;
  expect(reported).toBe(cents);
});

test('days of an interruption are given to no month', () => {
  const interruptions = [{ from: '2027-02-01', to: '2027-02-28' }];
  expect(plannedMonths({ ...sold, daysSold: 4200, interruptions }, 100).map(({ days }) => days)).toEqual([2000, 0, 2200]);
  expect(daysByRhythm({ ...sold, interruptions }, 5)).toBe(4200);
});

test('an amount by the day is of all days, whatever its months are rounded to', () => {
  expect(plannedCents({ ...sold, daysSold: 3050 }, 10_001)).toBe(305_031);
});

test('a period that has no days comes to nothing', () => {
  expect(plannedMonths({ ...sold, endsOn: '2027-01-04' }, 1)).toEqual([]);
});

test.each([
  [5, 6200],
  [7, 6200],
  [3, 3700],
  [1, 1250],
])('%i days a week are %i hundredths', (rhythm, expected) => {
  expect(daysByRhythm(sold, rhythm)).toBe(expected);
});

test.each([
  ['2027-01-04', 3, '2027-04-03'],
  ['2026-12-01', 1, '2026-12-31'],
])('from %s for %i months ends on %s', (startsOn, months, expected) => {
  expect(endAfterMonths(startsOn, months)).toBe(expected);
});

test('a margin is what is left, and its share', () => {
  expect([marginOf(66_000, 56_000), marginOf(0, 0)]).toEqual([
    { cents: 10_000, share: 1515 },
    { cents: 0, share: 0 },
  ]);
});
