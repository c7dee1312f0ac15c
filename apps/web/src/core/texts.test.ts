import { expect, test } from 'vitest';
import { flatten, write } from './texts.ts';

const texts = flatten({
  save: 'Save',
  routes: { 'admin.dashboard': 'Dashboard' },
  lines_one: '{{count}} line of {{name}}',
  lines_other: '{{count}} lines of {{name}}',
});

test.each([
  ['save', {}, 'Save'],
  ['routes.admin.dashboard', {}, 'Dashboard'],
  ['lines', { count: 1, name: 'tools' }, '1 line of tools'],
  ['lines', { count: 2, name: 'tools' }, '2 lines of tools'],
  ['lines', { count: 2 }, '2 lines of {{name}}'],
  ['missing', {}, undefined],
])('%s with %o gives %s', (key, values, expected) => {
  expect(write(texts, 'en', key, values)).toBe(expected);
});

test('zero is singular in French and plural in English', () => {
  expect(write(texts, 'fr', 'lines', { count: 0, name: 'x' })).toBe('0 line of x');
  expect(write(texts, 'en', 'lines', { count: 0, name: 'x' })).toBe('0 lines of x');
});

test('a French million is plural', () => {
  expect(write(texts, 'fr', 'lines', { count: 1_000_000, name: 'x' })).toBe('1000000 lines of x');
});
