import { z } from 'zod';
import { id, paragraph } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

const proposers = [staff, company('applications.decide')] as const;

const NewProposal = z.strictObject({
  opportunityId: id,
  profileId: id,
  /** Why this need would suit this person, as they read it. */
  message: paragraph(1000),
});

/**
 * A need that the staff or a company put before one freelance. Nothing of the person is passed on by it: they consent by applying, which
 * accepts it, and whoever says no is not asked again for the same need.
 */
export const proposalFlow = workflow({
  name: 'proposal',
  states: ['asked', 'accepted', 'declined', 'withdrawn'],
  initial: 'asked',
  view: [staff, company('applications.view'), freelance],
  notices: { category: 'applications', place: 'proposal' },
  create: { by: proposers, input: NewProposal, asks: ['theCandidate'], mail: 'at once' },
  actions: {
    decline: {
      ...{ from: ['asked'], to: 'declined', by: [owner('Freelance')], mail: 'daily' },
      tells: ['theProposer'],
      input: z.strictObject({ reason: paragraph(500) }),
    },
    withdraw: { from: ['asked'], to: 'withdrawn', by: proposers, tells: [] },
    /** No answer for months: whoever proposed it is asked to follow it up or to close it. */
    unanswered: { from: ['asked'], by: [], isAside: true, asks: ['theProposer'], mail: 'daily' },
    /** The person has applied, which is told as such. */
    accept: { from: ['asked'], to: 'accepted', by: [], tells: [] },
  },
});

export const proposalListing = listing({
  sorts: ['newest'],
  dir: 'desc',
  filters: { state: proposalFlow.states, opportunityId: 'id', profileId: 'id' },
});

const text = z.string().nullable();
export const Proposal = z.object({
  ...recordFields(proposalFlow),
  ownerId: id,
  profileId: id,
  owner: z.object({ firstName: z.string(), lastName: z.string(), title: text, picture: text }),
  opportunityId: id,
  opportunity: z.object({ id, title: z.string() }),
  message: z.string(),
  /** Why it was declined, in the words of the freelance. */
  reason: text,
  /** Null for a freelance who may not know whose need it is. */
  by: z.object({ id, firstName: z.string(), lastName: z.string(), picture: text }).nullable(),
  side: z.enum(['company', 'staff']),
  createdAt: z.string(),
  answeredAt: text,
});
export type Proposal = z.infer<typeof Proposal>;
