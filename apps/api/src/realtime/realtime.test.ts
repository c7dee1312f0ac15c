import { createHmac } from 'node:crypto';
import { userChannel } from '@jalon/domain/realtime/realtime';
import { realtimeApi } from '@jalon/domain/realtime/realtime-api';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../test/harness.ts';

const [key, secret] = ['a-key', 'a secret of the realtime server'];
const world = await openWorld({ JALON_REALTIME_KEY: key, JALON_REALTIME_SECRET: secret });
afterAll(() => world.close());

const socket_id = '123.456';
/** As the server of the channels computes it. */
const signed = (text: string) => `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`;
const join = (channel_name: string, as: 'freelance' | 'admin' | 'visitor' = 'freelance') =>
  world.as(as)(realtimeApi.channel, { body: { socket_id, channel_name } });

test('the channel of a person is signed for that person and that connection', async () => {
  const channel = userChannel(world.people.freelance.id);
  const { status, body } = await join(channel);
  expect([status, body]).toEqual([200, { auth: signed(`${socket_id}:${channel}`) }]);
});

test('any other channel is refused, also to an administrator', async () => {
  const own = userChannel(world.people.freelance.id);
  const others = [
    userChannel(world.people.company.id),
    own.toUpperCase(),
    ` ${own}`,
    `${own} `,
    own.slice(8),
    'presence-all',
    '',
    'private-user.',
  ];
  for (const channel of others) {
    const { status, error } = await join(channel);
    expect([channel, status, error]).toEqual([channel, 403, { code: 'access.refused' }]);
  }
  expect((await join(own, 'admin')).status).toBe(403);
  expect((await join(own, 'visitor')).status).toBe(401);
});

test('who is on a connection is signed with who that is', async () => {
  const { body } = await world.as('freelance')(realtimeApi.user, { body: { socket_id } });
  const user_data = JSON.stringify({ id: world.people.freelance.id });
  expect(body).toEqual({ auth: signed(`${socket_id}::user::${user_data}`), user_data });
});

test('a connection has the name its server gives it, and nothing that would sign something else', async () => {
  for (const forged of ['1.1:private-user.x', '1.1::user::{}', '1', 'a.b', '1.1\n', ''])
    expect((await world.as('freelance')(realtimeApi.user, { body: { socket_id: forged } })).error.fields).toHaveProperty('socket_id');
});
