import { expect, test } from 'vitest';
import { foldedOf, isInLot, lotIn } from './sync-lot.ts';

test.each([
  ['conflict', 'changed', true],
  ['conflict', 'added', false],
  ['added', 'added', true],
  ['linked', 'all', true],
  ['refused', 'changed', false],
] as const)('%s lines in the lot %s: %s', (kind, lot, isIn) => {
  expect(isInLot(kind, lot)).toBe(isIn);
});

test('an address that names no lot shows all', () => {
  expect([lotIn('added'), lotIn('nonsense'), lotIn(undefined)]).toEqual(['added', 'all', 'all']);
});

test('values that stay as they are come last and fold, unless they are asked for', () => {
  const lines = (['linked', 'added', 'linked', 'refused'] as const).map((kind) => ({ kind }));
  const { lines: ordered, shown } = foldedOf(lines, 'all');
  expect([ordered.map(({ kind }) => kind), shown]).toEqual([['added', 'refused', 'linked', 'linked'], 2]);
  expect(foldedOf(lines.slice(0, 1), 'linked').shown).toBeGreaterThan(0);
  expect(
    foldedOf(
      Array.from({ length: 40 }, () => ({ kind: 'added' as const })),
      'added',
    ).shown,
  ).toBe(12);
});
