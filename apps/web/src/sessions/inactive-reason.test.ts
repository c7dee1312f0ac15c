import type { User } from '@jalon/domain/core/actor';
import { aUser } from '@jalon/domain/testing';
import { expect, test } from 'vitest';
import { inactiveReason } from './inactive-reason.ts';

const cases: [Partial<User>, string | undefined][] = [
  [{}, undefined],
  [{ state: 'blocked', emailVerifiedAt: null }, 'blocked'],
  [{ state: 'none' }, 'noAccount'],
  [{ state: 'deactivated', closedBy: 'self' }, 'deactivated'],
  [{ state: 'deactivated', closedBy: 'staff' }, 'closed'],
  [{ emailVerifiedAt: null }, undefined],
  [{ isValidated: false }, 'notValidated'],
  [{ isValidated: false, refusalReason: 'x' }, 'refused'],
  [{ isValidated: false, type: 'Company' }, undefined],
];

test.each(cases)('%o is kept out because: %s', (change, expected) => {
  expect(inactiveReason(aUser('Commercial', change))).toBe(expected);
});
