import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['/admin/referentials/tools?q=java', '/admin/referentials/tools?q=java'],
  ['/', '/'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['admin', undefined],
  ['', undefined],
  [null, undefined],
])('%s leads to %s', (wanted, expected) => {
  expect(nextPath(wanted)).toBe(expected);
});
