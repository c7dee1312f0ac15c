import { expect, test } from 'vitest';
import { found, matching } from './palette-filter.ts';

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

test('an entry is found by words like its own where no other has the same', () => {
  const entries = [{ label: 'Statistiques' }, { label: 'Contrats' }, { label: 'Messages', keywords: 'contacts' }];
  const labels = (query: string) => found(query, entries).entries.map(({ label }) => label);
  expect(labels('statistqiue')).toEqual(['Statistiques']);
  expect(labels('contrat')).toEqual(['Contrats']);
  expect(labels('contract')).toEqual(['Contrats', 'Messages']);
  expect(labels('facture')).toEqual([]);
  expect([found('contrat', entries).isLike, found('contract', entries).isLike]).toEqual([false, true]);
});
