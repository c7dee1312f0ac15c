import { expect, test } from 'vitest';
import { formatIn } from './format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  // The server stops one further, to tell a thousand from more.
  [1001, '1,000+'],
  [1250, '1,000+'],
])('a count of %i is shown as %s', (value, shown) => {
  expect(formatIn('en').count(value)).toBe(shown);
});

test('a total says itself whether there is more', () => {
  expect(formatIn('fr').count(1000, true)).toBe('1\u202f000+');
  expect(formatIn('fr').count(1000, false)).toBe('1\u202f000');
});

test.each([
  ['fr', '2026-12-01T09:12:00', '1er\u00a0déc.\u00a02026', '9\u00a0h\u00a012'],
  ['fr', '2026-12-21T00:05:00', '21\u00a0déc.\u00a02026', '0\u00a0h\u00a005'],
  ['fr', '2026-12-21T11:00:00', '21\u00a0déc.\u00a02026', '11\u00a0h'],
  ['en', '2026-12-01T09:12:00', '1\u00a0Dec\u00a02026', '09:12'],
] as const)('in %s, %s is %s at %s', (language, iso, day, time) => {
  expect(formatIn(language).day(iso)).toBe(day);
  expect(formatIn(language).time(iso)).toBe(time);
});

test('the exact moment is spelt in full', () => {
  expect(formatIn('fr').exact('2026-11-01T14:02:00')).toBe('dimanche 1er novembre 2026 à 14\u00a0h\u00a002');
  expect(formatIn('fr').longDay(new Date('2026-11-01T14:02:00'))).toBe('dimanche 1er novembre');
});

test('days are told by the calendar, however many hours they are', () => {
  const now = Date.parse('2026-11-03T01:00:00Z');
  expect(formatIn('fr').relative('2026-11-01T22:00:00Z', now)).toBe('avant-hier');
  expect(formatIn('en').relative('2026-11-05T00:30:00Z', now)).toBe('in 2 days');
});

test('what has just happened says so', () => {
  const now = Date.parse('2026-11-01T14:02:00Z');
  expect(formatIn('fr').relative('2026-11-01T14:01:30Z', now)).toBe('à l’instant');
  expect(formatIn('en').relative('2026-11-01T14:01:30Z', now)).toBe('just now');
  expect(formatIn('fr').relative('2026-11-01T13:59:00Z', now)).toBe('il y a 3 minutes');
});
