import type { User, UserType } from './core/actor.ts';

/** A user in good standing, for tests. */
export const aUser = (type: UserType, difference: Partial<User> = {}): User => ({
  id: '018f0000-0000-7000-8000-000000000001',
  type,
  email: 'someone@jalon.test',
  firstName: 'Some',
  lastName: 'One',
  lang: 'fr',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  state: 'active',
  closedBy: null,
  isValidated: true,
  blockReason: null,
  refusalReason: null,
  seenBy: null,
  needsTwoStep: false,
  needsTerms: false,
  company: type === 'Company' ? { id: '018f0000-0000-7000-8000-000000000002', name: 'Company' } : null,
  picture: null,
  roles: [],
  permissions: [],
  ...difference,
});
