import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

export const consentKey = ['consent'] as const;

export const consentQuery = queryOptions({
  queryKey: [...consentKey, 'own'],
  queryFn: ({ signal }) => call('GET /api/consent', {}, { signal }),
});

export const openingsQuery = queryOptions({
  queryKey: [...consentKey, 'openings'],
  queryFn: ({ signal }) => call('GET /api/consent/openings', {}, { signal }),
});
