import type { Language } from './languages.ts';

export const userTypes = ['Freelance', 'Company', 'Commercial', 'Admin'] as const;
export type UserType = (typeof userTypes)[number];

/** `none`: known to the operator, without a login yet ("Sans Compte"). */
export const accountStates = ['active', 'deactivated', 'blocked', 'none'] as const;
export type AccountState = (typeof accountStates)[number];

/** Who is asking, as one query of the session gives it. */
export type User = {
  id: string;
  type: UserType;
  email: string;
  firstName: string;
  lastName: string;
  lang: Language;
  emailVerifiedAt: string | null;
  state: AccountState;
  /** Who closed a deactivated account: one may open again only what one has closed oneself. */
  closedBy: 'self' | 'staff' | null;
  isValidated: boolean;
  /** Why the staff have blocked or refused the account, as written for the person. */
  blockReason: string | null;
  refusalReason: string | null;
  /** The administrator who sees the product with this person's eyes, and may change nothing. */
  seenBy: { id: string; name: string } | null;
  /** Of a commercial: every company, and not the portfolio alone. The server decides by it, and tells nobody. */
  seesAll?: boolean;
  /** Of a contact: has the owners' role. The server decides by it, and tells nobody. */
  isOwner?: boolean;
  /** The operator demands a second step of this type, and it is not set up. */
  needsTwoStep: boolean;
  /** New terms of use are in force, and wait to be accepted. */
  needsTerms: boolean;
  company: { id: string; name: string } | null;
  /** Names the picture, and changes with it. */
  picture: string | null;
  roles: string[];
  permissions: string[];
};

/** A visitor has no user. */
export type Session = User | null;

/** Section 3: user types are compared without regard to case. */
export function isType(user: { type: string }, ...types: UserType[]): boolean {
  return types.some((type) => type.toLowerCase() === user.type.toLowerCase());
}
