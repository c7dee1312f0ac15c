import type { NotificationCounts } from '@jalon/domain/notifications/notification-schema';
import {
  announced,
  type ChatChanged,
  chatChanged,
  type NotificationsChanged,
  notificationsChanged,
  pollSeconds,
} from '@jalon/domain/realtime/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, leavingSignal } from '../core/call.ts';
import { live } from '../core/live.ts';
import { refreshRights } from '../core/session.ts';
import { useSettled } from '../ui/use-settled.ts';
import { countsQuery, noCounts, showCounts } from './notifications.api.ts';

type Hear = { changed: (counts: NotificationsChanged) => void; joined: (isJoined: boolean) => void };

/** A connection in the Pusher protocol, joined to the channel of whoever is signed in. The client comes once the page stands. */
async function connect({ changed, joined }: Hear, signal: AbortSignal): Promise<void> {
  const [{ default: Pusher }, { channel, pollSeconds: _, ...settings }] = await Promise.all([
    import('pusher-js'),
    call('GET /api/realtime', {}, { signal, isQuiet: true }),
  ]);
  if (signal.aborted) return;
  const { key, ...options } = settings;
  const client = new Pusher(key, {
    ...options,
    // With `forceTLS` it is encrypted. A second one, `wss`, would try a server that speaks no TLS with it whenever the first takes long.
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '/broadcasting/auth',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) =>
        void call('POST /broadcasting/auth', { body: { socket_id: socketId, channel_name: channelName } }, { signal, isQuiet: true }).then(
          (answer) => signal.aborted || done(null, answer),
          (error: Error) => done(error, null),
        ),
    },
  });
  // The client sends a moment after it is asked to: what it is about to send goes before the connection does, and one that is made in that
  // moment no longer joins its channels.
  signal.addEventListener('abort', () => {
    live.connected(undefined);
    client.connection.unbind_all();
    setTimeout(() => client.disconnect());
  });
  live.connected(client);
  client.connection.bind('state_change', () => joined(false));
  client
    .subscribe(channel)
    .bind('pusher:subscription_succeeded', () => joined(true))
    .bind(notificationsChanged, changed)
    .bind(chatChanged, (news: ChatChanged) => live.tell(news));
  client.subscribe(announced.channel).bind(announced.event, () => live.tell('announced'));
}

/**
 * How many are unread and to treat, live: told on the channel, asked for again whenever it was joined, and every so often while it is not.
 */
export function useLiveCounts(): NotificationCounts {
  const client = useQueryClient();
  const isSettled = useSettled();
  const [isJoined, setJoined] = useState(false);
  const refetchInterval = isJoined ? false : pollSeconds * 1000;
  const { data = noCounts } = useQuery({ ...countsQuery, enabled: isSettled, refetchInterval });
  useEffect(() => {
    if (!isSettled) return;
    const gone = new AbortController();
    const joined = (isNow: boolean) => {
      setJoined(isNow);
      live.joined(isNow);
      // What happened before the channel was joined was told to nobody.
      if (isNow) void client.invalidateQueries({ queryKey: ['notifications'] });
    };
    // Without a connection the counts are asked for instead.
    const changed = ({ id, isStale, ...counts }: NotificationsChanged) => {
      showCounts(client, counts);
      // It may be about themselves: validated, given another role.
      if (id) void refreshRights();
      // What somebody is told of, or has done in another window, is on screen as it was before.
      if (id || isStale) void client.invalidateQueries({ predicate: ({ queryKey: [root] }) => root !== 'notifications' });
    };
    connect({ changed, joined }, AbortSignal.any([gone.signal, leavingSignal()])).catch(() => undefined);
    return () => gone.abort();
  }, [client, isSettled]);
  return data;
}
