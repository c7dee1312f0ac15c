import { expect, test } from 'vitest';
import { daysOver, endsSoon, isOversold, isToCome, nearlyConsumed } from './attention.ts';

const today = '2026-11-17';

test.each([
  ['ongoing', '2026-11-17', true],
  ['renewable', '2027-01-01', true],
  ['ongoing', '2027-01-02', false],
  ['ongoing', '2026-11-16', false],
  ['stopped', '2026-12-01', false],
  ['finished', '2026-12-01', false],
] as const)('a delivery that is %s until %s ends soon: %s', (state, endsOn, expected) => {
  expect(endsSoon({ state, endsOn }, today)).toBe(expected);
});

test.each([
  ['ongoing', '2026-11-18', true],
  ['ongoing', '2026-11-17', false],
  ['renewable', '2026-11-18', false],
  ['stopped', '2026-11-18', false],
] as const)('a delivery that is %s and begins on %s is to come: %s', (state, startsOn, expected) => {
  expect(isToCome({ state, startsOn }, today)).toBe(expected);
});

test.each([
  ['ongoing', 500, 2200, 0, 1700, true],
  ['renewable', 500, 550, 0, 50, true],
  ['ongoing', 500, 500, 500, 0, false],
  ['ongoing', 500, 100, 0, 0, false],
  ['stopped', 500, 600, 0, 100, false],
  ['finished', 500, 600, 0, 100, false],
  ['finished', 500, 2200, 2200, 1700, true],
] as const)('a delivery that is %s with %s days sold, %s worked and %s waiting is %s over, to treat: %s', (...of) => {
  const [state, daysSold, daysWorked, daysWaiting, over, expected] = of;
  expect(daysOver({ daysSold, daysWorked })).toBe(over);
  expect(isOversold({ state, daysSold, daysWorked, daysWaiting })).toBe(expected);
});

test.each([
  [100_00, 90_00, 90],
  [100_00, 89_99, undefined],
  [100_00, 123_40, 123],
  [null, 90_00, undefined],
  [100_00, null, undefined],
])('of a signed budget of %s, %s are consumed: %s', (signedBudgetCents, consumedCents, expected) => {
  expect(nearlyConsumed({ signedBudgetCents, consumedCents })).toBe(expected);
});
