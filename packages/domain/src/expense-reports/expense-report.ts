import { z } from 'zod';
import { isoDate, isoMonth } from '../core/date-fields.ts';
import { cents, id, optionalLine, paragraph } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listing } from '../core/listing.ts';
import { Percent } from '../core/percent.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { Interruptions } from '../deliveries/delivery.ts';
import { reportStates } from '../timesheets/report-states.ts';
import { scaleVersions, vehicleKinds } from '../vehicles/kilometre-scale.ts';

export const expenseTypes = [
  'train',
  'plane',
  'taxi',
  'fuel',
  'toll',
  'parking',
  'hotel',
  'meal',
  'clientMeal',
  'supplies',
  'other',
] as const;
export const fixedTypes = ['internet', 'telephone', 'homeOffice', 'other'] as const;
/** Hundredths of a percent: those of France. */
export const vatRates = [0, 210, 550, 1000, 2000] as const;
export const expenseLimits = { lines: 100, cents: 10_000_000, hundredthsOfKilometre: 500_000 };

const amount = cents(expenseLimits.cents);
const common = { id, date: isoDate, label: optionalLine(100) };
/** Paid abroad: the amount there, and what a unit of it was worth that day, in millionths of a euro. Nothing, as long as it was not said. */
const Foreign = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'validation.invalid')
    .refine((code) => code !== 'EUR', 'validation.invalid'),
  cents: cents(2_000_000_000),
  rateMillionths: z.int().min(0).max(1_000_000_000, 'validation.atMost|cents=100000'),
  rateOn: isoDate,
});
export const ActualInput = z.strictObject({
  kind: z.literal('actual'),
  ...common,
  type: z.enum(expenseTypes),
  grossCents: amount,
  vatRate: Percent.nullable(),
  vatCents: amount,
  foreign: Foreign.nullable(),
  /** What the client has already paid back of it. */
  paybackCents: amount,
  fileId: id.nullable(),
});
export const FixedInput = z.strictObject({
  kind: z.literal('fixed'),
  ...common,
  type: z.enum(fixedTypes),
  grossCents: amount,
  claimedCents: amount,
});
export const TripInput = z.strictObject({
  kind: z.literal('kilometres'),
  ...common,
  vehicleId: id,
  /** Hundredths of a kilometre. */
  distance: z.int().min(0).max(expenseLimits.hundredthsOfKilometre),
  /** Thousandths of a euro for a kilometre, instead of the legal scale: no more than a euro, which no power reaches there. */
  flatRate: z.int().min(1).max(1000).nullable(),
});
export const LineInput = z.discriminatedUnion('kind', [ActualInput, FixedInput, TripInput]);
export type LineInput = z.output<typeof LineInput>;

const ExpensesNew = z.strictObject({ deliveryId: id, month: isoMonth });
/** All lines of the report: those that are left out go. */
const ExpensesInput = z.strictObject({ lines: z.array(LineInput).max(expenseLimits.lines), comment: paragraph(1000) });
const Reason = z.strictObject({ reason: paragraph(1000).min(1) });
const Refusal = Reason.extend({
  refusals: z.array(z.strictObject({ id, reason: paragraph(300).min(1) })).max(expenseLimits.lines),
});
const Advance = z.strictObject({ cents: amount, on: isoDate });

const own = [owner('Freelance')] as const;
const deciders = [staff, company('expenses.validate')] as const;
const toOwner = { tells: ['theOwner'], mail: 'at once' } as const;

