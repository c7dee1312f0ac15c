import { z } from 'zod';
import { userTypes } from '../core/actor.ts';
import { id } from '../core/fields.ts';
import { opportunityFlow } from './opportunity.ts';

/** How many needs there are in each state; counted as far as totals are. */
export const OpportunityCounts = z.record(z.enum(opportunityFlow.states), z.int());

/** The staff say of which company; a company's people have only one. */
export const AroundQuery = z.object({ companyId: id.optional(), divisionId: id.optional() });

const text = z.string().nullable();
/** What the form of a need chooses from, and what an anonymous one must not say. */
export const OpportunityAround = z.object({
  company: z.object({ id, name: z.string(), logo: text, website: text, sector: text }),
  /** Those in which whoever asks may put a need. */
  divisions: z.array(z.object({ id, name: z.string() })),
  /** It may also be a need of the whole company. */
  isDivisionOptional: z.boolean(),
  /** Who may follow it: of its company those who would see it, and the staff. */
  people: z.array(
    z.object({
      id,
      name: z.string(),
      picture: text,
      type: z.enum(userTypes),
      /** Of a company's person. */
      role: text,
      /** Of the staff: the company is in their portfolio. */
      looksAfter: z.boolean(),
    }),
  ),
});
export type OpportunityAround = z.infer<typeof OpportunityAround>;
