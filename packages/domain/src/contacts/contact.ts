import { z } from 'zod';
import { accountStates } from '../core/actor.ts';
import { email, id, label, personName } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { companyPermissions } from '../core/permission.ts';
import { recordFields } from '../core/resource.ts';
import { company, unlessOf } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { holdsAll } from '../roles/role-permissions.ts';
import { isOutOfReach } from './contact-policy.ts';

/** Of a company none of whose people the operator has validated: anybody can make one, and its letters go to strangers. */
export const unvalidatedInvitations = { openAtOnce: 3, lettersPerDay: 6, addressesPerDay: 12 };

const place = {
  job: z.preprocess((given) => (given === '' ? null : given), label().nullable()),
  // Empty while nothing is chosen.
  roleId: z.string().min(1).pipe(id),
  divisionIds: z.array(id).max(100).default([]),
};
export const ContactInvite = z.strictObject({ firstName: personName(), lastName: personName(), email, ...place });
export type ContactInvite = z.output<typeof ContactInvite>;
export const ContactPlace = z.strictObject(place);
export type ContactPlace = z.output<typeof ContactPlace>;

type Ranked = { isOwner: boolean };
type Colleague = Ranked & { isSelf: boolean };
/** `isClosedElsewhere`: deactivated by the person or the operator. `permissions`: those of the role. */
type Closed = Colleague & { isClosedElsewhere: boolean; permissions: readonly string[] };

const manager = company('contacts.manage');
const overRank = unlessOf(manager, (actor, contact: Ranked) => (isOutOfReach(actor, contact) ? 'organisation.ownersOnly' : undefined));
/** Nobody closes or removes themselves here. */
const overOther = unlessOf(manager, (actor, contact: Colleague) =>
  contact.isSelf ? 'contact.isSelf' : overRank.refusal?.(actor, contact),
);
/**
 * A company opens again only what it has closed itself: what the operator closed is the operator's, what people closed is their own. Letting
 * somebody in again gives what their role can do.
 */
const overClosed = unlessOf(manager, (actor, contact: Closed) => {
  const refusal = overOther.refusal?.(actor, contact);
  if (refusal) return refusal;
  if (contact.isClosedElsewhere) return 'access.refused';
  const known = companyPermissions.filter((permission) => contact.permissions.includes(permission));
  return holdsAll(actor, known) ? undefined : 'role.beyondOwn';
});

/** Whom the operator keeps out stays: removed, their address would be free for another invitation. */
const overFree = unlessOf(manager, (actor, contact: Colleague & { isKeptOut: boolean }) => {
  return overOther.refusal?.(actor, contact) ?? (contact.isKeptOut ? 'access.refused' : undefined);
});

const [by, tells] = [[overOther], ['theOwners']] as const;

/**
 * An account as its company sees it, or an invitation, which is none: it holds no address, and it ends when the person accepts it, declines
 * it, or proves to be somebody else's. The company sees those that ended in another way for a while, then they are forgotten.
 * Who is blocked stays too.
 */
export const contactFlow = workflow({
  name: 'contact',
  states: [...accountStates, 'declined', 'withdrawn'],
  initial: 'none',
  elsewhere: ['active', 'blocked'],
  view: [company('contacts.view')],
  notices: { category: 'team', place: 'contact' },
  create: { by: [manager], input: ContactInvite, tells },
  actions: {
    update: { from: accountStates, by: [overRank], input: ContactPlace, tells: ['thePersonMoved'], mail: 'at once', place: 'self' },
    resend: { from: ['none'], by, tells: [] },
    disable: { from: ['active'], to: 'deactivated', by, undoneBy: 'activate', tells },
    activate: { from: ['deactivated'], to: 'active', by: [overClosed], undoneBy: 'disable', tells },
    delete: { from: ['none', 'active', 'deactivated', 'declined', 'withdrawn'], to: 'gone', by: [overFree], tells, place: 'contacts' },
    decline: { from: ['none'], to: 'declined', by: [], tells },
    withdraw: { from: ['none'], to: 'withdrawn', by: [], tells },
  },
});
export type ContactState = (typeof contactFlow.states)[number];

export const contactListing = listing({
  sorts: ['name', 'job', 'role', 'state', 'signedInAt'],
  filters: { state: accountStates, roleId: 'id', divisionId: 'id' },
});

/** A person of the company as colleagues see them. `job` is the function (section 3), a word that programs keep for themselves. */
export const Contact = z.object({
  ...recordFields(contactFlow),
  firstName: z.string(),
  lastName: z.string(),
  /** Names the picture, and changes with it; null when there is none. */
  picture: z.string().nullable(),
  email: z.string(),
  job: z.string().nullable(),
  role: z.object({ id, label: z.string(), isActive: z.boolean() }).nullable(),
  /** None means the whole company. */
  divisions: z.array(z.object({ id, name: z.string(), isActive: z.boolean() })),
  signedInAt: z.string().nullable(),
  isSelf: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;
