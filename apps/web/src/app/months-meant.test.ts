import { expect, test } from 'vitest';
import { monthsMeant } from './months-meant.ts';

test.each([
  ['cra', []],
  ['cra octobre', ['2026-10']],
  ['cra octbre', ['2026-10']],
  ['frais déc', ['2025-12']],
  ['novembre', ['2026-11']],
  ['novmebre 2024', ['2024-11']],
  ['décembre 2026', []],
  ['Martin', []],
  ['octobre octbre', ['2026-10']],
])('"%s" names %j', (query, months) => {
  expect(monthsMeant(query, '2026-11', 'fr')).toEqual(months);
});

test('in the language of the page too', () => expect(monthsMeant('timesheet octobr', '2026-11', 'en')).toEqual(['2026-10']));
