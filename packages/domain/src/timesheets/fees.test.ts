import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { feeFor } from './fees.ts';
import { plannedDaysOf, type Worked, wholeMonthDaysOf } from './planned-days.ts';

const always: Worked = {
  ...{ startsOn: '2026-01-01', endsOn: '2027-12-31', daysPerWeek: 5, holidayZone: 'metropolitan', isWhitMondayWorked: false },
};

test.each([
  ['daily', 54_000, 1550, 2000, 837_000],
  ['daily', 33_333, 50, 2000, 16_667],
  ['monthly', 900_000, 2000, 2000, 900_000],
  ['monthly', 900_000, 2100, 2000, 900_000],
  ['monthly', 100_000, 1000, 2100, 47_619],
  ['monthly', 1_000_000, 300, 2000, 150_000],
  ['monthly', 100_001, 50, 100, 50_001],
  ['monthly', 100_000, 100, 0, 0],
  ['daily', null, 100, 0, null],
] as const)('%s %s: %i of %i days are worth %s', (feeMode, cents, days, planned, worth) => {
  expect(feeFor({ feeMode, cents }, days, planned)).toBe(worth);
});

test('fees are whole cents, grow with the days, and are whole for a whole month', () => {
  const anyFee = fc.integer({ min: 1, max: 10_000_000 });
  const anyDays = fc.integer({ min: 0, max: 124 }).map((quarters) => quarters * 25);
  fc.assert(
    fc.property(anyFee, anyDays, anyDays, fc.constantFrom('daily' as const, 'monthly' as const), (cents, days, planned, feeMode) => {
      const worth = feeFor({ feeMode, cents }, days, planned) ?? -1;
      expect(Number.isInteger(worth)).toBe(true);
      expect(feeFor({ feeMode, cents }, days + 25, planned)).toBeGreaterThanOrEqual(worth);
      if (planned > 0) expect(feeFor({ feeMode: 'monthly', cents }, planned, planned)).toBe(cents);
    }),
  );
});

test.each([
  [5, '2026-11-26', '2027-03-31', 300, 2000],
  [5, '2026-01-01', '2026-11-04', 300, 2000],
  [5, '2026-11-01', '2026-11-30', 2000, 2000],
  [5, '2026-11-11', '2026-11-11', 0, 2000],
  [2, '2026-11-17', '2027-03-31', 500, 900],
  [6, '2026-11-28', '2027-03-31', 200, 2400],
])('%i days a week from %s to %s: %i planned in November, of a whole month of %i', (daysPerWeek, startsOn, endsOn, own, whole) => {
  const part = { ...always, daysPerWeek, startsOn, endsOn };
  expect([plannedDaysOf(part, '2026-11'), wholeMonthDaysOf(part, '2026-11')]).toEqual([own, whole]);
});
test('a delivery that lasts all month earns the whole of its fee, one that does not a part that grows with its days', () => {
  const anyDay = fc.integer({ min: 0, max: 29 }).map((days) => addDays('2026-11-01', days));
  fc.assert(
    fc.property(anyDay, anyDay, fc.integer({ min: 5, max: 7 }), fc.integer({ min: 1, max: 10_000_000 }), (a, b, daysPerWeek, cents) => {
      const fee = { feeMode: 'monthly', cents } as const;
      const part = { ...always, daysPerWeek, startsOn: a < b ? a : b, endsOn: a < b ? b : a };
      const worth = (one: Worked) => feeFor(fee, plannedDaysOf(one, '2026-11'), wholeMonthDaysOf(one, '2026-11')) ?? -1;
      expect(worth({ ...always, daysPerWeek })).toBe(cents);
      expect(worth(part)).toBeLessThanOrEqual(worth({ ...part, endsOn: addDays(part.endsOn, 1) }));
    }),
    { numRuns: 30 },
  );
});
