import { expect, test } from 'vitest';
import { placed, ticksFor, wholeTicksFor } from './axis.ts';

test.each([
  [78.1, [0, 20, 40, 60, 80]],
  [156.3, [0, 50, 100, 150, 200]],
  [0.7, [0, 0.2, 0.4, 0.6, 0.8]],
  [80, [0, 20, 40, 60, 80]],
  [0, [0, 1]],
])('up to %d there are the steps %j', (max, expected) => {
  expect(ticksFor(max)).toEqual(expected);
});

test.each([
  [184, [0, 50, 100, 150, 200]],
  [3, [0, 1, 2, 3]],
  [1, [0, 1]],
  [0, [0, 1]],
  [21, [0, 10, 20, 30]],
])('whole up to %d there are the steps %j', (max, expected) => {
  expect(wholeTicksFor(max)).toEqual(expected);
});

test('a value stands where its share of the axis is', () => {
  expect(placed([0, 20, 40], [200, 0])(10)).toBe(150);
});
