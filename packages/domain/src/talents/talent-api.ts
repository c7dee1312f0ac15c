import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { pdfEndpoint } from '../profiles/profile-pdf.ts';
import { facetsOf } from '../search/facets.ts';
import { talentFlow, talentListing } from './talent.ts';
import { FoundTalent, ListedTalent } from './talent-schema.ts';

const path = '/api/talents';
/** Names and rates are for companies the operator has let in. */
const guards = [...working, 'validated'] as const;

/** The freelances as companies find them. */
export const talents = resource(
  {
    path,
    noun: 'freelance',
    about: 'The freelances a company finds',
    flow: talentFlow,
    record: ListedTalent,
    listing: talentListing,
    guards,
  },
  {
    facets: facetsOf({ path, noun: 'freelance', listing: talentListing, guards, by: talentFlow.view }),
    read: endpoint({
      ...{ method: 'GET', path: `${path}/:id`, summary: 'One freelance; of a hidden profile, only that it is hidden' },
      ...{ guards, by: talentFlow.view, params: z.object({ id }), response: FoundTalent },
    }),
    pdf: pdfEndpoint({ path, of: 'a freelance whom a company finds', guards, by: talentFlow.view }),
  },
);
