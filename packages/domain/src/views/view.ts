import { z } from 'zod';
import { line, optionalLine } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { companyPeople, freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { viewLists } from './view-lists.ts';

/** How a list is looked at, as its address says it: filters, search, order and columns. What a list no longer knows is passed over. */
const query = optionalLine(1000);
/** `isTold`: its owner is told when something new fits. */
const naming = { name: line(), isShared: z.boolean(), isTold: z.boolean() };
/** What a person says of a view; the rest is what the list shows. */
export const ViewNameInput = z.strictObject(naming);
export type ViewNaming = z.infer<typeof ViewNameInput>;
const kept = { ...naming, query };

const by = [owner('Admin'), owner('Commercial'), owner('Company'), owner('Freelance')] as const;

/** Each is its owner's alone, unless an administrator shares it with the staff. */
export const viewFlow = workflow({
  name: 'view',
  states: ['kept'],
  initial: 'kept',
  view: [staff, companyPeople, freelance],
  create: { by: [staff, companyPeople, freelance], input: z.strictObject({ list: z.enum(viewLists), ...kept }), tells: [] },
  actions: {
    update: { from: ['kept'], by, input: z.strictObject(kept), tells: [] },
    delete: { from: ['kept'], to: 'gone', by, tells: [] },
  },
});

export const viewListing = listing({ sorts: ['name'], filters: { list: viewLists }, required: ['list'] });

export const View = z.object({
  ...recordFields(viewFlow),
  list: z.enum(viewLists),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isTold: z.boolean(),
});
export type View = z.infer<typeof View>;