export const expenseReportFlow = workflow({
  name: 'expenseReport',
  states: reportStates,
  initial: 'new',
  view: [staff, company('expenses.view'), freelance],
  notices: { category: 'reports', place: 'expenseReport' },
  create: { by: [freelance], input: ExpensesNew, tells: [] },
  actions: {
    update: { from: ['new', 'rejected'], by: own, input: ExpensesInput, tells: [] },
    submit: { from: ['new', 'rejected'], to: 'waiting', by: own, undoneBy: 'recall', asks: ['theValidators'], mail: 'daily' },
    /** Sent too soon: as long as nobody has decided, it comes back to be worked on. */
    recall: { from: ['waiting'], to: 'new', by: own, tells: [] },
    validate: { from: ['waiting'], to: 'validated', by: deciders, inBulk: true, ...toOwner, mail: 'daily' },
    reject: { from: ['waiting'], to: 'rejected', by: deciders, input: Refusal, ...toOwner },
    unvalidate: {
      ...{ from: ['validated'], to: 'waiting', by: deciders, input: Reason, ...toOwner },
      unless: { code: 'expenseReport.isPaid', holds: isPaid },
    },
    /** What was given before, to be taken off. */
    advance: { from: ['new', 'rejected', 'waiting'], by: [staff], input: Advance, isAside: true, ...toOwner },
    pay: { from: ['validated'], by: [staff], inBulk: true, unless: { code: 'expenseReport.isPaid', holds: isPaid }, ...toOwner },
    delete: {
      ...{ from: ['new', 'rejected'], to: 'gone', by: own, tells: [] },
      unless: { code: 'expenseReport.isAdvanced', holds: isAdvanced },
    },
  },
});
export type ExpenseReportState = (typeof expenseReportFlow)['states'][number];

/** What was given is known by the report alone. */
function isAdvanced({ advanceCents }: { advanceCents: number | null }) {
  return advanceCents ? { advanceCents } : undefined;
}
function isPaid({ paidAt }: { paidAt: string | null }) {
  return paidAt ? { paidAt } : undefined;
}

export const expenseReportListing = listing({
  sorts: ['since', 'month'],
  dir: 'desc',
  filters: { state: expenseReportFlow.states, month: 'month', projectId: 'id', deliveryId: 'id', ownerId: 'id', paid: ['yes', 'no'] },
});

const text = z.string().nullable();
const person = z.object({ id, firstName: z.string(), lastName: z.string(), picture: text });
/** The year of a vehicle around one trip: hundredths of a kilometre and what the scale gives for them. */
const Sum = z.object({ hundredths: z.int(), cents: z.int() });
export const ExpenseLine = z.object({
  id,
  kind: z.enum(['actual', 'fixed', 'kilometres']),
  type: text,
  date: z.string(),
  label: z.string(),
  grossCents: z.int(),
  vatRate: z.int().nullable(),
  vatCents: z.int(),
  /** What is asked for. */
  claimedCents: z.int(),
  foreign: z.object({ currency: z.string(), cents: z.int(), rateMillionths: z.int(), rateOn: z.string() }).nullable(),
  paybackCents: z.int(),
  file: KeptFile.nullable(),
  vehicleId: text,
  /** As it is now: whoever validates is told what was driven. */
  vehicle: z.object({ label: z.string(), kind: z.enum(vehicleKinds), power: z.int(), isElectric: z.boolean() }).nullable(),
  distance: z.int().nullable(),
  flatRate: z.int().nullable(),
  /** How the scale comes to the amount of a trip; null with a flat rate. */
  derivation: z.object({ version: z.enum(scaleVersions), before: Sum, after: Sum, settled: z.int() }).nullable(),
  refusal: text,
});
export type ExpenseLine = z.infer<typeof ExpenseLine>;

export const ExpenseReport = z.object({
  ...recordFields(expenseReportFlow),
  month: z.string(),
  deliveryId: id,
  delivery: z.object({ title: z.string(), startsOn: z.string(), endsOn: z.string(), interruptions: Interruptions }),
  projectId: id,
  project: z.object({ title: z.string() }),
  company: z.object({ id, name: z.string(), logo: text }),
  ownerId: id,
  owner: person,
  /** Null for a client while the freelance works on it, and in lists. */
  lines: z.array(ExpenseLine).nullable(),
  actualCents: z.int().nullable(),
  fixedCents: z.int().nullable(),
  kilometreCents: z.int().nullable(),
  /** The three of them. */
  totalCents: z.int().nullable(),
  vatCents: z.int().nullable(),
  paybackCents: z.int().nullable(),
  advanceCents: z.int().nullable(),
  advancedOn: text,
  comment: text,
  reason: text,
  sentAt: text,
  decidedAt: text,
  decidedBy: text,
  paidAt: text,
  since: z.string(),
});
export type ExpenseReport = z.infer<typeof ExpenseReport>;
