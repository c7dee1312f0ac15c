import type { User } from '@jalon/domain/core/actor';
import { expect, test } from 'vitest';
import { inactiveReason } from './inactive-reason.ts';

const user: User = {
  id: '0190c0de-0000-7000-8000-000000000001',
  type: 'Commercial',
  email: 'commercial@jalon.test',
  firstName: 'Karim',
  lastName: 'Benali',
  lang: 'fr',
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  isBlocked: false,
  hasAccount: true,
  isValidated: true,
  company: null,
  roles: [],
  permissions: [],
};

const cases: [Partial<User>, string | undefined][] = [
  [{}, undefined],
  [{ isBlocked: true, emailVerifiedAt: null }, 'blocked'],
  [{ hasAccount: false }, 'noAccount'],
  [{ emailVerifiedAt: null }, 'unverified'],
  [{ isValidated: false }, 'notValidated'],
  [{ isValidated: false, type: 'Company' }, undefined],
];

test.each(cases)('%o is kept out because: %s', (change, expected) => {
  expect(inactiveReason({ ...user, ...change })).toBe(expected);
});
