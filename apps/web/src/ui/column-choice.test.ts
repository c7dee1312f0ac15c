import { expect, test } from 'vitest';
import { readColumns, writeColumns } from './column-choice.ts';

test.each([
  ['', {}],
  ['since,-email', { since: true, email: false }],
  ['-a b,__proto__x,<i>', { __proto__x: true }],
])('the columns "%s" are %j', (text, chosen) => {
  expect(readColumns(text)).toEqual(chosen);
});

test('the same choice is written the same way, whatever was chosen first', () => {
  expect(writeColumns({ since: true, email: false })).toBe('-email,since');
  expect(writeColumns({ email: false, since: true })).toBe('-email,since');
});
