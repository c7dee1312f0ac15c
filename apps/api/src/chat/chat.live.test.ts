import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation, Messages } from '@jalon/domain/chat/chat-schema';
import { announced, chatChanged, conversationChannel, typing, userChannel } from '@jalon/domain/realtime/realtime';
import type { Channel, PresenceChannel } from 'pusher-js';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { aMessage, onProject } from '../../test/chat.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { ask, type Instance, listen, openInstances } from '../../test/live.ts';
import { until } from '../../test/started.ts';

const instances = await openInstances();
const { database } = instances;
afterAll(() => instances.close());
const [first, second] = [await instances.start(), await instances.start()];

const connect = async (instance: Instance, person: Person) => {
  const client = await listen(instance, person);
  onTestFinished(() => client.pusher.disconnect());
  await until(() => client.joined() === 1);
  const changed: string[] = [];
  client.pusher
    .channel(userChannel(person.id))
    .bind(chatChanged, ({ conversationId }: { conversationId: string }) => changed.push(conversationId));
  return { ...client, changed };
};
type Client = Awaited<ReturnType<typeof connect>>;

/** Two on different servers, with a conversation. */
async function two() {
  const { freelance, client, ...rest } = await onProject(database);
  const open = { kind: 'project', recordId: rest.projectId, withId: client.id };
  const { id } = await ask<Conversation>(first, freelance, '/api/conversations', open);
  return { freelance, client, ...rest, id, here: await connect(first, freelance), there: await connect(second, client) };
}
const send = (at: Instance, by: Person, id: string, text: string) => ask(at, by, `/api/conversations/${id}/messages`, aMessage(text));
const since = async (at: Instance, by: Person, id: string, revision: number) =>
  (await ask<Messages>(at, by, `/api/conversations/${id}/messages?since=${revision}`)).messages.map(({ text }) => text);

async function join({ pusher }: Client, id: string) {
  const channel = pusher.subscribe(conversationChannel(id)) as PresenceChannel;
  await new Promise<void>((done, fail) => {
    channel.bind('pusher:subscription_succeeded', () => done()).bind('pusher:subscription_error', fail);
  });
  return channel;
}
const membersOf = (channel: PresenceChannel): string[] => {
  const ids: string[] = [];
  channel.members.each(({ id }: { id: string }) => ids.push(id));
  return ids.sort();
};

test('what is written on one server is heard on the other by the two alone, and says nothing of itself', async () => {
  const { freelance, client, id, here, there } = await two();
  const stranger = await connect(second, await makePerson(database, { type: 'Freelance' }));
  await send(first, freelance, id, 'Bonjour');
  await until(() => there.changed.length > 0 && here.changed.length > 0);
  expect(there.changed).toEqual([id]);
  expect(there.heard.at(-1)).toMatchObject({ id: null, isStale: false, messages: 1 });
  expect(await since(second, client, id, 0)).toEqual(['Bonjour']);
  await ask(second, client, `/api/conversations/${id}/read`, { sequence: 1 });
  await until(() => there.heard.at(-1)?.messages === 0 && here.changed.length > 1);
  expect(stranger.changed).toEqual([]);
});

test('whoever was cut off asks for what came meanwhile: nothing lost, nothing twice, in order', async () => {
  const { freelance, client, id, there } = await two();
  await send(first, freelance, id, 'un');
  await until(() => there.changed.length > 0);
  there.pusher.disconnect();
  for (const text of ['deux', 'trois', 'quatre']) await send(first, freelance, id, text);
  there.pusher.connect();
  await until(() => there.joined() === 2);
  expect(await since(second, client, id, 1)).toEqual(['deux', 'trois', 'quatre']);
});

test('the two see each other and who is writing, whichever server they are on; nobody else joins', async () => {
  const { freelance, client, commercial, id, here, there } = await two();
  const [one, other] = [await join(here, id), await join(there, id)];
  const both = [freelance.id, client.id].sort();
  await until(() => membersOf(one).length === 2 && membersOf(other).length === 2);
  expect([membersOf(one), membersOf(other)]).toEqual([both, both]);
  const typed: unknown[] = [];
  other.bind(typing, (_: unknown, { user_id }: { user_id: string }) => typed.push(user_id));
  one.trigger(typing, { text: 'nobody is told this' });
  await until(() => typed.length > 0);
  expect(typed).toEqual([freelance.id]);
  for (let n = 0; n < 40; n += 1) one.trigger(typing, {});
  await sleep(400);
  expect(typed.length).toBeLessThanOrEqual(20);

  // A second window of the same person changes nothing; the last one to go does.
  const again = await connect(first, client);
  await join(again, id);
  there.pusher.unsubscribe(conversationChannel(id));
  await sleep(300);
  expect(membersOf(one)).toEqual(both);
  again.pusher.disconnect();
  await until(() => membersOf(one).length === 1);

  // Whoever may only read along is not seen, and sees nobody.
  const reader = await connect(first, commercial);
  await expect(join(reader, id)).rejects.toMatchObject({ type: 'AuthError' });
});

test('who is on a server that is gone is not there any more', async () => {
  const { client, id, here } = await two();
  const third = await instances.start();
  const gone = await connect(third, client);
  const one = await join(here, id);
  await join(gone, id);
  await until(() => membersOf(one).length === 2);
  gone.pusher.disconnect();
  await until(() => membersOf(one).length === 1);
  await third.close();
});

test('an announcement is told to everybody on the public channel, without a word of it', async () => {
  const admin = await makePerson(database, { type: 'Admin' });
  const visitor = await connect(second, await makePerson(database, { type: 'Company' }));
  const room: Channel = visitor.pusher.subscribe(announced.channel);
  const heard: unknown[] = [];
  await new Promise((done) => room.bind('pusher:subscription_succeeded', done));
  room.bind(announced.event, (data: unknown) => heard.push(data));
  await ask(first, admin, '/api/announcements', { audience: 'all', text: 'Virements avancés' });
  await until(() => heard.length > 0);
  expect(heard).toEqual([{}]);
});
