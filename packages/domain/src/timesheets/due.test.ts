import { expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { deadlinesOf, dueOnOf, isToCome, lateSince } from './due.ts';

const time = { days: 3, rule: { zone: 'metropolitan', isWhitMondayWorked: false } } as const;

test('more days, and other holidays', () => {
  expect(lateSince('2026-11-20', { ...time, days: 20 })).toBe('2026-10-21');
  expect(dueOnOf('2024-03', { zone: 'alsaceMoselle', isWhitMondayWorked: false })).toBe('2024-03-28');
});

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-10', '2026-10-30'],
  ['2027-02', '2027-02-26'],
])('%s is due on %s', (month, date) => {
  expect(dueOnOf(month, time.rule)).toBe(date);
});

/** In 2026, Easter Monday is 6 April and the first of May a Friday. */
test.each([
  ['2026-03-30', '2026-04-02'], // Monday: Thursday
  ['2026-04-02', '2026-04-08'], // Thursday before Easter: Friday, then Tuesday and Wednesday
  ['2026-04-04', '2026-04-09'], // Saturday: as if it were the next working day, then three more
  ['2026-04-30', '2026-05-06'], // Thursday: Monday, Tuesday, Wednesday
  ['2026-12-31', '2027-01-06'], // New Year and a weekend
])('what was sent on %s is validated in time until %s', (sentOn, until) => {
  expect(deadlinesOf('2026-03-30', '2026-12-31', time).find((one) => one.sentOn === sentOn)?.until).toBe(until);
});

test.each([
  ['2026-11-20', '2026-11-16'], // Friday: sent on Tuesday, they have until today
  ['2026-11-21', '2026-11-17'],
  ['2026-11-17', '2026-11-11'],
  ['2026-11-16', '2026-11-09'],
  ['2026-12-28', '2026-12-21'],
])('on %s what was sent by %s is late', (today, since) => {
  expect(lateSince(today, time)).toBe(since);
});

test('whoever is reminded as late is counted as late, and nobody else', () => {
  for (const { sentOn, until } of deadlinesOf('2026-03-30', '2027-01-10', time))
    for (let later = 0; later < 14; later += 1) {
      const today = addDays(sentOn, later);
      expect([sentOn, today, sentOn <= lateSince(today, time)]).toEqual([sentOn, today, until < today]);
    }
});

test.each([
  ['2026-11', false],
  ['2026-12', true],
  ['2027-01', true],
])('on 30 November 2026, that %s is to come: %s', (month, expected) => {
  expect(isToCome(month, '2026-11-30')).toBe(expected);
});
