import { expect, test } from 'vitest';
import type { z } from 'zod';
import { splitCompanyNumber } from '../companies/company-numbers.ts';
import { routes } from '../core/routes.ts';
import { texts } from '../locales/all.ts';
import { amountOutOfSight, limits, reachableStep, signUpRoute, signUpSteps, signUpTypes, stepNumbers } from './sign-up.ts';
import { conditionsOn, SignUpAccount, SignUpCompany, SignUpFunction, SignUpProfile } from './sign-up-schema.ts';

const account = { civility: 'ms', firstName: 'Léa', lastName: 'Roy', email: 'lea@roy.fr', password: 'Chemin!42vert', terms: true };
const profile = { title: 'Développeuse', professions: ['tech-lead'], skills: ['Java'], experience: '2' };
const conditions = {
  contractType: 'Freelance',
  legalStatus: 'SASU',
  dailyRateCents: 55_000,
  annualSalaryCents: null,
  availableFrom: null,
};
const salaried = { ...conditions, contractType: 'CDI', legalStatus: null, dailyRateCents: null, annualSalaryCents: 4_500_000 };
const company = {
  ...{ name: 'Naviris', number: '732 829 320 00074', ape: '62.02a', website: 'naviris.fr', phone1: '01 23 45 67 89', phone2: '' },
  ...{ address: '1 quai Sud', postalCode: '44000', city: 'Nantes', country: 'FR', employees: null, sector: 'it' },
};
const place = { function: 'Directrice des achats', division: 'Siège' };
const conditionsToday = conditionsOn('2026-03-01');

/** The text key of what is wrong with one field, the rest being right. */
function wrong(schema: z.ZodType, right: object, change: Record<string, unknown>): string | undefined {
  const [field = ''] = Object.keys(change);
  const issue = schema.safeParse({ ...right, ...change }).error?.issues.find(({ path }) => path[0] === field);
  return issue?.message;
}

type Case = [schema: z.ZodType, right: object, change: Record<string, unknown>, message: string];

