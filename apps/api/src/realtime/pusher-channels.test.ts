import { Duplex } from 'node:stream';
import { conversationChannel, userChannel } from '@jalon/domain/realtime/realtime';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { type Connection, openChannels } from './pusher-channels.ts';
import { openPusherServer } from './pusher-server.ts';
import { realtimeKeys } from './realtime-keys.ts';

const keys = realtimeKeys({ realtime: { key: undefined, secret: undefined, server: undefined } as never, secret: 'x'.repeat(32) });
const channel = conversationChannel('0199b1c8-0000-7000-8000-000000000001');
const user = '{"user_id":"0199b1c8-0000-7000-8000-000000000002"}';

/** A connection that keeps what it is told. */
function connected(bufferedAmount = 0) {
  const told: { event: string }[] = [];
  let isOpen = true;
  const socket = {
    bufferedAmount,
    send: (text: string) => void told.push(JSON.parse(text)),
    terminate: () => {
      isOpen = false;
    },
  } as unknown as WebSocket;
  const connection: Connection = { socket, id: '1.1', channels: new Map(), typed: 0, user: undefined };
  return { connection, events: () => told.map(({ event }) => event), isOpen: () => isOpen };
}
const channels = () => openChannels(keys, () => undefined);

test('what was signed for one channel joins no other that the same text could name', () => {
  const auth = keys.auth(`1.1:${channel}:${user}`);
  const { connection, events } = connected();
  const open = channels();
  open.join(connection, { channel: `${channel}:{"user_id"`, channel_data: user.slice('{"user_id":'.length), auth });
  open.join(connection, { channel, channel_data: 'no JSON', auth: keys.auth(`1.1:${channel}:no JSON`) });
  expect(events()).toEqual(['pusher:subscription_error', 'pusher:subscription_error']);
  open.join(connection, { channel, channel_data: user, auth });
  expect(events().at(-1)).toBe('pusher_internal:subscription_succeeded');
});

test('one person has 50 connections at most, whichever way they prove who they are', () => {
  const open = channels();
  const own = userChannel('0199b1c8-0000-7000-8000-000000000002');
  const enter = ({ connection }: ReturnType<typeof connected>) => open.join(connection, { channel: own, auth: keys.auth(`1.1:${own}`) });
  const many = Array.from({ length: 50 }, () => connected());
  const [first] = many;
  if (!first) throw new Error('nobody');
  for (const one of many) enter(one);
  const next = connected();
  enter(next);
  open.join(next.connection, { channel, channel_data: user, auth: keys.auth(`1.1:${channel}:${user}`) });
  expect(next.events()).toEqual(['pusher:subscription_error', 'pusher:subscription_error']);
  // Another channel is no other connection.
  open.join(first.connection, { channel, channel_data: user, auth: keys.auth(`1.1:${channel}:${user}`) });
  expect(first.events().at(-1)).toBe('pusher_internal:subscription_succeeded');
  open.part(first.connection);
  enter(next);
  expect(next.events().at(-1)).toBe('pusher_internal:subscription_succeeded');
});

test('whoever does not read what they are told is let go', () => {
  const { connection, events, isOpen } = connected(1024 * 1024);
  channels().join(connection, { channel: 'chat' });
  expect([events(), isOpen()]).toEqual([[], false]);
});

test('whoever hangs up before they are refused ends nothing', async () => {
  const server = openPusherServer(keys, {
    ...{ config: { url: 'http://localhost', isProduction: false }, publish: () => undefined, sessionOf: () => undefined },
  });
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done(new Error('write EPIPE')) });
  server.upgrade({ headers: { origin: 'http://evil.test', host: 'localhost' }, url: '/app/jalon' } as never, socket, Buffer.alloc(0));
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.destroyed).toBe(true);
  server.close();
});
