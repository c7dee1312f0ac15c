import { z } from 'zod';
import { accountStates } from '../core/actor.ts';
import { actsInput } from '../core/acts-schema.ts';
import { email, id, language, line } from '../core/fields.ts';
import { listQuery } from '../core/list-query.ts';
import { managedActions, managedListing, managedTypes, portfolioTypes } from './managed-account.ts';

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
  isVerified: z.boolean(),
  /** Of a commercial: not bound to the portfolio. */
  seesAll: z.boolean(),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
  /** What the caller may do with it now. */
  actions: z.array(z.enum([...managedActions, 'seeAs', 'signOut'])),
});
export type ManagedAccount = z.infer<typeof ManagedAccount>;

/** Always of one type: that is what the indexes of the list begin with. */
export const ManagedQuery = listQuery(managedListing).extend({ type: z.enum(managedTypes) });
export type ManagedQuery = z.output<typeof ManagedQuery>;
export const PortfolioQuery = ManagedQuery.extend({ type: z.enum(portfolioTypes) });

const person = {
  firstName: line(),
  lastName: line(),
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
/** The role of a contact in their company; null takes it away, as it was before the first was given. */
export const ContactRole = z.strictObject({ roleId: id.nullable() });
/** The same person, of those a commercial may add: which role they have is the administrators' to say. */
export const PortfolioPerson = z.strictObject({ type: z.enum(portfolioTypes), ...person }).refine(isPlaced, placing);

/** How many wait, counted up to a thousand and one: to be validated, to take up their invitation, or for a commercial. */
export const AccountQueues = z.object({
  queues: z.array(z.object({ type: z.enum(managedTypes), toValidate: z.int(), invited: z.int() })),
  /** Active companies nobody at work looks after. */
  unassigned: z.int(),
});
export type AccountQueues = z.infer<typeof AccountQueues>;

export const ActsInput = actsInput(managedActions);
