import { waitingIn } from '@jalon/domain/home/waiting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { queryClient } from '../core/query-client.ts';

/** What waits for whoever asks. Whatever changes a record asks for it anew. */
export const homeQuery = queryOptions({
  queryKey: ['home', 'all'],
  queryFn: ({ signal }) => call('GET /api/home', {}, { signal }),
});

/** How many wait behind the entries of the menu; a home that was read before has said so. */
export const waitingQuery = queryOptions({
  queryKey: ['home', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/home/waiting', {}, { signal, isQuiet: true }),
  placeholderData: () => {
    const home = queryClient.getQueryData(homeQuery.queryKey);
    return home && waitingIn(home);
  },
});
