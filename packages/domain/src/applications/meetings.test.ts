import { expect, test } from 'vitest';
import { collisionOf, type Meeting } from './meetings.ts';

const meetings: Meeting[] = [
  { at: '2026-12-01T10:00:00+01:00', minutes: 45, whose: 'mine' },
  { at: '2026-12-01T10:30:00+01:00', minutes: 30, whose: 'candidate' },
];
test.each([
  ['before both', '2026-12-01T08:15:00Z', 45, undefined],
  ['into the first', '2026-12-01T08:16:00Z', 45, 'mine'],
  ['over both', '2026-12-01T09:00:00Z', 60, 'candidate'],
  ['in the second', '2026-12-01T09:45:00Z', 15, 'candidate'],
  ['once both have ended', '2026-12-01T10:00:00Z', 45, undefined],
] as const)('a slot %s', (_, slot, minutes, whose) => expect(collisionOf(slot, minutes, meetings)).toBe(whose));
