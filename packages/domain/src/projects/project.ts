import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { endAfterStart } from '../core/dates.ts';
import { id, label, line, optionalRichText, price } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

export const projectLimits = { text: 10_000, budgetCents: 1_000_000_000_00, files: 20 };

export const ProjectInput = z
  .strictObject({
    title: label(),
    divisionId: id.nullable(),
    /** The sector. */
    expertiseArea: line().nullable(),
    place: label(100).nullable(),
    description: optionalRichText(projectLimits.text),
    startsOn: isoDate,
    endsOn: isoDate.nullable(),
    /** What the client has ordered, before tax, and when. */
    signedBudgetCents: price(projectLimits.budgetCents).nullable(),
    signedOn: isoDate.nullable(),
    /** Of the operator; a company's people do not choose it. */
    salesContactId: id.nullable(),
  })
  .superRefine(endAfterStart('startsOn', 'endsOn'));
/** The staff say whose it is; a company's people only have their own. */
export const ProjectNew = ProjectInput.safeExtend({
  companyId: id.nullable(),
  /** The need it is opened for, where there is one. */
  opportunityId: id.nullable(),
});

const keepers = [staff, company('projects.edit')] as const;

export const projectFlow = workflow({
  name: 'project',
  states: ['ongoing', 'finished'],
  initial: 'ongoing',
  view: [staff, company('projects.view'), freelance],
  notices: { category: 'projects', place: 'project' },
  create: { by: keepers, input: ProjectNew, tells: ['theTeam'] },
  actions: {
    update: { from: ['ongoing', 'finished'], by: keepers, input: ProjectInput, tells: [] },
    /** A document for the client and the operator. */
    attach: { from: ['ongoing', 'finished'], by: keepers, input: z.strictObject({ fileId: id }), tells: ['theTeam'] },
    detach: { from: ['ongoing', 'finished'], by: keepers, input: z.strictObject({ fileId: id }), tells: [] },
    finish: { from: ['ongoing'], to: 'finished', by: keepers, undoneBy: 'reopen', tells: ['theTeam'] },
    reopen: { from: ['finished'], to: 'ongoing', by: keepers, undoneBy: 'finish', tells: ['theTeam'] },
    delete: {
      ...{ from: ['ongoing', 'finished'], to: 'gone', by: keepers, tells: [] },
      unless: { code: 'project.hasDeliveries', holds: hasDeliveries },
    },
  },
});
export type ProjectState = (typeof projectFlow)['states'][number];

function hasDeliveries({ deliveries }: { deliveries: number }) {
  return deliveries > 0 ? { deliveries } : undefined;
}

export const projectListing = listing({
  sorts: ['startsOn', 'endsOn', 'title'],
  dir: 'desc',
  filters: { state: projectFlow.states, companyId: 'id', division: 'id' },
});

const text = z.string().nullable();
const amount = z.int().nullable();
export const Project = z.object({
  ...recordFields(projectFlow),
  title: z.string(),
  companyId: id,
  company: z.object({ id, name: z.string(), logo: text }),
  divisionId: text,
  division: text,
  opportunityId: text,
  expertiseArea: text,
  place: text,
  description: z.string(),
  startsOn: z.string(),
  endsOn: text,
  salesContact: z.object({ id, name: z.string(), picture: text }).nullable(),
  /** Null for a freelance: an order may name what the client pays. */
  files: z.array(KeptFile.extend({ by: text, at: z.string() })).nullable(),
  /** Some of those who work in it; for a freelance nobody else. */
  people: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), picture: text })),
  /** How many there are; of a freelance, their own. */
  deliveries: z.int(),
  /** Hundredths of a day, of all deliveries; of a freelance, their own. Worked: sent or validated; of these, how many await. */
  daysSold: z.int(),
  daysWorked: z.int(),
  daysWaiting: z.int(),
  /** The client's side, before tax: never a freelance's to know. Predicted: all that was sold. */
  signedBudgetCents: amount,
  signedOn: text,
  predictedCents: amount,
  consumedCents: amount,
  waitingCents: amount,
  /** What the freelances are paid of what was sold, for the staff: the margin is what is left. */
  costCents: amount,
});
export type Project = z.infer<typeof Project>;

/** How many projects one sees in each state. */
export const ProjectCounts = z.record(z.enum(projectFlow.states), z.int());

/** What was worked in a month of a project: on the side of whoever asks, and of a freelance their own. */
export const ProjectMonth = z.object({ month: z.string(), days: z.int(), consumedCents: amount, waitingCents: amount });
export type ProjectMonth = z.infer<typeof ProjectMonth>;
