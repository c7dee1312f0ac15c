import { expect, test } from 'vitest';
import { addMonths, daysBetween } from '../core/dates.ts';
import { fileName } from '../core/file-rules.ts';
import { aUser } from '../testing.ts';
import { checkErrors, documentFlow, needsCheck, proposedExpiry, versionErrors } from './document.ts';

const today = '2026-11-26';
const fileId = '018f0000-0000-7000-8000-000000000001';

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-11-26', 6, '2027-05-26'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test('days are counted across the change of the hour', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test('an end is proposed where the law or usage has one', () => {
  expect(proposedExpiry('vigilance', today)).toBe('2027-05-26');
  expect(proposedExpiry('insurance', today)).toBeNull();
});

test('a version has its file and its end, but for what is declared', () => {
  expect(versionErrors('tax', { fileId: null, expiresOn: today }, today)).toEqual({ fileId: 'validation.fileNeeded' });
  expect(versionErrors('tax', { fileId, expiresOn: null }, today)).toEqual({ expiresOn: 'validation.required' });
  expect(versionErrors('tax', { fileId, expiresOn: '2026-11-25' }, today)).toEqual({ expiresOn: 'validation.todayOrLater' });
  expect(versionErrors('tax', { fileId, expiresOn: today }, today)).toBeUndefined();
  expect(versionErrors('tax', { fileId, expiresOn: '2049-01-01' }, today)).toBeUndefined();
  for (const type of ['vigilance', 'registration', 'foreignWorkers'] as const) {
    expect(versionErrors(type, { fileId, expiresOn: '2027-06-26' }, today)).toBeUndefined();
    expect(versionErrors(type, { fileId, expiresOn: '2027-06-27' }, today)).toEqual({ expiresOn: 'validation.withinMonths|months=7' });
  }
  expect(versionErrors('residency', { fileId: null, expiresOn: null }, today)).toBeUndefined();
  expect(versionErrors('foreignWorkers', { fileId: null, expiresOn: null }, today)).toEqual({ expiresOn: 'validation.required' });
});

test.each([
  ['vigilance', 'authentic', null, null, { securityCode: 'validation.required', fileId: 'validation.fileNeeded' }],
  ['vigilance', 'authentic', '4F7K', null, { fileId: 'validation.fileNeeded' }],
  ['vigilance', 'authentic', '4F7K', fileId, undefined],
  ['vigilance', 'unrecognised', '4F7K', null, undefined],
  ['tax', 'authentic', null, null, undefined],
] as const)('%s found %s with the code %s', (type, result, securityCode, proof, expected) => {
  expect(checkErrors(type, { result, securityCode, fileId: proof })).toEqual(expected);
});

test('a company’s people do nothing with documents, and the staff decide without replacing', () => {
  const record = { state: 'submitted', stateBefore: null, ownerId: fileId, isKept: false, isHandled: false, isUnchecked: false } as const;
  expect(documentFlow.actionsOn(aUser('Company', { permissions: ['contracts.view'] }), record)).toEqual([]);
  expect(documentFlow.actionsOn(aUser('Admin'), record)).toEqual(['check', 'accept', 'refuse']);
  expect(documentFlow.actionsOn(aUser('Freelance', { id: fileId }), record)).toEqual(['replace', 'delete']);
  const again = { ...record, stateBefore: 'expired' } as const;
  expect(documentFlow.actionsOn(aUser('Freelance', { id: fileId }), again)).toEqual(['replace', 'withdraw', 'delete']);
  expect(documentFlow.next(again, 'withdraw')).toBe('expired');
});

test.each(['a/b', 'a\\b', '..', '.', '\u202eexe.pdf', 'a\nb', '', 'x'.repeat(201)])('%j is no name for a file', (name) => {
  expect(fileName.safeParse(name).success).toBe(false);
});
test.each(['Attestation d’été (1).pdf', '.pdf', '証明書.pdf'])('%j is kept as it is', (name) => {
  expect(fileName.parse(name)).toBe(name);
});

test('an attestation is checked before it is accepted, and nothing else has to be', () => {
  const check = { result: 'authentic', securityCode: null, proof: null, by: null, at: '', sha256: null } as const;
  expect(needsCheck({ type: 'vigilance', check: null })).toBe(true);
  expect(needsCheck({ type: 'vigilance', check: { ...check, result: 'unrecognised' } })).toBe(true);
  expect(needsCheck({ type: 'vigilance', check })).toBe(false);
  expect(needsCheck({ type: 'tax', check: null })).toBe(false);
});
