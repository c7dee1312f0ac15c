import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { realtimeRules, typing } from '@jalon/domain/realtime/realtime';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { isEqual, isOwnOrigin } from '../core/security.ts';
import { type PresenceNews, refreshMs } from './presence.ts';
import { ChannelData, type Connection as Joined, openChannels, parsed, say } from './pusher-channels.ts';
import type { RealtimeKeys } from './realtime-keys.ts';

const { activityTimeout, pongTimeout } = realtimeRules;
/** Whoever connects is nobody before a channel is joined: so many may, for so long, and say so much. */
const limits = { sockets: 5000, unjoinedMs: 60_000, messages: 200, bytes: 16_384 } as const;
const tickMs = 10_000;
/** Codes of the protocol: 41xx and 42xx let the client come back, later and at once. */
const codes = { unknownKey: 4001, unjoined: 4009, overCapacity: 4100, restart: 4200, silent: 4201, signedOut: 4202 } as const;

const Message = z.object({
  event: z.string(),
  /** Of what a client says to the others of a channel. */
  channel: z.string().optional().catch(undefined),
  data: ChannelData,
});
type Handler = (connection: Connection, data: ChannelData, channel: string) => void;
type Connection = Joined & {
  since: number;
  heardAt: number;
  pingedAt: number | undefined;
  messages: number;
  /** What is kept of the token that the browser sent along. */
  session: Buffer | undefined;
};
/** A connection that somebody has proved to be theirs. */
export type Member = { id: string; user: string; session: Buffer | null };
type Options = {
  config: Pick<Config, 'url' | 'isProduction'>;
  publish: (news: PresenceNews) => void;
  sessionOf: (request: IncomingMessage) => Buffer | undefined;
};
const Signing = z.preprocess(parsed, z.object({ id: z.string() }));

/**
 * The Pusher protocol (version 7) as `pusher-js` speaks it: public and private channels that only the server writes to, and those of
 * conversations, whose members see who else is there and who is writing. `publish` tells the other servers of these.
 */
export function openPusherServer({ key, auth }: RealtimeKeys, { config, publish, sessionOf }: Options) {
  // Compression would keep two windows of memory for every connection, and the messages are short.
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.bytes, clientTracking: false });
  const connections = new Set<Connection>();
  const channels = openChannels({ auth }, publish);

  const signIn: Handler = (connection, { auth: proof = '', user_data = '' }) => {
    const user = Signing.safeParse(user_data).data?.id;
    const isTheirs = isEqual(proof, auth(`${connection.id}::user::${user_data}`));
    if (isTheirs && user && channels.claim(connection, user)) say(connection, 'pusher:signin_success', { user_data });
    else connection.socket.close(codes.unjoined);
  };
  // Not an object: a stranger chooses the name, which may be one that every object has.
  const handlers = new Map<string, Handler>([
    ['pusher:ping', (connection) => say(connection, 'pusher:pong', {})],
    ['pusher:subscribe', channels.join],
    ['pusher:unsubscribe', (connection, { channel = '' }) => channels.leave(connection, channel)],
    ['pusher:signin', signIn],
    [typing, (connection, _, channel) => channels.type(connection, channel)],
  ]);

  /** Members come before strangers: where all places are taken, the one who has been there longest without proving who they are goes. */
  const hasRoom = (): boolean => {
    if (connections.size < limits.sockets) return true;
    const stranger = connections.values().find(({ user }) => !user);
    stranger?.socket.close(codes.overCapacity);
    if (stranger) connections.delete(stranger);
    return stranger !== undefined;
  };

  function welcome(socket: WebSocket, session: Buffer | undefined): void {
    const now = Date.now();
    const connection: Connection = {
      ...{ socket, id: `${randomInt(1e9)}.${randomInt(1e9)}`, channels: new Map(), since: now, heardAt: now },
      ...{ pingedAt: undefined, messages: 0, typed: 0, user: undefined, session },
    };
    connections.add(connection);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connections.delete(connection);
      channels.part(connection);
    });
    socket.on('message', (raw) => {
      connection.heardAt = Date.now();
      connection.pingedAt = undefined;
      connection.messages += 1;
      if (connection.messages > limits.messages) return socket.close(codes.overCapacity);
      const message = Message.safeParse(parsed(String(raw)));
      if (message.success) handlers.get(message.data.event)?.(connection, message.data.data, message.data.channel ?? '');
    });
    say(connection, 'pusher:connection_established', { socket_id: connection.id, activity_timeout: activityTimeout / 1000 });
  }

  /** Who has been silent is asked, and let go without an answer. */
  const tick = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) {
      connection.messages = 0;
      connection.typed = 0;
      const isUnjoined = connection.channels.size === 0 && !connection.user;
      if (connection.pingedAt && now - connection.pingedAt > pongTimeout) connection.socket.close(codes.silent);
      else if (isUnjoined && now - connection.since > limits.unjoinedMs) connection.socket.close(codes.unjoined);
      else if (!connection.pingedAt && now - connection.heardAt > activityTimeout) {
        connection.pingedAt = now;
        say(connection, 'pusher:ping', {});
      }
    }
  }, tickMs);
  tick.unref();
  const refresh = setInterval(channels.refresh, refreshMs);
  refresh.unref();

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      // Nobody else listens from here on: whoever hangs up before the answer must not end the server.
      socket.on('error', () => socket.destroy());
      if (!isOwnOrigin(request, config)) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      const address = URL.parse(request.url ?? '', 'http://host');
      if (!address) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      server.handleUpgrade(request, socket, head, (accepted) => {
        const isKnown = address.pathname === `/app/${encodeURIComponent(key)}`;
        if (isKnown && hasRoom()) return welcome(accepted, sessionOf(request));
        const code = isKnown ? codes.overCapacity : codes.unknownKey;
        accepted.on('error', () => accepted.terminate());
        accepted.send(JSON.stringify({ event: 'pusher:error', data: { code, message: 'Refused' } }));
        accepted.close(code);
      });
    },
    size: () => connections.size,
    has: channels.has,
    channels: channels.names,
    send: channels.send,
    hear: channels.hear,
    members: (): Member[] => [...connections].flatMap(({ id, user, session = null }) => (user ? { id, user, session } : [])),
    /** Their session is over. Whoever goes on under a new token comes back at once; the others are let in nowhere. */
    dismiss(ids: ReadonlySet<string>): void {
      for (const { id, socket } of connections) if (ids.has(id)) socket.close(codes.signedOut);
    },
    /** Clients come back at once, to a server that is there. */
    close(): void {
      clearInterval(tick);
      clearInterval(refresh);
      for (const { socket } of connections) {
        socket.close(codes.restart);
        setTimeout(() => socket.terminate(), 500).unref();
      }
    },
  };
}
