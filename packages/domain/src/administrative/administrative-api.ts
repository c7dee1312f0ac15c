import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member, working } from '../core/routes.ts';
import { admin, freelance } from '../core/rules.ts';
import { FileInput, OpenedFile, OwnFile } from './administrative-schema.ts';

const path = '/api/administrative-file';

/** What a contract and a payment ask of a freelance: theirs and the administrators' to see, and nobody else's. */
export const administrativeApi = {
  own: endpoint({
    ...{ method: 'GET', path, summary: 'One’s own administrative file, and who has opened it', guards: member },
    ...{ by: [freelance], response: OwnFile, isPersonal: true },
  }),
  update: endpoint({
    ...{ method: 'PUT', path, summary: 'Change one’s own administrative file', guards: member },
    ...{ by: [freelance], body: FileInput, response: OwnFile },
  }),
  open: endpoint({
    ...{
      method: 'POST',
      path: '/api/accounts/:id/administrative-file/open',
      summary: 'Read somebody’s file: they are told who did',
      guards: working,
    },
    ...{ by: [admin], params: z.object({ id }), response: OpenedFile, isPersonal: true },
  }),
};
