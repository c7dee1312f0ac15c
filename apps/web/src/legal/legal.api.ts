import type { LegalKind } from '@jalon/domain/legal/legal-text';
import type { LegalDraftInput, LegalPublication, ManagedLegalText } from '@jalon/domain/legal/legal-text-schema';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, call } from '../core/call.ts';

const root = 'legal-texts';

export const legalTextQuery = (kind: LegalKind) =>
  queryOptions({
    queryKey: [root, kind],
    queryFn: ({ signal }) => call('GET /api/admin/legal-texts/:kind', { params: { kind } }, { signal }),
  });

export const legalHistoryQuery = (kind: LegalKind) =>
  infiniteQueryOptions({
    queryKey: [root, kind, 'history'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/legal-texts/:kind/history', { params: { kind }, query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What was saved is shown at once; its history and the queue of the home page catch up. */
function useSaved(kind: LegalKind) {
  const client = useQueryClient();
  return (saved: ManagedLegalText) => {
    client.setQueryData(legalTextQuery(kind).queryKey, saved);
    void client.invalidateQueries({ queryKey: legalHistoryQuery(kind).queryKey });
    void client.invalidateQueries({ queryKey: ['home'] });
  };
}

export const useSaveDraft = (kind: LegalKind) =>
  useMutation({
    mutationFn: (body: LegalDraftInput) => call('PUT /api/admin/legal-texts/:kind', { params: { kind }, body }),
    onSuccess: useSaved(kind),
  });

export const usePublish = (kind: LegalKind) =>
  useMutation({
    mutationFn: (body: LegalPublication) => call('POST /api/admin/legal-texts/:kind/publish', { params: { kind }, body }),
    onSuccess: useSaved(kind),
  });

export type Conflict = { current: LegalDraftInput; by?: string | null };

/** What somebody else saved meanwhile, when that is why a save was refused. */
export const conflictIn = (error: unknown): Conflict | undefined =>
  error instanceof CallError && error.code === 'record.changed' ? (error.details as Conflict) : undefined;
