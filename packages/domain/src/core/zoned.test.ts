import { expect, test } from 'vitest';
import { clockIn, momentIn } from './zoned.ts';

test.each([
  ['Europe/Paris', { day: '2026-12-03', time: '14:30' }, '2026-12-03T13:30:00.000Z'],
  ['Europe/Paris', { day: '2026-07-03', time: '00:15' }, '2026-07-02T22:15:00.000Z'],
  ['America/Cayenne', { day: '2026-12-03', time: '21:00' }, '2026-12-04T00:00:00.000Z'],
  // On the days the clocks change.
  ['Europe/Paris', { day: '2027-03-28', time: '09:00' }, '2027-03-28T07:00:00.000Z'],
  ['Europe/Paris', { day: '2027-10-31', time: '01:30' }, '2027-10-30T23:30:00.000Z'],
  ['Europe/Paris', { day: '2027-10-31', time: '02:30' }, '2027-10-31T00:30:00.000Z'],
])('in %s, %j is %s, and back', (zone, clock, moment) => {
  expect(momentIn(zone, clock)).toBe(moment);
  expect(clockIn(zone, moment)).toEqual(clock);
});

test('an hour that is skipped is the one after', () => {
  expect(momentIn('Europe/Paris', { day: '2027-03-28', time: '02:30' })).toBe('2027-03-28T01:30:00.000Z');
});
