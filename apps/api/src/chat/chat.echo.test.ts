import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { announced, notificationsChanged, realtimeRules, userChannel } from '@jalon/domain/realtime/realtime';
import type { RealtimeSettings } from '@jalon/domain/realtime/realtime-api';
import Echo from 'laravel-echo';
import pusherJs from 'pusher-js';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { ask, browserHeaders, type Heard, type Instance, openInstances } from '../../test/live.ts';
import { until } from '../../test/started.ts';
import { record } from '../core/events.ts';

const instances = await openInstances();
const { database } = instances;
afterAll(() => instances.close());
const instance = await instances.start();

/** Passes on what the client sends as it is, with the cookies and the header that only a browser may add. Which calls came is kept. */
async function openBrowser(at: Instance, person: Person) {
  const own = await browserHeaders(at, person);
  const calls: { path: string; type: string }[] = [];
  const server = createServer(async (request, response) => {
    const [path, type] = [request.url ?? '', request.headers['content-type'] ?? ''];
    calls.push({ path, type });
    const headers = { ...own, 'content-type': type };
    const answer = await fetch(`http://localhost:${at.port}${path}`, { method: 'POST', headers, body: await buffer(request) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  onTestFinished(() => void server.close());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, calls };
}

/** The client of the specification (sections 7 and 9): its key, cluster, host and port from the settings, TLS not forced, both transports. */
async function connect(person: Person) {
  const { key, cluster, wsHost, wsPort, wssPort, forceTLS } = await ask<RealtimeSettings>(instance, person, '/api/realtime');
  const { url, calls } = await openBrowser(instance, person);
  const echo = new Echo({
    ...{ broadcaster: 'pusher', Pusher: pusherJs, key, cluster, wsHost, wsPort, wssPort, forceTLS, enabledTransports: ['ws', 'wss'] },
    ...realtimeRules,
    // The paths are its own; a browser would know the host.
    ...{
      authEndpoint: `${url}/broadcasting/auth`,
      userAuthentication: { transport: 'ajax', endpoint: `${url}/broadcasting/user-auth`, headers: {} },
    },
  });
  onTestFinished(() => echo.disconnect());
  return { echo, calls, settings: { forceTLS } };
}

test('the client of the specification hears that something was announced, on the public channel', async () => {
  const { echo, calls, settings } = await connect(await makePerson(database, { type: 'Freelance' }));
  expect(settings.forceTLS).toBe(false);
  const heard: unknown[] = [];
  const joined = Promise.withResolvers<void>();
  // The dot: the name as it is, and not that of a class of the server.
  echo
    .channel(announced.channel)
    .subscribed(() => joined.resolve())
    .listen(`.${announced.event}`, (data: unknown) => heard.push(data));
  await joined.promise;
  expect(echo.connectionStatus()).toBe('connected');
  await ask(instance, await makePerson(database, { type: 'Admin' }), '/api/announcements', { audience: 'all', text: 'Virements avancés' });
  await until(() => heard.length > 0);
  expect(heard).toEqual([{}]);
  expect(calls).toEqual([]);
});

test('it joins the private channel of its person by /broadcasting/auth as it asks by itself, and that of nobody else', async () => {
  const [person, other] = [await makePerson(database, { type: 'Freelance' }), await makePerson(database, { type: 'Freelance' })];
  const { echo, calls } = await connect(person);
  const privately = (id: string) => echo.private(userChannel(id).replace(/^private-/, ''));
  const heard: Heard[] = [];
  const [joined, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  privately(person.id)
    .subscribed(() => joined.resolve())
    .listen(`.${notificationsChanged}`, (data: Heard) => heard.push(data));
  privately(other.id).error(refused.resolve);
  await joined.promise;
  expect(await refused.promise).toMatchObject({ type: 'AuthError', status: 403 });
  await record(database, 'account.reconsider', { subjectId: person.id, by: null, requestId: 'test' });
  await until(() => heard.length > 0);
  expect(heard).toMatchObject([{ isStale: false, unread: 1 }]);
  const form = { path: '/broadcasting/auth', type: 'application/x-www-form-urlencoded' };
  expect(calls).toEqual([form, form]);
});

test('it proves who is on the connection by /broadcasting/user-auth', async () => {
  const person = await makePerson(database, { type: 'Company' });
  const { echo, calls } = await connect(person);
  const { pusher } = echo.connector;
  const proved = Promise.withResolvers<string>();
  pusher.connection.bind('message', ({ event, data }: { event: string; data: { user_data: string } }) => {
    if (event === 'pusher:signin_success') proved.resolve(data.user_data);
  });
  pusher.signin();
  expect(JSON.parse(await proved.promise)).toEqual({ id: person.id });
  expect(calls.map(({ path }) => path)).toEqual(['/broadcasting/user-auth']);
});
