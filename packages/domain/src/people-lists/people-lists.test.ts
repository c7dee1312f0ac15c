import { expect, test } from 'vitest';
import { texts } from '../locales/all.ts';
import { aUser } from '../testing.ts';
import { mostInList, mostLists, peopleListFlow } from './people-list.ts';

const looker = aUser('Company', { permissions: ['freelances.view'] });

test('who may look at freelances keeps lists of them, and nobody else', () => {
  const others = [aUser('Company', { permissions: ['contacts.view'] }), aUser('Freelance')];
  const all = [looker, aUser('Commercial'), aUser('Admin'), ...others];
  expect(all.map((user) => peopleListFlow.actionsOnList(user).length)).toEqual([1, 1, 1, 0, 0]);
});

test('a list that was removed can only come back', () => {
  expect(peopleListFlow.actionsOn(looker, { state: 'kept' })).toEqual(['update', 'clear', 'remove']);
  // The staff see who hides from companies.
  expect(peopleListFlow.actionsOn(aUser('Commercial'), { state: 'kept' })).toEqual(['update', 'remove']);
  expect(peopleListFlow.actionsOn(looker, { state: 'removed' })).toEqual(['restore']);
});

test('refusals name how many there may be', () => {
  for (const { errors } of Object.values(texts)) {
    expect(errors.peopleList.tooMany).toContain(String(mostLists));
    expect(errors.peopleList.tooLong).toContain(String(mostInList));
  }
});
