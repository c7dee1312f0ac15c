import { accountStates } from '../core/actor.ts';
import { listing } from '../core/listing.ts';

export const contactListing = listing({
  sorts: ['name', 'job', 'role', 'state', 'signedInAt'],
  filters: { state: accountStates, roleId: 'id', divisionId: 'id' },
});

/** What is done to a contact by the company, besides inviting and editing; each is an action of the account machine. */
export const contactActs = ['disable', 'activate'] as const;
export type ContactAct = (typeof contactActs)[number];

export const contactActions = ['edit', 'resend', ...contactActs, 'delete'] as const;
export type ContactAction = (typeof contactActions)[number];
