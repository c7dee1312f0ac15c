import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { divisionFlow } from './division.ts';

const manager = aUser('Company', { permissions: ['divisions.manage'] });
const viewer = aUser('Company', { permissions: ['contacts.view'] });

test('whoever manages divisions renames, closes and removes them, and nobody of another kind', () => {
  expect(divisionFlow.actionsOn(manager, { state: 'active', users: 0 })).toEqual(['update', 'disable', 'delete']);
  expect(divisionFlow.actionsOn(manager, { state: 'disabled', users: 0 })).toEqual(['update', 'activate', 'delete']);
  for (const other of [viewer, aUser('Freelance'), aUser('Commercial'), aUser('Admin')])
    expect(divisionFlow.actionsOn(other, { state: 'active', users: 0 })).toEqual([]);
});

test('one with people stays: removing it is offered, and refused with how many there are', () => {
  const { unless } = divisionFlow.actions.delete;
  expect(divisionFlow.actionsOn(manager, { state: 'active', users: 2 })).toContain('delete');
  expect(unless.code).toBe('division.hasUsers');
  expect([unless.holds({ users: 2 }), unless.holds({ users: 0 })]).toEqual([{ users: 2 }, undefined]);
});
