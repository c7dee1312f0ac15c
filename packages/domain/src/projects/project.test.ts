import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { type ProjectState, projectFlow } from './project.ts';

test.each<[ProjectState, string[]]>([
  ['ongoing', ['update', 'attach', 'detach', 'finish', 'delete']],
  ['finished', ['update', 'attach', 'detach', 'reopen', 'delete']],
])('of one that is %s its keepers may %j', (state, expected) => {
  const project = { state, deliveries: 0 };
  const editor = aUser('Company', { permissions: ['projects.edit'] });
  for (const keeper of [aUser('Admin'), aUser('Commercial'), editor]) expect(projectFlow.actionsOn(keeper, project)).toEqual(expected);
  const reader = aUser('Company', { permissions: ['projects.view'] });
  for (const other of [aUser('Freelance'), reader]) expect(projectFlow.actionsOn(other, project)).toEqual([]);
});

test('one that has deliveries stays', () => {
  const { holds } = projectFlow.actions.delete.unless;
  expect([holds({ deliveries: 2 }), holds({ deliveries: 0 })]).toEqual([{ deliveries: 2 }, undefined]);
});
