import { randomUUID } from 'node:crypto';
import { conversationOf, publicChannels, typing, userOf } from '@jalon/domain/realtime/realtime';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { isEqual } from '../core/security.ts';
import { type Coming, PresenceNews, presences } from './presence.ts';
import type { RealtimeKeys } from './realtime-keys.ts';

/** As many as one connection may join, and how often it may say that somebody is writing until it is counted anew; and connections of one person. */
const limits = { channels: 10, typed: 20, ofPerson: 50 } as const;
const tooOften = 4301;
/** Whoever does not read what they are sent is let go before it fills the memory. */
const unreadBytes = 256 * 1024;
const nameMax = 164;

/** One that has joined no channel is nobody's yet. `channels`: with who one is there, where the others see that; `user`: who they have proved to be. */
export type Connection = {
  socket: WebSocket;
  id: string;
  channels: Map<string, string | undefined>;
  typed: number;
  user: string | undefined;
};

export const ChannelData = z
  .object({
    channel: z.string().max(nameMax).optional(),
    auth: z.string().optional(),
    user_data: z.string().optional(),
    channel_data: z.string().optional(),
  })
  .catch({});
export type ChannelData = z.infer<typeof ChannelData>;
/** Whatever a client sends, or nothing where it is none of ours. */
export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
/** Who joins a channel where the others see who is there, as we have signed it. */
const Joining = z.preprocess(parsed, z.object({ user_id: z.string() }));
const isPresence = (channel: string): boolean => channel.startsWith('presence-');

const written = (event: string, data: unknown, channel?: string, more = {}): string =>
  JSON.stringify({ event, ...(channel ? { channel } : {}), data: JSON.stringify(data), ...more });

function send({ socket }: Connection, text: string): void {
  if (socket.bufferedAmount > unreadBytes) socket.terminate();
  else socket.send(text);
}

export const say = (connection: Connection, event: string, data: unknown, channel?: string): void =>
  send(connection, written(event, data, channel));

/** Who is on which channel of this server, and on those of conversations also who is on the other servers, which `publish` tells. */
export function openChannels({ auth }: Pick<RealtimeKeys, 'auth'>, publish: (news: PresenceNews) => void) {
  const members = new Map<string, Set<Connection>>();
  const there = presences(randomUUID(), publish);
  /** How many connections each person has here. */
  const connected = new Map<string, number>();
  const count = (user: string, by: number): void => {
    const left = (connected.get(user) ?? 0) + by;
    if (left > 0) connected.set(user, left);
    else connected.delete(user);
  };
  /** From here on the connection is this person's; false where they have too many. */
  function claim(connection: Connection, user: string): boolean {
    if (connection.user === user) return true;
    if ((connected.get(user) ?? 0) >= limits.ofPerson) return false;
    if (connection.user) count(connection.user, -1);
    connection.user = user;
    count(user, 1);
    return true;
  }

  const sayAll = (channel: string, event: string, data: unknown, { but, more }: { but?: Connection; more?: object } = {}): void => {
    // Written once, however many hear it.
    const text = written(event, data, channel, more);
    for (const connection of members.get(channel) ?? []) if (connection !== but) send(connection, text);
  };
  const tellComings = (comings: readonly Coming[], but?: Connection): void => {
    for (const { channel, user, isHere } of comings)
      if (isHere) sayAll(channel, 'pusher_internal:member_added', { user_id: user, user_info: {} }, but && { but });
      else sayAll(channel, 'pusher_internal:member_removed', { user_id: user });
  };
  const isAllowed = ({ id }: Connection, channel: string, { auth: proof = '', channel_data = '' }: ChannelData): boolean => {
    // What is signed is one text: a name with another end would move its border.
    if (isPresence(channel)) return conversationOf(channel) !== undefined && isEqual(proof, auth(`${id}:${channel}:${channel_data}`));
    return channel.startsWith('private-') ? isEqual(proof, auth(`${id}:${channel}`)) : publicChannels.includes(channel);
  };
  /** One is there, and the others are told; whoever comes is told who is there. */
  function appear(connection: Connection, channel: string, user: string): object {
    const comings = there.join(channel, user);
    tellComings(comings, connection);
    const ids = there.usersOf(channel);
    return { presence: { ids, hash: Object.fromEntries(ids.map((id) => [id, {}])), count: ids.length } };
  }

  function leave(connection: Connection, channel: string): void {
    const user = connection.channels.get(channel);
    if (!connection.channels.delete(channel)) return;
    const rest = members.get(channel);
    if (rest?.delete(connection) && rest.size === 0) members.delete(channel);
    if (user) tellComings(there.leave(channel, user));
  }

  return {
    claim,
    join(connection: Connection, data: ChannelData): void {
      const { channel = '' } = data;
      const { channels } = connection;
      const user = isPresence(channel) ? Joining.safeParse(data.channel_data).data?.user_id : undefined;
      const isRefused = !isAllowed(connection, channel, data) || (isPresence(channel) && !user);
      const owner = user ?? userOf(channel);
      if (channels.size >= limits.channels || channels.has(channel) || isRefused || (owner && !claim(connection, owner))) {
        say(connection, 'pusher:subscription_error', { type: 'AuthError', error: 'Not allowed', status: 403 }, channel);
        return;
      }
      channels.set(channel, user);
      members.set(channel, (members.get(channel) ?? new Set()).add(connection));
      say(connection, 'pusher_internal:subscription_succeeded', user ? appear(connection, channel, user) : {}, channel);
    },
    leave,
    /** The connection has closed. */
    part(connection: Connection): void {
      for (const channel of [...connection.channels.keys()]) leave(connection, channel);
      if (connection.user) count(connection.user, -1);
      connection.user = undefined;
    },
    /** Somebody is writing: the one thing that clients say to each other. */
    type(connection: Connection, channel: string): void {
      const user = connection.channels.get(channel);
      if (!user) return;
      connection.typed += 1;
      if (connection.typed > limits.typed) {
        say(connection, 'pusher:error', { code: tooOften, message: 'Too often' });
        return;
      }
      sayAll(channel, typing, {}, { but: connection, more: { user_id: user } });
      there.say(channel, typing, user);
    },
    /** What another server says of who is on a channel, or of what was said there. */
    hear(news: unknown): void {
      const heard = PresenceNews.safeParse(news);
      if (!heard.success) return;
      const { data } = heard;
      if ('users' in data) tellComings(there.hear(data));
      else if (data.from !== there.own) sayAll(data.channel, data.event, {}, { more: { user_id: data.user } });
    },
    refresh: (): void => tellComings(there.refresh()),
    has: (channel: string): boolean => members.has(channel),
    names: (): string[] => [...members.keys()],
    send: (channel: string, event: string, data: unknown): void => sayAll(channel, event, data),
  };
}
