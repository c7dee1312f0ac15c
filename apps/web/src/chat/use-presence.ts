import { conversationChannel, typing } from '@jalon/domain/realtime/realtime';
import type { PresenceChannel } from 'pusher-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveConnection } from '../core/live.ts';

/** Told again this often while somebody goes on, and forgotten a little later. */
const sayEvery = 3000;
const lasts = 5000;

/** Whether the other has the conversation open, and is writing; and says that one is writing oneself. */
export function usePresence(conversationId: string, otherId: string, isMember: boolean) {
  const connection = useLiveConnection();
  const [isHere, setHere] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const channel = useRef<PresenceChannel>(null);
  const saidAt = useRef(0);
  useEffect(() => {
    if (!connection || !isMember) return;
    const name = conversationChannel(conversationId);
    const joined = connection.subscribe(name) as PresenceChannel;
    channel.current = joined;
    let over: ReturnType<typeof setTimeout>;
    const look = () => setHere(joined.members.get(otherId) !== null);
    const stop = () => setTyping(false);
    joined
      .bind('pusher:subscription_succeeded', look)
      .bind('pusher:member_added', look)
      .bind('pusher:member_removed', look)
      .bind(typing, (_: unknown, { user_id }: { user_id?: string } = {}) => {
        if (user_id !== otherId) return;
        setTyping(true);
        clearTimeout(over);
        over = setTimeout(stop, lasts);
      });
    return () => {
      clearTimeout(over);
      joined.unbind_all();
      connection.unsubscribe(name);
      channel.current = null;
      setHere(false);
      setTyping(false);
    };
  }, [connection, conversationId, otherId, isMember]);
  /** Once every few seconds, however fast one types. */
  const sayTyping = useCallback(() => {
    if (!channel.current?.subscribed || Date.now() - saidAt.current < sayEvery) return;
    saidAt.current = Date.now();
    channel.current.trigger(typing, {});
  }, []);
  return { isHere, isTyping, sayTyping, heard: useCallback(() => setTyping(false), []) };
}
