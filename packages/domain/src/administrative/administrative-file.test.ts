import { expect, test } from 'vitest';
import { isIban, maskedIban, plainIban, spacedIban, yearsBetween } from './administrative-file.ts';
import { FileInput } from './administrative-schema.ts';

test.each([
  ['FR76 3000 6000 0112 3456 7890 189', true],
  ['fr7630006000011234567890189', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['GB29 NWBK 6016 1331 9268 19', true],
  ['NO93 8601 1117 947', true],
  // One figure wrong, two changed places, one missing, one too many.
  ['FR76 3000 6000 0112 3456 7890 188', false],
  ['FR76 3000 6000 0112 3456 8790 189', false],
  ['FR76 3000 6000 0112 3456 7890 18', false],
  ['DE89 3704 0044 0532 0130 000', false],
  ['', false],
  ['FR76', false],
  ['1234 5678 9012 3456', false],
  ['FR76 3000 6000 0112 3456 7890 18é', false],
  // Of a country whose length is not known here, the sum decides.
  ['BR15 0000 0000 0000 1093 2840 814P 2', true],
  ['BR16 0000 0000 0000 1093 2840 814P 2', false],
])('%s is an IBAN: %s', (text, expected) => expect(isIban(text)).toBe(expected));

test('an IBAN is kept plain, shown in groups, and masked but for what tells it from another', () => {
  const iban = plainIban('fr76 3000-6000.0112 3456 7890 189');
  expect([iban, spacedIban(iban), maskedIban(iban), maskedIban('')]).toEqual([
    'FR7630006000011234567890189',
    'FR76 3000 6000 0112 3456 7890 189',
    'FR76 •••• 0189',
    '',
  ]);
});

test.each([
  ['2000-02-29', '2016-02-28', 15],
  ['2000-02-29', '2016-02-29', 16],
  ['2010-11-17', '2026-11-17', 16],
  ['2010-11-18', '2026-11-17', 15],
])('born on %s one is, on %s, %s years old', (born, day, years) => expect(yearsBetween(born, day)).toBe(years));

test.each([
  [{ birthDate: '1990-05-17' }, undefined],
  [{ birthDate: null, iban: '' }, undefined],
  [{ birthDate: '2020-01-01' }, 'validation.birthDate|min=16'],
  [{ birthDate: '1890-01-01' }, 'validation.birthDate|min=16'],
  [{ birthDate: 'yesterday' }, 'validation.date'],
  [{ iban: 'FR76 3000 6000 0112 3456 7890 188' }, 'validation.iban'],
])('a file with %j is refused for %s', (change, message) => {
  const file = { birthDate: null, birthPlace: '', nationality: null, maritalStatus: null, accountHolder: '', version: 0, ...change };
  expect(FileInput.safeParse(file).error?.issues[0]?.message).toBe(message);
});
