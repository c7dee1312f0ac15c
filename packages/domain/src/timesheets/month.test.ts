import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { lastDayOf } from '../core/months.ts';
import { blocksOf, checksOf } from './checks.ts';
import { feeFor, roomOn, sumsOf } from './fees.ts';
import { expectedDaysOf, fits, type Line, type MonthDelivery, type MonthPlan, missingOf } from './month.ts';
import { amountOf, type Brush, emptied, nextAmount, paint, paintAll } from './painting.ts';
import { plannedDatesOf, plannedDaysOf } from './planned-days.ts';
import { prefilled, prefills } from './prefill.ts';

const delivery = (id: string, more: Partial<MonthDelivery> = {}): MonthDelivery => ({
  id,
  startsOn: '2026-09-01',
  endsOn: '2027-03-31',
  daysPerWeek: 5,
  holidayZone: 'metropolitan',
  isWhitMondayWorked: false,
  isLocked: false,
  daysSold: 7200,
  freeDays: 0,
  daysElsewhere: 4200,
  freeElsewhere: 0,
  ...more,
});
const portal = delivery('portal');
const audit = delivery('audit', { startsOn: '2026-11-09', endsOn: '2026-11-27', daysSold: 250, daysElsewhere: 0 });
const plan: MonthPlan = { month: '2026-11', deliveries: [portal, audit] };
const line = (deliveryId: string, day: number, more: Partial<Line> = {}): Line => ({
  deliveryId,
  date: `2026-11-${String(day).padStart(2, '0')}`,
  type: 'production',
  days: 100,
  absenceKind: null,
  ...more,
});
/** The month of the mock-up. */
const story: Line[] = [
  ...[2, 3, 4, 5, 6, 9, 10, 12].map((day) => line('portal', day)),
  line('audit', 13),
  line('portal', 16),
  line('portal', 17, { days: 50 }),
  line('audit', 17, { days: 50 }),
  line('portal', 18),
  line('portal', 19),
  line('portal', 20, { type: 'absence', absenceKind: 'leave' }),
  line('portal', 23),
  line('portal', 24, { days: 50 }),
  line('portal', 24, { days: 50, type: 'absence' }),
  line('portal', 25),
  line('portal', 26),
  line('audit', 27, { days: 50 }),
];
const dates = (lines: readonly Line[]) => lines.map(({ date, days, deliveryId }) => [Number(date.slice(8)), days, deliveryId]);

test.each([
  [5, '2026-11', 20],
  [5, '2026-05', 17],
  [3, '2026-11', 13],
  [1, '2026-11', 5],
  [6, '2026-11', 24],
  [7, '2026-11', 28],
])('%i days a week in %s: %i days planned', (daysPerWeek, month, days) => {
  expect(plannedDaysOf(delivery('a', { daysPerWeek, startsOn: '2026-01-01' }), month)).toBe(days * 100);
});
test('a week that two months share is planned once, and nothing outside the period', () => {
  const two = delivery('a', { daysPerWeek: 2 });
  expect(plannedDatesOf(two, '2026-09')).toContain('2026-09-29');
  expect(plannedDatesOf(two, '2026-10').slice(0, 1)).toEqual(['2026-10-05']);
  expect(plannedDatesOf(audit, '2026-11')).toHaveLength(14);
  expect(plannedDatesOf(audit, '2026-12')).toEqual([]);
});

test('the month of the mock-up: 18.5 of 20, what is missing, and what it would be', () => {
  expect(expectedDaysOf(plan)).toBe(2000);
  expect(dates(missingOf(plan, story))).toEqual([
    [27, 50, 'audit'],
    [30, 100, 'portal'],
  ]);
  const [missing, unsaid, ...more] = checksOf(plan, story);
  expect([missing?.kind, missing?.days, unsaid?.kind, more]).toEqual(['missing', 150, 'absenceKind', []]);
  const whole = missing?.fixes[0]?.lines ?? [];
  const billed = (id: string) => sumsOf(whole.filter(({ deliveryId }) => deliveryId === id)).production;
  expect([billed('portal'), billed('audit'), sumsOf(whole).absence]).toEqual([1600, 250, 150]);
  expect(feeFor({ feeMode: 'daily', cents: 54_000 }, 1600, 2000)).toBe(864_000);
  const said = checksOf(plan, whole)[0]?.fixes.find(({ name }) => name === 'sickness')?.lines ?? [];
  expect(checksOf(plan, said)).toEqual([]);
});

