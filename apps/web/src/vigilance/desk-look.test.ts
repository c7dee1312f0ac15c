import type { Desk, PaperCell, WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { expect, test } from 'vitest';
import { isAskedLately, nextToCheck, placeIn, placeKey, toCheckIn } from './desk-look.ts';

const paper = (type: PaperCell['type'], state: PaperCell['state'], documentId: string | null): PaperCell => ({
  ...{ type, state, documentId, until: null, holds: false, addedOn: null, isDeclared: false },
});
const row = (id: string, papers: PaperCell[]) => ({ id, papers }) as WatchedOperation;
const groupOf = (rows: WatchedOperation[]) => ({ count: rows.length, rows });
const desk = {
  groups: {
    blocked: groupOf([row('a', [paper('vigilance', 'missing', null), paper('tax', 'toCheck', 'one')])]),
    toCheck: groupOf([
      row('b', [paper('tax', 'toCheck', 'one'), paper('registration', 'toCheck', 'two')]),
      row('c', [paper('tax', 'toCheck', 'three')]),
    ]),
    toRenew: groupOf([]),
    inOrder: groupOf([]),
  },
} as unknown as Desk;

test('a document of two operations waits once', () => {
  expect(toCheckIn(desk).map(placeKey)).toEqual(['a:tax', 'b:registration', 'c:tax']);
});

test.each([
  ['one', 'b:registration'],
  ['two', 'c:tax'],
  ['three', 'a:tax'],
  [null, 'a:tax'],
])('after %s comes %s', (open, expected) => {
  const next = nextToCheck(toCheckIn(desk), open);
  expect(next && placeKey(next)).toBe(expected);
});

test('after the only one comes none', () => {
  expect(nextToCheck([{ id: 'a', type: 'tax', documentId: 'one' }], 'one')).toBeUndefined();
});

test('a cell has an address', () => {
  expect(placeIn('a:tax')).toEqual({ id: 'a', type: 'tax' });
  expect([placeIn(null), placeIn('a')]).toEqual([undefined, undefined]);
});

test('somebody is left alone for 48 hours', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  expect(isAskedLately({ askedAt: null }, now)).toBe(false);
  expect(isAskedLately({ askedAt: '2026-11-29T12:00:01Z' }, now)).toBe(true);
  expect(isAskedLately({ askedAt: '2026-11-29T12:00:00Z' }, now)).toBe(false);
});
