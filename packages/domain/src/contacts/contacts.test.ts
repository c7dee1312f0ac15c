import { expect, test } from 'vitest';
import { actionsOnDivision } from '../divisions/division-policy.ts';
import { aUser } from '../testing.ts';
import { actionsOnContact } from './contact-policy.ts';
import { ContactInvite, ContactUpdate } from './contact-schema.ts';

const manager = aUser('Company', { permissions: ['contacts.manage', 'divisions.manage'] });
const viewer = aUser('Company', { permissions: ['contacts.view'] });
const other = '018f0000-0000-7000-8000-00000000000a';

test.each([
  ['none', false, ['edit', 'resend', 'delete']],
  ['active', false, ['edit', 'disable', 'delete']],
  ['deactivated', true, ['edit', 'activate', 'delete']],
  ['deactivated', false, ['edit', 'delete']],
  ['blocked', false, ['edit']],
] as const)('a contact who is %s (closed by the company: %s) can be %j', (state, isClosedHere, expected) => {
  expect(actionsOnContact(manager, { id: other, state, isClosedHere })).toEqual(expected);
  expect(actionsOnContact(viewer, { id: other, state, isClosedHere })).toEqual([]);
});

test('nobody closes or removes themselves here', () => {
  expect(actionsOnContact(manager, { id: manager.id, state: 'active', isClosedHere: false })).toEqual(['edit']);
});

test('a division is renamed, and moved by whoever manages divisions', () => {
  expect(actionsOnDivision(manager, { state: 'active' })).toEqual(['rename', 'disable', 'delete']);
  expect(actionsOnDivision(manager, { state: 'disabled' })).toEqual(['rename', 'activate', 'delete']);
  expect(actionsOnDivision(viewer, { state: 'active' })).toEqual([]);
});

test('an empty function is none, and names have 50 characters at most', () => {
  const person = { firstName: 'Ada', lastName: 'L', email: ' Ada@X.fr ', job: '', roleId: other };
  expect(ContactInvite.parse(person)).toMatchObject({ email: 'ada@x.fr', job: null, divisionIds: [] });
  expect(ContactInvite.safeParse({ ...person, firstName: 'x'.repeat(51) }).error?.issues[0]?.message).toBe('validation.maxLength|max=50');
  expect(ContactUpdate.safeParse({ job: null, roleId: other, version: 1, email: 'x' }).success).toBe(false);
});
