import { expect, test } from 'vitest';
import { failures, time } from './figures.ts';

test('a time fails at its line, unless more is granted to a busy machine', () => {
  const failed = (...figure: Parameters<typeof time>) => failures({ title: 'x', figures: [time(...figure)] });
  expect(failed('slowest answer', 5000, 5000)).toEqual([]);
  expect(failed('slowest answer', 5001, 5000)).toEqual(['slowest answer: 5001']);
  expect(failed('started again', 5001, 5000, 10_000)).toEqual([]);
  expect(failed('started again', 10_001, 5000, 10_000)).toEqual(['started again: 10001']);
  expect(failed('lasted', 60_000)).toEqual([]);
});
