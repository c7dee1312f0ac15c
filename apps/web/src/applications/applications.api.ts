import { applicationNotes } from '@jalon/domain/application-notes/application-note-api';
import type { Application } from '@jalon/domain/applications/application';
import { applications } from '@jalon/domain/applications/application-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { actInGroups } from '../core/acts-in-groups.ts';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';

export const applicationClient = resourceClient(applications, { touches: [opportunityClient.key] });
export const noteClient = resourceClient(applicationNotes);

/** Every application to a need, whoever has waited longest first. */
export const ofNeedQuery = (opportunityId: string) => applicationClient.list({ opportunityId, size: -1, sort: 'since', dir: 'asc' });
/** Those to a need that wait for whoever asks. */
export const toTreatQuery = (opportunityId: string) =>
  applicationClient.list({ opportunityId, waitsFor: 'me', size: 100, sort: 'since', dir: 'asc' });
export const notesQuery = (applicationId: string) => noteClient.list({ applicationId, size: 100 });

export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationClient.key, 'profile', id],
    queryFn: ({ signal }) => call('GET /api/applications/:id/profile', { params: { id } }, { signal }),
  });

export const meetingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationClient.key, 'meetings', id],
    queryFn: ({ signal }) => call('GET /api/applications/:id/meetings', { params: { id } }, { signal }),
  });

export const resumeHref = (id: string, fileId: string): string =>
  hrefOf('GET /api/applications/:id/files/:fileId', { params: { id, fileId }, query: {} });

export function useRate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stars: number | null) => call('PUT /api/applications/:id/rating', { params: { id }, body: { stars } }),
    onSuccess: (record) => {
      client.setQueryData(applicationClient.one(id).queryKey, record);
      applicationClient.refresh(client);
      noteClient.refresh(client);
    },
  });
}

/** One message for several; each is decided on its own, as it was seen. */
export function useRejectEach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rows, reason }: { rows: readonly Application[]; reason: string }) => {
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      return actInGroups([...versions.keys()], (ids) =>
        call('POST /api/applications/acts/reject', {
          body: { reason, records: ids.map((id) => ({ id, version: versions.get(id) ?? 0 })) },
        }),
      );
    },
    onSettled: () => applicationClient.refresh(client),
  });
}
