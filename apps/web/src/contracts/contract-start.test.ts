import type { Contract } from '@jalon/domain/contracts/contract';
import { ContractTerms, termsErrors } from '@jalon/domain/contracts/contract-terms';
import { expect, test } from 'vitest';
import { amendmentOf, modelText, renewalOf, startOf, termsOf } from './contract-start.ts';

const dates = { startsOn: '2026-12-01', endsOn: '2027-03-31' };
const delivery = { ...dates, feeMode: 'daily' as const, buyCents: 54_000, daysSold: 7200, conditions: 'À Lyon' };

test('a service begins with what its delivery says, and may be saved', () => {
  const start = startOf('Freelance', delivery, '<p>Texte</p>');
  expect(start).toMatchObject({
    endsOn: '2027-03-31',
    feeCents: 54_000,
    days: 7200,
    paymentDays: 30,
    conditions: 'À Lyon',
    category: null,
  });
  expect(ContractTerms.safeParse(start).success).toBe(true);
});

test('a fee that nobody has said is still to be said', () => {
  expect(termsErrors(startOf('Freelance', { ...delivery, buyCents: null }, 'x')).map(([field]) => field)).toEqual(['feeCents']);
});

test.each([
  ['CDI', null],
  ['CDD', '2027-03-31'],
] as const)('a %s has no fee, and lacks a salary only', (type, endsOn) => {
  const start = startOf(type, delivery, 'x');
  expect(start).toMatchObject({ endsOn, feeCents: null, hoursPerWeek: 3500 });
  expect(termsErrors(start).map(([field]) => field)).toEqual(['hourlyCents', 'monthlyCents']);
});

test('without a delivery everything is still to be said', () => {
  expect(startOf('CDD', undefined, 'x')).toMatchObject({ startsOn: '', endsOn: null });
});

const contract = {
  ...startOf('Freelance', delivery, 'Le contrat'),
  delivery: { title: 'Portail', ...delivery, feeCents: 56_000, endsOn: '2027-06-30', daysSold: 12_000 },
} as unknown as Contract;

test('an amendment has what the delivery has become', () => {
  expect(termsOf(contract)).toMatchObject({ endsOn: '2027-03-31', feeCents: 54_000, text: 'Le contrat' });
  expect(amendmentOf(contract, 'L’avenant', '2027-02-01')).toMatchObject({
    ...{ startsOn: '2027-02-01', endsOn: '2027-06-30', feeCents: 56_000, days: 12_000, text: 'L’avenant' },
  });
  expect(amendmentOf({ ...contract, delivery: null }, 'x', '2027-02-01')).toMatchObject({ startsOn: '2027-02-01', endsOn: '2027-03-31' });
});

test('an amendment that only carries on begins the day after; none begins before its contract', () => {
  const longer = { ...contract, delivery: { ...contract.delivery, feeCents: 54_000 } } as Contract;
  expect(amendmentOf(longer, 'x', '2027-02-01').startsOn).toBe('2027-04-01');
  expect(amendmentOf(contract, 'x', '2026-11-17').startsOn).toBe('2026-12-01');
});

test('a renewal begins the day after, and ends when its delivery does; of one that was not renewed the end is asked for', () => {
  expect(renewalOf(contract, 'x')).toMatchObject({ startsOn: '2027-04-01', endsOn: '2027-06-30', feeCents: 56_000 });
  const same = { ...contract, delivery: { ...contract.delivery, endsOn: '2027-03-31' } } as Contract;
  for (const one of [same, { ...contract, delivery: null }]) {
    const terms = renewalOf(one, 'x');
    expect(terms).toMatchObject({ startsOn: '2027-04-01', endsOn: null });
    expect(termsErrors(terms)).toContainEqual(['endsOn', 'validation.required']);
  }
  expect(renewalOf({ ...contract, endsOn: null, delivery: null }, 'x').endsOn).toBeNull();
});

test('a model that is not there is an empty text', () => {
  expect(modelText([{ name: 'CDI', text: 'x' }], 'CDI')).toBe('x');
  expect(modelText([], 'CDI')).toBe('');
});