// Section 5, as far as signing up asks.
test.each<Case>([
  [SignUpAccount, account, { civility: 'sir' }, 'validation.invalid'],
  [SignUpAccount, account, { firstName: ' ' }, 'validation.required'],
  [SignUpAccount, account, { lastName: 'x'.repeat(51) }, 'validation.maxLength|max=50'],
  [SignUpAccount, account, { email: 'lea@roy' }, 'validation.email'],
  [SignUpAccount, account, { password: 'chemin42vert' }, 'validation.password'],
  [SignUpAccount, account, { password: 'Motdepasse1!' }, 'validation.commonPassword'],
  [SignUpAccount, account, { terms: false }, 'validation.terms'],
  [SignUpProfile, profile, { title: '' }, 'validation.required'],
  [SignUpProfile, profile, { professions: [] }, 'validation.required'],
  [SignUpProfile, profile, { professions: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'validation.maxItems|max=5'],
  [SignUpProfile, profile, { professions: ['a', 'a'] }, 'validation.duplicates'],
  [SignUpProfile, profile, { skills: Array.from({ length: 21 }, (_, i) => `s${i}`) }, 'validation.maxItems|max=20'],
  [SignUpProfile, profile, { skills: ['x'.repeat(51)] }, 'validation.maxLength|max=50'],
  [SignUpProfile, profile, { skills: ['Java', 'java'] }, 'validation.duplicates'],
  [SignUpProfile, profile, { experience: '' }, 'validation.required'],
  [conditionsToday, conditions, { contractType: 'Stage' }, 'validation.invalid'],
  [conditionsToday, conditions, { legalStatus: null }, 'validation.required'],
  [conditionsToday, conditions, { dailyRateCents: null }, 'validation.required'],
  [conditionsToday, conditions, { dailyRateCents: 0 }, 'validation.greaterThanZero'],
  [conditionsToday, conditions, { dailyRateCents: 9_999_999_900 }, 'validation.dailyRate'],
  [conditionsToday, conditions, { dailyRateCents: limits.dailyRateCents + 1 }, 'validation.dailyRate'],
  [conditionsToday, conditions, { annualSalaryCents: limits.annualSalaryCents + 1 }, 'validation.annualSalary'],
  [conditionsToday, conditions, { dailyRateCents: 0.5 }, 'validation.invalid'],
  [conditionsToday, salaried, { annualSalaryCents: null }, 'validation.required'],
  [conditionsToday, conditions, { availableFrom: '2026-02-28' }, 'validation.todayOrLater'],
  [conditionsToday, conditions, { availableFrom: '2051-01-01' }, 'validation.yearRange|first=1950|last=2050'],
  [conditionsToday, conditions, { availableFrom: 'soon' }, 'validation.date'],
  [SignUpCompany, company, { name: 'x'.repeat(51) }, 'validation.maxLength|max=50'],
  [SignUpCompany, company, { number: '' }, 'validation.required'],
  [SignUpCompany, company, { number: '123456789' }, 'validation.companyNumber'],
  [SignUpCompany, company, { number: '12345678912345' }, 'validation.companyNumber'],
  [SignUpCompany, company, { number: '7328293200007' }, 'validation.companyNumber'],
  [SignUpCompany, company, { ape: '620A' }, 'validation.ape'],
  [SignUpCompany, company, { website: 'javascript:alert(1)' }, 'validation.website'],
  [SignUpCompany, company, { website: 'naviris' }, 'validation.website'],
  [SignUpCompany, company, { phone1: '' }, 'validation.required'],
  [SignUpCompany, company, { phone1: 'call me' }, 'validation.phone'],
  [SignUpCompany, company, { phone2: '12' }, 'validation.phone'],
  [SignUpCompany, company, { postalCode: '4400' }, 'validation.postalCode'],
  [SignUpCompany, company, { employees: 0 }, 'validation.greaterThanZero'],
  [SignUpCompany, company, { sector: '' }, 'validation.required'],
  [SignUpFunction, place, { function: '' }, 'validation.required'],
  [SignUpFunction, place, { division: 'x'.repeat(51) }, 'validation.maxLength|max=50'],
])('%#: %$', (schema, right, change, message) => {
  expect(schema.safeParse(right).error).toBeUndefined();
  expect(wrong(schema, right, change)).toBe(message);
  const key = (message.split('|')[0] ?? '').replace('validation.', '');
  for (const { validation } of Object.values(texts)) expect(validation).toHaveProperty(key);
});

test.each([
  [SignUpAccount, { ...account, password: undefined }],
  [SignUpProfile, { ...profile, professions: ['a', 'b', 'c', 'd', 'e'], skills: Array.from({ length: 20 }, (_, i) => `s${i}`) }],
  [conditionsToday, salaried],
  [conditionsToday, { ...conditions, availableFrom: '2026-03-01' }],
  [conditionsToday, { ...salaried, contractType: 'CDD', availableFrom: '2050-12-31' }],
  [SignUpCompany, { ...company, number: '732829320', ape: '', website: '', employees: 12 }],
  [SignUpCompany, { ...company, number: '35600000009075' }],
  [SignUpCompany, { ...company, country: 'BE', number: '', postalCode: '1000', phone1: '+32 2 123 45 67' }],
])('%# is accepted', (schema, value) => {
  expect(schema.safeParse(value).error).toBeUndefined();
});

test('what is typed is kept in one form', () => {
  expect(SignUpCompany.parse(company)).toMatchObject({ number: '73282932000074', ape: '6202A', website: 'https://naviris.fr' });
  expect(splitCompanyNumber('73282932000074')).toEqual({ siren: '732829320', siret: '73282932000074' });
  expect(splitCompanyNumber('732829320')).toEqual({ siren: '732829320', siret: null });
  expect(splitCompanyNumber('')).toEqual({ siren: null, siret: null });
});

test('one goes no further than the first step that is not done', () => {
  expect(reachableStep('freelance', [])).toBe(1);
  expect(reachableStep('freelance', ['account', 'conditions'])).toBe(2);
  expect(reachableStep('company', ['account', 'profile', 'conditions'])).toBe(2);
  for (const type of signUpTypes) expect(reachableStep(type, signUpSteps[type])).toBe(4);
});

test('every step has its address', () => {
  for (const type of signUpTypes)
    for (const step of stepNumbers) expect(routes[signUpRoute(type, step)].path).toBe(`/${type}/sign-up-step-${step}`);
});

test('the texts name the limits of the amounts', () => {
  const shown = (cents: number, locale: string) => (cents / 100).toLocaleString(locale).replace(/\s/g, ' ');
  for (const [field, cents] of [
    ['dailyRate', limits.dailyRateCents],
    ['annualSalary', limits.annualSalaryCents],
  ] as const) {
    expect(texts.fr.validation[field].replace(/\s/g, ' ')).toContain(shown(cents, 'fr-FR'));
    expect(texts.en.validation[field]).toContain(shown(cents, 'en-GB'));
  }
});

test.each([
  ['CDI', 55_050, 55_050],
  ['CDI', '550 HT', null],
  ['CDI', 4_500_000, null],
  ['CDD', 0, null],
  ['Freelance', 4_500_000, 4_500_000],
])('of the amount that a %s does not ask for, %s, what could be sent stays', (contractType, value, kept) => {
  const [name, amount] = amountOutOfSight(contractType, { dailyRateCents: value, annualSalaryCents: value });
  expect([name, amount]).toEqual([contractType === 'Freelance' ? 'annualSalaryCents' : 'dailyRateCents', kept]);
});
