import { expect, test } from 'vitest';
import { companyPermissions } from '../core/permission.ts';
import { aUser } from '../testing.ts';
import { defaultRoles } from './default-roles.ts';
import { RolePermissions, roleFlow } from './role.ts';
import { holdsAll, isSameName, permissionAreas, permissionChanges, withPermission } from './role-permissions.ts';
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
const reader = { isOwner: false, state: 'active', permissions: ['contacts.view'], users: 0 } as const;
const strong = { isOwner: false, state: 'disabled', permissions: ['company.edit'], users: 0 } as const;
const owner = { isOwner: true, state: 'active', permissions: companyPermissions, users: 1 } as const;
test.each([
  ['all rights', all, 'owner', owner, []],
  ['the owners’ role', { ...all, isOwner: true }, 'owner', owner, ['update']],
  ['all rights', all, 'active', reader, ['update', 'grant', 'disable', 'delete']],
  ['all rights', all, 'disabled', strong, ['update', 'grant', 'activate', 'delete']],
  ['some rights', some, 'owner', owner, []],
  ['some rights', some, 'stronger', strong, ['update', 'grant', 'delete']],
  ['no right', none, 'active', reader, []],
  ['the whole platform', aUser('Admin'), 'active', reader, ['update', 'grant', 'disable', 'delete']],
  ['the whole platform', aUser('Admin'), 'owner', owner, ['update']],
  ['a portfolio', aUser('Commercial'), 'active', reader, []],
  ['a profile', aUser('Freelance'), 'active', reader, []],
] as const)('somebody with %s on the role that is %s', (_, actor, __, role, expected) => {
  expect(roleFlow.actionsOn(actor, role)).toEqual(expected);
});

test('one that people have stays: removing it is offered, and refused with how many there are', () => {
  const { unless } = roleFlow.actions.delete;
  expect(roleFlow.actionsOn(all, { ...reader, users: 2 })).toContain('delete');
  expect([unless.code, unless.holds({ users: 2 }), unless.holds({ users: 0 })]).toEqual(['role.hasUsers', { users: 2 }, undefined]);
});

test('the matrix names each role once', () => {
  const change = { id: '01900000-0000-7000-8000-000000000000', version: 1, permissions: [] };
  expect(RolePermissions.safeParse({ roles: [change] }).success).toBe(true);
  expect(RolePermissions.safeParse({ roles: [change, change] }).success).toBe(false);
});

test('nobody gives what they do not hold', () => {
  expect(holdsAll(some, ['contacts.view'])).toBe(true);
  expect(holdsAll(some, ['contacts.view', 'company.edit'])).toBe(false);
  expect(holdsAll(some, [])).toBe(true);
  expect(holdsAll(aUser('Admin'), companyPermissions)).toBe(true);
});

test('every company starts with four roles, one of them the owners’ with everything', () => {
  expect(defaultRoles.map(({ isOwner }) => isOwner)).toEqual([true, false, false, false]);
  expect(new Set(defaultRoles[0]?.permissions)).toEqual(new Set(companyPermissions));
  // What a role can do, it can see.
  for (const { permissions } of defaultRoles) expect([...withPermission([], permissions, true)].sort()).toEqual([...permissions].sort());
});

/** What permissions of their own open. */
const needs = ['company.opportunities', 'company.application'];
const work = ['company.projects', 'company.project', 'company.reports', 'company.timesheet', 'company.expenses', 'company.statistics'];

test('what somebody with a role finds follows the menu and the routes', () => {
  expect(viewWith([])).toEqual({
    menu: ['company.home', 'company.chat', 'company.notifications', 'company.faq'],
    closed: [...needs, 'company.accounts', ...work, 'company.contacts'],
  });
  expect(viewWith(['freelances.view'])).toEqual({
    menu: ['company.home', 'company.accounts', 'company.chat', 'company.notifications', 'company.faq'],
    closed: [...needs, ...work, 'company.contacts'],
  });
  expect(viewWith(companyPermissions).closed).toEqual([]);
});
