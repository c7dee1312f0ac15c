import { aUser } from '@jalon/domain/testing';
import { expect, test } from 'vitest';
import { tabsOf } from './organisation-tabs.ts';

test.each([
  [['contacts.view'], ['contacts', 'company']],
  [['roles.manage'], ['roles']],
  [
    ['divisions.manage', 'company.edit'],
    ['divisions', 'company'],
  ],
  [
    ['contacts.view', 'roles.manage', 'divisions.manage'],
    ['contacts', 'roles', 'divisions', 'company'],
  ],
  [[], []],
])('with %j there are the tabs %j', (permissions, tabs) => {
  expect(tabsOf(aUser('Company', { permissions }))).toEqual(tabs);
});
