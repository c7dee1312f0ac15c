import { expect, test } from 'vitest';
import { isInLot, lotIn } from './sync-lot.ts';

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
