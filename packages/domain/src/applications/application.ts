import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { firstYear, lastYear } from '../core/dates.ts';
import { id, line, paragraph } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listing, range } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { closeReasons } from '../opportunities/opportunity.ts';
import { contractTypes, limits } from '../sign-up/sign-up.ts';
import { applicationStates } from './application-states.ts';

export const interviewFormats = ['video', 'phone', 'onSite'] as const;
export const interviewMinutes = [30, 45, 60, 90] as const;
/** What somebody of a team makes of a candidate. */
export const ratingStars = z.int().min(1).max(5);
export const slotLimits = { min: 2, max: 5 } as const;

const money = (max: number) => z.int().min(1).max(max).nullable();
/** To the minute, with its zone: an interview is a moment, whatever clock it is read on. */
const moment = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine((at) => {
    const year = new Date(at).getUTCFullYear();
    return year >= firstYear && year <= lastYear;
  }, `validation.yearRange|first=${firstYear}|last=${lastYear}`);

const NewApplication = z.strictObject({
  opportunityId: id,
  message: paragraph(2000),
  /** For this need only: the profile keeps its own. */
  dailyRateCents: money(limits.dailyRateCents),
  annualSalaryCents: money(limits.annualSalaryCents),
  availableFrom: isoDate.nullable(),
  /** One of the resumes of the profile: it stays with the application, whatever becomes of it there. */
  resumeId: id.nullish(),
});
const place = {
  minutes: z.union(interviewMinutes.map((one) => z.literal(one))),
  format: z.enum(interviewFormats),
  /** An address, a number, or the link of a video call. */
  place: line(200).nullable(),
};
const Slots = z.strictObject({
  slots: z
    .array(moment)
    .min(slotLimits.min)
    .max(slotLimits.max)
    .refine((slots) => new Set(slots.map((slot) => Date.parse(slot))).size === slots.length, 'validation.duplicates'),
  ...place,
});
const Interview = z.strictObject({ at: moment, ...place });
const Reason = z.strictObject({ reason: paragraph(1000).min(1) });
const Dismissal = z.strictObject({ closeReason: z.enum(closeReasons), reason: paragraph(500) });

const deciders = [staff, company('applications.decide')] as const;
const own = [owner('Freelance')] as const;
const toCandidate = { tells: ['theCandidate', 'theFollowers'], mail: 'at once' } as const;
const toOthers = { tells: ['theQualifiers', 'theDeciders', 'theFollowers'] } as const;

/** The company sees an application once it is submitted, by the staff or at once where the need has no preselection. */
export const applicationFlow = workflow({
  name: 'application',
  states: applicationStates,
  initial: 'new',
  view: [staff, company('applications.view'), freelance],
  notices: { category: 'applications', place: 'application' },
  create: { by: [freelance], input: NewApplication, asks: ['theQualifiers', 'theDeciders'], tells: ['theFollowers'], mail: 'daily' },
  actions: {
    submit: { from: ['new'], to: 'submitted', by: [staff], tells: ['theCandidate', 'theFollowers'], asks: ['theDeciders'], mail: 'daily' },
    offerSlots: { from: ['submitted', 'interview'], by: deciders, input: Slots, asks: ['theCandidate'], mail: 'at once', treats: true },
    pickSlot: {
      from: ['submitted', 'interview'],
      to: 'interview',
      by: own,
      input: z.strictObject({ at: moment }),
      ...toOthers,
      mail: 'at once',
    },
    /** None of them suits: whoever has offered them is asked for others. */
    declineSlots: {
      from: ['submitted', 'interview'],
      by: own,
      input: z.strictObject({ message: paragraph(500) }),
      asks: ['theAsker', 'theDeciders'],
      tells: ['theQualifiers', 'theFollowers'],
      mail: 'at once',
      treats: true,
    },
    interview: { from: ['submitted', 'interview'], to: 'interview', by: deciders, input: Interview, ...toCandidate },
    accept: { from: ['submitted', 'interview'], to: 'accepted', by: deciders, ...toCandidate },
    reject: { from: ['new', 'submitted', 'interview'], to: 'rejected', by: deciders, input: Reason, inBulk: true, ...toCandidate },
    /** The need was closed: nobody is left without an answer. */
    dismiss: {
      ...{ from: ['new', 'submitted', 'interview'], to: 'rejected', by: [], input: Dismissal },
      tells: ['theCandidate'],
      mail: 'at once',
    },
    /** Nobody has answered for months: those who follow the person are asked to answer or to close. */
    unanswered: { from: ['new', 'submitted', 'interview'], by: [], isAside: true, asks: ['theStaff'], mail: 'daily' },
    retire: { from: ['new', 'submitted', 'interview'], to: 'retired', by: own, ...toOthers },
    reopen: { from: ['rejected', 'retired'], to: 'submitted', by: [staff], ...toCandidate },
  },
});
export type ApplicationState = (typeof applicationFlow)['states'][number];
export const openStates = ['new', 'submitted', 'interview'] as const satisfies ApplicationState[];

export const applicationListing = listing({
  sorts: ['newest', 'since'],
  dir: 'desc',
  filters: {
    ...{ state: applicationFlow.states, opportunityId: 'id', waitsFor: ['me', 'candidate'] },
    sent: range('date'),
    /** Those that have come this far or further, or have an answer. */
    step: ['submitted', 'interviewed', 'accepted', 'answered'],
    /** Of those who manage needs: a freelance would learn whose an anonymous one is. */
    ...{ companyId: 'id', divisionId: 'id' },
  },
});

const text = z.string().nullable();
const itsNeed = z.object({
  id,
  title: z.string(),
  contractType: z.enum(contractTypes),
  place: text,
  startsOn: text,
  /** Null for whom the need is anonymous. */
  company: z.object({ id, name: z.string(), logo: text }).nullable(),
});

export const Application = z.object({
  ...recordFields(applicationFlow),
  ownerId: id,
  owner: z.object({ firstName: z.string(), lastName: z.string(), title: text, picture: text, skills: z.array(z.string()) }),
  opportunityId: id,
  opportunity: itsNeed,
  message: z.string(),
  dailyRateCents: z.int().nullable(),
  annualSalaryCents: z.int().nullable(),
  availableFrom: text,
  /** Null without one, and for a company once the person is no longer a candidate. */
  resume: KeptFile.nullable(),
  slots: z.array(z.string()),
  /** None of the slots suited: what the candidate says of it, empty without a word. Null once an answer was given to it. */
  noSlot: text,
  minutes: z.int().nullable(),
  format: z.enum(interviewFormats).nullable(),
  place: text,
  interviewAt: text,
  /** Why it was rejected, as the candidate reads it. */
  reason: text,
  /** What the team of whoever asks makes of the candidate, who is never told. */
  rating: z.object({ mine: ratingStars.nullable(), average: z.number(), count: z.int() }).nullable(),
  /** Whose turn it is: nobody’s once it is decided. */
  waitsFor: z.enum(['qualifier', 'decider', 'candidate']).nullable(),
  /** Since when it has been in this state, and whose turn it is. */
  since: z.string(),
  /** What was opened for whom was accepted: an accepted freelance without one is still to be given it. */
  delivery: z.object({ id, projectId: id }).nullable(),
  sentAt: z.string(),
  submittedAt: text,
  acceptedAt: text,
  rejectedAt: text,
  retiredAt: text,
});
export type Application = z.infer<typeof Application>;
