import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { freelance } from '../core/rules.ts';
import { Opportunity, opportunityFlow, opportunityListing } from './opportunity.ts';

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
  },
);
