import { expect, test } from 'vitest';
import { isSiret, siretFits } from './company-numbers.ts';
import { faultsIn } from './company-rules.ts';
import { CompanyDetails } from './company-schema.ts';
import { inGroups } from './number-groups.ts';

const errorOf = (fields: object) => CompanyDetails.safeParse({ name: 'X', ...fields }).error?.issues[0]?.message;

test.each([
  [{ siren: '732 829 320' }, undefined],
  [{ siren: '732829321' }, 'validation.siren'],
  [{ siren: '7328' }, 'validation.siren'],
  [{ siret: '732 829 320 00074' }, undefined],
  [{ siret: '73282932000075' }, 'validation.siret'],
  [{ siret: '356000000 00048' }, undefined],
  [{ ape: '62.02a' }, undefined],
  [{ ape: '62022' }, 'validation.ape'],
  [{ website: 'https://www.example.fr/nous' }, undefined],
  [{ website: 'javascript:alert(1)' }, 'validation.website'],
  [{ website: 'example' }, 'validation.website'],
  [{ siret: '12345678900007' }, 'validation.siret'],
  [{ phone1: '+33 1 23 45 67 89' }, undefined],
  [{ phone2: 'call me' }, 'validation.phone'],
  [{ employees: 0 }, 'validation.greaterThanZero'],
  [{ employees: 1.5 }, 'validation.invalid'],
  [{ name: ' ' }, 'validation.required'],
  [{ unknown: 1 }, 'validation.unknownField'],
])('%j is refused with %s', (fields, message) => {
  expect(errorOf(fields)).toBe(message);
});

test('what is left empty is nothing, and numbers are kept without their groups', () => {
  expect(CompanyDetails.parse({ name: ' X ', siren: '732 829 320', ape: '62.02a', website: 'example.fr' })).toEqual({
    name: 'X',
    siren: '732829320',
    siret: null,
    ape: '6202A',
    website: 'https://example.fr',
    phone1: null,
    phone2: null,
    address: null,
    postalCode: null,
    city: null,
    country: null,
    employees: null,
    sector: null,
  });
});

test('spaces and hyphens alone are nothing', () => {
  expect(CompanyDetails.parse({ name: 'X', siret: ' ', siren: '-', ape: ' . ', city: '  ' })).toMatchObject({
    ...{ siret: null, siren: null, ape: null, city: null },
  });
});

test('a SIRET belongs to its SIREN', () => {
  expect(siretFits('732829320', '73282932000074')).toBe(true);
  expect(siretFits('552100554', '73282932000074')).toBe(false);
  expect(siretFits(null, '73282932000074')).toBe(true);
});

const whole = CompanyDetails.parse({
  ...{ name: 'X', siren: '732829320', phone1: '0102030405', address: '1 rue A', postalCode: '75011', city: 'Paris', country: 'FR' },
  sector: 'banking',
});
const nothing = CompanyDetails.parse({ name: 'X' });
test.each([
  [{}, whole, {}],
  [{ phone1: null, address: null }, whole, { phone1: 'validation.required', address: 'validation.required' }],
  [{ country: null, sector: null }, whole, { country: 'validation.required', sector: 'validation.required' }],
  [{ siren: null }, whole, { siren: 'validation.required' }],
  // Another country has no SIREN, nor five digits.
  [{ siren: null, country: 'BE', postalCode: '1000' }, whole, {}],
  [{ postalCode: '7501' }, whole, { postalCode: 'validation.postalCode' }],
  [{ postalCode: '7501' }, { ...whole, postalCode: '7501' }, {}],
  [{ siret: '55210055400013' }, whole, { siret: 'validation.siretOfOther' }],
  // Who never said it may go on without.
  [{ phone1: null, siren: null }, nothing, {}],
])('%j after what was said', (difference, before, faults) => {
  expect(faultsIn({ ...whole, ...difference }, before)).toEqual(faults);
});

test.each([
  ['552081317', '552\u00a0081\u00a0317'],
  ['55208131700013', '552\u00a0081\u00a0317\u00a000013'],
  ['5520', '5520'],
  ['', ''],
])('the number %j is shown as %j', (number, shown) => {
  expect(inGroups(number)).toBe(shown);
});

test.each([
  ['73282932000074', true],
  ['35600000000048', true],
  // Of the post office, by the plain sum of their digits.
  ['35600000009075', true],
  ['35600000049837', true],
  ['35600000009076', false],
  ['12345678912345', false],
  ['7328293200007', false],
  ['7328293200007a', false],
])('the SIRET %s: %s', (number, isRight) => expect(isSiret(number)).toBe(isRight));
