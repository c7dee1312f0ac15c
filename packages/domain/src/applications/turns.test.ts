import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { candidateFirst, laneOf, stageTextOf, turnOf, waitOf } from './turns.ts';

const now = Date.parse('2026-12-01T10:00:00Z');

test.each([
  ['decider', '2026-11-26T09:00:00Z', { days: 5, target: 3, isLate: true }],
  ['decider', '2026-11-28T09:00:00Z', { days: 3, target: 3, isLate: false }],
  ['qualifier', '2026-11-28T09:00:00Z', { days: 3, target: 2, isLate: true }],
  ['candidate', '2026-12-01T10:05:00Z', { days: 0, target: 3, isLate: false }],
  [null, '2026-11-01T09:00:00Z', undefined],
] as const)('who waits for %s since %s', (waitsFor, since, expected) => {
  expect(waitOf({ waitsFor, since }, now)).toEqual(expected);
});

test('who has met the candidate is waited for since that day, whenever it was set', () => {
  const set = { waitsFor: 'decider', since: '2026-11-10T09:00:00Z', state: 'interview', interviewAt: '2026-11-29T09:00:00Z' } as const;
  expect(waitOf(set, now)).toEqual({ days: 2, target: 3, isLate: false });
  expect(waitOf({ ...set, interviewAt: '2026-11-26T09:00:00Z' }, now)).toEqual({ days: 5, target: 3, isLate: true });
  // Other slots were asked for: the day that was set no longer counts.
  expect(waitOf({ ...set, interviewAt: '2026-12-20T09:00:00Z', noSlot: '' }, now)).toMatchObject({ days: 21, isLate: true });
});

test.each([
  ['Company', 'decider', 'me'],
  ['Company', 'qualifier', 'other'],
  ['Company', 'candidate', 'candidate'],
  ['Commercial', 'qualifier', 'me'],
  ['Admin', 'decider', 'other'],
  ['Freelance', 'candidate', 'me'],
  ['Freelance', 'decider', 'other'],
  ['Company', null, undefined],
] as const)('for a %s, what waits for %s is the turn of %s', (type, waitsFor, expected) => {
  expect(turnOf(aUser(type), waitsFor)).toBe(expected);
});

test('with slots on offer it stands with the interviews', () => {
  expect(laneOf({ state: 'submitted', slots: ['2026-12-03T09:00:00Z', '2026-12-04T09:00:00Z'] })).toBe('interview');
  expect(laneOf({ state: 'submitted', slots: [] })).toBe('submitted');
  expect(laneOf({ state: 'rejected', slots: [] })).toBe('rejected');
});

test.each([
  ['submitted', [], 'words.application.state.submitted'],
  ['submitted', ['2026-12-01T09:00:00Z'], 'words.application.value.stage.slots'],
  ['interview', ['2026-12-01T09:00:00Z'], 'words.application.value.stage.slots'],
  ['interview', [], 'words.application.state.interview'],
  ['rejected', ['2026-12-01T09:00:00Z'], 'words.application.state.rejected'],
] as const)('of one that is %s with the slots %j, %s is said', (state, slots, text) =>
  expect(stageTextOf({ state, slots: [...slots] })).toBe(text),
);

test('what waits for the candidate comes first, and nothing else changes its place', () => {
  const rows = ([null, 'decider', 'candidate', 'qualifier', 'candidate'] as const).map((waitsFor, id) => ({ id, waitsFor }));
  expect(candidateFirst(rows).map(({ id }) => id)).toEqual([2, 4, 0, 1, 3]);
});
