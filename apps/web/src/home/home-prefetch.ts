import { isType, type User } from '@jalon/domain/core/actor';
import { sessionsQuery } from '../account/account.api.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { clockQuery } from '../core/moments.ts';
import { queryClient } from '../core/query-client.ts';
import { recentHistory } from '../history/history.api.ts';
import { listQuery } from '../notifications/notifications.api.ts';
import { homeQuery } from './home.api.ts';

/** What every home asks for. Whoever sees with somebody else's eyes is not shown their sessions, nor what they were told. */
export function prefetchHome(user: User): void {
  void queryClient.prefetchQuery(homeQuery);
  // It tells the clock of interviews, which is not asked for beside it then.
  void queryClient.prefetchQuery({
    ...clockQuery,
    queryFn: async () => ({ timeZone: (await queryClient.ensureQueryData(homeQuery)).timeZone }),
  });
  if (!user.seenBy) void queryClient.prefetchQuery(sessionsQuery);
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(recentHistory);
  else if (!user.seenBy) void queryClient.prefetchInfiniteQuery(listQuery('all', 10));
  // The list whose names stand on the cards of a home: asked for with it, not once its cards are drawn.
  void queryClient.prefetchQuery(choicesQuery(isType(user, 'Freelance') ? 'opportunity-durations' : 'mobility-areas'));
}
