import { expect, test } from 'vitest';
import { dueOnOf, isToCome, lateSince } from './due.ts';

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-10', '2026-10-30'],
  ['2027-02', '2027-02-26'],
])('%s is due on %s', (month, date) => {
  expect(dueOnOf(month)).toBe(date);
});

test.each([
  ['2026-11-20', '2026-11-17'],
  ['2026-11-17', '2026-11-12'],
  ['2026-11-16', '2026-11-10'],
  ['2026-12-28', '2026-12-22'],
])('on %s what was sent by %s is late', (today, since) => {
  expect(lateSince(today)).toBe(since);
});

test.each([
  ['2026-11', false],
  ['2026-12', true],
  ['2027-01', true],
])('on 30 November 2026, that %s is to come: %s', (month, expected) => {
  expect(isToCome(month, '2026-11-30')).toBe(expected);
});
