import { aUser } from '@jalon/domain/testing';
import { expect, test } from 'vitest';
import { isOpenTo } from './next-path.ts';

test.each([
  ['/admin/accounts', false],
  ['/freelance/dashboard?x=1', true],
  ['/login', false],
  ['/nowhere', true],
])('a freelance is led on to %s: %s', (path, isOpen) => {
  expect(isOpenTo(aUser('Freelance'), path)).toBe(isOpen);
});
