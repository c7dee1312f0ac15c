import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';

/** What waits for the staff or for somebody of a company. Whatever changes a record asks for it anew. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call('GET /api/home', {}, { signal }),
});
