import { z } from 'zod';
import { applicationStates } from '../applications/application-states.ts';
import type { User } from '../core/actor.ts';
import { isoDate } from '../core/date-fields.ts';
import type { ErrorCode, FieldErrors } from '../core/errors.ts';
import { email, id, label, line, optionalRichText, paragraph } from '../core/fields.ts';
import { listing, range, several as severalOf } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, staff, unlessOf } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { contractTypes, limits } from '../sign-up/sign-up.ts';

export const remotePolicies = ['none', 'partial', 'full'] as const;
export type RemotePolicy = (typeof remotePolicies)[number];
/** Why a need is closed: candidates are told, so each is something one can say to them. */
export const closeReasons = ['filled', 'filledElsewhere', 'cancelled', 'postponed'] as const;
export type CloseReason = (typeof closeReasons)[number];

export const opportunityLimits = { skills: 15, activityAreas: 3, people: 10, text: 10_000 };

const different = (values: string[]) => new Set(values.map((value) => value.toLowerCase())).size === values.length;
const several = (max: number) => z.array(line()).max(max, `validation.maxItems|max=${max}`).refine(different, 'validation.duplicates');
const cents = (max: number, tooMuch: string) =>
  z
    .int()
    .refine((value) => value > 0, 'validation.greaterThanZero')
    .max(max, tooMuch)
    .nullable();
const rate = cents(limits.dailyRateCents, 'validation.dailyRate');
const code = line().nullable();

type Rates = { dailyRateFromCents: number | null; dailyRateToCents: number | null };
/** Nobody can ask for at least more than at most. */
export const areReversed = ({ dailyRateFromCents: from, dailyRateToCents: to }: Rates): boolean =>
  from !== null && to !== null && to < from;

/** A need may be kept before it is whole: what posting asks for besides, `gapsIn` says. */
export const OpportunityInput = z
  .strictObject({
    title: label(),
    divisionId: id.nullable(),
    /** The sector, then what somebody would do, the level, how long. */
    expertiseArea: code,
    activityAreas: several(opportunityLimits.activityAreas),
    experience: code,
    duration: code,
    contractType: z.enum(contractTypes),
    isAnonymous: z.boolean(),
    /** With it, the staff qualify applications before the company sees them. */
    hasPreselection: z.boolean(),
    startsOn: isoDate.nullable(),
    dailyRateFromCents: rate,
    dailyRateToCents: rate,
    annualSalaryCents: cents(limits.annualSalaryCents, 'validation.annualSalary'),
    place: label(100).nullable(),
    mobilityArea: code,
    remote: z.enum(remotePolicies),
    description: optionalRichText(opportunityLimits.text),
    prerequisites: optionalRichText(opportunityLimits.text),
    skills: several(opportunityLimits.skills),
    contactEmail: email.nullable(),
    managerId: id.nullable(),
    associatedIds: z.array(id).max(opportunityLimits.people, `validation.maxItems|max=${opportunityLimits.people}`),
  })
  .superRefine((rates, context) => {
    if (areReversed(rates))
      context.addIssue({ code: 'custom', path: ['dailyRateToCents'], message: 'validation.rangeOrder', input: rates.dailyRateToCents });
  });
export type OpportunityInput = z.output<typeof OpportunityInput>;
/** The staff say whose need it is; a company's people only have their own. */
export const OpportunityNew = OpportunityInput.safeExtend({ companyId: id.nullable() });
const Closing = z.strictObject({ reason: z.enum(closeReasons), message: paragraph(500) });

type Told = Pick<OpportunityInput, 'contractType' | 'dailyRateToCents' | 'annualSalaryCents' | 'description' | 'activityAreas'>;
/** What is missing before candidates can be asked to answer, by field. */
export function gapsIn({ contractType, dailyRateToCents, annualSalaryCents, description, activityAreas }: Told): FieldErrors | undefined {
  const gaps = {
    ...(activityAreas.length === 0 && { activityAreas: 'validation.required' }),
    ...(description === '' && { description: 'validation.required' }),
    ...(contractType === 'Freelance' && dailyRateToCents === null && { dailyRateToCents: 'validation.required' }),
    ...(contractType !== 'Freelance' && annualSalaryCents === null && { annualSalaryCents: 'validation.required' }),
  };
  return Object.keys(gaps).length > 0 ? gaps : undefined;
}

/** A company that the operator has not let in, or no longer does, writes drafts: what has been posted is not its to change. */
const unlessShown = (actor: User, { state }: { state: string }): ErrorCode | undefined =>
  actor.isValidated || state === 'not_posted' ? undefined : 'account.notValidated';
const editors = [staff, unlessOf(company('opportunities.edit'), unlessShown)] as const;
const publishers = [staff, unlessOf(company('opportunities.publish'), unlessShown)] as const;
const removers = [staff, unlessOf(company('opportunities.delete'), unlessShown)] as const;
const toTeam = { tells: ['theTeam'] } as const;

