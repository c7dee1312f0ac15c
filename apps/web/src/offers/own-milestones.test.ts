import { expect, test } from 'vitest';
import { ownMilestones } from './own-milestones.ts';

const sent = { sentAt: 'a', submittedAt: null, interviewAt: null, acceptedAt: null, rejectedAt: null, retiredAt: null };
const looks = (told: Parameters<typeof ownMilestones>[0]) => ownMilestones(told).map(({ look }) => look);

test.each([
  ['sent', { ...sent, state: 'new' }, ['now', 'toCome', 'toCome', 'toCome']],
  ['submitted', { ...sent, state: 'submitted', submittedAt: 'b' }, ['done', 'now', 'toCome', 'toCome']],
  ['met', { ...sent, state: 'interview', submittedAt: 'b', interviewAt: 'c' }, ['done', 'done', 'now', 'toCome']],
  ['accepted', { ...sent, state: 'accepted', submittedAt: 'b', interviewAt: 'c', acceptedAt: 'd' }, ['done', 'done', 'done', 'done']],
  ['rejected before it was submitted', { ...sent, state: 'rejected', rejectedAt: 'd' }, ['done', 'toCome', 'toCome', 'lost']],
  ['withdrawn', { ...sent, state: 'retired', submittedAt: 'b', retiredAt: 'd' }, ['done', 'done', 'toCome', 'done']],
] as const)('an application that is %s', (_, told, expected) => {
  expect(looks(told)).toEqual(expected);
});
