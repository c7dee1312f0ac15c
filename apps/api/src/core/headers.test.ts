import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
let admin: Record<string, string>;
beforeAll(async () => {
  world = await openWorld({ NODE_ENV: 'production', JALON_URL: 'https://jalon.example' });
  const session = world.people.admin.token;
  const first = await world.server.inject({ url: '/api/health', cookies: { '__Host-session': session } });
  admin = { '__Host-session': session, 'XSRF-TOKEN': first.cookies[0]?.value ?? '' };
});
afterAll(() => world.close());

const expected = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const directives = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"];

function expectStrict(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject(expected);
  expect(String(headers['content-security-policy']).split(';')).toEqual(expect.arrayContaining(directives));
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('x-powered-by');
}

const kinds: [kind: string, request: InjectOptions, status: number, type: string][] = [
  ['an answer', { url: '/api/health' }, 200, 'application/json; charset=utf-8'],
  ['a page', { url: '/api/docs' }, 200, 'text/html; charset=utf-8'],
  ['a file', { url: '/api/reference-values/export/csv?list=tools' }, 200, 'text/csv; charset=utf-8'],
  ['what is not there', { url: '/api/nothing' }, 404, 'application/json; charset=utf-8'],
  ['a refusal', { method: 'POST', url: '/api/logout' }, 403, 'application/json; charset=utf-8'],
  ['an address that cannot be read', { url: '/api/%E0%A4' }, 400, 'application/json; charset=utf-8'],
  ['a question before a foreign write', { method: 'OPTIONS', url: '/api/login' }, 404, 'application/json; charset=utf-8'],
];

describe('the headers', () => {
  test.each(kinds)('of %s are strict, also for a foreign origin', async (_, request, status, type) => {
    const answer = await world.server.inject({ ...request, cookies: admin, headers: { origin: 'https://evil.example' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
    expectStrict(answer.headers);
  });

  test('of what is no request are strict too, and a body with two lengths is none', async () => {
    await world.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.server.server.address() as AddressInfo;
    const smuggled = 'POST /api/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    for (const bytes of ['nonsense\r\n\r\n', smuggled]) {
      const [head = '', body] = (await text(connect(port, '127.0.0.1').end(bytes))).split('\r\n\r\n');
      const [status, ...lines] = head.split('\r\n');
      expect([status, body]).toEqual(['HTTP/1.1 400 Bad Request', '{"code":"request.malformed"}']);
      expectStrict(Object.fromEntries(lines.map((line) => line.split(/: (.*)/))));
    }
  });
});

test('a connection on which nobody has said anything is closed without a word', async () => {
  const { server } = world.server;
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const silent = connect(port, '127.0.0.1');
  const [socket] = await accepted;
  server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expect(await text(silent)).toBe('');
});

test.each(['PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const)('%s is answered nowhere it is not served', async (method) => {
  const headers = { 'x-xsrf-token': admin['XSRF-TOKEN'] ?? '' };
  const answer = await world.server.inject({ method, url: '/api/user', cookies: admin, headers });
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'route.missing' }]);
});
