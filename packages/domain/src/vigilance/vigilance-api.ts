import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { searched } from '../core/list-query.ts';
import { working } from '../core/routes.ts';
import { freelance, staff } from '../core/rules.ts';
import { deskTypes } from './vigilance.ts';
import { Desk, Dossier, OwnOperation } from './vigilance-schema.ts';

const path = '/api/vigilance';
const asking = { guards: working, by: [staff] } as const;
const one = { params: z.object({ id }) };

/** For whoever answers for it: what the law asks for, operation by operation. */
export const vigilanceApi = {
  desk: endpoint({
    ...{ method: 'GET', path, summary: 'The operations that the law asks to watch, by what is to be done about them', ...asking },
    query: z.strictObject({
      q: searched.optional(),
      type: z.enum(deskTypes).optional(),
      companyId: id.optional(),
      commercialId: id.optional(),
    }),
    response: Desk,
  }),
  own: endpoint({
    ...{ method: 'GET', path: `${path}/own`, summary: 'One’s own deliveries that go on, and which of them ask for documents' },
    ...{ guards: working, by: [freelance], response: z.array(OwnOperation) },
  }),
  dossier: endpoint({
    ...{ method: 'GET', path: `${path}/:id`, summary: 'What was given, checked and let pass for one delivery', ...asking },
    ...{ ...one, response: Dossier },
  }),
  pack: endpoint({
    ...{ method: 'GET', path: `${path}/:id/pack`, summary: 'The evidence of one delivery: its files with an index, as a ZIP' },
    ...{ ...asking, ...one, response: 'file', limit: { max: 30, seconds: 60 } },
  }),
};
