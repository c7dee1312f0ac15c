import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

/** Forgotten as soon as it closes: it is nobody else's to find in a browser. */
export const ownFileQuery = queryOptions({
  queryKey: ['account', 'administrative-file'],
  queryFn: ({ signal }) => call('GET /api/administrative-file', {}, { signal }),
  gcTime: 0,
});
