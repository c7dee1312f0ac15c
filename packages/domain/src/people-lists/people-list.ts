import { z } from 'zod';
import { actsAtOnce } from '../core/acts.ts';
import { id, line } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

/** Who looks for people: the store says which lists are theirs. A list that is shared is its team's, who may do the same with it. */
const by = [staff, company('freelances.view')] as const;

/** `isShared`: with one's company, or with the operator's staff. */
export const ListNaming = z.strictObject({ name: line(), isShared: z.boolean() });
export type ListNaming = z.infer<typeof ListNaming>;

/** A list may begin with some people in it. */
export const ListCreate = ListNaming.extend({ personIds: z.array(id).max(actsAtOnce).optional() });

export const peopleListFlow = workflow({
  name: 'peopleList',
  states: ['kept', 'removed'],
  initial: 'kept',
  view: by,
  create: { by, input: ListCreate, tells: [] },
  actions: {
    update: { from: ['kept'], by, input: ListNaming, tells: [] },
    /** Takes out those who hide from companies, whom nobody there could name: the staff see them. */
    clear: { from: ['kept'], by: [company('freelances.view')], tells: [] },
    remove: { from: ['kept'], to: 'removed', by, undoneBy: 'restore', tells: [] },
    restore: { from: ['removed'], to: 'kept', by, undoneBy: 'remove', tells: [] },
  },
});

export const peopleListListing = listing({ sorts: ['name'], filters: {} });

/** The texts `errors.peopleList.…` name both. */
export const mostLists = 50;
export const mostInList = 500;

export const PeopleList = z.object({
  ...recordFields(peopleListFlow),
  name: z.string(),
  isShared: z.boolean(),
  ownerId: id,
  /** How many of the people in it this reader sees. */
  people: z.int(),
  /** How many of them hide from companies: nothing else is told of them. */
  masked: z.int(),
});
export type PeopleList = z.infer<typeof PeopleList>;
