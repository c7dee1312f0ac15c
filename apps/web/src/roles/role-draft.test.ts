import type { Role } from '@jalon/domain/roles/role';
import { expect, test } from 'vitest';
import { canToggle, changesOf, type Draft, permissionsIn, shareOf, toggled } from './role-draft.ts';

const role = (difference: Partial<Role> = {}): Role => ({
  id: 'r',
  company: { id: 'c', name: 'Élan' },
  label: 'Lecteur',
  permissions: ['contacts.view'],
  isOwner: false,
  state: 'active',
  users: 0,
  version: 3,
  isGivable: true,
  actions: ['update', 'grant'],
  ...difference,
});
const none: Draft = new Map();
const held = ['contacts.view', 'contacts.manage', 'opportunities.view'];

test('a tick is kept with the version it started from, and taking it back leaves nothing to save', () => {
  const one = role();
  const changed = toggled(none, { role: one, permissions: ['contacts.manage'], isOn: true, held });
  expect(changed.get('r')).toEqual({ version: 3, permissions: ['contacts.view', 'contacts.manage'] });
  // Saved by somebody else meanwhile: the version stays the one that was seen.
  const again = toggled(changed, { role: role({ version: 9 }), permissions: ['opportunities.view'], isOn: true, held });
  expect(again.get('r')?.version).toBe(3);
  expect(toggled(changed, { role: one, permissions: ['contacts.manage'], isOn: false, held }).size).toBe(0);
});

test('nothing is given that one does not hold, not even along with something else', () => {
  const one = role({ permissions: [] });
  expect(toggled(none, { role: one, permissions: ['roles.manage'], isOn: true, held }).size).toBe(0);
  expect(permissionsIn(toggled(none, { role: one, permissions: ['contacts.manage'], isOn: true, held: ['contacts.manage'] }), one)).toEqual(
    ['contacts.manage'],
  );
});

test.each([
  ['contacts.manage', true],
  ['roles.manage', false],
  ['contacts.view', true],
] as const)('%s can be ticked: %s', (permission, expected) => {
  expect(canToggle(role(), held, permission)).toBe(expected);
  expect(canToggle(role({ actions: ['update'] }), held, permission)).toBe(false);
});

test('what a role has beyond one’s own can be taken, and put back', () => {
  const strong = role({ permissions: ['company.edit'] });
  const taken = toggled(none, { role: strong, permissions: ['company.edit'], isOn: false, held });
  expect(permissionsIn(taken, strong)).toEqual([]);
  expect(toggled(taken, { role: strong, permissions: ['company.edit'], isOn: true, held }).size).toBe(0);
});

test('an area is held wholly, partly or not', () => {
  const area = ['contacts.view', 'contacts.manage'] as const;
  expect([shareOf([], area), shareOf(['contacts.view'], area), shareOf([...area], area)]).toEqual(['none', 'some', 'all']);
});

test('the summary names what is given and what is taken', () => {
  const one = role({ permissions: ['contacts.view', 'opportunities.view'] });
  const draft = toggled(toggled(none, { role: one, permissions: ['contacts.manage'], isOn: true, held }), {
    ...{ role: one, isOn: false, held },
    permissions: ['opportunities.view'],
  });
  expect(changesOf(draft, [one])).toEqual([{ role: one, granted: ['contacts.manage'], withdrawn: ['opportunities.view'] }]);
});
