import { expect, test } from 'vitest';
import { readerOf, write } from './texts.ts';

const texts = readerOf({
  save: 'Save',
  routes: { 'admin.dashboard': 'Dashboard', admin: { home: 'Home' } },
  lines_one: '{{count}} line of {{name}}',
  lines_other: '{{count}} lines of {{name}}',
});

test.each([
  ['save', {}, 'Save'],
  ['routes.admin.dashboard', {}, 'Dashboard'],
  ['lines', { count: 1, name: 'tools' }, '1 line of tools'],
  ['lines', { count: 2, name: 'tools' }, '2 lines of tools'],
  ['lines', { count: 2 }, '2 lines of {{name}}'],
  ['routes.admin.home', {}, 'Home'],
  ['missing', {}, undefined],
  ['routes.admin', {}, undefined],
  ['constructor.name', {}, undefined],
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

test('a text is dressed once, when it is first read', () => {
  const dressed: string[] = [];
  const read = readerOf({ save: 'Save', leave: 'Leave' }, (text) => {
    dressed.push(text);
    return text.toUpperCase();
  });
  expect([read('save'), read('save'), read('missing')]).toEqual(['SAVE', 'SAVE', undefined]);
  expect(dressed).toEqual(['Save']);
});
