import { pollSeconds } from '@jalon/domain/realtime/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive, useIsLive } from '../core/live.ts';
import { countsQuery } from '../notifications/notifications.api.ts';
import { announcementsQuery, changeThread, refreshChat } from './chat.api.ts';
import { onArrival, openOutbox } from './outbox.ts';
import { withOwn } from './thread.ts';

/** Keeps what is on screen as it is: by what is told live, by asking every so often while nothing is, and with what one sends oneself. */
export function useChatLive(userId: string): void {
  const client = useQueryClient();
  const isLive = useIsLive();
  useEffect(() => openOutbox(userId), [userId]);
  useEffect(
    () =>
      onLive((news) => {
        if (news === 'joined') return refreshChat(client);
        if (news !== 'announced') return refreshChat(client, news.conversationId);
        for (const { queryKey } of [announcementsQuery, countsQuery]) void client.invalidateQueries({ queryKey });
      }),
    [client],
  );
  useEffect(
    () =>
      onArrival((conversationId, message) => {
        changeThread(client, conversationId, (thread) => withOwn(thread, message));
        refreshChat(client, conversationId);
      }),
    [client],
  );
  useEffect(() => {
    if (isLive) return;
    const asking = setInterval(() => refreshChat(client), pollSeconds * 1000);
    return () => clearInterval(asking);
  }, [client, isLive]);
}
