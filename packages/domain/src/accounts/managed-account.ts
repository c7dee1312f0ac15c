import { accountStates, type UserType } from '../core/actor.ts';
import { listing } from '../core/listing.ts';

/** Whom the administrators manage, in the order of the tabs. Administrators themselves are not among them. */
export const managedTypes = ['Freelance', 'Company', 'Commercial'] as const satisfies UserType[];
export type ManagedType = (typeof managedTypes)[number];

/** Whom a commercial sees and adds: every freelance, and the contacts of the portfolio. */
export const portfolioTypes = ['Freelance', 'Company'] as const satisfies ManagedType[];

/**
 * What staff do to an account: moves of its machine, its validation, the invitation of somebody who has none yet, and whether a
 * commercial sees everything or only the portfolio.
 */
export const managedActions = [
  'validate',
  'devalidate',
  'invite',
  'widen',
  'narrow',
  'block',
  'unblock',
  'disable',
  'activate',
  'delete',
] as const;
export type ManagedAction = (typeof managedActions)[number];

/** Undone by the act beside it; what is not here cannot be undone. */
export const undoneBy: Partial<Record<ManagedAction, ManagedAction>> = {
  validate: 'devalidate',
  devalidate: 'validate',
  widen: 'narrow',
  narrow: 'widen',
  block: 'unblock',
  unblock: 'block',
  disable: 'activate',
  activate: 'disable',
};

export const managedListing = listing({
  sorts: ['name', 'email', 'createdAt', 'signedInAt'],
  filters: { state: accountStates, validation: ['validated', 'waiting'], address: ['verified', 'unverified'], companyId: 'id' },
});

/** What keeps an account from being deleted; a feature whose records are somebody's adds its kind. */
export const accountLinks = ['companies'] as const;
export type AccountLink = (typeof accountLinks)[number];