test.each<[string, Line[], string[], string[]]>([
  ['nothing', [], ['missing'], []],
  ['a day before the delivery', [line('audit', 2)], ['outside', 'missing'], []],
  ['a day of a delivery that is not there', [line('gone', 2)], ['outside', 'missing'], []],
  ['too much on a day', [line('portal', 9), line('audit', 9, { days: 50 })], ['tooMuch', 'missing'], []],
  ['a Sunday', [line('portal', 8)], ['missing', 'restWorked'], []],
  ['a holiday', [line('portal', 11)], ['missing', 'restWorked'], []],
  ['more than was sold', [9, 10, 12].map((day) => line('audit', day)), ['missing', 'soldExceeded'], []],
  ['more than was offered', [line('audit', 9, { type: 'normal' })], ['missing', 'freeExceeded'], []],
  ['away and on the road', [line('portal', 9, { type: 'absence', absenceKind: 'leave' })], ['missing', 'drivenAway'], ['2026-11-09']],
])('%s: %j', (_, lines, kinds, driven) => {
  expect(checksOf(plan, lines, { drivenOn: driven }).map(({ kind }) => kind)).toEqual(kinds);
});
test('days that were offered are spent in other months too', () => {
  const offered = (freeElsewhere: number) => ({ ...plan, deliveries: [delivery('audit', { freeDays: 200, freeElsewhere })] });
  const kinds = (freeElsewhere: number) =>
    checksOf(offered(freeElsewhere), [line('audit', 9, { type: 'normal' })]).map(({ kind, days }) => [kind, days]);
  expect(kinds(100)).not.toContainEqual(['freeExceeded', expect.anything()]);
  expect(kinds(150)).toContainEqual(['freeExceeded', 50]);
});
test('a day that was entered before the delivery stood still is outside of it, and is taken out by its fix', () => {
  const still = delivery('still', { interruptions: [{ from: '2026-11-16', to: '2026-11-22' }] });
  const worked = [...plannedDatesOf(still, '2026-11'), '2026-11-17'].map((date) => line('still', Number(date.slice(8))));
  const [outside, ...others] = checksOf({ month: '2026-11', deliveries: [still] }, worked);
  expect([outside?.kind, outside?.days, others]).toEqual(['outside', 100, []]);
  expect(blocksOf(outside ? [outside] : [], still)).toHaveLength(1);
  expect(checksOf({ month: '2026-11', deliveries: [still] }, outside?.fixes[0]?.lines ?? [])).toEqual([]);
});
test('what was sent back is changed or answered before it is sent again', () => {
  const whole = story;
  const [refused] = whole;
  if (!refused) throw new Error('no line');
  const kindsOf = (lines: readonly Line[], answered: string[] = []) =>
    checksOf(plan, lines, { refused: [refused], answered }).flatMap(({ kind, isBlocking }) => (kind === 'refused' ? [isBlocking] : []));
  expect(kindsOf(whole)).toEqual([true]);
  expect(kindsOf(whole, [refused.deliveryId])).toEqual([false]);
  expect(kindsOf(whole.map((one) => (one === refused ? { ...one, days: 50 } : one)))).toEqual([]);
});

test('what is blocked is what concerns the delivery', () => {
  const checks = checksOf(plan, [...story.filter(({ date }) => date !== '2026-11-02'), line('audit', 27, { days: 50, type: 'internal' })]);
  expect(blocksOf(checks, audit).map(({ kind }) => kind)).toEqual([]);
  expect(blocksOf(checks, portal).map(({ kind }) => kind)).toEqual(['missing', 'absenceKind']);
});

