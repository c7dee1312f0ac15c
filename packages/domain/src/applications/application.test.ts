import { expect, test } from 'vitest';
import { companyPermissions } from '../core/permission.ts';
import { aUser } from '../testing.ts';
import { type ApplicationState, applicationFlow } from './application.ts';

const candidate = aUser('Freelance');
const actors = {
  staff: aUser('Admin'),
  decider: aUser('Company', { permissions: [...companyPermissions] }),
  reader: aUser('Company'),
  candidate,
  other: aUser('Freelance', { id: 'another' }),
};
const actsOn = (actor: keyof typeof actors, state: ApplicationState): string =>
  applicationFlow
    .actionsOn(actors[actor], { id: 'x', state, version: 1, ownerId: candidate.id } as never)
    .toSorted()
    .join();

const meeting = 'accept,interview,offerSlots,reject';
test.each<[ApplicationState, staff: string, decider: string, candidate: string]>([
  ['new', 'reject,submit', 'reject', 'retire'],
  ['submitted', meeting, meeting, 'declineSlots,pickSlot,retire'],
  ['interview', meeting, meeting, 'declineSlots,pickSlot,retire'],
  ['accepted', '', '', ''],
  ['rejected', 'reopen', '', ''],
  ['retired', 'reopen', '', ''],
])('what may be done to an application that is %s, by whom', (state, staff, decider, own) => {
  expect([actsOn('staff', state), actsOn('decider', state), actsOn('candidate', state)]).toEqual([staff, decider, own]);
  expect([actsOn('reader', state), actsOn('other', state)]).toEqual(['', '']);
});

test.each([
  ['2027-01-05T09:30:00+01:00', true],
  ['0000-01-01T00:00:00Z', false],
  ['9999-01-01T00:00:00Z', false],
  ['tomorrow', false],
])('an interview at %s is a moment one can meet: %s', (at, isOne) => {
  const { input } = applicationFlow.actions.interview;
  expect(input.safeParse({ at, minutes: 45, format: 'video', place: null }).success).toBe(isOne);
});
