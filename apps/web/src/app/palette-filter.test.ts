import { expect, test } from 'vitest';
import { matching } from './palette-filter.ts';

const entry = { label: 'Niveaux d’expérience', keywords: 'Années d’expérience attendues ou déclarées.' };

test.each([
  ['', true],
  ['niveaux', true],
  ['experience', true],
  ['ATTENDUES niv', true],
  ['devises', false],
  ['niveaux devises', false],
])('"%s" finds the entry: %s', (query, expected) => {
  expect(matching(query, entry)).toBe(expected);
});
