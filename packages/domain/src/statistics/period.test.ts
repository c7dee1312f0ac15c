import { expect, test } from 'vitest';
import { shiftMonth } from '../core/months.ts';
import { comparedWith, comparisonsOf, isWithin, lengthOf, longestPeriod, monthsOf, usualPeriod } from './period.ts';
import { StatisticsQuery } from './statistics.ts';

test.each([
  [{ from: '2026-06', to: '2026-11' }, 6, { from: '2025-12', to: '2026-05' }, { from: '2025-06', to: '2025-11' }],
  [{ from: '2026-01', to: '2026-01' }, 1, { from: '2025-12', to: '2025-12' }, { from: '2025-01', to: '2025-01' }],
  [{ from: '2026-01', to: '2026-12' }, 12, { from: '2025-01', to: '2025-12' }, { from: '2025-01', to: '2025-12' }],
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

test.each([
  ['2026-01', '2026-01', true],
  ['2025-01', '2026-12', true],
  ['2025-01', '2027-01', false],
  ['2026-02', '2026-01', false],
])('from %s to %s may be asked for: %s', (from, to, expected) => {
  expect(StatisticsQuery.safeParse({ from, to }).success).toBe(expected);
});

test.each([
  ['2025-11', '2026-10', 'year', true],
  ['2025-10', '2026-10', 'year', false],
  ['2025-10', '2026-10', 'before', true],
  ['2025-10', '2026-10', 'none', true],
] as const)('%s to %s beside %s: %s', (from, to, compare, expected) => {
  expect(StatisticsQuery.safeParse({ from, to, compare }).success).toBe(expected);
  expect(comparisonsOf({ from, to }).includes(compare)).toBe(expected);
});

test('no month is of both periods', () => {
  for (let length = 1; length <= longestPeriod; length += 1) {
    const period = { from: shiftMonth('2026-10', 1 - length), to: '2026-10' };
    for (const compare of comparisonsOf(period)) {
      const before = comparedWith(period, compare);
      expect(before ? monthsOf(before).filter((month) => isWithin(period, month)) : []).toEqual([]);
    }
  }
});
