import type { HistoryEntry } from '@jalon/domain/history/history-schema';
import { expect, test } from 'vitest';
import { changesOf } from './history-changes.ts';

const t = (key: string) => key;
const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'e',
  at: '2026-03-01T10:00:00Z',
  kind: 'referential.create',
  by: null,
  scope: 'tools',
  label: 'Outil',
  labelLanguage: 'fr',
  before: null,
  after: null,
  ...fields,
});

test('a new record tells what was filled, not what its list does not have', () => {
  const changes = changesOf(t, entry({ after: { fr: 'Outil', en: 'Tool', group: null, 'contacts.manage': false } }));
  expect(changes.map(({ after }) => after)).toEqual(['Outil', 'Tool']);
});

test('a field that was emptied, or filled at last, is told', () => {
  const changes = changesOf(
    t,
    entry({ before: { fr: 'Outil', group: 'Web', note: null }, after: { fr: 'Outil', group: null, note: 'x' } }),
  );
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['Web', null],
    [null, 'x'],
  ]);
});
