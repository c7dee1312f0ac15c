import type { ConversationInput, ConversationQuery, Messages, Reachable } from '@jalon/domain/chat/chat-schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { caughtUp, firstPage, noThread, type Thread, withEarlier } from './thread.ts';

const root = 'chat';
/** In the address: the place of a message that is looked for. */
export const sought = 'message';
export type Show = ConversationQuery['show'];

export const listsKey = [root, 'list'] as const;
export const conversationsQuery = (show: Show, q: string) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, show, q],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/conversations', { query: { show, size: 25, ...(q && { q }), ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call('GET /api/conversations/:id', { params: { id } }, { signal }),
  });

const messagesOf = (id: string, query: { before?: number; since?: number; q?: string }, signal?: AbortSignal): Promise<Messages> =>
  call('GET /api/conversations/:id/messages', { params: { id }, query }, signal ? { signal } : {});

/** What is known, with everything that has changed since: however long one was away, nothing is missing and nothing is there twice. */
async function catchUp(id: string, latest: () => Thread, signal: AbortSignal): Promise<Thread> {
  const { messages, isMore } = await messagesOf(id, { since: latest().revision }, signal);
  // What was written here or fetched meanwhile is among what is known by now.
  const thread = caughtUp(latest(), messages);
  return isMore ? catchUp(id, () => thread, signal) : thread;
}

/** The first answer is the latest page; every later one adds what has changed. Asked again for whatever reason, it catches up. */
export const threadQuery = (id: string) => {
  const queryKey = [root, 'messages', id] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const known = () => client.getQueryData<Thread>(queryKey);
      return known() ? catchUp(id, () => known() ?? noThread, signal) : firstPage(await messagesOf(id, {}, signal));
    },
  });
};

/** Of one that was not opened yet nothing is known to be changed. */
export const changeThread = (client: QueryClient, id: string, change: (thread: Thread) => Thread): void =>
  void client.setQueryData<Thread>(threadQuery(id).queryKey, (thread) => thread && change(thread));

export async function fetchEarlier(client: QueryClient, id: string): Promise<void> {
  const first = client.getQueryData<Thread>(threadQuery(id).queryKey)?.messages[0];
  if (!first) return;
  const page = await messagesOf(id, { before: first.sequence });
  changeThread(client, id, (thread) => withEarlier(thread, page));
}

/** Page by page, until the message at this place is among what is known. */
export async function fetchBackTo(client: QueryClient, id: string, sequence: number): Promise<void> {
  const thread = await client.ensureQueryData(threadQuery(id));
  if (!thread.isMore || (thread.messages[0]?.sequence ?? 0) <= sequence) return;
  await fetchEarlier(client, id);
  return fetchBackTo(client, id, sequence);
}

export const foundQuery = (id: string, q: string) =>
  queryOptions({ queryKey: [root, 'found', id, q], queryFn: ({ signal }) => messagesOf(id, { q }, signal) });

/** What narrows whom one may write to: a record that is shared, or one freelance. */
export type WriteTo = Pick<ConversationInput, 'kind' | 'recordId'> | { profileId: string };

export const reachableQuery = (q: string, to?: WriteTo) =>
  queryOptions({
    queryKey: [root, 'people', q, to],
    queryFn: ({ signal }): Promise<Reachable[]> => call('GET /api/conversations/people', { query: { ...(q && { q }), ...to } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const announcementsQuery = queryOptions({
  queryKey: [root, 'announcements'],
  queryFn: ({ signal }) => call('GET /api/announcements', {}, { signal }),
});

/** Something has changed in one conversation, or anything may have. */
export function refreshChat(client: QueryClient, conversationId?: string): void {
  const keys = conversationId ? [listsKey, conversationQuery(conversationId).queryKey, threadQuery(conversationId).queryKey] : [[root]];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
