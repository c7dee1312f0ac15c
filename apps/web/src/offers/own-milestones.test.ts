import { expect, test } from 'vitest';
import { ownMilestones } from './own-milestones.ts';

const day = (day: number) => `2026-11-0${day}T09:00:00Z`;
const now = Date.parse(day(9));
const sent = { sentAt: day(1), submittedAt: null, interviewAt: null, acceptedAt: null, rejectedAt: null, retiredAt: null };
const looks = (told: Parameters<typeof ownMilestones>[0]) => ownMilestones(told, now).map(({ look }) => look);

test.each([
  ['sent', { ...sent, state: 'new' }, ['now', 'toCome', 'toCome', 'toCome']],
  ['submitted', { ...sent, state: 'submitted', submittedAt: day(2) }, ['done', 'now', 'toCome', 'toCome']],
  ['met', { ...sent, state: 'interview', submittedAt: day(2), interviewAt: day(3) }, ['done', 'done', 'now', 'toCome']],
  [
    'accepted',
    { ...sent, state: 'accepted', submittedAt: day(2), interviewAt: day(3), acceptedAt: day(4) },
    ['done', 'done', 'done', 'done'],
  ],
  [
    'accepted before the day of the interview',
    { ...sent, state: 'accepted', submittedAt: day(2), interviewAt: day(6), acceptedAt: day(4) },
    ['done', 'done', 'done'],
  ],
  ['rejected before it was submitted', { ...sent, state: 'rejected', rejectedAt: day(4) }, ['done', 'lost']],
  ['withdrawn', { ...sent, state: 'retired', submittedAt: day(2), retiredAt: day(4) }, ['done', 'done', 'done']],
] as const)('an application that is %s', (_, told, expected) => {
  expect(looks(told)).toEqual(expected);
});
