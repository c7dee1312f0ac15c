import type { Conversation } from '@jalon/domain/chat/chat-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../core/call.ts';
import { refreshChat } from './chat.api.ts';

const isSeen = () => document.visibilityState === 'visible';

/** Says how far one has read: what is on screen in a page that is looked at. */
export function useReading({ id, role, readSequence }: Conversation, last: number): void {
  const client = useQueryClient();
  const [isLookedAt, setLookedAt] = useState(isSeen);
  useEffect(() => {
    const look = () => setLookedAt(isSeen());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (role !== 'member' || !isLookedAt || last <= readSequence) return;
    // Without an answer it is said again with the next message, or the next visit.
    call('POST /api/conversations/:id/read', { params: { id }, body: { sequence: last } }, { isQuiet: true }).then(
      () => refreshChat(client, id),
      () => undefined,
    );
  }, [client, id, role, isLookedAt, last, readSequence]);
}
