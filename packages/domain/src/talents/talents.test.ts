import { expect, test } from 'vitest';
import { gapsInCompany } from '../companies/company-gaps.ts';
import { availabilityOf, gapNames, gapsIn, type ProfileFacts } from './talent.ts';

const today = '2026-02-10';

test.each([
  [null, null],
  ['2020-01-01', 'now'],
  ['2026-02-10', 'now'],
  ['2026-02-11', 'soon'],
  ['2026-03-12', 'soon'],
  ['2026-03-13', 'later'],
])('somebody free from %s is there %s', (from, expected) => {
  expect(availabilityOf(from, today)).toBe(expected);
});

const whole: ProfileFacts = {
  title: 'Développeuse',
  professions: ['java-developer'],
  skills: ['Java'],
  experience: '3',
  contractType: 'Freelance',
  legalStatus: 'SASU',
  dailyRateCents: 60_000,
  annualSalaryCents: null,
  availableFrom: today,
};
test.each([
  [{}, []],
  [{ title: '' }, ['title']],
  [{ professions: [], skills: [] }, ['professions', 'skills']],
  [{ experience: null }, ['experience']],
  [{ dailyRateCents: null }, ['conditions']],
  [{ legalStatus: null }, ['conditions']],
  [{ contractType: null }, ['conditions']],
  [{ contractType: 'CDI' as const }, ['conditions']],
  [{ contractType: 'CDI' as const, annualSalaryCents: 1 }, []],
  [{ availableFrom: '2026-02-09' }, []],
  [{ availableFrom: '2025-12-01' }, ['availability']],
  [{ availableFrom: null }, ['availability']],
])('a profile with %j lacks %j', (difference, expected) => {
  expect(gapsIn({ ...whole, ...difference }, today)).toEqual(expected);
});

test('without a profile everything is missing', () => {
  expect(gapsIn(null, today)).toEqual([...gapNames]);
});

const company = {
  siren: '732829320',
  address: '1 rue A',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  phone1: '01',
  website: 'x',
  logo: 'x',
};
test.each([
  [{}, []],
  [{ siren: null }, ['siren']],
  [{ siren: null, country: null }, ['siren']],
  [{ siren: null, country: 'BE' }, []],
  [{ city: null }, ['address']],
  [{ phone1: null, website: null }, ['phone', 'website']],
  [{ logo: null }, ['logo']],
])('a company with %j lacks %j', (difference, expected) => {
  expect(gapsInCompany({ ...company, ...difference })).toEqual(expected);
});