const onPortal: Brush = { type: 'production', deliveryId: 'portal' };
const onAudit: Brush = { type: 'production', deliveryId: 'audit' };
const painted = (lines: readonly Line[], brush: Brush, day: number, days: 0 | 25 | 50 | 75 | 100) =>
  paint(plan, lines, { brush, date: line('', day).date, days });

test('a day is whole, half, empty', () => {
  let lines: Line[] = [];
  const amounts = [1, 2, 3, 4].map(() => {
    const days = nextAmount(lines, onPortal, '2026-11-09');
    lines = (painted(lines, onPortal, 9, days) as { lines: Line[] }).lines;
    return amountOf(lines, onPortal, '2026-11-09');
  });
  expect(amounts).toEqual([100, 50, 0, 100]);
  expect(nextAmount([line('portal', 9, { days: 50 })], onAudit, '2026-11-09')).toBe(50);
  expect(nextAmount([line('portal', 9)], onAudit, '2026-11-09')).toBe(100);
});
test('what stands on a day gives way, but for what was sent', () => {
  expect(painted([line('portal', 9)], onAudit, 9, 50)).toEqual({
    lines: [line('portal', 9, { days: 50 }), line('audit', 9, { days: 50 })],
  });
  expect(painted([line('portal', 9), line('portal', 10)], onAudit, 9, 100)).toEqual({ lines: [line('audit', 9), line('portal', 10)] });
  const sent = { ...plan, deliveries: [{ ...portal, isLocked: true }, audit] };
  const on = { date: '2026-11-09', days: 100 as const };
  expect(paint(sent, [line('portal', 9)], { brush: onAudit, ...on })).toEqual({ locked: true });
  expect(paint(sent, [], { brush: onPortal, ...on })).toEqual({ locked: true });
  expect(paint(sent, [line('portal', 9)], { brush: onPortal, ...on, days: 0 })).toEqual({ lines: [line('portal', 9)] });
  expect(emptied(sent, [line('portal', 9), line('audit', 9), line('audit', 10)], ['2026-11-09'])).toHaveLength(2);
});
test('painting outside a delivery is refused with the one that fits', () => {
  expect(painted([], onAudit, 30, 100)).toEqual({ refused: { date: '2026-11-30', delivery: audit, offer: portal } });
  expect(paintAll(plan, [], { brush: onAudit, dates: ['2026-11-06', '2026-11-08', '2026-11-09'], days: 100 })).toEqual([line('audit', 9)]);
  expect(paintAll(plan, [line('audit', 9)], { brush: onAudit, dates: ['2026-11-09'], days: 0 })).toEqual([]);
});
test('an absence stands with a delivery that is worked that day, and keeps its kind', () => {
  const away: Brush = { type: 'absence' };
  expect(painted([], { ...away, absenceKind: 'leave' }, 10, 100)).toEqual({
    lines: [line('portal', 10, { type: 'absence', absenceKind: 'leave' })],
  });
  const before = [line('audit', 10, { type: 'absence', absenceKind: 'leave' })];
  expect(painted(before, away, 10, 50)).toEqual({ lines: [line('audit', 10, { type: 'absence', absenceKind: 'leave', days: 50 })] });
  expect(paint({ ...plan, deliveries: [] }, [], { brush: away, date: '2026-11-10', days: 50 })).toEqual({ locked: true });
});

