import { expect, test } from 'vitest';
import { companyPermissions } from '../core/permission.ts';
import { aUser } from '../testing.ts';
import { gapsIn, OpportunityInput, opportunityFlow } from './opportunity.ts';

const need: OpportunityInput = {
  ...{ title: 'Tech lead', divisionId: null, expertiseArea: null, activityAreas: ['tech-lead'], experience: null, duration: null },
  ...{ contractType: 'Freelance', isAnonymous: false, hasPreselection: false, startsOn: null, dailyRateFromCents: null },
  ...{ dailyRateToCents: 60_000, annualSalaryCents: null, place: null, mobilityArea: null, remote: 'none', description: '<p>x</p>' },
  ...{ prerequisites: '', skills: [], contactEmail: null, managerId: null, associatedIds: [] },
};
const owner = aUser('Company', { permissions: [...companyPermissions] });
const unlet = { ...owner, isValidated: false };
const actors = {
  unlet,
  admin: aUser('Admin'),
  commercial: aUser('Commercial'),
  owner,
  reader: aUser('Company'),
  freelance: aUser('Freelance'),
};
type State = (typeof opportunityFlow.states)[number];
const actsOn = (actor: keyof typeof actors, state: State): string =>
  opportunityFlow
    .actionsOn(actors[actor], { ...need, id: 'x', state, version: 1 } as never)
    .toSorted()
    .join();

test.each<[State, string]>([
  ['not_posted', 'close,delete,post,update'],
  ['posted', 'close,unpost,update'],
  ['closed', 'delete,reopen'],
])('what may be done to a need that is %s, by whom', (state, acts) => {
  for (const actor of ['admin', 'commercial', 'owner'] as const) expect([actor, actsOn(actor, state)]).toEqual([actor, acts]);
  for (const actor of ['reader', 'freelance'] as const) expect([actor, actsOn(actor, state)]).toEqual([actor, '']);
});

test.each<[State, string]>([
  ['not_posted', 'close,delete,post,update'],
  ['posted', ''],
  ['closed', ''],
])('a company that is not let in has this to do with a need that is %s: %s', (state, acts) => {
  expect(actsOn('unlet', state)).toBe(acts);
  const { refusalOf } = opportunityFlow;
  expect(refusalOf(actors.unlet, { ...need, applications: 0, state: 'posted' }, 'update')).toBe('account.notValidated');
});

test('a need that somebody has answered is not deleted, and one that is not whole is not posted', () => {
  const { post, delete: remove } = opportunityFlow.actions;
  expect([remove.unless.holds({ applications: 0 }), remove.unless.holds({ applications: 2 })]).toEqual([undefined, { applications: 2 }]);
  expect(post.unless.holds(need)).toBeUndefined();
  expect(post.unless.holds({ ...need, description: '' })).toEqual({ fields: { description: 'validation.required' } });
});

test.each<[string, Partial<OpportunityInput>, object | undefined]>([
  ['whole', {}, undefined],
  ['without a profession', { activityAreas: [] }, { activityAreas: 'validation.required' }],
  ['without a text', { description: '' }, { description: 'validation.required' }],
  ['a day without a rate', { dailyRateToCents: null }, { dailyRateToCents: 'validation.required' }],
  ['employed without a salary', { contractType: 'CDI' }, { annualSalaryCents: 'validation.required' }],
  ['employed', { contractType: 'CDD', annualSalaryCents: 5_000_000, dailyRateToCents: null }, undefined],
])('what is missing of a need: %s', (_, more, gaps) => {
  expect(gapsIn({ ...need, ...more })).toEqual(gaps);
});

test.each<[keyof OpportunityInput, unknown, string]>([
  ['title', 'x'.repeat(51), 'validation.maxLength|max=50'],
  ['dailyRateToCents', 0, 'validation.greaterThanZero'],
  ['dailyRateToCents', 100_000_000, 'validation.dailyRate'],
  ['annualSalaryCents', -1, 'validation.greaterThanZero'],
  ['skills', ['Java', 'java'], 'validation.duplicates'],
  ['activityAreas', ['a', 'b', 'c', 'd'], 'validation.maxItems|max=3'],
])('%s of %o is refused', (field, value, message) => {
  const { error } = OpportunityInput.safeParse({ ...need, [field]: value });
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

test('a range of rates is given from the lower one', () => {
  const messages = (from: number | null, to: number | null) =>
    OpportunityInput.safeParse({ ...need, dailyRateFromCents: from, dailyRateToCents: to }).error?.issues.map(({ message }) => message);
  expect([messages(50_000, 60_000), messages(null, 60_000), messages(60_000, null)]).toEqual([undefined, undefined, undefined]);
  expect(messages(60_000, 50_000)).toEqual(['validation.rangeOrder']);
});
