import { z } from 'zod';
import { holidayZones } from '../calendar/holidays.ts';
import { daysOf, isWorkingDay } from '../calendar/working-days.ts';
import { isoDate } from '../core/date-fields.ts';
import { addMonths, endAfterStart } from '../core/dates.ts';
import { Days, halfDay, leastDays } from '../core/days.ts';
import type { FieldErrors } from '../core/errors.ts';
import { cents, daysPerWeek, id, label, paragraph, price } from '../core/fields.ts';
import { listing, range } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { type Interruption, isInside } from '../timesheets/planned-days.ts';
import { exceptionLimits } from '../vigilance/vigilance.ts';

/** What a fee is paid for. */
export const feeModes = ['daily', 'monthly'] as const;
export type FeeMode = (typeof feeModes)[number];
/** How long before its end a delivery is said to end soon. */
export const endingSoonDays = 45;
export const deliveryLimits = { feeCents: 10_000_000, expensesCents: 1_000_000, conditions: 2000, years: 20 };

const fee = price(deliveryLimits.feeCents).nullable();
const expenses = cents(deliveryLimits.expensesCents);

export const DeliveryInput = z
  .strictObject({
    title: label(),
    startsOn: isoDate,
    endsOn: isoDate,
    daysSold: Days.min(halfDay, leastDays),
    /** Worked and not billed. */
    freeDays: Days,
    daysPerWeek,
    workingDaysInYear: z.int().min(1).max(366).nullable(),
    feeMode: z.enum(feeModes),
    /** What the client pays: not asked of those who are not shown it. */
    sellCents: fee,
    /** What the freelance is paid: the staff say it. */
    buyCents: fee,
    dailyExpensesCents: expenses,
    monthlyExpensesCents: expenses,
    conditions: paragraph(deliveryLimits.conditions),
    holidayZone: z.enum(holidayZones),
    isWhitMondayWorked: z.boolean(),
  })
  .superRefine(endAfterStart('startsOn', 'endsOn'));
export type DeliveryInput = z.output<typeof DeliveryInput>;
/** Why the staff let somebody begin without a document that the law asks for. */
export const exceptionReason = paragraph(exceptionLimits.max).min(exceptionLimits.min);
export const DeliveryNew = DeliveryInput.safeExtend({
  ...{ projectId: id, ownerId: id, applicationId: id.nullable() },
  exception: exceptionReason.optional(),
});
/** Days between the last one that was worked and the first one that is again are no part of the delivery. */
const Renewal = z.strictObject({ resumesOn: isoDate, endsOn: isoDate, daysAdded: Days });
const Resumption = z.strictObject({ resumesOn: isoDate });
/** From the day after nothing is worked, whatever was planned. */
const Stop = z.strictObject({ stoppedOn: isoDate, reason: paragraph(1000).min(1) });

