import { z } from 'zod';
import { accountStates, type User } from '../core/actor.ts';
import { id, language } from '../core/fields.ts';
import { listing, several } from '../core/listing.ts';
import { type BulkOf, recordFields } from '../core/resource.ts';
import { admin, commercial, unlessOf } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { AcceptedTerms } from '../legal/legal-text-schema.ts';
import { Offer } from '../talents/talent-schema.ts';
import { accountMachine } from './account-machine.ts';
import { EmailInput } from './email-schema.ts';
import { type ManagedType, managedTypes, PersonInput, ReasonInput } from './managed-account-schema.ts';
import { civilities } from './own-account.ts';
import { type ValidationState, validationStates } from './validation.ts';

/** An administrator, with accounts that it fits: of any other it is told that it leaves from another state. */
const fitting = <Judged>(fits: (account: Judged) => boolean) =>
  [unlessOf(admin, (_: User, account: Judged) => (fits(account) ? undefined : 'workflow.wrongState'))] as const;
const validatedFrom = (...states: ValidationState[]) =>
  fitting(({ validation }: { validation: ValidationState }) => states.includes(validation));
const commercialWho = (isWide: boolean) =>
  fitting(({ type, seesAll }: { type: ManagedType; seesAll: boolean }) => type === 'Commercial' && seesAll === isWide);

const by = [admin] as const;
const moves = accountMachine.actions;
const whatever = { from: accountStates, inBulk: true } as const;
const toPerson = { tells: ['thePerson'] } as const;
const atOnce = { ...toPerson, mail: 'at once' } as const;
const ofReach = { ...toPerson, category: 'portfolio' } as const;
/** Who is kept out reads nothing here: a letter of its own tells them. What administrators were asked about them is over. */
const outside = { tells: [], treats: true } as const;

/**
 * What the staff do to an account. It has two sides, which change independently: its state, and whether it is validated, which the rules
 * judge. People take up, close and open their own account elsewhere.
 */
export const accountFlow = workflow({
  name: 'account',
  states: accountStates,
  initial: 'none',
  elsewhere: ['active'],
  view: [admin, commercial],
  notices: { category: 'account', place: 'self' },
  create: { by: [admin, commercial], input: PersonInput, tells: [] },
  actions: {
    validate: {
      ...{ ...whatever, by: validatedFrom('waiting', 'refused'), undoneBy: 'devalidate' },
      ...{ ...atOnce, letter: 'chosen', treats: true },
    },
    devalidate: { ...whatever, by: validatedFrom('validated'), undoneBy: 'validate', ...toPerson },
    // Who was invited has asked for nothing yet.
    refuse: {
      ...{ from: ['active'], by: validatedFrom('waiting'), input: ReasonInput, inBulk: true, undoneBy: 'reconsider' },
      ...{ ...atOnce, letter: 'always', treats: true },
    },
    reconsider: { ...whatever, by: validatedFrom('refused'), undoneBy: 'refuse', ...toPerson },
    invite: { from: ['none'], by: [admin, commercial], inBulk: by, tells: [] },
    widen: { ...whatever, by: commercialWho(false), undoneBy: 'narrow', ...ofReach },
    narrow: { ...whatever, by: commercialWho(true), undoneBy: 'widen', ...ofReach },
    block: { ...moves.block, by, input: ReasonInput, inBulk: true, undoneBy: 'unblock', ...outside },
    unblock: { ...moves.unblock, by, inBulk: true, undoneBy: 'block', ...atOnce, letter: 'chosen' },
    disable: { ...moves.disable, by, inBulk: true, undoneBy: 'activate', ...outside },
    activate: { ...moves.activate, by, inBulk: true, undoneBy: 'disable', ...atOnce },
    delete: { ...moves.delete, by, inBulk: true, ...outside },
    // The address of an account in use is its owner's to change.
    emailCorrect: { from: ['none'], by, input: EmailInput, tells: [] },
    seeAs: { from: ['active'], by, tells: [] },
    // Who has no login has no session to end.
    signOut: { from: ['active', 'deactivated', 'blocked'], by, tells: [] },
  },
});

/** Those that can be done to several at once, in the order of the menu. */
export type ManagedAction = BulkOf<typeof accountFlow>;
const { emailCorrect: _, seeAs: __, signOut: ___, ...inMenu } = accountFlow.actions;
export const managedActions = Object.keys(inMenu) as ManagedAction[];

export const managedListing = listing({
  sorts: ['name', 'email', 'createdAt', 'signedInAt'],
  filters: {
    state: several(accountStates),
    validation: several(validationStates),
    address: ['verified', 'unverified'],
    companyId: 'id',
    mine: ['favourite'],
    listId: 'id',
  },
});

/** An account as the staff see it. */
export const ManagedAccount = z.object({
  ...recordFields(accountFlow),
  type: z.enum(managedTypes),
  /** As they have said it; null of whom nobody has asked. */
  civility: z.enum(civilities).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Names the picture, and changes with it; null when there is none. */
  picture: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  job: z.string().nullable(),
  lang: language,
  company: z.object({ id, name: z.string() }).nullable(),
  role: z.string().nullable(),
  roleId: id.nullable(),
  validation: z.enum(validationStates),
  isValidated: z.boolean(),
  /** As the person was told; null of somebody who is not refused. */
  refusalReason: z.string().nullable(),
  /** As the person was told; null of somebody who is not blocked, or was before reasons were asked for. */
  blockReason: z.string().nullable(),
  isVerified: z.boolean(),
  /** Of a commercial: not bound to the portfolio. */
  seesAll: z.boolean(),
  /** Their company has sent them an invitation that still stands: another letter is the second one. */
  isInvited: z.boolean(),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
  /** Of a freelance: what companies would look for. Null of others, and of who has not told anything yet. */
  offer: Offer.nullable(),
  /** Whether whoever asks keeps them: only freelances can be. */
  isFavourite: z.boolean(),
  /** The terms of use accepted last. */
  terms: AcceptedTerms.nullable(),
  /** They were taken from the external tool, on the day they came. */
  isImported: z.boolean(),
});
export type ManagedAccount = z.infer<typeof ManagedAccount>;

/** What keeps an account from being deleted; a feature whose records are somebody's adds its kind. */
export const accountLinks = ['companies', 'managedNeeds'] as const;
export type AccountLink = (typeof accountLinks)[number];
