import { accountStates, type UserType } from '../core/actor.ts';
import { listing } from '../core/listing.ts';
import { validationStates } from './validation-machine.ts';

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
  'refuse',
  'reconsider',
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

/** What the person is told with the reason, which is asked for and written for them to read. */
export const reasonedActions = ['block', 'refuse'] as const satisfies ManagedAction[];
export const needsReason = (action: ManagedAction): boolean => reasonedActions.some((one) => one === action);
export const reasonLength = 500;

/** Undone by the act beside it; what is not here cannot be undone. */
export const undoneBy: Partial<Record<ManagedAction, ManagedAction>> = {
  validate: 'devalidate',
  devalidate: 'validate',
  refuse: 'reconsider',
  reconsider: 'refuse',
  widen: 'narrow',
  narrow: 'widen',
  block: 'unblock',
  unblock: 'block',
  disable: 'activate',
  activate: 'disable',
};

export const managedListing = listing({
  sorts: ['name', 'email', 'createdAt', 'signedInAt'],
  filters: { state: accountStates, validation: validationStates, address: ['verified', 'unverified'], companyId: 'id' },
});

/** What keeps an account from being deleted; a feature whose records are somebody's adds its kind. */
export const accountLinks = ['companies'] as const;
export type AccountLink = (typeof accountLinks)[number];
