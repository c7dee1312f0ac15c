import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { announced, chatChanged, notificationsChanged, userChannel } from '@jalon/domain/realtime/realtime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, onProject } from '../../test/chat.ts';
import { makePerson } from '../../test/factories.ts';
import { ask, openInstances } from '../../test/live.ts';
import { until } from '../../test/started.ts';
import { record } from '../core/events.ts';

const [key, secret, appId] = ['app-key', 'the secret of that server', '42'];
type Triggered = { channel: string; name: string; data: string };

/** Takes what is triggered as a Pusher-compatible server does, if its signature is right; or is out of order. */
const taken: Triggered[] = [];
const refusals: number[] = [];
let isBroken = false;
const remote = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://remote');
  let body = '';
  for await (const part of request) body += part;
  const signature = url.searchParams.get('auth_signature');
  url.searchParams.delete('auth_signature');
  const signed = createHmac('sha256', secret).update(
    `${request.method}\n${url.pathname}\n${[...url.searchParams].map((pair) => pair.join('=')).join('&')}`,
  );
  const isOurs =
    url.pathname === `/apps/${appId}/batch_events` &&
    url.searchParams.get('auth_key') === key &&
    url.searchParams.get('body_md5') === createHash('md5').update(body).digest('hex') &&
    Math.abs(Number(url.searchParams.get('auth_timestamp')) - Date.now() / 1000) < 600 &&
    signature === signed.digest('hex');
  const status = isBroken ? 503 : isOurs ? 200 : 401;
  if (status === 200) taken.push(...(JSON.parse(body) as { batch: Triggered[] }).batch);
  else refusals.push(status);
  response.writeHead(status).end('{}');
}).listen(0, 'localhost');
await once(remote, 'listening');
const { port } = remote.address() as AddressInfo;
const instances = await openInstances({
  ...{ JALON_REALTIME_HOST: 'localhost', JALON_REALTIME_PORT: String(port), JALON_REALTIME_TLS: 'off', JALON_REALTIME_CLUSTER: 'eu' },
  ...{ JALON_REALTIME_KEY: key, JALON_REALTIME_SECRET: secret, JALON_REALTIME_APP_ID: appId },
});
afterAll(async () => {
  await instances.close();
  remote.close();
});
beforeEach(() => {
  taken.length = 0;
  refusals.length = 0;
});
const [first] = [await instances.start(), await instances.start()];
const { database } = instances;
const tell = (id: string) => record(database, 'account.reconsider', { subjectId: id, by: null, requestId: 'test' });

test('of two instances one hands it to the configured server, signed, and its clients are told where that is', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  expect(await ask(first, person, '/api/realtime')).toMatchObject({
    key,
    cluster: 'eu',
    wsHost: 'localhost',
    wsPort: port,
    forceTLS: false,
  });
  await tell(person.id);
  await until(() => taken.length > 0);
  await sleep(500);
  expect(taken.map(({ channel, name }) => [channel, name])).toEqual([[userChannel(person.id), notificationsChanged]]);
  expect(JSON.parse(taken[0]?.data ?? '')).toEqual({ id: expect.any(String), isStale: false, unread: 1, toTreat: 0, messages: 0 });
  expect(refusals).toEqual([]);
});

test('conversations and announcements are told there too, once, without a word of them', async () => {
  const { freelance, client, projectId } = await onProject(database);
  const { id } = await ask<{ id: string }>(first, freelance, '/api/conversations', {
    kind: 'project',
    recordId: projectId,
    withId: client.id,
  });
  await ask(first, freelance, `/api/conversations/${id}/messages`, aMessage('secret-text'));
  await ask(first, await makePerson(database, { type: 'Admin' }), '/api/announcements', { audience: 'all', text: 'secret-text' });
  const toldOf = (name: string) => taken.filter((event) => event.name === name);
  await until(() => toldOf(chatChanged).length > 1 && toldOf(announced.event).length > 0);
  await sleep(500);
  expect(
    toldOf(chatChanged)
      .map(({ channel, data }) => [channel, data])
      .sort(),
  ).toEqual([freelance.id, client.id].map((userId) => [userChannel(userId), JSON.stringify({ conversationId: id })]).sort());
  expect(toldOf(announced.event)).toMatchObject([{ channel: announced.channel, data: '{}' }]);
  expect(JSON.stringify(taken)).not.toContain('secret-text');
});

test('our own endpoint is shut, and pages may connect to the configured server', async () => {
  const answer = await fetch(`http://localhost:${first.port}/`);
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ws://localhost:${port} http://localhost:${port}`);
  const upgrade = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  expect((await fetch(`http://localhost:${first.port}/app/${key}`, { headers: upgrade }).catch(() => ({ status: 400 }))).status).not.toBe(
    101,
  );
});

test('while that server is out of order nothing is lost: it is told later, with the counts of then', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  isBroken = true;
  await tell(person.id);
  await until(() => refusals.length > 0);
  await tell(person.id);
  isBroken = false;
  await until(() => taken.length > 0);
  await sleep(500);
  expect(taken.map(({ data }) => JSON.parse(data).unread).at(-1)).toBe(2);
});
