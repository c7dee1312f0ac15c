import type { Messages } from '@jalon/domain/chat/chat-schema';
import { type ChatChanged, chatChanged, userChannel } from '@jalon/domain/realtime/realtime';
import { Pusher } from '../../apps/api/test/sockets.ts';
import { headersOf } from './visitor.ts';

/** As the web does: whenever it is told of a change, and whenever it has joined again, it asks for what it does not know. */
export async function openReader(id: string, { id: userId, token }: { id: string; token: string }, settled: string, port: number) {
  const { read, write } = await headersOf({ url: settled }, token);
  const url = `http://127.0.0.1:${port}`;
  const heard: string[] = [];
  const state = { revision: 0, joined: 0, told: 0, failed: 0 };
  const fail = () => {
    state.failed += 1;
  };
  let asking: Promise<unknown> = Promise.resolve();
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${url}/api/conversations/${id}/messages?since=${state.revision}`, { headers: read });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const { messages, isMore } = (await answer.json()) as Messages;
    heard.push(...messages.map((message) => message.id));
    state.revision = Math.max(state.revision, ...messages.map(({ revision }) => revision));
    if (isMore) await ask();
  };
  // A server that has gone meanwhile is asked once it is joined again.
  const catchUp = () => {
    asking = asking.then(ask).catch(fail);
  };
  const pusher = new Pusher('jalon', {
    ...{ cluster: 'mt1', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] },
    channelAuthorization: {
      ...{ transport: 'ajax', endpoint: '/broadcasting/auth' },
      customHandler: ({ socketId, channelName }, done) => {
        const body = JSON.stringify({ socket_id: socketId, channel_name: channelName });
        fetch(`${url}/broadcasting/auth`, { method: 'POST', headers: write, body })
          .then(async (answer) => (answer.ok ? done(null, (await answer.json()) as { auth: string }) : Promise.reject(new Error())))
          .catch((error: Error) => {
            fail();
            done(error, null);
          });
      },
    },
  });
  pusher
    .subscribe(userChannel(userId))
    .bind('pusher:subscription_succeeded', () => {
      state.joined += 1;
      catchUp();
    })
    .bind(chatChanged, ({ conversationId }: ChatChanged) => {
      state.told += 1;
      if (conversationId === id) catchUp();
    });
  return { heard, state, pusher };
}
