import type { Application } from '@jalon/domain/applications/application';
import { expect, test } from 'vitest';
import { milestonesOf } from './milestones.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const base = {
  state: 'submitted',
  sentAt: 'a',
  submittedAt: 'b',
  slots: [],
  noSlot: null,
  interviewAt: null,
  waitsFor: 'decider',
  acceptedAt: null,
  rejectedAt: null,
  retiredAt: null,
} as unknown as Application;
const by = { id: '1', name: 'Karim Benali' };
const keys = (more: Partial<Application>) => milestonesOf({ ...base, ...more }, [], now).map(({ key, is }) => `${key} ${is}`);

test.each([
  [{}, ['sent done', 'submitted done', 'decider now', 'interview ahead', 'decision ahead']],
  [
    { state: 'new', submittedAt: null, waitsFor: 'qualifier' },
    ['sent done', 'qualifier now', 'submitted ahead', 'interview ahead', 'decision ahead'],
  ],
  [
    { slots: ['2026-12-03T09:00:00Z'], waitsFor: 'candidate' },
    ['sent done', 'submitted done', 'slots done', 'candidate now', 'interview ahead', 'decision ahead'],
  ],
  [
    { state: 'interview', interviewAt: '2026-12-03T09:00:00Z', waitsFor: null },
    ['sent done', 'submitted done', 'interview now', 'decision ahead'],
  ],
  [
    { state: 'interview', interviewAt: '2026-11-30T09:00:00Z', waitsFor: 'decider' },
    ['sent done', 'submitted done', 'interview done', 'decider now', 'decision ahead'],
  ],
  [{ state: 'rejected', waitsFor: null, interviewAt: '2026-12-03T09:00:00Z' }, ['sent done', 'submitted done', 'rejected done']],
  // Decided before the day that had been agreed.
  [
    { state: 'accepted', waitsFor: null, interviewAt: '2026-11-30T09:00:00Z', acceptedAt: '2026-11-28T09:00:00Z' },
    ['sent done', 'submitted done', 'accepted done'],
  ],
  [
    { state: 'accepted', waitsFor: null, interviewAt: '2026-11-27T09:00:00Z', acceptedAt: '2026-11-28T09:00:00Z' },
    ['sent done', 'submitted done', 'interview done', 'accepted done'],
  ],
  [{ state: 'retired', waitsFor: null, submittedAt: null }, ['sent done', 'retired done']],
] as [Partial<Application>, string[]][])('an application with %j has come so far', (more, expected) => {
  expect(keys(more)).toEqual(expected);
});

test('who did it is told from the history', () => {
  const entries = [{ kind: 'application.submit', by }];
  expect(milestonesOf(base, entries, now)[1]).toMatchObject({ key: 'submitted', by: 'Karim Benali' });
});
