import { z } from 'zod';
import { accountStates } from '../core/actor.ts';
import { email, id, label, personName, version } from '../core/fields.ts';
import { listQuery } from '../core/list-query.ts';
import { contactActions, contactListing, invitationStates } from './contact.ts';

/** A person of the company as colleagues see them. `job` is the function (section 3), a word that programs keep for themselves. */
export const Contact = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  job: z.string().nullable(),
  role: z.object({ id, label: z.string(), isActive: z.boolean() }).nullable(),
  /** None means the whole company. */
  divisions: z.array(z.object({ id, name: z.string(), isActive: z.boolean() })),
  state: z.enum(accountStates),
  /** Of somebody this company has invited and who has not accepted; null for accounts, and for whom the operator has added. */
  invitation: z.enum(invitationStates).nullable(),
  signedInAt: z.string().nullable(),
  isSelf: z.boolean(),
  version,
  /** What the caller may do with it now. */
  actions: z.array(z.enum(contactActions)),
});
export type Contact = z.infer<typeof Contact>;

const place = {
  job: z.preprocess((given) => (given === '' ? null : given), label().nullable()),
  // Empty while nothing is chosen.
  roleId: z.string().min(1).pipe(id),
  divisionIds: z.array(id).max(100).default([]),
};

export const ContactInvite = z.strictObject({ firstName: personName(), lastName: personName(), email, ...place });
export type ContactInvite = z.input<typeof ContactInvite>;

/** `version` is the one the editor started from. */
export const ContactUpdate = z.strictObject({ ...place, version });
export type ContactUpdate = z.input<typeof ContactUpdate>;

export const ContactQuery = listQuery(contactListing);
export type ContactQuery = z.output<typeof ContactQuery>;
