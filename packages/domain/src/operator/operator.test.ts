import { expect, test } from 'vitest';
import {
  holidayRuleOf,
  legalLine,
  operatorDefaults,
  operatorSettingNames,
  preselectsAtFirst,
  publicPart,
  settled,
  validationTimeOf,
} from './operator.ts';
import { OperatorUpdate } from './operator-schema.ts';

test('every setting stands in one section', () => {
  expect([...operatorSettingNames].sort()).toEqual(Object.keys(operatorDefaults).sort());
});

test('a choice wins over the default, also one that says no', () => {
  const defaults = { ...operatorDefaults, isWhitMondayWorked: true, contactEmail: 'env@jalon.example' };
  expect(settled({}, defaults)).toEqual(defaults);
  expect(settled({ isWhitMondayWorked: false, name: 'A', contactEmail: null }, defaults)).toEqual({
    ...defaults,
    isWhitMondayWorked: false,
    name: 'A',
  });
});

test.each([
  ['staff', true, true],
  ['staff', false, false],
  ['always', false, true],
  ['never', true, false],
] as const)('preselection %s: written by the staff %s, it begins as %s', (preselection, isByStaff, begins) => {
  expect(preselectsAtFirst({ preselection }, isByStaff)).toBe(begins);
});

test.each([
  [{}, ''],
  [{ siren: '732829320' }, 'SIREN 732 829 320'],
  [
    { legalForm: 'SAS', siren: '732829320', vatNumber: 'FR40303265045', address: '1 rue A \n 75001 Paris' },
    'SAS · SIREN 732 829 320 · TVA FR40303265045 · 1 rue A, 75001 Paris',
  ],
])('%j is told as %j', (choices, line) => {
  expect(legalLine({ ...operatorDefaults, ...choices })).toBe(line);
});

test('what browsers are told says nothing of how to reach it', () => {
  const told = publicPart({ ...operatorDefaults, contactEmail: 'a@b.fr', logo: 'key' });
  expect(told).toMatchObject({ name: 'Jalon', logo: 'key', signatureDays: 60 });
  expect(told).not.toHaveProperty('contactEmail');
  expect(validationTimeOf(operatorDefaults)).toEqual({ days: 3, rule: holidayRuleOf(operatorDefaults) });
});

test.each([
  [{ contactEmail: '' }, true],
  [{ contactEmail: ' Aide@Jalon.example ' }, true],
  [{ contactEmail: 'aide' }, false],
  [{ vatNumber: 'fr 40 303 265 045' }, true],
  [{ vatNumber: '' }, true],
  [{ vatNumber: '40303265045' }, false],
  [{ timeZone: '' }, true],
  [{ timeZone: 'America/Cayenne' }, true],
  [{ timeZone: 'UTC' }, true],
  [{ timeZone: '+02:00' }, false],
  [{ digestHour: null }, true],
  [{ timesheetReminders: [-20, 28] }, true],
  [{ timesheetReminders: [-21] }, false],
  [{ documentReminders: [7, 7] }, false],
  [{ documentReminders: [] }, false],
  [{ colour: 'red' }, false],
])('%j is accepted: %s', (choices, isAccepted) => {
  expect(OperatorUpdate.safeParse({ ...choices, version: 1 }).success).toBe(isAccepted);
});
