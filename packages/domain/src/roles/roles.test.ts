import { expect, test } from 'vitest';
import { activeMachine } from '../core/active-machine.ts';
import { companyPermissions } from '../core/permission.ts';
import { aUser } from '../testing.ts';
import { defaultRoles } from './default-roles.ts';
import { isSameName, permissionAreas, permissionChanges, withPermission } from './role.ts';
import { actionsOnRole, holdsAll, mayGive } from './role-policy.ts';
import { viewWith } from './role-view.ts';

test('every permission has its place in the matrix, once', () => {
  expect(Object.values(permissionAreas).flat().sort()).toEqual([...companyPermissions].sort());
});

test.each([
  ['an act brings the view along', [], ['opportunities.edit'], true, ['opportunities.view', 'opportunities.edit']],
  ['a view comes alone', [], ['contacts.view'], true, ['contacts.view']],
  ['what has no view comes alone', [], ['roles.manage'], true, ['roles.manage']],
  ['without the view the acts go', ['contacts.view', 'contacts.manage', 'roles.manage'], ['contacts.view'], false, ['roles.manage']],
  ['without the act the view stays', ['contacts.view', 'contacts.manage'], ['contacts.manage'], false, ['contacts.view']],
  ['a whole area at once', ['roles.manage'], permissionAreas.work, true, [...permissionAreas.work, 'roles.manage']],
  ['and back', [...permissionAreas.work, 'roles.manage'], permissionAreas.work, false, ['roles.manage']],
] as const)('%s', (_, held, changed, isOn, expected) => {
  expect(withPermission(held, changed, isOn)).toEqual(expected);
});

test('a change says what it gives and takes', () => {
  expect(permissionChanges(['contacts.view', 'roles.manage'], ['contacts.view', 'company.edit'])).toEqual({
    granted: ['company.edit'],
    withdrawn: ['roles.manage'],
  });
});

test('names are the same whatever the case', () => {
  expect(isSameName(' Acheteur', 'ACHETEUR ')).toBe(true);
  expect(isSameName('Acheteur', 'Acheteuse')).toBe(false);
});

const all = aUser('Company', { permissions: [...companyPermissions] });
const some = aUser('Company', { permissions: ['roles.manage', 'contacts.view'] });
const none = aUser('Company', { permissions: ['contacts.view'] });
const reader = { isOwner: false, state: 'active', permissions: ['contacts.view'] } as const;
const strong = { isOwner: false, state: 'disabled', permissions: ['company.edit'] } as const;
const owner = { isOwner: true, state: 'active', permissions: companyPermissions } as const;
test.each([
  ['all rights', all, 'owner', owner, ['rename', 'duplicate']],
  ['all rights', all, 'active', reader, ['rename', 'grant', 'duplicate', 'disable', 'delete']],
  ['all rights', all, 'disabled', strong, ['rename', 'grant', 'duplicate', 'activate', 'delete']],
  ['some rights', some, 'owner', owner, ['rename']],
  ['some rights', some, 'stronger', strong, ['rename', 'grant', 'delete']],
  ['no right', none, 'active', reader, []],
  ['the whole platform', aUser('Admin'), 'active', reader, ['rename', 'grant', 'duplicate', 'disable', 'delete']],
  ['the whole platform', aUser('Admin'), 'owner', owner, ['rename', 'duplicate']],
] as const)('somebody with %s on the role that is %s', (_, actor, __, role, expected) => {
  expect(actionsOnRole(actor, role).sort()).toEqual([...expected].sort());
});

test('nobody gives what they do not hold', () => {
  expect(holdsAll(some, ['contacts.view'])).toBe(true);
  expect(holdsAll(some, ['contacts.view', 'company.edit'])).toBe(false);
  expect(holdsAll(some, [])).toBe(true);
  expect(holdsAll(aUser('Admin'), companyPermissions)).toBe(true);
});

test.each([
  ['every permission but no ownership', all, owner, false],
  ['every permission but no ownership', all, strong, true],
  ['the owners’ role', { ...all, isOwner: true }, owner, true],
  ['some rights', some, reader, true],
  ['some rights', some, strong, false],
  ['the whole platform', aUser('Admin'), owner, true],
] as const)('somebody with %s puts others into a role or not', (_, actor, role, expected) => {
  expect(mayGive(actor, role)).toBe(expected);
});

test('every company starts with four roles, one of them the owners’ with everything', () => {
  expect(defaultRoles.map(({ isOwner }) => isOwner)).toEqual([true, false, false, false]);
  expect(new Set(defaultRoles[0]?.permissions)).toEqual(new Set(companyPermissions));
  // What a role can do, it can see.
  for (const { permissions } of defaultRoles) expect([...withPermission([], permissions, true)].sort()).toEqual([...permissions].sort());
});

test('a role is disabled, activated and removed', () => {
  expect(activeMachine.next('active', 'disable')).toBe('disabled');
  expect(activeMachine.next('active', 'activate')).toBeUndefined();
  expect(activeMachine.next('disabled', 'delete')).toBe('gone');
});

test('what somebody with a role finds follows the menu and the routes', () => {
  expect(viewWith([])).toEqual({
    menu: ['company.home', 'company.notifications', 'company.faq'],
    closed: ['company.accounts', 'company.contacts'],
  });
  expect(viewWith(['freelances.view'])).toEqual({
    menu: ['company.home', 'company.accounts', 'company.notifications', 'company.faq'],
    closed: ['company.contacts'],
  });
  expect(viewWith(companyPermissions).closed).toEqual([]);
});
