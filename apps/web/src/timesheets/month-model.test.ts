import type { Line, MonthPlan } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { expect, test } from 'vitest';
import { actOf, aheadIn, brushesOf, closedBy, isSavedAs, withoutFill } from './month-model.ts';

/** Only what colours are told by. */
const monthOf = (...places: number[]) => ({
  deliveries: places.map((place) => ({ delivery: { id: `d${place}`, place } })) as unknown as OwnMonth['deliveries'],
});

test.each([
  ['one keeps its colour, whoever else is there', [1], ['2']],
  ['each has its own', [0, 1, 2], ['1', '2', '3']],
  ['of two that would have the same, the later takes one that is free', [0, 3], ['1', '2']],
  ['beyond as many as there are, they come again', [0, 1, 2, 4], ['1', '2', '3', '2']],
])('colours of deliveries: %s', (_, places, expected) => {
  const month = monthOf(...places);
  expect(places.map((place) => actOf(month, { type: 'production', deliveryId: `d${place}` }))).toEqual(expected);
});

test('what is internal and what is away have theirs', () => {
  expect(actOf(monthOf(0), { type: 'internal', deliveryId: 'd0' })).toBe('4');
  expect(actOf(monthOf(0), { type: 'absence', deliveryId: 'd0' })).toBe('x');
});

test.each([
  ['2026-08-31', { why: 'before', day: '2026-09-01' }],
  ['2026-11-07', { why: 'interrupted', day: '2026-11-23' }],
  ['2026-11-22', { why: 'interrupted', day: '2026-11-23' }],
  ['2027-01-01', { why: 'after', day: '2026-12-31' }],
])('the %s is outside, and it is said why', (date, expected) => {
  const delivery = { startsOn: '2026-09-01', endsOn: '2026-12-31', interruptions: [{ from: '2026-11-07', to: '2026-11-22' }] };
  expect(closedBy(delivery, date)).toEqual(expected);
});

test('what the server has is what was sent, in whatever order', () => {
  const day = (date: string) => ({ date, type: 'production', days: 100, absenceKind: null }) as const;
  const [one, other] = [day('2026-11-02'), day('2026-11-03')];
  const saved = { entries: [one, other].map((entry) => ({ ...entry, refusal: null })), comment: 'Bien' };
  expect(isSavedAs(saved, { entries: [other, one], comment: 'Bien ' })).toBe(true);
  expect(isSavedAs(saved, { entries: [one], comment: 'Bien' })).toBe(false);
  expect(isSavedAs(saved, { entries: [one, other], comment: '' })).toBe(false);
});

test('a prefill is taken back without what was painted after it', () => {
  const on = (day: number, more: Partial<Line> = {}): Line => ({
    ...{ deliveryId: 'a', date: `2026-11-0${day}`, type: 'production', days: 100, absenceKind: null },
    ...more,
  });
  const before = [on(2, { days: 50 })];
  const filled = [on(2), on(3), on(4), on(5)];
  expect(withoutFill(filled, before, filled)).toEqual(before);
  const painted = [on(2), on(3, { deliveryId: 'b' }), on(5), on(6)];
  expect(withoutFill(painted, before, filled)).toEqual([on(2, { days: 50 }), on(3, { deliveryId: 'b' }), on(6)]);
  // A month that was emptied comes back, but for the days painted since.
  expect(withoutFill([on(3)], filled, [])).toEqual([on(2), on(3), on(4), on(5)]);
});

test('days that are still to come are told before they are sent as worked: not those away, not those of what was sent', () => {
  const plan = {
    month: '2026-11',
    deliveries: [
      { id: 'open', isLocked: false },
      { id: 'sent', isLocked: true },
    ],
  } as unknown as MonthPlan;
  const line = (date: string, more: Partial<Line> = {}) =>
    ({ deliveryId: 'open', date, type: 'production', days: 100, absenceKind: null, ...more }) as Line;
  const lines = [
    line('2026-11-18'),
    line('2026-11-19'),
    line('2026-11-20'),
    line('2026-11-23', { type: 'internal', days: 50 }),
    line('2026-11-24', { type: 'absence' }),
    line('2026-11-25', { deliveryId: 'sent' }),
  ];
  expect(aheadIn({ today: '2026-11-19' }, plan, lines)).toBe(150);
  expect(aheadIn({ today: '2026-11-30' }, plan, lines)).toBe(0);
});

test('days that are worked and not billed are painted where some were offered', () => {
  const month = { deliveries: [{ delivery: { id: 'a', freeDays: 0 } }, { delivery: { id: 'b', freeDays: 150 } }] } as unknown as OwnMonth;
  expect(brushesOf(month).map((brush) => [brush.type, 'deliveryId' in brush ? brush.deliveryId : undefined])).toEqual([
    ['production', 'a'],
    ['production', 'b'],
    ['normal', 'b'],
    ['internal', undefined],
    ['absence', undefined],
  ]);
});
