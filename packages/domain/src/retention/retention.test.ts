import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { keepYears, postponementErrors, retentionFlow, retentionRules } from './retention.ts';

test('the durations are those that were decided', () => {
  expect(retentionRules).toEqual({
    ...{ silentMonths: 24, noticeDays: 30, reminderDays: 7, postponeMonths: 12, unansweredMonths: 3, openingDays: 365, openings: 100 },
  });
  expect(keepYears).toEqual({ contracts: 5, reports: 10 });
});

test.each([
  ['2026-11-18', { postponedUntil: 'validation.todayOrLater' }],
  ['2026-11-19', undefined],
  ['2027-11-18', undefined],
  ['2027-11-19', { postponedUntil: 'validation.withinMonths|months=12' }],
])('put off until %s', (postponedUntil, errors) => expect(postponementErrors({ postponedUntil }, '2026-11-18')).toEqual(errors));

test('the person renews, administrators put off and purge what nothing keeps', () => {
  const person = aUser('Freelance');
  const record = { ownerId: person.id, keptBy: null };
  const actions = (user: typeof person, state: 'current' | 'asked' | 'purged') => retentionFlow.actionsOn(user, { ...record, state });
  expect(actions(person, 'current')).toEqual(['renew']);
  expect(actions(person, 'asked')).toEqual(['renew']);
  expect(actions(aUser('Admin'), 'asked')).toEqual(['postpone', 'purge']);
  expect(actions(aUser('Admin'), 'current')).toEqual([]);
  expect(actions(aUser('Admin'), 'purged')).toEqual([]);
  expect(actions(aUser('Commercial'), 'asked')).toEqual([]);
});
