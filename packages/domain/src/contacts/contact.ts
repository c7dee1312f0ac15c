import { accountStates } from '../core/actor.ts';
import { listing } from '../core/listing.ts';

export const contactListing = listing({
  sorts: ['name', 'job', 'role', 'state', 'signedInAt'],
  filters: { state: accountStates, roleId: 'id', divisionId: 'id' },
});

/**
 * An invitation is no account: it holds no address, and it ends when the person accepts it, declines it, or proves to be somebody else's.
 * The company sees those that ended in another way for a while, then they are forgotten.
 */
export const invitationStates = ['open', 'declined', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Of a company none of whose people the operator has validated: anybody can make one, and its letters go to strangers. */
export const unvalidatedInvitations = { openAtOnce: 3, lettersPerDay: 6 };

/** What is done to a contact by the company, besides inviting and editing; each is an action of the account machine. */
export const contactActs = ['disable', 'activate'] as const;
export type ContactAct = (typeof contactActs)[number];

export const contactActions = ['edit', 'resend', ...contactActs, 'delete'] as const;
export type ContactAction = (typeof contactActions)[number];
