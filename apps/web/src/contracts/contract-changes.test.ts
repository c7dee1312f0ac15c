import type { Contract } from '@jalon/domain/contracts/contract';
import { expect, test } from 'vitest';
import { amendedBy, changesBetween, changesDue, inForceOf } from './contract-changes.ts';

const terms = { startsOn: '2026-09-01', endsOn: '2026-12-31', feeMode: 'daily', feeCents: 54_000, days: 7200 };
const rest = { paymentDays: 30, hourlyCents: null, monthlyCents: null, hoursPerWeek: null };
const delivery = {
  title: 'Portail',
  startsOn: '2026-09-01',
  endsOn: '2026-12-31',
  daysSold: 7200,
  feeMode: 'daily',
  feeCents: 54_000,
  conditions: '',
};
const contract = (changed: object = {}) => ({ ...terms, ...rest, state: 'signed', amendment: 0, delivery, ...changed }) as Contract;

test('an amendment says what differs, and nothing else', () => {
  expect(changesBetween(contract(), contract({ endsOn: '2027-03-31', days: 12_000 }))).toEqual([
    { field: 'endsOn', before: '2026-12-31', after: '2027-03-31' },
    { field: 'days', before: 7200, after: 12_000 },
  ]);
  expect(changesBetween(contract(), contract())).toEqual([]);
});

test('a delivery that moved on asks for an amendment', () => {
  const moved = contract({ delivery: { ...delivery, endsOn: '2027-01-31', daysSold: 9000 } });
  expect(changesDue(moved).map(({ field, after }) => [field, after])).toEqual([
    ['endsOn', '2027-01-31'],
    ['days', 9000],
  ]);
  expect(changesDue(contract({ delivery: null }))).toEqual([]);
  expect(changesDue(contract({ state: 'sent' }))).toEqual([]);
});

test('what was signed last holds', () => {
  const [first, one, two] = [contract(), contract({ amendment: 1 }), contract({ amendment: 2, state: 'sent' })];
  expect(inForceOf(first, [two, one])).toBe(one);
  expect(inForceOf(first, [two])).toBe(first);
  expect(amendedBy(two, first, [two, one])).toBe(one);
  expect(amendedBy(one, first, [two, one])).toBe(first);
});
