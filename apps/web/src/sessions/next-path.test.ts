import { aUser } from '@jalon/domain/testing';
import { expect, test } from 'vitest';
import { isOpenTo, nextPath } from './next-path.ts';

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

test.each([
  ['/admin/accounts', false],
  ['/freelance/dashboard?x=1', true],
  ['/login', false],
  ['/nowhere', true],
])('a freelance is led on to %s: %s', (path, isOpen) => {
  expect(isOpenTo(aUser('Freelance'), path)).toBe(isOpen);
});