export const opportunityFlow = workflow({
  name: 'opportunity',
  states: ['not_posted', 'posted', 'closed'],
  initial: 'not_posted',
  view: [staff, company('opportunities.view'), freelance],
  notices: { category: 'opportunities', place: 'opportunity' },
  create: { by: [staff, company('opportunities.create')], input: OpportunityNew, ...toTeam },
  actions: {
    update: { from: ['not_posted', 'posted'], by: editors, input: OpportunityInput, tells: [] },
    post: {
      ...{ from: ['not_posted'], to: 'posted', by: publishers, undoneBy: 'unpost', ...toTeam },
      unless: { code: 'opportunity.incomplete', holds: isIncomplete },
    },
    unpost: { from: ['posted'], to: 'not_posted', by: publishers, undoneBy: 'post', ...toTeam },
    close: { from: ['not_posted', 'posted'], to: 'closed', by: publishers, input: Closing, ...toTeam },
    reopen: { from: ['closed'], to: 'not_posted', by: publishers, ...toTeam },
    delete: {
      ...{ from: ['not_posted', 'closed'], to: 'gone', by: removers, tells: [] },
      unless: { code: 'opportunity.hasApplications', holds: hasApplications },
    },
  },
});
export type OpportunityState = (typeof opportunityFlow)['states'][number];

function isIncomplete(need: Told) {
  const fields = gapsIn(need);
  return fields && { fields };
}
function hasApplications({ applications }: { applications: number | null }) {
  return applications ? { applications } : undefined;
}

export const opportunityListing = listing({
  sorts: ['newest', 'startsOn', 'title'],
  dir: 'desc',
  filters: {
    state: opportunityFlow.states,
    companyId: 'id',
    contract: contractTypes,
    remote: remotePolicies,
    sector: severalOf('code'),
    profession: severalOf('code'),
    /** Where the work is, as areas of mobility are. */
    area: severalOf('code'),
    duration: severalOf('code'),
    skills: severalOf('text'),
    /** What a day may be paid, somewhere in between; an employee has a salary. */
    rate: range('money'),
    start: range('date'),
    /** Of a freelance: those kept, and those applied to. */
    mine: ['favourite', 'applied'],
    /** Of those who manage needs: applications wait for them or for somebody else too long, an interview is near, or nobody has applied. */
    candidates: ['waiting', 'unanswered', 'interview', 'quiet'],
    /** Of those who manage needs: posted for the first time between two days, and what has come of it since; `agreed`: with whom is known. */
    posted: range('date'),
    outcome: ['filled', 'agreed'],
    divisionId: 'id',
    /** Of those who manage needs: neither proposed to the person with this profile nor answered by them, as far as whoever asks knows. */
    proposableTo: 'id',
  },
});

const text = z.string().nullable();
const named = z.object({ id, name: z.string() });
/** Its logo changes its name with it. */
const itsCompany = named.extend({ logo: text });
const itsProposer = z.object({ id, firstName: z.string(), lastName: z.string(), picture: text });
export const Opportunity = z.object({
  ...recordFields(opportunityFlow),
  title: z.string(),
  /** Null for whom the need is anonymous, with everything else that would say whose it is. */
  company: itsCompany.nullable(),
  divisionId: text,
  division: text,
  expertiseArea: text,
  activityAreas: z.array(z.string()),
  experience: text,
  duration: text,
  contractType: z.enum(contractTypes),
  isAnonymous: z.boolean(),
  startsOn: text,
  dailyRateFromCents: z.int().nullable(),
  dailyRateToCents: z.int().nullable(),
  annualSalaryCents: z.int().nullable(),
  place: text,
  mobilityArea: text,
  remote: z.enum(remotePolicies),
  description: z.string(),
  prerequisites: z.string(),
  skills: z.array(z.string()),
  contactEmail: text,
  /** Those who follow it, for those who manage it. */
  manager: named.nullable(),
  associated: z.array(named).nullable(),
  hasPreselection: z.boolean().nullable(),
  /** How many there are; of these, how many wait for whoever asks. */
  applications: z.int().nullable(),
  /** For the company: how many are still being qualified, since when and by whom. Never whose they are. */
  preselection: z.object({ count: z.int(), since: z.string(), by: named.extend({ picture: text }).nullable() }).nullable(),
  toTreat: z.int().nullable(),
  /** Of the freelance who asks. */
  isFavourite: z.boolean().nullable(),
  applicationId: id.nullable(),
  applicationState: z.enum(applicationStates).nullable(),
  /** Slots of an interview wait for the freelance to pick one. */
  hasSlots: z.boolean().nullable(),
  /** It was put before the freelance who asks, who has not answered; `by` is null where it would say whose need it is. */
  proposal: z.object({ id, message: z.string(), by: itsProposer.nullable(), at: z.string() }).nullable(),
  reason: z.enum(closeReasons).nullable(),
  createdAt: z.string(),
  postedAt: text,
  closedAt: text,
  updatedAt: z.string(),
});
export type Opportunity = z.infer<typeof Opportunity>;
