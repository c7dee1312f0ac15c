import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const reconnectMs = 1000;
const checkMs = 10_000;
/** Held by the one server that hands events to another real-time server: all of them hear of every change. */
const speakerLock = 7_304_117;

type Hearing = {
  directUrl: string;
  log: FastifyBaseLogger;
  /** Somebody's notifications have changed; `id` is that of a new one. */
  onChange: (userId: string, id: string | null) => void;
  /** Something has changed that this person may have on screen. */
  onStale: (userId: string) => void;
  /** Something has changed in the conversation of these people. */
  onChat: (userIds: readonly string[], conversationId: string) => void;
  /** The operator has announced something. */
  onAnnounced: () => void;
  /** The operator’s settings have changed. */
  onOperator: () => void;
  /** What another server says of who is where. */
  onPresence: (news: unknown) => void;
  /** After every connection, the first one included: what happened meanwhile was not heard. */
  onHearing: () => void;
};

/** Listens for the changes of notifications and of what is on screens, whichever server made them, on a connection of its own that is made anew when it breaks. */
export function hearChanges({ directUrl, log, onChange, onStale, onChat, onAnnounced, onOperator, onPresence, onHearing }: Hearing) {
  const stopping = new AbortController();
  let isSpeaker = false;

  const hear = async (): Promise<void> => {
    const client = new pg.Client({
      ...{
        connectionString: directUrl,
        application_name: 'jalon-live',
        connectionTimeoutMillis: 3000,
        query_timeout: 5000,
        keepAlive: true,
      },
    });
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on('error', () => lose()).on('end', () => lose());
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'stale') return onStale(payload);
      if (channel === 'announced') return onAnnounced();
      if (channel === 'operator') return onOperator();
      if (channel === 'presence') return onPresence(JSON.parse(payload));
      if (channel === 'chat') {
        const { users, conversation } = JSON.parse(payload) as { users: string[]; conversation: string };
        return onChat(users, conversation);
      }
      const [userId = '', id = null] = payload.split(' ');
      onChange(userId, id);
    });
    stopping.signal.addEventListener('abort', () => lose(), { once: true });
    // A connection that hangs is noticed too; whoever spoke may have gone meanwhile.
    const check = async (): Promise<void> => {
      if (isSpeaker) return void (await client.query('select 1'));
      const { rows } = await client.query<{ isSpeaker: boolean }>(`select pg_try_advisory_lock(${speakerLock}) as "isSpeaker"`);
      isSpeaker = rows[0]?.isSpeaker === true;
    };
    let checks: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      for (const name of ['notifications', 'stale', 'chat', 'announced', 'operator', 'presence']) await client.query(`listen ${name}`);
      await check();
      checks = setInterval(() => check().catch(() => lose()), checkMs);
      onHearing();
      await lost;
    } finally {
      clearInterval(checks);
      isSpeaker = false;
      await Promise.race([client.end().catch(() => undefined), sleep(reconnectMs, undefined, { ref: false })]);
    }
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await hear().catch((error: unknown) => log.warn({ err: error }, 'changes are not heard'));
      await sleep(reconnectMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    isSpeaker: () => isSpeaker,
    async close() {
      stopping.abort();
      await ended;
    },
  };
}
