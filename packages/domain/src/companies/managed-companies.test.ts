import { expect, test } from 'vitest';
import { activeMachine } from '../core/active-machine.ts';
import { userTypes } from '../core/actor.ts';
import { AssignInput } from '../portfolios/portfolio-schema.ts';
import { aUser } from '../testing.ts';
import { companyActs, companyUndoneBy } from './managed-company.ts';
import { managedCompanyActionsOf } from './managed-company-policy.ts';

test.each([
  ['active', ['edit', 'assign', 'disable', 'delete']],
  ['disabled', ['edit', 'assign', 'activate', 'delete']],
] as const)('a company that is %s: an administrator may %j, nobody else anything', (state, expected) => {
  for (const type of userTypes) expect(managedCompanyActionsOf(aUser(type), { state })).toEqual(type === 'Admin' ? expected : []);
});

test('each state of a company and what leaves it', () => {
  expect(activeMachine.states.map((state) => activeMachine.leaving(state))).toEqual([
    ['disable', 'delete'],
    ['activate', 'delete'],
  ]);
});

test('what undoes an act is undone by it, and a deletion by nothing', () => {
  for (const act of companyActs) {
    const back = companyUndoneBy[act];
    if (back) expect(companyUndoneBy[back]).toBe(act);
  }
  expect(companyUndoneBy.delete).toBeUndefined();
});

test('a choice says what it was made from', () => {
  expect(AssignInput.safeParse({ commercialIds: [] }).error?.issues[0]?.path).toEqual(['knownIds']);
  expect(AssignInput.safeParse({ commercialIds: [], knownIds: [] }).success).toBe(true);
});
