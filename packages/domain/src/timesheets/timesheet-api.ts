import { z } from 'zod';
import { holidayZones } from '../calendar/holidays.ts';
import { isoMonth } from '../core/date-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { company, freelance, staff } from '../core/rules.ts';
import { deliveryFlow, feeModes, Interruptions } from '../deliveries/delivery.ts';
import { Timesheet, TimesheetEntry, timesheetFlow, timesheetListing } from './timesheet.ts';

const path = '/api/timesheets';
/** Of a list, so many are put into one document. */
export const bookPages = 100;

/** What the month needs to know of a delivery, as its freelance is shown it. */
const MonthDelivery = z.object({
  id,
  state: z.enum(deliveryFlow.states),
  title: z.string(),
  project: z.object({ id, title: z.string() }),
  company: z.object({ id, name: z.string(), logo: z.string().nullable() }),
  startsOn: z.string(),
  endsOn: z.string(),
  interruptions: Interruptions,
  daysSold: z.int(),
  /** Offered: worked and not billed. */
  freeDays: z.int(),
  daysPerWeek: z.int(),
  feeMode: z.enum(feeModes),
  buyCents: z.int().nullable(),
  holidayZone: z.enum(holidayZones),
  isWhitMondayWorked: z.boolean(),
  /** Among all deliveries of its freelance, the first to begin being 0: it has the same colour in every month. */
  place: z.int(),
});

/** A month of a freelance: each delivery that has days in it, with its timesheet as far as there is one. */
export const OwnMonth = z.object({
  month: z.string(),
  today: z.string(),
  /** Until when it should be sent. */
  dueOn: z.string(),
  deliveries: z.array(
    z.object({
      delivery: MonthDelivery,
      timesheet: Timesheet.nullable(),
      /** Hundredths of a day billed in other months, of those that were sold. */
      daysElsewhere: z.int(),
      /** Not billed in other months, of those that were offered. */
      freeElsewhere: z.int(),
      /** Those who validate it. */
      validators: z.array(z.object({ id, name: z.string(), picture: z.string().nullable() })),
    }),
  ),
  /** The entries of the month before, by delivery, for those who begin with a copy. */
  before: z.array(z.object({ deliveryId: id, entries: z.array(TimesheetEntry) })),
  /** Days with kilometres, which nobody drives while away. */
  drivenOn: z.array(z.string()),
});
export type OwnMonth = z.infer<typeof OwnMonth>;

/** Rows of a delivery and month, by the state of either report that the reader is shown; none is counted beyond a thousand and one. */
export const ReportCounts = z.object({
  waiting: z.int(),
  new: z.int(),
  rejected: z.int(),
  validated: z.int(),
  /** The months in which something awaits, the latest first. */
  months: z.array(z.string()),
});
export type ReportCounts = z.infer<typeof ReportCounts>;

export const timesheets = resource(
  {
    path,
    noun: 'timesheet',
    about: 'The months of freelances on their deliveries (CRA): filled, sent, validated',
    flow: timesheetFlow,
    record: Timesheet,
    listing: timesheetListing,
  },
  {
    month: endpoint({
      ...{ method: 'GET', path: `${path}/months/:month`, summary: 'One’s own month, with every delivery that has days in it' },
      ...{ guards: working, by: [freelance], params: z.object({ month: isoMonth }), response: OwnMonth },
    }),
    counts: endpoint({
      ...{
        method: 'GET',
        path: `${path}/counts`,
        summary: 'How many reports of a month await, are not sent, rejected or validated',
        guards: working,
      },
      ...{
        by: [staff, company('timesheets.view'), company('expenses.view')],
        query: z.strictObject({ month: isoMonth }),
        response: ReportCounts,
      },
    }),
    book: endpoint({
      ...{ method: 'GET', path: `${path}/book`, summary: 'The timesheets of a month as one PDF, a page each', guards: working },
      ...{
        by: timesheetFlow.view,
        query: z.strictObject({ month: isoMonth, state: z.enum(timesheetFlow.states), projectId: id.optional() }),
        response: 'file',
      },
    }),
    pdf: endpoint({
      ...{ method: 'GET', path: `${path}/:id/pdf`, summary: 'One timesheet as a PDF', guards: working },
      ...{ by: timesheetFlow.view, params: z.object({ id }), response: 'file' },
    }),
  },
);
