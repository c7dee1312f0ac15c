import { isType, type User } from '@jalon/domain/core/actor';
import { sessionsQuery } from '../account/account.api.ts';
import { queryClient } from '../core/query-client.ts';
import { recentHistory } from '../history/history.api.ts';
import { listQuery } from '../notifications/notifications.api.ts';
import { homeQuery } from './home.api.ts';

/** What every home asks for. Whoever sees with somebody else's eyes is not shown their sessions, nor what they were told. */
export function prefetchHome(user: User): void {
  void queryClient.prefetchQuery(homeQuery);
  if (!user.seenBy) void queryClient.prefetchQuery(sessionsQuery);
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(recentHistory);
  else if (!user.seenBy) void queryClient.prefetchInfiniteQuery(listQuery('all', 10));
}
