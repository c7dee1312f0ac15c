import { expect, test } from 'vitest';
import { comparedWith, deadlinesOf, isWithin, lengthOf, monthsOf, usualPeriod } from './period.ts';
import { StatisticsQuery } from './statistics.ts';

test.each([
  [{ from: '2026-06', to: '2026-11' }, 6, { from: '2025-12', to: '2026-05' }, { from: '2025-06', to: '2025-11' }],
  [{ from: '2026-01', to: '2026-01' }, 1, { from: '2025-12', to: '2025-12' }, { from: '2025-01', to: '2025-01' }],
  [{ from: '2025-01', to: '2026-12' }, 24, { from: '2023-01', to: '2024-12' }, { from: '2024-01', to: '2025-12' }],
])('%j has %i months, and is compared with those before or a year earlier', (period, length, before, year) => {
  expect([lengthOf(period), monthsOf(period).length]).toEqual([length, length]);
  expect([comparedWith(period, 'before'), comparedWith(period, 'year'), comparedWith(period, 'none')]).toEqual([before, year, null]);
});

test('months are in their order, over the turn of a year', () => {
  expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsOf({ from: '2026-02', to: '2026-01' })).toEqual([]);
  expect(isWithin({ from: '2025-11', to: '2026-02' }, '2026-01')).toBe(true);
  expect(isWithin({ from: '2025-11', to: '2026-02' }, '2026-03')).toBe(false);
});

test('the six months that are over are looked at first', () => {
  expect(usualPeriod('2026-12-01')).toEqual({ from: '2026-06', to: '2026-11' });
});

/** In 2026, Easter Monday is 6 April and the first of May a Friday. */
test.each([
  ['2026-03-30', '2026-04-02'], // Monday: Thursday
  ['2026-04-02', '2026-04-08'], // Thursday before Easter: Friday, then Tuesday and Wednesday
  ['2026-04-04', '2026-04-09'], // Saturday: as if it were the next working day, then three more
  ['2026-04-30', '2026-05-06'], // Thursday: Monday, Tuesday, Wednesday
  ['2026-12-31', '2027-01-06'], // New Year and a weekend
])('what was sent on %s is validated in time until %s', (sentOn, until) => {
  expect(deadlinesOf('2026-03-30', '2026-12-31').find((one) => one.sentOn === sentOn)?.until).toBe(until);
});

test.each([
  ['2026-01', '2026-01', true],
  ['2025-01', '2026-12', true],
  ['2025-01', '2027-01', false],
  ['2026-02', '2026-01', false],
])('from %s to %s may be asked for: %s', (from, to, expected) => {
  expect(StatisticsQuery.safeParse({ from, to }).success).toBe(expected);
});
