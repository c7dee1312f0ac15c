import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { company, freelance, staff } from '../core/rules.ts';
import { facetsOf } from '../search/facets.ts';
import { Opportunity, opportunityFlow, opportunityListing } from './opportunity.ts';
import { AroundQuery, OpportunityAround, OpportunityCounts } from './opportunity-around.ts';

const path = '/api/opportunities';

export const opportunities = resource(
  {
    path,
    noun: 'need',
    about: 'The needs of companies, as those who post them, staff them and answer them see them',
    flow: opportunityFlow,
    record: Opportunity,
    listing: opportunityListing,
  },
  {
    favour: endpoint({
      ...{ method: 'PUT', path: `${path}/:id/favourite`, summary: 'Keep a need among one’s favourites, or no longer', guards: working },
      ...{ by: [freelance], params: z.object({ id }), body: z.strictObject({ isFavourite: z.boolean() }), response: Opportunity },
    }),
    facets: facetsOf({ path, noun: 'need', listing: opportunityListing, guards: working, by: opportunityFlow.view }),
    counts: endpoint({
      ...{ method: 'GET', path: `${path}/counts`, summary: 'How many needs one sees in each state', guards: working },
      query: z.strictObject({
        companyId: id.optional(),
        contract: z.enum(opportunityListing.filters.contract).optional(),
        remote: z.enum(opportunityListing.filters.remote).optional(),
        candidates: z.enum(opportunityListing.filters.candidates).optional(),
      }),
      ...{ by: [staff, company('opportunities.view')], response: OpportunityCounts },
    }),
    people: endpoint({
      ...{ method: 'GET', path: `${path}/people`, summary: 'Whom and what a need of a company may name', guards: working },
      ...{ by: [staff, company('opportunities.create'), company('opportunities.edit')] },
      ...{ query: AroundQuery, response: OpportunityAround },
    }),
  },
);
