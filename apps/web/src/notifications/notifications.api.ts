import type { NotificationAction } from '@jalon/domain/notifications/notification';
import type { Notification, NotificationCounts, NotificationQuery } from '@jalon/domain/notifications/notification-schema';
import { infiniteQueryOptions, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';

export type View = NotificationQuery['show'];

const root = 'notifications';
const listsKey = [root, 'list'] as const;

export const noCounts: NotificationCounts = { unread: 0, toTreat: 0, messages: 0 };

export const countsQuery = queryOptions({
  queryKey: [root, 'counts'],
  queryFn: ({ signal }) => call('GET /api/notifications/counts', {}, { signal, isQuiet: true }),
});

/** Newest first; `size` at a time. */
export const listQuery = (show: View, size: 10 | 25) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, show, size],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notifications', { query: { show, size, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** How one is told, by what it is about. */
export const noticesQuery = queryOptions({
  queryKey: [root, 'preferences'],
  queryFn: ({ signal }) => call('GET /api/notifications/preferences', {}, { signal }),
});

/** What the server says of the counts, and the lists anew where one is on screen. */
export function showCounts(client: QueryClient, counts: NotificationCounts): void {
  client.setQueryData(countsQuery.queryKey, counts);
  void client.invalidateQueries({ queryKey: listsKey });
}

export function useNotificationAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: NotificationAction }) =>
      call('POST /api/notifications/:id/:action', { params: { id, action } }),
    onSuccess: ({ counts }) => showCounts(client, counts),
  });
}

/** As far as the newest one that is on screen: what has come since was not seen. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newest: Notification | undefined) =>
      call('POST /api/notifications/read-all', { body: newest ? { until: newest.id } : {} }),
    onSuccess: ({ counts }) => showCounts(client, counts),
  });
}

export function useUnreadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readAt: string) => call('POST /api/notifications/unread-all', { body: { readAt } }),
    onSuccess: ({ counts }) => showCounts(client, counts),
  });
}
