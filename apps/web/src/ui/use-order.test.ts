import { expect, test } from 'vitest';
import { afterOf } from './use-order.ts';

test('the place among those in sight is told by the one before it, also where it is the first of them', () => {
  const all = [...'abcdef'].map((id) => ({ id }));
  const shown = all.filter(({ id }) => 'bdf'.includes(id));
  expect(afterOf(all, shown, 'f', 0)).toBe('a');
  expect(afterOf(all, shown, 'f', 1)).toBe('b');
  expect(afterOf(all, shown, 'b', 1)).toBe('d');
  expect(afterOf(all, shown, 'b', 2)).toBe('f');
  expect(afterOf(all, all, 'c', 0)).toBe(null);
});
