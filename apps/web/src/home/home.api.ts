import { waitingIn } from '@jalon/domain/home/waiting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { clockQuery } from '../core/moments.ts';
import { queryClient } from '../core/query-client.ts';

/** What waits for whoever asks. Whatever changes a record asks for it anew. */
export const homeQuery = queryOptions({
  queryKey: ['home', 'all'],
  queryFn: async ({ signal }) => {
    const home = await call('GET /api/home', {}, { signal });
    // It tells interviews, whose clock need not be asked for then.
    queryClient.setQueryData(clockQuery.queryKey, { timeZone: home.timeZone });
    return home;
  },
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
