import type { HistoryEntry } from '@jalon/domain/core/history-entry';
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
  input: null,
  before: null,
  after: null,
  ...fields,
});

test('a new record tells what was filled, not what its list does not have', () => {
  const changes = changesOf(t, entry({ after: { fr: 'Outil', en: 'Tool', group: null, 'contacts.manage': false } }));
  expect(changes.map(({ after }) => after)).toEqual(['Outil', 'Tool']);
});

test('a field that was emptied, or filled at last, is told', () => {
  const changes = changesOf(t, entry({ before: { fr: 'Outil', group: 'Web', job: null }, after: { fr: 'Outil', group: null, job: 'x' } }));
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['Web', null],
    [null, 'x'],
  ]);
});

test('a field or a code that has no text is not told: its name is no word of the reader', () => {
  const changes = changesOf(
    t,
    entry({ kind: 'account.block', before: { isOdd: true, state: 'active' }, after: { isOdd: false, state: 'unheard-of' } }),
  );
  expect(changes).toEqual([{ field: 'État', before: 'Actif', after: null }]);
});

test('of a list, what it gained and lost is told by name, and a new one tells what it has', () => {
  const [before, after] = [{ permissions: ['contacts.view', 'roles.manage'] }, { permissions: ['contacts.view', 'company.edit'] }];
  expect(changesOf(t, entry({ kind: 'role.grant', before, after }))).toEqual([
    { field: 'Gérer les rôles', before: 'common.yes', after: 'common.no' },
    { field: expect.any(String), before: 'common.no', after: 'common.yes' },
  ]);
  expect(changesOf(t, entry({ kind: 'role.create', after: { label: 'Lecteur', ...before } })).map((change) => change.after)).toEqual([
    'Lecteur',
    'common.yes',
    'common.yes',
  ]);
  expect(changesOf(t, entry({ kind: 'role.delete', before: { label: 'Lecteur', ...before } }))).toHaveLength(1);
});

test.each<Partial<HistoryEntry>>([
  { before: { state: 'active', reason: null }, after: { state: 'blocked', reason: 'Doublon' } },
  { input: { reason: 'Doublon' }, before: { state: 'active' }, after: { state: 'blocked' } },
])('a reason replaces nothing, kept with the record or given with the act', (fields) => {
  expect(changesOf(t, entry({ kind: 'account.block', ...fields }))).toEqual([
    { field: 'État', before: 'Actif', after: 'Bloqué' },
    { field: 'Motif', before: undefined, after: 'Doublon' },
  ]);
});

test('a reason that an act was given is told though its record keeps none', () => {
  const authorised = {
    kind: 'delivery.authorise',
    input: { reason: 'Promise pour demain' },
    before: { reason: null },
    after: { reason: null },
  };
  expect(changesOf(t, entry(authorised as Partial<HistoryEntry>))).toEqual([
    { field: 'Motif', before: undefined, after: 'Promise pour demain' },
  ]);
});

test('a message that was given with an act is told, and a rich text as it is read', () => {
  const declined = { kind: 'application.declineSlots', input: { message: 'Absente' }, before: { state: 'submitted' } };
  expect(changesOf(t, entry({ ...declined, after: { state: 'submitted' } }))).toEqual([
    { field: 'Message', before: undefined, after: 'Absente' },
  ]);
  const [text] = changesOf(
    t,
    entry({ kind: 'opportunity.update', before: { description: '<p>A</p>' }, after: { description: '<p>A <strong>b</strong></p>' } }),
  );
  expect(text).toEqual({ field: 'Description', before: 'A', after: 'A b' });
});

test('a validation is told by its states', () => {
  const changes = changesOf(t, entry({ kind: 'account.validate', before: { validation: 'waiting' }, after: { validation: 'validated' } }));
  expect(changes).toEqual([{ field: 'Validation', before: 'À valider', after: 'Validé' }]);
});

test('an amount and a moment are told as people write them', () => {
  const fields = { dailyRateToCents: 65_000, startsOn: '2027-01-04' };
  const changes = changesOf(t, entry({ kind: 'opportunity.update', before: {}, after: fields }));
  expect(changes.map(({ after }) => after?.replace(/\s/g, ' '))).toEqual(['650 €', '4 janv. 2027']);
  const [met] = changesOf(t, entry({ kind: 'application.interview', before: {}, after: { interviewAt: '2026-11-18T15:30:00+00:00' } }));
  expect(met?.after).toMatch(/^mercredi 18 novembre 2026/);
});

test('days are told as people count them, not by their hundredths', () => {
  const sold = changesOf(t, entry({ kind: 'delivery.update', before: { daysSold: 2500 }, after: { daysSold: 2550, daysPerWeek: 2 } }));
  expect(sold.map(({ before, after }) => [before, after])).toEqual([
    ['25', '25,5'],
    [null, '2'],
  ]);
  const [filled] = changesOf(
    t,
    entry({ kind: 'timesheet.update', before: { entries: [] }, after: { entries: ['2026-11-24 absence 50'] } }),
  );
  expect(filled?.after).toBe('0,5 absence');
});
