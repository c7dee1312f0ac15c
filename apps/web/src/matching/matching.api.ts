import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

/** Under the needs, which every change of a need or an application asks for again; a profile names it among what it touches. */
export const matchingKey = ['/api/opportunities', 'matching'] as const;

export const ownMatchQuery = (id: string) =>
  queryOptions({
    queryKey: [...matchingKey, 'own', id],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/match', { params: { id } }, { signal }),
  });

/** Of the needs of one page. */
export const ownScoresQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...matchingKey, 'scores', ids],
    queryFn: ({ signal }) => call('GET /api/opportunities/scores', { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
  });

/** The needs closest to one's own profile: as many as somebody reads, so there is one page. */
export const forYouQuery = infiniteQueryOptions({
  queryKey: [...matchingKey, 'needs'],
  queryFn: ({ signal }) => call('GET /api/opportunities/matching', {}, { signal }),
  initialPageParam: '',
  getNextPageParam: () => null,
});

export const applicationMatchQuery = (id: string) =>
  queryOptions({
    queryKey: [...matchingKey, 'application', id],
    queryFn: ({ signal }) => call('GET /api/applications/:id/match', { params: { id } }, { signal }),
  });

export const applicationScoresQuery = (needId: string) =>
  queryOptions({
    queryKey: [...matchingKey, 'applications', needId],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/scores', { params: { id: needId } }, { signal }),
  });

export const candidatesQuery = (needId: string) =>
  queryOptions({
    queryKey: [...matchingKey, 'candidates', needId],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/candidates', { params: { id: needId } }, { signal }),
  });
