import { once } from 'node:events';
import { connect as connectRaw } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { realtimeRules, userChannel } from '@jalon/domain/realtime/realtime';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makePerson, type Person } from '../../test/factories.ts';
import { ask, type Instance, listen, openInstances, Pusher } from '../../test/live.ts';
import { insertNeed } from '../../test/market.ts';
import { until } from '../../test/started.ts';
import { record } from '../core/events.ts';
import { hashOf } from '../core/hash.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

const instances = await openInstances();
const { database } = instances;
afterAll(() => instances.close());
const [first, second] = [await instances.start(), await instances.start()];

const tell = (person: Person) => record(database, 'account.reconsider', { subjectId: person.id, by: null, requestId: 'test' });
const connect = async (instance: Instance, person: Person) => {
  const client = await listen(instance, person);
  onTestFinished(() => client.pusher.disconnect());
  await until(() => client.joined() === 1);
  return client;
};

test('the real client connects with the settings it is given, and hears its own person and nobody else', async () => {
  const [person, other] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Freelance' })));
  if (!person || !other) throw new Error('nobody');
  expect(await ask(first, person, '/api/realtime')).toMatchObject({
    ...{ key: 'jalon', wsHost: 'localhost', wsPort: first.port, forceTLS: false, channel: userChannel(person.id) },
    ...{ activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 },
  });
  const [client, stranger] = [await connect(first, person), await connect(first, other)];
  await tell(person);
  await until(() => client.heard.length > 0);
  const [told] = await database.many<{ id: string }>(sql`select event_id as id from notifications where user_id = ${person.id}`);
  expect(client.heard).toEqual([{ id: told?.id, isStale: false, unread: 1, toTreat: 0, messages: 0 }]);
  expect(stranger.heard).toEqual([]);
});

test('what somebody was told of and is undone makes their screens stale', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const client = await connect(second, person);
  await tell(person);
  await until(() => client.heard.length > 0);
  await database.many(sql`delete from notifications where user_id = ${person.id}`);
  await until(() => client.heard.length > 1);
  expect(client.heard.at(-1)).toEqual({ id: null, isStale: true, unread: 0, toTreat: 0, messages: 0 });
});

test('nobody joins the channel of somebody else, whatever they sign it with', async () => {
  const [person, other] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Freelance' })));
  if (!person || !other) throw new Error('nobody');
  const { pusher } = await connect(first, person);
  const refused = Promise.withResolvers<unknown>();
  pusher.subscribe(userChannel(other.id)).bind('pusher:subscription_error', refused.resolve);
  await refused.promise;
  // Past the server that signs, with a proof for another channel.
  const { auth } = await ask<{ auth: string }>(first, person, '/broadcasting/auth', {
    ...{ socket_id: pusher.connection.socket_id, channel_name: userChannel(person.id) },
  });
  const answered = Promise.withResolvers<string>();
  pusher.connection.bind('message', ({ event, channel }: { event: string; channel?: string }) => {
    if (channel === userChannel(other.id)) answered.resolve(event);
  });
  pusher.connection.send_event('pusher:subscribe', { channel: userChannel(other.id), auth }, undefined);
  expect(await answered.promise).toBe('pusher:subscription_error');
});

test('what a stranger makes up on a connection, or asks to connect to, ends nothing', async () => {
  const socket = new WebSocket(`ws://localhost:${first.port}/app/jalon?protocol=7`);
  await once(socket, 'open');
  for (const event of ['__proto__', '__defineGetter__', 'constructor', 'toString']) socket.send(JSON.stringify({ event, data: {} }));
  socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
  await until(async () => String((await once(socket, 'message'))[0]).includes('pusher:pong'));
  socket.close();
  const head = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  for (const target of ['//', 'http://[']) {
    const raw = connectRaw(first.port).setEncoding('utf8');
    raw.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`);
    expect((await once(raw, 'data'))[0]).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test('the public channel is open to all, and a wrong key to nobody', async () => {
  const options = { cluster: 'mt1', wsHost: 'localhost', wsPort: first.port, forceTLS: false, ...realtimeRules };
  const client = new Pusher('jalon', options);
  onTestFinished(() => client.disconnect());
  const joined = Promise.withResolvers<void>();
  client.subscribe('chat').bind('pusher:subscription_succeeded', () => joined.resolve());
  await joined.promise;
  const wrong = new WebSocket(`ws://localhost:${first.port}/app/another?protocol=7`);
  const code = await new Promise((done) => wrong.once('close', done));
  expect(code).toBe(4001);
});

test('a page of another site opens no connection', async () => {
  const foreign = new WebSocket(`ws://localhost:${first.port}/app/jalon?protocol=7`, { origin: 'https://evil.example' });
  const [refused] = await once(foreign, 'error');
  expect(refused.message).toContain('403');
});

test('what one browser reads, the others of the same person hear, on whichever server they are', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const [here, there] = [await connect(first, person), await connect(second, person)];
  await tell(person);
  await until(() => here.heard.length > 0 && there.heard.length > 0);
  await ask(first, person, '/api/notifications/read-all', {});
  await until(() => here.heard.length > 1 && there.heard.length > 1);
  await sleep(300);
  for (const { heard } of [here, there]) expect(heard.map(({ unread }) => unread)).toEqual([1, 0]);
});

