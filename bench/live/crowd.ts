import { once } from 'node:events';
import { announced, userChannel } from '@jalon/domain/realtime/realtime';
import { realtimeKeys } from '../../apps/api/src/realtime/realtime-keys.ts';
import { WebSocket } from '../../apps/api/test/sockets.ts';
import { benchSecret } from '../support/child.ts';

type Message = { event: string; data: string };
/** Somebody with a window open: on the public channel, and on their own. */
export type Listener = { id: string; socket: WebSocket; hear: (event: string, data: string) => void };
const { key, auth } = realtimeKeys({ realtime: { key: undefined, secret: undefined } as never, secret: benchSecret });
/** Those who connect at once would be told to wait. */
const atOnce = 50;

/** One socket for each of these people, shared out among the servers. */
export async function openCrowd(stack: AsyncDisposableStack, urls: readonly string[], ids: readonly string[]): Promise<Listener[]> {
  const crowd: Listener[] = [];
  stack.defer(() => crowd.forEach(({ socket }) => void socket.terminate()));
  for (let from = 0; from < ids.length; from += atOnce) {
    const next = ids.slice(from, from + atOnce);
    crowd.push(...(await Promise.all(next.map((id, index) => openListener(urls[(from + index) % urls.length] ?? '', id)))));
  }
  return crowd;
}

async function openListener(url: string, id: string): Promise<Listener> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/app/${key}?protocol=7`, { perMessageDeflate: false });
  const [first] = await once(socket, 'message');
  const { socket_id } = JSON.parse((JSON.parse(String(first)) as Message).data) as { socket_id: string };
  const channel = userChannel(id);
  for (const data of [{ channel: announced.channel }, { channel, auth: auth(`${socket_id}:${channel}`) }]) {
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    const [answer] = await once(socket, 'message');
    const { event } = JSON.parse(String(answer)) as Message;
    if (event !== 'pusher_internal:subscription_succeeded') throw new Error(`${channel}: ${event}`);
  }
  const listener: Listener = { id, socket, hear: () => undefined };
  socket.on('message', (raw) => {
    const { event, data } = JSON.parse(String(raw)) as Message;
    listener.hear(event, data);
  });
  return listener;
}
