import type { KeptFile } from '@jalon/domain/core/file-rules';
import { documents } from '@jalon/domain/documents/document-api';
import { queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

/** The desk tells how they stand for each operation. */
export const documentClient = resourceClient(documents, { touches: [['/api/vigilance']] });

/** All documents of one freelance: there are six at most. */
export const documentsOf = (ownerId: string) => documentClient.list({ ownerId, size: 10 });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentClient.key, 'versions', id],
    queryFn: ({ signal }) => call('GET /api/documents/:id/versions', { params: { id } }, { signal }),
  });

export const fileHref = (id: string, { id: fileId }: KeptFile, as: 'download' | 'preview' = 'download') =>
  hrefOf('GET /api/documents/:id/files/:fileId', { params: { id, fileId }, query: { as } });

/** What one delivers, and whether documents are asked for it. */
export const askingQuery = queryOptions({
  queryKey: [...documentClient.key, 'asking'],
  queryFn: ({ signal }) => call('GET /api/vigilance/own', {}, { signal }),
});
