import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { working } from '../core/routes.ts';
import { admin, freelance } from '../core/rules.ts';
import { FileInput, OpenedFile, OwnFile, PaperInput, paperKind } from './administrative-schema.ts';

const path = '/api/administrative-file';
const papers = `${path}/papers/:kind` as const;
const params = z.object({ kind: paperKind });
const query = z.strictObject({ as: z.enum(['download', 'preview']).default('download') });

/** What a contract and a payment ask of a freelance: theirs and the administrators' to see, and nobody else's. */
export const administrativeApi = {
  own: endpoint({
    ...{ method: 'GET', path, summary: 'One’s own administrative file, and who has opened it', guards: working },
    ...{ by: [freelance], response: OwnFile, isPersonal: true },
  }),
  update: endpoint({
    ...{ method: 'PUT', path, summary: 'Change one’s own administrative file', guards: working },
    ...{ by: [freelance], body: FileInput, response: OwnFile },
  }),
  keepPaper: endpoint({
    ...{ method: 'PUT', path: papers, summary: 'Give a paper of one’s vehicle, in place of the one before', guards: working },
    ...{ by: [freelance], params, body: PaperInput, response: OwnFile },
  }),
  dropPaper: endpoint({
    ...{ method: 'DELETE', path: papers, summary: 'Take back a paper of one’s vehicle', guards: working },
    ...{ by: [freelance], params, response: OwnFile },
  }),
  readPaper: endpoint({
    ...{ method: 'GET', path: papers, summary: 'A paper of one’s vehicle, as it was sent', guards: working },
    ...{ by: [freelance], params, query, response: 'file', isPersonal: true },
  }),
  openPaper: endpoint({
    ...{
      method: 'GET',
      path: '/api/administrative-files/:id/papers/:kind',
      summary: 'Read a paper of somebody’s vehicle: they are told who did',
      guards: working,
    },
    ...{ by: [admin], params: z.object({ id, kind: paperKind }), query, response: 'file', isPersonal: true },
  }),
  open: endpoint({
    ...{
      method: 'POST',
      path: '/api/administrative-files/:id/open',
      summary: 'Read somebody’s file: they are told who did',
      guards: working,
    },
    ...{ by: [admin], params: z.object({ id }), response: OpenedFile, isPersonal: true },
  }),
};
