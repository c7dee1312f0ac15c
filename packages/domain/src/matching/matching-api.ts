import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { severalIds } from '../core/list-query.ts';
import { working } from '../core/routes.ts';
import { company, companyPeople, freelance, staff } from '../core/rules.ts';
import { Opportunity } from '../opportunities/opportunity.ts';
import { Talent } from '../talents/talent-schema.ts';
import { Match } from './match-schema.ts';

const path = '/api/opportunities';
const params = z.object({ id });
/** Null of who has told too little of themselves to be compared. */
const match = Match.nullable();
const score = z.int().nullable();

/** `personId` is what whoever asks opens them by: companies know people by their profile, the staff by their account. */
const candidate = z.object({ talent: Talent, personId: id, match: Match });
const matchingNeed = z.object({ need: Opportunity, score: z.int() });

export const matchingApi = {
  own: endpoint({
    ...{ method: 'GET', path: `${path}/:id/match`, summary: 'How one’s own profile matches a need, why, and what would change it' },
    ...{ guards: working, by: [freelance], params, response: z.object({ match }) },
  }),
  scores: endpoint({
    ...{ method: 'GET', path: `${path}/scores`, summary: 'How one’s own profile matches some needs', guards: working, by: [freelance] },
    ...{ query: z.strictObject({ ids: severalIds }), response: z.object({ scores: z.array(z.object({ id, score: z.int() })) }) },
  }),
  matching: endpoint({
    ...{ method: 'GET', path: `${path}/matching`, summary: 'The open needs that match one’s own profile best', guards: working },
    ...{ by: [freelance], response: z.object({ rows: z.array(matchingNeed) }) },
  }),
  ofApplication: endpoint({
    ...{ method: 'GET', path: '/api/applications/:id/match', summary: 'How the candidate of an application matches its need' },
    ...{ guards: working, by: [staff, company('applications.view')], params, response: z.object({ match }) },
  }),
  ofApplications: endpoint({
    ...{ method: 'GET', path: `${path}/:id/scores`, summary: 'How the candidates of a need match it', guards: working },
    ...{ by: [staff, company('applications.view')], params },
    response: z.object({ scores: z.array(z.object({ applicationId: id, score })) }),
  }),
  candidates: endpoint({
    ...{ method: 'GET', path: `${path}/:id/candidates`, summary: 'The freelances who match a need best and have not applied to it' },
    // Names and rates are for companies the operator has let in, as in the list of freelances.
    ...{ guards: [...working, 'validated'], by: [staff, companyPeople], permission: 'opportunities.view&freelances.view', params },
    response: z.object({ rows: z.array(candidate) }),
  }),
};
