import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { searched } from '../core/list-query.ts';
import { working } from '../core/routes.ts';
import { Hit } from './search-schema.ts';

export const searchApi = {
  find: endpoint({
    ...{ method: 'GET', path: '/api/search', summary: 'People, companies, documents and questions that hold the words, within reach' },
    ...{ guards: working, query: z.strictObject({ q: searched.min(2) }), isSearch: true, response: z.object({ hits: z.array(Hit) }) },
  }),
};
