import { z } from 'zod';
import { accountStates } from '../core/actor.ts';
import { actsInput } from '../core/acts-schema.ts';
import { email, id, language, paragraph, personName } from '../core/fields.ts';
import { listQuery } from '../core/list-query.ts';
import { AcceptedTerms } from '../legal/legal-text-schema.ts';
import {
  type ManagedAction,
  managedActions,
  managedListing,
  managedTypes,
  needsReason,
  portfolioTypes,
  reasonLength,
} from './managed-account.ts';

/** An account as the staff see it. */
export const ManagedAccount = z.object({
  id,
  type: z.enum(managedTypes),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  job: z.string().nullable(),
  lang: language,
  company: z.object({ id, name: z.string() }).nullable(),
  role: z.string().nullable(),
  roleId: id.nullable(),
  state: z.enum(accountStates),
  isValidated: z.boolean(),
  /** As the person was told; null of somebody who is not refused. */
  refusalReason: z.string().nullable(),
  /** As the person was told; null of somebody who is not blocked, or was before reasons were asked for. */
  blockReason: z.string().nullable(),
  isVerified: z.boolean(),
  /** Of a commercial: not bound to the portfolio. */
  seesAll: z.boolean(),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
  /** Of one account, not in lists: the terms of use accepted last. */
  terms: AcceptedTerms.nullable().optional(),
  /** What the caller may do with it now. */
  actions: z.array(z.enum([...managedActions, 'correctEmail', 'seeAs', 'signOut'])),
});
export type ManagedAccount = z.infer<typeof ManagedAccount>;

/** Always of one type: that is what the indexes of the list begin with. */
export const ManagedQuery = listQuery(managedListing).extend({ type: z.enum(managedTypes) });
export type ManagedQuery = z.output<typeof ManagedQuery>;
export const PortfolioQuery = ManagedQuery.extend({ type: z.enum(portfolioTypes) });

const person = {
  firstName: personName(),
  lastName: personName(),
  email,
  lang: language.default('fr'),
  companyId: id.nullable().default(null),
  /** Sent at once, or later from the list. */
  isInvited: z.boolean().default(true),
};
const isPlaced = ({ type, companyId }: { type: string; companyId: string | null }) => (type === 'Company') === (companyId !== null);
const placing = { path: ['companyId'], message: 'validation.required' };
/** Without one, the first contact of a company is its owner, and those who follow have none until they are given one. */
const roleId = id.nullable().default(null);

/** Somebody the operator knows and who has no account yet. A contact belongs to a company, and only a contact has a role there. */
export const PersonInput = z
  .strictObject({ type: z.enum(managedTypes), ...person, roleId })
  .refine(isPlaced, placing)
  .refine((one) => one.type === 'Company' || one.roleId === null, { path: ['roleId'], message: 'validation.invalid' });
export type PersonInput = z.output<typeof PersonInput>;
/** An administrator, whom the operator adds by a command: nobody does in the product. */
export const AdminInput = z.strictObject(person).omit({ companyId: true, isInvited: true });
export type AdminInput = z.output<typeof AdminInput>;
/** The role of a contact in their company; null takes it away, as it was before the first was given. */
export const ContactRole = z.strictObject({ roleId: id.nullable() });
/** The same person, of those a commercial may add: which role they have is the administrators' to say. */
export const PortfolioPerson = z.strictObject({ type: z.enum(portfolioTypes), ...person }).refine(isPlaced, placing);

/** How many wait, counted up to a thousand and one: to be validated, to take up their invitation, or for a commercial. */
export const AccountQueues = z.object({
  queues: z.array(z.object({ type: z.enum(managedTypes), toValidate: z.int(), invited: z.int() })),
  /** Active companies nobody at work looks after. */
  unassigned: z.int(),
  /** Legal texts of which no version is published. */
  unpublished: z.int(),
});
export type AccountQueues = z.infer<typeof AccountQueues>;

const reason = paragraph(reasonLength).min(1);

/** What the dialog before such an act asks for. */
export const ReasonInput = z.strictObject({ reason });
/** The body of an act: a reason for those that need one, nothing for the others. */
export const ActInput = z.strictObject({ reason: reason.optional() });

/** What is wrong with the reason of an act, as the text of its field. */
export function reasonProblem(action: ManagedAction, given: string | undefined): string | undefined {
  if (needsReason(action)) return given === undefined ? 'validation.required' : undefined;
  return given === undefined ? undefined : 'validation.unknownField';
}

/** One reason for all. */
export const ActsInput = actsInput(managedActions)
  .extend({ reason: reason.optional() })
  .superRefine(({ action, reason: given }, context) => {
    const message = reasonProblem(action, given);
    if (message) context.addIssue({ code: 'custom', path: ['reason'], message, input: given });
  });
