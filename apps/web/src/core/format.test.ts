import { expect, test } from 'vitest';
import { formatIn } from './format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  // The server stops one further, to tell a thousand from more.
  [1001, '1,000+'],
  [1250, '1,000+'],
])('a count of %i is shown as %s', (value, shown) => {
  expect(formatIn('en').count(value)).toBe(shown);
});

test('a total says itself whether there is more', () => {
  expect(formatIn('fr').count(1000, true)).toBe('1\u202f000+');
  expect(formatIn('fr').count(1000, false)).toBe('1\u202f000');
});
