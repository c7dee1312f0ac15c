import { z } from 'zod';
import { holidayZones } from '../calendar/holidays.ts';
import { isoDate, isoMonth } from '../core/date-fields.ts';
import { id, paragraph } from '../core/fields.ts';
import { listing, range } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { feeModes, Interruptions } from '../deliveries/delivery.ts';
import { reportStates } from './report-states.ts';

/**
 * What a day was spent on: billed to the client, worked for the client and not billed (a free day), away, or for the firm itself.
 */
export const activityTypes = ['production', 'normal', 'absence', 'internal'] as const;
export type ActivityType = (typeof activityTypes)[number];
/** The freelance's own: a client is not told why somebody was away. */
export const absenceKinds = ['leave', 'sickness', 'other'] as const;
/** Hundredths of a day. */
export const entryDays = [25, 50, 75, 100] as const;

const entry = {
  date: isoDate,
  type: z.enum(activityTypes),
  days: z.union(entryDays.map((one) => z.literal(one))),
  absenceKind: z.enum(absenceKinds).nullable(),
};
export const EntryInput = z.strictObject(entry);
export type EntryInput = z.output<typeof EntryInput>;

const TimesheetNew = z.strictObject({ deliveryId: id, month: isoMonth });
/** All entries of the month: those that are left out go. */
const TimesheetInput = z.strictObject({ entries: z.array(EntryInput).max(124), comment: paragraph(1000) });
const Reason = z.strictObject({ reason: paragraph(1000).min(1) });
/** With the days that are the reason, where it is not the whole month. */
const Refusal = Reason.extend({
  refusals: z.array(z.strictObject({ date: isoDate, type: z.enum(activityTypes), reason: paragraph(300).min(1) })).max(124),
});

const own = [owner('Freelance')] as const;
const deciders = [staff, company('timesheets.validate')] as const;
/** Whoever is waited for is written to once a day, however many wait. */
const onceADay = {
  code: 'timesheet.isReminded',
  holds: ({ isReminded }: { isReminded: boolean }) => (isReminded ? {} : undefined),
} as const;
const toOwner = { tells: ['theOwner'], mail: 'at once' } as const;

export const timesheetFlow = workflow({
  name: 'timesheet',
  states: reportStates,
  initial: 'new',
  view: [staff, company('timesheets.view'), freelance],
  notices: { category: 'reports', place: 'timesheet' },
  create: { by: [freelance], input: TimesheetNew, tells: [] },
  actions: {
    update: { from: ['new', 'rejected'], by: own, input: TimesheetInput, tells: [] },
    submit: { from: ['new', 'rejected'], to: 'waiting', by: own, undoneBy: 'recall', asks: ['theValidators'], mail: 'daily' },
    /** Sent too soon: as long as nobody has decided, it comes back to be worked on. */
    recall: { from: ['waiting'], to: 'new', by: own, tells: [] },
    validate: { from: ['waiting'], to: 'validated', by: deciders, inBulk: true, ...toOwner, mail: 'daily' },
    reject: { from: ['waiting'], to: 'rejected', by: deciders, input: Refusal, ...toOwner },
    unvalidate: { from: ['validated'], to: 'waiting', by: deciders, input: Reason, ...toOwner },
    /** The clock, and whoever waits for it: only those are reminded who have not sent theirs. */
    remind: { from: ['new', 'rejected'], by: deciders, inBulk: true, isAside: true, unless: onceADay, asks: ['theOwner'], mail: 'at once' },
    remindValidators: { from: ['waiting'], by: own, isAside: true, unless: onceADay, asks: ['theValidators'], mail: 'at once' },
    delete: { from: ['new', 'rejected'], to: 'gone', by: own, tells: [] },
  },
});
export type TimesheetState = (typeof timesheetFlow)['states'][number];

export const timesheetListing = listing({
  sorts: ['since', 'month'],
  dir: 'desc',
  filters: {
    ...{ state: timesheetFlow.states, month: 'month', projectId: 'id', deliveryId: 'id', ownerId: 'id', companyId: 'id', divisionId: 'id' },
    /** The months that begin between two days. */
    months: range('date'),
    /** What figures count: sent, and one's own to see rather than somebody's one stands in for. */
    counted: ['sent', 'validated'],
  },
});

const text = z.string().nullable();
const person = z.object({ id, firstName: z.string(), lastName: z.string(), picture: text });
export const TimesheetEntry = z.object({ ...entry, date: z.string(), days: z.int(), refusal: text });
export type TimesheetEntry = z.infer<typeof TimesheetEntry>;

export const Timesheet = z.object({
  ...recordFields(timesheetFlow),
  month: z.string(),
  deliveryId: id,
  delivery: z.object({
    ...{ title: z.string(), startsOn: z.string(), endsOn: z.string(), daysSold: z.int(), daysPerWeek: z.int() },
    ...{ holidayZone: z.enum(holidayZones), isWhitMondayWorked: z.boolean(), feeMode: z.enum(feeModes) },
    interruptions: Interruptions,
  }),
  projectId: id,
  project: z.object({ title: z.string() }),
  company: z.object({ id, name: z.string(), logo: text }),
  ownerId: id,
  owner: person,
  /** Null for a client while the freelance works on it. The kind of an absence is null for everybody but its owner and the staff. */
  entries: z.array(TimesheetEntry).nullable(),
  productionDays: z.int().nullable(),
  normalDays: z.int().nullable(),
  absenceDays: z.int().nullable(),
  internalDays: z.int().nullable(),
  /** What the delivery had planned for the month. */
  plannedDays: z.int(),
  /** Billed in the other months of the delivery that were sent; null for a client while the freelance works on this one. */
  daysElsewhere: z.int().nullable(),
  /** Null for the freelance. */
  sellCents: z.int().nullable(),
  /** Null for the client. */
  buyCents: z.int().nullable(),
  comment: z.string().nullable(),
  reason: text,
  sentAt: text,
  decidedAt: text,
  decidedBy: text,
  since: z.string(),
  /** Today, by the product or by somebody who waits. */
  isReminded: z.boolean(),
  /** The expense report of the same delivery and month, where there is one and whoever asks may see it; its total once it was sent to them. */
  expenses: z.object({ id, state: z.enum(reportStates), version: z.int(), totalCents: z.int().nullable() }).nullable(),
});
export type Timesheet = z.infer<typeof Timesheet>;