type Planned = Pick<DeliveryInput, 'startsOn' | 'endsOn' | 'daysSold' | 'freeDays' | 'holidayZone' | 'isWhitMondayWorked'> & {
  interruptions?: readonly Interruption[] | undefined;
};
/** Hundredths of a day that the calendar has for a delivery. */
export function workingDaysOf({ holidayZone, isWhitMondayWorked, ...lasting }: Omit<Planned, 'daysSold' | 'freeDays'>): number {
  const days = daysOf(lasting.startsOn, lasting.endsOn, { zone: holidayZone, isWhitMondayWorked });
  return days.filter((day) => isWorkingDay(day) && isInside(lasting, day.date)).length * 100;
}
/** Section 5: free days and business days are bounded by the working days of the period, which has an end in sight. */
export function daysErrors(planned: Planned): FieldErrors | undefined {
  if (planned.endsOn > addMonths(planned.startsOn, deliveryLimits.years * 12))
    return { endsOn: `validation.lastsTooLong|years=${deliveryLimits.years}` };
  const working = workingDaysOf(planned);
  const errors = {
    ...(planned.daysSold > working && { daysSold: `validation.workingDays|days=${working / 100}` }),
    ...(planned.freeDays >= working && { freeDays: `validation.workingDays|days=${working / 100}` }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

const toParties = { tells: ['theFreelance', 'theTeam'], mail: 'at once' } as const;
const alive = ['ongoing', 'renewable', 'stopped'] as const;
/** Leads to the documents rather than to the delivery. */
const aboutPapers = { category: 'documents', place: 'papers', isAside: true } as const;

export const deliveryFlow = workflow({
  name: 'delivery',
  states: ['ongoing', 'renewable', 'stopped', 'finished'],
  initial: 'ongoing',
  view: [staff, company('deliveries.view'), freelance],
  notices: { category: 'projects', place: 'delivery' },
  /** A company opens one when it accepts an application, with the terms of its own side. */
  create: { by: [staff, company('projects.edit')], input: DeliveryNew, ...toParties },
  actions: {
    update: { from: ['ongoing', 'renewable', 'stopped'], by: [staff], input: DeliveryInput, tells: ['theFreelance', 'theTeam'] },
    flagRenewable: { from: ['ongoing'], to: 'renewable', by: [staff], ...toParties },
    renew: { from: ['renewable', 'finished'], to: 'ongoing', by: [staff], input: Renewal, ...toParties },
    stop: { from: ['ongoing', 'renewable'], to: 'stopped', by: [staff], input: Stop, ...toParties },
    resume: { from: ['stopped'], to: 'ongoing', by: [staff], input: Resumption, ...toParties },
    finish: { from: ['ongoing', 'renewable'], to: 'finished', by: [staff], tells: ['theFreelance', 'theTeam'] },
    /** By exception: it may begin, go on or have its contract though a document lacks. */
    authorise: {
      ...{ from: [...alive, 'finished'], by: [staff], isAside: true, tells: [] },
      input: z.strictObject({ reason: exceptionReason }),
    },
    /** Asks its freelance for the documents that lack. */
    ask: {
      ...{ from: alive, by: [staff], inBulk: true, mail: 'at once', ...aboutPapers },
      tells: ['theFreelance'],
      unless: { code: 'delivery.isAsked', holds: ({ isAsked }: { isAsked: boolean }) => (isAsked ? {} : undefined) },
    },
    /** The clock: documents lack, as long as they do. */
    lack: { from: alive, by: [], tells: ['theFreelance', 'theKeepers'], mail: 'daily', ...aboutPapers },
    /** The documents it was waiting for are there. */
    release: { from: alive, by: [], isAside: true, tells: ['theFreelance', 'theKeepers'] },
    /** The clock: it ends soon and nobody has said what comes then. */
    warn: { from: ['ongoing'], by: [], tells: ['theTeam'], mail: 'daily' },
    delete: {
      ...{ from: ['ongoing', 'renewable', 'stopped', 'finished'], to: 'gone', by: [staff], tells: [] },
      unless: { code: 'delivery.hasReports', holds: hasReports },
    },
  },
});
export type DeliveryState = (typeof deliveryFlow)['states'][number];

function hasReports({ reports }: { reports: number }) {
  return reports > 0 ? { reports } : undefined;
}

export const deliveryListing = listing({
  sorts: ['startsOn', 'endsOn'],
  dir: 'desc',
  filters: { state: deliveryFlow.states, projectId: 'id', companyId: 'id', ownerId: 'id', ends: range('date') },
});

export const Interruptions = z.array(z.object({ from: z.string(), to: z.string() }));

const text = z.string().nullable();
const amount = z.int().nullable();
const person = z.object({ id, firstName: z.string(), lastName: z.string(), picture: text, title: text });
export const Delivery = z.object({
  ...recordFields(deliveryFlow),
  title: z.string(),
  projectId: id,
  project: z.object({ id, title: z.string(), place: text, startsOn: z.string(), endsOn: text }),
  company: z.object({ id, name: z.string(), logo: text }),
  ownerId: id,
  /** The resource: whoever does the work. */
  owner: person,
  applicationId: text,
  startsOn: z.string(),
  endsOn: z.string(),
  daysSold: z.int(),
  freeDays: z.int(),
  daysPerWeek: z.int(),
  workingDaysInYear: z.int().nullable(),
  feeMode: z.enum(feeModes),
  /** Null for a freelance. */
  sellCents: amount,
  /** Null for a company, and until the staff have said it. */
  buyCents: amount,
  dailyExpensesCents: z.int(),
  monthlyExpensesCents: z.int(),
  conditions: z.string(),
  holidayZone: z.enum(holidayZones),
  isWhitMondayWorked: z.boolean(),
  /** Its start waits for documents. */
  isHeld: z.boolean(),
  /** The last day that is worked, while it is stopped. */
  stoppedOn: text,
  /** What it was stopped for and resumed after, or renewed after its end, the first one first. */
  interruptions: Interruptions,
  reason: text,
  /** Sent or validated, in hundredths of a day; of these, how many await; how many worked days were not billed. */
  daysWorked: z.int(),
  daysWaiting: z.int(),
  daysOffered: z.int(),
  /** What the days worked come to, by the side of whoever asks; of the staff, the client's. */
  consumedCents: amount,
  /** How many months of it have a report that somebody has sent. */
  reports: z.int(),
  /** What it was before each renewal, the first one first. */
  renewals: z.array(z.object({ at: z.string(), endedOn: z.string(), endsOn: z.string(), daysAdded: z.int() })),
  /** Others of the same person in the same days, as far as whoever asks may know of them. */
  overlaps: z.array(z.object({ id, title: z.string(), startsOn: z.string(), endsOn: z.string() })),
});
export type Delivery = z.infer<typeof Delivery>;
