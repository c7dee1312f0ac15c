import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { companyPermissions, permits, permitsUser } from './permission.ts';

const held = ['a', 'b'];

test.each([
  ['a', true],
  ['c', false],
  ['a|c', true],
  ['c|d', false],
  ['a&b', true],
  ['a&c', false],
  [' a & b ', true],
  [' c | a ', true],
  ['c|a&b', true],
  ['c|a&d', false],
  ['', false],
])('%j is %s', (expression, expected) => {
  expect(permits(expression, held)).toBe(expected);
});

test.each([undefined, null, 'a', { a: true }, 1])('without a list (%j) the answer is no', (none) => {
  expect(permits('a', none)).toBe(false);
});

test('permissions bind company users; every other type is allowed', () => {
  expect(permitsUser(aUser('Company', { permissions: ['roles.manage'] }), 'roles.manage')).toBe(true);
  expect(permitsUser(aUser('Company', { permissions: [] }), 'roles.manage')).toBe(false);
  for (const type of ['Freelance', 'Commercial', 'Admin'] as const) expect(permitsUser(aUser(type), 'roles.manage')).toBe(true);
});

test('each permission is named once', () => {
  expect(new Set(companyPermissions).size).toBe(companyPermissions.length);
});
