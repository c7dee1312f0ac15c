import type { SyncDecision, SyncKind } from '@jalon/domain/connector/sync-line';
import { expect, test } from 'vitest';
import { ticking, toggled } from './ticking.ts';

const line = (id: string, kind: SyncKind, decision: SyncDecision, choices: SyncDecision[] = ['apply', 'skip']) => ({
  ...{ id, kind, decision, choices },
});
const lines = [
  line('a', 'added', 'apply'),
  line('b', 'changed', 'skip'),
  line('c', 'conflict', 'skip', ['keep', 'take', 'skip']),
  line('d', 'refused', 'skip', ['link', 'skip']),
];

test('ticking all or none sends what changes, and decides no conflict', () => {
  expect(ticking(lines, true)).toEqual([{ id: 'b', decision: 'apply' }]);
  expect(ticking(lines, false)).toEqual([{ id: 'a', decision: 'skip' }]);
});

test('the space bar gives the other answer, where there are two', () => {
  expect(lines.map(toggled)).toEqual([
    { id: 'a', decision: 'skip' },
    { id: 'b', decision: 'apply' },
    undefined,
    { id: 'd', decision: 'link' },
  ]);
});
