import { notificationsChanged, userChannel } from '@jalon/domain/realtime/realtime';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hearChanges } from './changes.ts';
import { countLive } from './live.queries.ts';
import { type LiveEvent, remotePusher } from './pusher-remote.ts';
import { openPusherServer } from './pusher-server.ts';
import { realtimeKeys } from './realtime-keys.ts';

/** Changes that come together are told together. */
const gatherMs = 50;
const retryMs = 5000;

type Parts = { config: Config; databaseUrl: string; database: Database; app: FastifyInstance };
/** `wants`: whose changes are told from here. */
type Outlet = { wants: (userId: string) => boolean; everybody: () => string[]; tell: (events: readonly LiveEvent[]) => Promise<void> };

/** Tells people who are there that their notifications have changed: the counts and the id, which say nothing to anybody else. */
export function openRealtime({ config, databaseUrl, database, app }: Parts): { close(): Promise<void> } {
  const keys = realtimeKeys(config);
  const { server } = config.realtime;
  const pusher = server ? undefined : openPusherServer(keys, config);
  const waiting = new Map<string, string | null>();
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
  };
  const want = (userId: string, id: string | null): void => {
    if (!outlet.wants(userId)) return;
    waiting.set(userId, id ?? waiting.get(userId) ?? null);
    later(gatherMs);
  };
  const changes = hearChanges({
    ...{ databaseUrl, log: app.log, onChange: want },
    onHearing: () => outlet.everybody().forEach((userId) => void want(userId, null)),
  });
  const outlet: Outlet = pusher ? own(pusher) : remote(() => changes.isSpeaker());

  function own({ has, channels, send }: NonNullable<typeof pusher>): Outlet {
    const prefix = userChannel('');
    return {
      wants: (userId) => has(userChannel(userId)),
      everybody: () => channels().flatMap((channel) => (channel.startsWith(prefix) ? [channel.slice(prefix.length)] : [])),
      tell: async (events) => events.forEach(({ channel, name, data }) => void send(channel, name, data)),
    };
  }
  function remote(isSpeaker: () => boolean): Outlet {
    if (!server) throw new Error('No real-time server is configured');
    // Who is on its channels, that server knows.
    return { wants: isSpeaker, everybody: () => [], tell: remotePusher(server, keys) };
  }

  async function flush(): Promise<void> {
    const told = new Map(waiting);
    waiting.clear();
    try {
      const counts = await countLive(database, [...told.keys()]);
      await outlet.tell(
        counts.map(({ userId, ...rest }) => ({
          channel: userChannel(userId),
          name: notificationsChanged,
          data: { id: told.get(userId) ?? null, ...rest },
        })),
      );
    } catch (error) {
      app.log.warn({ err: error }, 'what has changed is told later');
      for (const [userId, id] of told) if (!waiting.has(userId)) waiting.set(userId, id);
      later(retryMs);
    }
  }

  if (pusher) app.server.on('upgrade', pusher.upgrade);
  return {
    async close() {
      if (pusher) app.server.off('upgrade', pusher.upgrade);
      pusher?.close();
      await changes.close();
      clearTimeout(timer);
    },
  };
}