test('what one does in a browser makes the other ones stale, and what comes to a company those of its people, told or not', async () => {
  const [owner, freelance] = await Promise.all([makePerson(database, { type: 'Company' }), makePerson(database, { type: 'Freelance' })]);
  const at = await database.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${owner.id}`);
  const colleague = await makePerson(database, { type: 'Company', at });
  const need = await insertNeed(database, at.companyId, { state: 'posted' });
  await database.many(sql`update opportunities set has_preselection = true where id = ${need.id}`);
  const [own, theirs, stranger] = [
    await connect(second, freelance),
    await connect(first, colleague),
    await connect(first, await makePerson(database, { type: 'Freelance' })),
  ];
  const body = { opportunityId: need.id, message: '', dailyRateCents: null, annualSalaryCents: null, availableFrom: null };
  await ask(first, freelance, '/api/applications', body);
  await until(() => own.heard.length > 0 && theirs.heard.length > 0);
  for (const { heard } of [own, theirs]) expect(heard).toEqual([{ id: null, isStale: true, unread: 0, toTreat: 0, messages: 0 }]);
  expect(stranger.heard).toEqual([]);
});

test('a server that stops and comes back, and a connection to the database that breaks: nothing is lost, nothing comes twice', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const third = await instances.start();
  const [here, there] = [await connect(first, person), await connect(third, person)];
  await third.close();
  await tell(person);
  await until(() => here.heard.length === 1);
  const again = await instances.start(third.port);
  await until(() => there.joined() === 2);
  // What was missed is asked for, as the browser does once it has joined again.
  expect(await ask(again, person, '/api/notifications/counts')).toEqual({ unread: 1, toTreat: 0, messages: 0 });
  await tell(person);
  await until(() => here.heard.length === 2 && there.heard.length === 1);

  await database.many(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jalon-live' and datname = current_database()`,
  );
  await tell(person);
  await until(() => here.heard.at(-1)?.unread === 3 && there.heard.at(-1)?.unread === 3);
  const { rows } = await ask<{ rows: unknown[] }>(again, person, '/api/notifications');
  expect(rows).toHaveLength(3);
});

test('the worker of a server writes the letters of the day', async () => {
  const known = () => database.many<{ id: string }>(sql`select identifier as id from graphile_worker._private_known_crontabs`);
  await until(async () => (await known()).some(({ id }) => id === 'digest'));
});

test('who has signed out everywhere hears nothing more', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const client = await connect(first, person);
  await database.many(sql`delete from sessions where user_id = ${person.id}`);
  await tell(person);
  await sleep(500);
  expect(client.heard).toEqual([]);
});

/** The socket of a browser, which sends its cookies along, on the channel of its person. */
async function browse(instance: Instance, person: Person, cookie?: string): Promise<{ isOpen: () => boolean }> {
  const socket = new WebSocket(`ws://localhost:${instance.port}/app/jalon?protocol=7`, cookie ? { headers: { cookie } } : {});
  onTestFinished(() => socket.terminate());
  const told = async () => JSON.parse(String((await once(socket, 'message'))[0]));
  const { socket_id } = JSON.parse((await told()).data);
  const channel = userChannel(person.id);
  const { auth } = await ask<{ auth: string }>(instance, person, '/broadcasting/auth', { socket_id, channel_name: channel });
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  expect((await told()).event).toBe('pusher_internal:subscription_succeeded');
  return { isOpen: () => socket.readyState === WebSocket.OPEN };
}

test('a connection ends soon after its session, and those of the other sessions go on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await instances.start();
  const person = await makePerson(database, { type: 'Freelance' });
  const { token } = await openSession(database, person.id, { userAgent: 'other', address: '::1', isRemembered: false });
  const ended = await browse(server, person, `a=b; session=${person.token}`);
  // A proof of one's own, on a connection that somebody else has opened.
  const foreign = await browse(server, person, `session=${(await makePerson(database, { type: 'Freelance' })).token}`);
  const [going, without] = [await browse(server, person, `session=${token}`), await browse(server, person)];
  await database.many(sql`delete from sessions where token_hash = ${hashOf(person.token)}`);
  vi.advanceTimersByTime(30_000);
  await until(() => !ended.isOpen() && !foreign.isOpen());
  expect([going.isOpen(), without.isOpen()]).toEqual([true, true]);
  await database.many(sql`delete from sessions where user_id = ${person.id}`);
  vi.advanceTimersByTime(30_000);
  await until(() => !going.isOpen() && !without.isOpen());
});

test('500 open sockets cost less than 100 MB, those who opened them included', async () => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const sockets = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = new WebSocket(`ws://localhost:${second.port}/app/jalon?protocol=7`, { perMessageDeflate: false });
      await new Promise((done, fail) => socket.once('message', done).once('error', fail));
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'chat' } }));
      await new Promise((done) => socket.once('message', done));
      return socket;
    }),
  );
  const cost = (process.memoryUsage().rss - before) / 2 ** 20;
  for (const socket of sockets) socket.terminate();
  expect(cost).toBeLessThan(100);
}, 60_000);
