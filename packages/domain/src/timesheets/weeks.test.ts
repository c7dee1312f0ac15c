import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { blocksOf, checksOf } from './checks.ts';
import { expectedDatesOf, expectedDaysOf, isFull, type Line, linesOf, type MonthDelivery, type MonthPlan, missingOf } from './month.ts';
import { mondayOf, plannedDatesOf, plannedDaysOf } from './planned-days.ts';
import { prefilled } from './prefill.ts';
import { weekFrom, weeksIn } from './weeks.ts';

const delivery = (id: string, daysPerWeek: number, more: Partial<MonthDelivery> = {}): MonthDelivery => ({
  ...{ id, daysPerWeek, startsOn: '2026-01-01', endsOn: '2027-12-31', holidayZone: 'metropolitan', isWhitMondayWorked: false },
  ...{ isLocked: false, daysSold: 20_000, freeDays: 0, daysElsewhere: 0, freeElsewhere: 0 },
  ...more,
});
const line = (deliveryId: string, date: string, more: Partial<Line> = {}): Line => ({
  ...{ deliveryId, date, type: 'production', days: 100, absenceKind: null },
  ...more,
});
const on = (month: string, ...days: number[]) => days.map((day) => `${month}-${String(day).padStart(2, '0')}`);
const worked = (month: string, ...days: number[]) => on(month, ...days).map((date) => line('a', date));

const november = (...deliveries: MonthDelivery[]): MonthPlan => ({ month: '2026-11', deliveries });
test.each<[string, MonthPlan, number]>([
  ['3 and 2 days a week fill the month', november(delivery('a', 3), delivery('b', 2)), 2000],
  ['4 and 3 no more than there is', november(delivery('a', 4), delivery('b', 3)), 2000],
  ['2 and 1 days a week', november(delivery('a', 2), delivery('b', 1)), 1300],
  [
    'one that is over on Tuesday leaves the others their days',
    november(delivery('a', 3), delivery('b', 5, { endsOn: '2026-11-03' })),
    1500,
  ],
  [
    'two that have the same two days',
    november(...['a', 'b'].map((id) => delivery(id, 2, { startsOn: '2026-11-02', endsOn: '2026-11-03' }))),
    200,
  ],
  ['a Saturday of 6 days a week beside 5', november(delivery('a', 5), delivery('b', 6)), 2400],
])('%s', (_, plan, days) => {
  expect(expectedDaysOf(plan)).toBe(days);
  expect(missingOf(plan, prefilled(plan, [], 'empty', []))).toEqual([]);
});

test('the second delivery takes the days that the first leaves, whichever these are', () => {
  const plan = november(delivery('a', 3), delivery('b', 2));
  const datesOf = (lines: readonly Line[], id: string) => linesOf(lines, id).map(({ date }) => Number(date.slice(8)));
  const filled = prefilled(plan, [], 'empty', []);
  expect(datesOf(filled, 'a')).toEqual([2, 3, 4, 9, 10, 12, 16, 17, 18, 23, 24, 25, 30]);
  expect(datesOf(filled, 'b')).toEqual([5, 6, 13, 19, 20, 26, 27]);
  const others = prefilled(plan, worked('2026-11', 4, 5, 6), 'empty', []);
  expect(datesOf(others, 'b').slice(0, 2)).toEqual([2, 3]);
  // What two had of a day each has its week with.
  const halves = [...worked('2026-11', 2, 3), ...worked('2026-11', 4, 5).map((one) => ({ ...one, days: 50 as const }))];
  expect(linesOf(prefilled(plan, halves, 'empty', []), 'b').slice(0, 3)).toEqual([
    ...on('2026-11', 4, 5).map((date) => line('b', date, { days: 50 })),
    line('b', '2026-11-06'),
  ]);
});

