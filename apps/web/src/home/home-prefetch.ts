import { isType, type User } from '@jalon/domain/core/actor';
import { sessionsQuery } from '../account/account.api.ts';
import { choicesQuery } from '../core/choices-query.ts';
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
  for (const list of namesOn(user)) void queryClient.prefetchQuery(choicesQuery(list));
}

/** The lists whose names stand on the cards of a home: asked for with it, not once its cards are drawn. */
const namesOn = (user: User) =>
  isType(user, 'Freelance')
    ? (['opportunity-durations', 'experiences', 'activity-areas', 'expertise-areas'] as const)
    : (['opportunity-durations', 'mobility-areas'] as const);
