import { expect, test } from 'vitest';
import { userTypes } from '../core/actor.ts';
import { turnedAway } from '../core/guards.ts';
import { navigationOf } from '../core/navigation.ts';
import { aUser } from '../testing.ts';
import { toCurrentUser, toUser } from './current-user.ts';
import { CurrentUser } from './session-schema.ts';

test.each([
  aUser('Company', { roles: ['Owner'], permissions: ['roles.manage'] }),
  aUser('Freelance', { emailVerifiedAt: null, state: 'blocked' }),
  aUser('Freelance', { state: 'none' }),
  aUser('Freelance', { state: 'deactivated', closedBy: 'self' }),
])('a user survives the wire', (user) => {
  expect(toUser(CurrentUser.parse(toCurrentUser(user)))).toEqual(user);
});

test('the wire says what section 3 says', () => {
  expect(toCurrentUser(aUser('Freelance', { state: 'blocked' }))).toMatchObject({ statut: 'Blocked', state: 'Avec Compte' });
  expect(toCurrentUser(aUser('Freelance', { state: 'none' }))).toMatchObject({ statut: 'Active', state: 'Sans Compte' });
  expect(toCurrentUser(aUser('Freelance'))).toMatchObject({
    statut: 'Active',
    state: 'Avec Compte',
    email_verified_at: '2026-01-01T00:00:00.000Z',
  });
});

test.each(userTypes)('the menu of %s leads only where that user may go', (type) => {
  const user = aUser(type);
  const items = navigationOf(user);
  expect(items.length).toBeGreaterThan(0);
  for (const route of items) expect(turnedAway(route, user)).toBeUndefined();
});