const two = delivery('a', 2);
const monthPlan = (month: string): MonthPlan => ({ month, deliveries: [two] });
const [september, october] = [monthPlan('2026-09'), monthPlan('2026-10')];
/** Thursdays and Fridays: the last ones of a week of September are in October. */
const thursFri = worked('2026-09', 3, 4, 10, 11, 17, 18, 24, 25);
test('a week that goes on in the next month is warned of and does not block', () => {
  const checks = checksOf(september, thursFri);
  expect(checks.map(({ kind, isBlocking, lines }) => [kind, isBlocking, lines.map(({ date }) => date)])).toEqual([
    ['missing', false, on('2026-09', 28, 29)],
  ]);
  expect([blocksOf(checks, two), isFull(september, thursFri)]).toEqual([[], true]);
  expect(checksOf({ ...september, around: worked('2026-10', 1, 2) }, thursFri)).toEqual([]);
  // Half of it is known to be worked.
  const half = checksOf({ ...september, around: worked('2026-10', 1) }, thursFri);
  expect(half.map(({ days, isBlocking }) => [days, isBlocking])).toEqual([[100, false]]);
  // A week of its own blocks.
  expect(isFull(september, thursFri.slice(0, -1))).toBe(false);
});
test.each<[string, readonly Line[] | undefined, string[]]>([
  ['is not known', undefined, []],
  ['is not begun', worked('2026-08', 31), []],
  ['has the first days', worked('2026-09', 28, 29), []],
  ['has one', worked('2026-09', 21, 28), on('2026-10', 1)],
  ['has none of that week', worked('2026-09', 21, 22), on('2026-10', 1, 2)],
])('October expects of a week what September leaves: it %s', (_, around, dates) => {
  const plan = { ...october, ...(around && { around }) };
  expect(expectedDatesOf(plan).filter((date) => date < '2026-10-05')).toEqual(dates);
  expect(expectedDaysOf(plan)).toBe(800 + dates.length * 100);
  expect(isFull(plan, prefilled(plan, [], 'empty', []))).toBe(true);
});
test('what the other month has no room for blocks, and what it has room for does not', () => {
  const plan = { month: '2026-09', deliveries: [delivery('a', 4)] };
  const lines = prefilled(plan, [], 'empty', []).filter(({ date }) => date < '2026-09-28');
  const missing = checksOf(plan, [...lines, line('a', '2026-09-30', { days: 50 })]);
  expect(missing.map(({ days, isBlocking }) => [days, isBlocking])).toEqual([
    [150, true],
    [100, false],
  ]);
});

test('a month like the one before has its days of the week, and no week more than it plans', () => {
  const days = (how: 'before' | 'week', before: readonly Line[]) =>
    prefilled({ ...october, around: before }, [], how, before).map(({ date }) => Number(date.slice(8)));
  expect(days('week', thursFri)).toEqual([1, 2, 8, 9, 15, 16, 22, 23, 29, 30]);
  expect(days('before', thursFri)).toEqual([1, 2, 8, 9, 15, 16, 22, 23, 29, 30]);
  expect(days('week', [...thursFri, ...worked('2026-09', 1, 28, 29)])).toEqual([5, 6, 12, 13, 19, 20, 26, 27]);
});

const anyDelivery = fc.record({
  startsOn: fc.integer({ min: -20, max: 28 }).map((days) => addDays('2026-11-01', days)),
  length: fc.integer({ min: 0, max: 40 }),
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
});
const anyPlan = fc
  .array(anyDelivery, { minLength: 1, maxLength: 3 })
  .map((some) =>
    november(
      ...some.map(({ startsOn, length, daysPerWeek }, at) =>
        delivery(String(at), daysPerWeek, { startsOn, endsOn: addDays(startsOn, length) }),
      ),
    ),
  );
test('of any deliveries: each day once, each within its own days and week, no fewer than any of them plans alone', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      for (const { monday, dates, expected, least, most } of weeksIn(plan)) {
        const days = expected.length * 100;
        expect(new Set(expected.map(({ date }) => date)).size).toBe(expected.length);
        expect(dates).toEqual(expect.arrayContaining(expected.map(({ date }) => date)));
        expect([least <= days, days <= most, most <= dates.length * 100]).toEqual([true, true, true]);
        for (const one of plan.deliveries) {
          expect(expected.filter(({ deliveryId }) => deliveryId === one.id).length).toBeLessThanOrEqual(one.daysPerWeek);
          const alone = plannedDatesOf(one, '2026-11').filter((date) => mondayOf(date) === monday);
          expect(expected.length).toBeGreaterThanOrEqual(alone.length);
        }
      }
    }),
    { numRuns: 30 },
  );
});
test('one delivery alone expects what it plans', () => {
  fc.assert(
    fc.property(anyPlan, ({ deliveries: [one] }) => {
      if (one) expect(expectedDaysOf(november(one))).toBe(plannedDaysOf(one, '2026-11'));
    }),
    { numRuns: 30 },
  );
});
test('two months share a week without a day lost or counted twice', () => {
  const week = (plan: MonthPlan) => weekFrom(plan, '2026-09-28');
  for (const daysPerWeek of [1, 2, 3, 4, 5, 6, 7]) {
    const deliveries = [delivery('a', daysPerWeek)];
    const first = week({ month: '2026-09', deliveries });
    const second = week({ month: '2026-10', deliveries, around: first.expected as Line[] });
    expect(first.expected.length + second.expected.length).toBe(daysPerWeek);
    expect(first.least + week({ month: '2026-10', deliveries }).most).toBe(daysPerWeek * 100);
  }
});
