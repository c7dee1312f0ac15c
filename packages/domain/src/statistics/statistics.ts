import { z } from 'zod';
import { isoMonth } from '../core/date-fields.ts';
import { id } from '../core/fields.ts';
import { comparisons, comparisonsOf, lengthOf, longestPeriod } from './period.ts';

/** So many of the largest are told apart; the rest is one. */
export const subjectsShown = 20;
/** So many needs are shown with what each has taken, the last to be agreed on first. */
export const needsShown = 6;

export const StatisticsQuery = z
  .strictObject({
    from: isoMonth,
    to: isoMonth,
    compare: z.enum(comparisons).default('before'),
    /** Of a company, or for the staff. */
    divisionId: id.optional(),
    /** For the staff: of one client, by its projects. */
    companyId: id.optional(),
  })
  .superRefine(({ from, to, compare }, context) => {
    const length = lengthOf({ from, to });
    const message = length < 1 ? 'validation.rangeOrder' : length > longestPeriod ? 'validation.invalid' : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['to'], message, input: to });
    else if (!comparisonsOf({ from, to }).includes(compare))
      context.addIssue({ code: 'custom', path: ['compare'], message: 'validation.invalid', input: compare });
  });
export type StatisticsQuery = z.output<typeof StatisticsQuery>;

const cents = z.int().nullable();
const days = z.int().nullable();

/** What was sent of one month and subject. Days are hundredths. What is not the reader's to know is null. */
export const WorkFact = z.object({
  month: z.string(),
  /** A project of a company, a client of the staff, a delivery of a freelance; null for those that are too small to be told apart. */
  subjectId: id.nullable(),
  /** Of a company: whose spending it is. */
  divisionId: id.nullable(),
  reports: z.int(),
  waiting: z.int(),
  validated: z.int(),
  /** Of those validated: within as many working days as are expected. */
  onTime: z.int(),
  producedDays: z.int(),
  plannedDays: days,
  absenceDays: days,
  sellCents: cents,
  buyCents: cents,
  /** The days of the reports of which that amount is known. */
  sellDays: days,
  buyDays: days,
  /** Of the reports that have both amounts: what is between them, and what the client pays for these. */
  marginCents: cents,
  marginOfCents: cents,
});
export type WorkFact = z.infer<typeof WorkFact>;

export const Subject = z.object({
  id,
  name: z.string(),
  /** Of a delivery: whom it is for. */
  detail: z.string().nullable(),
  logo: z.string().nullable(),
  /** Where its screen is a project: of a client there is none. */
  projectId: id.nullable(),
});
export type Subject = z.infer<typeof Subject>;

/** Applications by the month they were sent in, and what became of them since. */
export const ApplicationFact = z.object({
  month: z.string(),
  received: z.int(),
  /** Those that have come this far, or further. */
  submitted: z.int(),
  interviewed: z.int(),
  accepted: z.int(),
  /** How those that have ended otherwise did. */
  rejected: z.int(),
  retired: z.int(),
  /** Submitted, and not taken back before an answer; those of them that have one: an interview, an agreement or a refusal. */
  asked: z.int(),
  answered: z.int(),
});
export type ApplicationFact = z.infer<typeof ApplicationFact>;

/** Needs by the month they were posted in, and how they stand now. */
export const NeedFact = z.object({
  month: z.string(),
  posted: z.int(),
  open: z.int(),
  filled: z.int(),
  /** Closed without anybody. */
  ended: z.int(),
});
export type NeedFact = z.infer<typeof NeedFact>;

/** How many have taken so many days. Of the period, or of the one it is compared with. */
const tallyOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({ of: z.enum(names), isBefore: z.boolean(), days: z.int(), count: z.int() });
/** From sending to submitting, from there to the interview, and from the last of these to the end; `answer`: to whatever came first. */
export const stages = ['qualify', 'meet', 'decide', 'answer'] as const;
export type Stage = (typeof stages)[number];
/** From the posting of a need. */
export const milestones = ['application', 'interview', 'agreement'] as const;
export type Milestone = (typeof milestones)[number];
export const StageTally = tallyOf(stages);
export const NeedTally = tallyOf(milestones);

export const NeedTimes = z.object({
  id,
  title: z.string(),
  application: z.int().nullable(),
  interview: z.int().nullable(),
  agreement: z.int(),
});
export type NeedTimes = z.infer<typeof NeedTimes>;

/** What happened in some months and in those they are compared with. A part that is not the reader's is null. */
export const Statistics = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }).nullable(),
  work: z
    .object({
      facts: z.array(WorkFact),
      subjects: z.array(Subject),
      /** Of a company: its divisions, as far as the reader sees them. */
      divisions: z.array(z.object({ id, name: z.string() })),
    })
    .nullable(),
  applications: z.object({ facts: z.array(ApplicationFact), stages: z.array(StageTally) }).nullable(),
  needs: z.object({ facts: z.array(NeedFact), times: z.array(NeedTally), rows: z.array(NeedTimes) }).nullable(),
});
export type Statistics = z.infer<typeof Statistics>;