test('prefilling: as the month before, as a typical week, everything out', () => {
  const before = [
    line('portal', 5, { date: '2026-10-06' }),
    line('portal', 5, { date: '2026-10-13', days: 50 }),
    line('portal', 5, { date: '2026-10-20', days: 50 }),
    line('portal', 5, { date: '2026-10-28', type: 'absence' }),
    line('portal', 5, { date: '2026-10-29' }),
  ];
  // The first, second and third Tuesdays; the fourth Thursday was the fifth.
  expect(dates(prefilled(plan, [], 'before', before))).toEqual([
    [3, 100, 'portal'],
    [10, 50, 'portal'],
    [17, 50, 'portal'],
  ]);
  expect(dates(prefilled(plan, [line('audit', 10)], 'week', before))).toEqual([
    [3, 50, 'portal'],
    [5, 100, 'portal'],
    [10, 100, 'audit'],
    [12, 100, 'portal'],
    [17, 50, 'portal'],
    [19, 100, 'portal'],
    [24, 50, 'portal'],
    [26, 100, 'portal'],
  ]);
  expect(prefilled(plan, [line('portal', 3)], 'week', [])).toHaveLength(4);
  const fifth = prefilled({ ...plan, deliveries: [delivery('portal', { startsOn: '2026-09-01' })] }, [], 'before', [
    line('portal', 1, { date: '2026-10-26' }),
  ]);
  expect(dates(fifth)).toEqual([
    [23, 100, 'portal'],
    [30, 100, 'portal'],
  ]);
  expect(prefilled(plan, story, 'clear', [])).toEqual([]);
});

const anyDelivery = fc.record({
  startsOn: fc.integer({ min: -40, max: 28 }).map((days) => addDays('2026-11-01', days)),
  length: fc.integer({ min: 1, max: 90 }),
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
  isLocked: fc.boolean(),
  daysSold: fc.constantFrom(500, 5000),
});
const anyPlan = fc.array(anyDelivery, { minLength: 1, maxLength: 3 }).map(
  (some): MonthPlan => ({
    month: '2026-11',
    deliveries: some.map(({ length, ...one }, at) =>
      delivery(String(at), { ...one, daysElsewhere: 0, endsOn: addDays(one.startsOn, length) }),
    ),
  }),
);
const anyPaint = fc.record({
  brush: fc.oneof(
    fc.integer({ min: 0, max: 2 }).map((at): Brush => ({ type: 'production', deliveryId: String(at) })),
    fc.constantFrom<Brush>({ type: 'absence', absenceKind: 'leave' }, { type: 'internal' }),
  ),
  date: fc.integer({ min: 0, max: 29 }).map((days) => addDays('2026-11-01', days)),
  days: fc.constantFrom(0 as const, 25 as const, 50 as const, 75 as const, 100 as const),
});

test('whatever is painted and prefilled: no day is more than one, nothing stands outside, nothing that was typed goes', () => {
  fc.assert(
    fc.property(anyPlan, fc.array(anyPaint, { maxLength: 40 }), fc.constantFrom(...prefills), (any, strokes, how) => {
      const known = strokes.filter(({ brush }) => !('deliveryId' in brush) || any.deliveries.some(({ id }) => id === brush.deliveryId));
      const lines = known.reduce<Line[]>((all, stroke) => {
        const result = paint(any, all, stroke);
        return 'lines' in result ? result.lines : all;
      }, []);
      const after = prefilled(any, lines, how, []);
      for (const all of [lines, after]) {
        expect(checksOf(any, all).filter(({ kind }) => kind === 'outside' || kind === 'tooMuch')).toEqual([]);
        expect(all.every(({ days, date }) => [25, 50, 75, 100].includes(days) && date <= lastDayOf('2026-11'))).toBe(true);
      }
      if (how === 'empty') expect(missingOf(any, after)).toEqual([]);
      if (how !== 'clear') for (const { date } of lines) expect(roomOn(after, date)).toBeLessThanOrEqual(roomOn(lines, date));
    }),
  );
});
test('a line fits where it is worked and there is room', () => {
  expect(fits(plan, [], line('portal', 9))).toBe(true);
  expect(fits(plan, [], line('gone', 9))).toBe(false);
  expect(fits(plan, [line('audit', 9, { days: 50 })], line('portal', 9))).toBe(false);
  expect(fits(plan, [], line('portal', 8))).toBe(false);
});
