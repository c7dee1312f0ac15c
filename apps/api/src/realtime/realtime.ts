import type { IncomingMessage } from 'node:http';
import { hostCookie } from '@jalon/domain/core/cookies';
import { announced, chatChanged, notificationsChanged, userChannel } from '@jalon/domain/realtime/realtime';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { hashOf } from '../core/hash.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { hearChanges } from './changes.ts';
import { countLive, findSignedOut } from './live.queries.ts';
import { type LiveEvent, remotePusher } from './pusher-remote.ts';
import { openPusherServer } from './pusher-server.ts';
import { realtimeKeys } from './realtime-keys.ts';

/** Changes that come together are told together. */
const gatherMs = 50;
/** How long whoever has signed out stays connected at most. */
const signedOutMs = 30_000;
const retryMs = 5000;

type Parts = {
  config: Config;
  directUrl: string;
  database: Database;
  app: FastifyInstance;
  /** The operator’s settings may have changed. */
  onOperator: () => Promise<unknown>;
};
export type Realtime = { sockets(): number; close(): Promise<void> };
/** Which notification is new, whether anything else has changed, and in which conversations. */
type Waiting = { id: string | null; isStale: boolean; conversations: readonly string[] };
/** `wants`: whose changes are told from here. */
type Outlet = { wants: (userId: string) => boolean; everybody: () => string[]; tell: (events: readonly LiveEvent[]) => Promise<void> };

/**
 * Tells people who are there that their notifications have changed, or what is on their screens: the counts and the id, which say nothing to
 * anybody else.
 */
export function openRealtime({ config, directUrl, database, app, onOperator }: Parts): Realtime {
  const keys = realtimeKeys(config);
  const { server } = config.realtime;
  const publish = inOneStatement(database, (error) => app.log.warn({ err: error }, 'the other servers are told later who is there'));
  const cookie = hostCookie('session', config.isProduction);
  const sessionOf = ({ headers }: IncomingMessage): Buffer | undefined => {
    const token = app.parseCookie(headers.cookie ?? '')[cookie];
    return token ? hashOf(token) : undefined;
  };
  const pusher = server ? undefined : openPusherServer(keys, { config, publish, sessionOf });
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
  };
  const keep = (userId: string, { id, isStale, conversations = [] }: Partial<Waiting>): void => {
    const before = waiting.get(userId);
    waiting.set(userId, {
      id: id ?? before?.id ?? null,
      isStale: isStale || before?.isStale === true,
      conversations: [...new Set([...(before?.conversations ?? []), ...conversations])],
    });
  };
  const want = (userId: string, change: Partial<Waiting>): void => {
    if (!outlet.wants(userId)) return;
    keep(userId, change);
    later(gatherMs);
  };
  const changes = hearChanges({
    ...{ directUrl, log: app.log },
    onChange: (userId, id) => want(userId, { id }),
    onStale: (userId) => want(userId, { isStale: true }),
    onChat: (userIds, id) => userIds.forEach((userId) => void want(userId, { conversations: [id] })),
    onAnnounced: () => void announce(),
    onOperator: () => void readOperator(),
    onPresence: (news) => pusher?.hear(news),
    // What was told meanwhile was heard by nobody: whatever is on a screen may have changed.
    onHearing: () => {
      void readOperator();
      outlet.everybody().forEach((userId) => void want(userId, { isStale: true }));
    },
  });
  const readOperator = () => onOperator().catch((error: unknown) => app.log.warn({ err: error }, 'the settings are read later'));
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
        counts.flatMap(({ userId, ...rest }) => {
          const { id = null, isStale = false, conversations = [] } = told.get(userId) ?? {};
          const channel = userChannel(userId);
          return [
            { channel, name: notificationsChanged, data: { id, isStale, ...rest } },
            ...conversations.map((conversationId) => ({ channel, name: chatChanged, data: { conversationId } })),
          ];
        }),
      );
    } catch (error) {
      app.log.warn({ err: error }, 'what has changed is told later');
      // What came meanwhile is newer.
      for (const [userId, { id, ...rest }] of told) keep(userId, { id: waiting.get(userId)?.id ?? id, ...rest });
      later(retryMs);
    }
  }

  /** Everybody hears that there is something new, and nothing of what it is. A server that does not take it is not asked again: screens ask by themselves. */
  async function announce(): Promise<void> {
    if (!pusher && !changes.isSpeaker()) return;
    const { channel, event: name } = announced;
    await outlet
      .tell([{ channel, name, data: {} }])
      .catch((error: unknown) => app.log.warn({ err: error }, 'an announcement is not told at once'));
  }

  async function dismissSignedOut(): Promise<void> {
    const members = pusher?.members() ?? [];
    if (members.length === 0) return;
    const ended = await findSignedOut(database, members);
    pusher?.dismiss(new Set(ended.map(({ id }) => id)));
  }
  const checks = setInterval(
    () => dismissSignedOut().catch((error: unknown) => app.log.warn({ err: error }, 'who has signed out is looked for later')),
    signedOutMs,
  );
  checks.unref();

  if (pusher) app.server.on('upgrade', pusher.upgrade);
  return {
    sockets: () => pusher?.size() ?? 0,
    async close() {
      clearInterval(checks);
      if (pusher) app.server.off('upgrade', pusher.upgrade);
      pusher?.close();
      await changes.close();
      clearTimeout(timer);
    },
  };
}

/** Whatever is published in one turn goes in one statement: every half minute each channel is told again. What is lost is said again then. */
function inOneStatement(database: Database, onError: (error: unknown) => void): (news: object) => void {
  let waiting: string[] = [];
  return (news) => {
    waiting.push(JSON.stringify(news));
    if (waiting.length > 1) return;
    queueMicrotask(() => {
      const told = waiting;
      waiting = [];
      database.many(sql`select pg_notify('presence', told) from unnest(${told}::text[]) told`).catch(onError);
    });
  };
}
