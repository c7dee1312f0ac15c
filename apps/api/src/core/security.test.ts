import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
let jar: { session: string; 'XSRF-TOKEN': string };
beforeAll(async () => {
  world = await openWorld();
  const session = world.people.admin.token;
  const first = await world.server.inject({ url: '/', cookies: { session } });
  jar = { session, 'XSRF-TOKEN': first.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
});
afterAll(() => world.close());

const url = '/api/reference-values';
const good = { list: 'tools', fr: 'Outil', en: 'Tool' };
const json = { 'content-type': 'application/json' };
const count = async (): Promise<number> =>
  (await world.server.inject({ url: `${url}?list=tools&size=-1`, cookies: jar })).json().rows.length;

async function send(headers: Record<string, string>, payload: string, cookies: Record<string, string> = jar) {
  const before = await count();
  const answer = await world.server.inject({ method: 'POST', url, cookies, headers: { ...json, ...headers }, payload });
  expect(await count()).toBe(before);
  return [answer.statusCode, answer.json().code];
}
const signed = () => ({ 'x-xsrf-token': jar['XSRF-TOKEN'] });

test('any first GET hands out the anti-forgery cookie, readable by scripts, and a later one leaves it alone', async () => {
  for (const first of ['/api/health', '/api/user', '/login']) {
    const answer = await world.server.inject({ url: first });
    const cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie?.value.length).toBeGreaterThan(30);
    expect(cookie?.httpOnly).toBeUndefined();
    expect(cookie?.sameSite).toBe('Lax');
  }
  const again = await world.server.inject({ url: '/api/health', cookies: jar });
  expect(again.cookies).toEqual([]);
});

test('a write without the anti-forgery header is refused', async () => {
  expect(await send({}, JSON.stringify(good))).toEqual([403, 'request.forged']);
});
test('a write with a header that is not the cookie is refused', async () => {
  expect(await send({ 'x-xsrf-token': `${jar['XSRF-TOKEN']}x` }, JSON.stringify(good))).toEqual([403, 'request.forged']);
});
test('a token made for another session is refused', async () => {
  const other = await world.server.inject({ url: '/api/health', cookies: { session: world.people.freelance.token } });
  const token = other.cookies[0]?.value ?? '';
  expect(await send({ 'x-xsrf-token': token }, JSON.stringify(good), { ...jar, 'XSRF-TOKEN': token })).toEqual([403, 'request.forged']);
});
test('a write from a foreign origin is refused', async () => {
  expect(await send({ ...signed(), origin: 'https://evil.example' }, JSON.stringify(good))).toEqual([403, 'request.foreignOrigin']);
  expect(await send({ ...signed(), 'sec-fetch-site': 'cross-site' }, JSON.stringify(good))).toEqual([403, 'request.foreignOrigin']);
  expect(await send({ ...signed(), origin: 'null' }, JSON.stringify(good))).toEqual([403, 'request.foreignOrigin']);
});
test('an unknown field is refused by name', async () => {
  expect(await send(signed(), JSON.stringify({ ...good, state: 'disabled' }))).toEqual([422, 'request.unknownField']);
});
test('two megabytes are refused', async () => {
  expect(await send(signed(), JSON.stringify({ ...good, fr: 'x'.repeat(2_000_000) }))).toEqual([413, 'request.tooLarge']);
});
test('broken JSON is refused', async () => {
  expect(await send(signed(), '{"fr": "Outil", ')).toEqual([400, 'request.malformed']);
  expect(await send(signed(), '{"__proto__": {"fr": "x"}, "fr": "Outil", "en": "Tool"}')).toEqual([400, 'request.malformed']);
});
test('another kind of body is refused', async () => {
  expect(await send({ ...signed(), 'content-type': 'text/xml' }, '<a/>')).toEqual([415, 'request.unsupportedType']);
});
test('the same write, well made, passes', async () => {
  const answer = await world.server.inject({
    method: 'POST',
    url,
    cookies: jar,
    headers: { ...json, ...signed(), origin: 'http://localhost:3000' },
    payload: JSON.stringify(good),
  });
  expect(answer.statusCode).toBe(201);
});

test('answers carry a strict policy and an id', async () => {
  const { headers } = await world.server.inject({ url: '/api/health' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an unknown address of the API is told in JSON', async () => {
  const answer = await world.server.inject({ url: '/api/nothing' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'route.missing' }]);
});

test('a token that was ours with one session is not with another, however often it was seen', async () => {
  const names = async (cookies: Record<string, string>) =>
    (await world.server.inject({ url: '/api/health', cookies })).cookies.map(({ name }) => name);
  expect(await names(jar)).toEqual([]);
  expect(await names({ ...jar, session: world.people.freelance.token })).toEqual(['XSRF-TOKEN']);
  expect(await names(jar)).toEqual([]);
});
