import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { DocumentVersion, documentFlow, documentListing, LegalDocument } from './document.ts';

/** The legal documents of freelances. */
export const documents = resource({
  path: '/api/documents',
  noun: 'legal document',
  about: 'The legal documents of freelances: given, checked, renewed',
  flow: documentFlow,
  record: LegalDocument,
  listing: documentListing,
});

export const documentApi = {
  versions: endpoint({
    method: 'GET',
    path: '/api/documents/:id/versions',
    summary: 'The earlier versions of one legal document, latest first',
    guards: working,
    by: documentFlow.view,
    params: z.object({ id }),
    response: z.array(DocumentVersion),
  }),
  file: fileEndpoint(documents),
};
