import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { logOutput } from './log-output.ts';

const password = 'Chemin!42vert';
let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld({ JALON_LOG_LEVEL: 'info' });
  person = await makePerson(world.database, { type: 'Freelance', password });
});
afterAll(() => world.close());

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(logOutput, 'write').mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function write(url: string, payload: object, session = '', headers: Record<string, string> = {}) {
  const first = await world.server.inject({ url: '/api/health', cookies: { session } });
  const token = first.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  lines = [];
  const cookies = { session, 'XSRF-TOKEN': token };
  return world.server.inject({ method: 'POST', url, payload, cookies, headers: { 'x-xsrf-token': token, ...headers } });
}
const logged = () => lines.map((line) => JSON.parse(line));

test('a sign-in is logged with who it is of, a refused one with why', async () => {
  const { email, id } = person;
  await write('/api/login', { email, password: 'Wrong!2026' });
  expect(logged()).toMatchObject([{ method: 'POST', route: '/api/login', status: 422, refusal: 'session.badCredentials' }]);
  const right = await write('/api/login', { email, password });
  expect(logged()).toMatchObject([{ route: '/api/login', status: 200, userId: id, reqId: right.headers['x-request-id'] }]);
  expect(logged()[0]).not.toHaveProperty('refusal');
});

test('whoever is refused what is not theirs is logged, and so is a forged, broken or unknown request', async () => {
  const { token, id } = person;
  await write('/api/reference-values', {}, token);
  expect(logged()).toMatchObject([{ status: 403, refusal: 'access.refused', userId: id }]);
  await write('/api/logout', {}, token, { origin: 'https://evil.example' });
  expect(logged()).toMatchObject([{ status: 403, refusal: 'request.foreignOrigin' }]);
  await write('/api/logout', {}, token, { 'x-xsrf-token': 'x' });
  expect(logged()).toMatchObject([{ status: 403, refusal: 'request.forged' }]);
  await write('/api/login', { email: person.email, password, isAdmin: true });
  expect(logged()).toMatchObject([{ status: 422, refusal: 'request.unknownField' }]);
});

test('what fails inside is logged with where and why, and told to nobody', async () => {
  await world.database.many(sql`alter table referential_values rename to gone`);
  const answer = await world.server.inject({ url: '/api/countries' });
  await world.database.many(sql`alter table gone rename to referential_values`);
  expect(answer.json()).toEqual({ code: 'server.failed' });
  const [failure, request] = logged();
  expect(failure).toMatchObject({ level: 50, code: 'server.failed', err: { code: '42P01', stack: expect.stringContaining(' at ') } });
  expect(request).toMatchObject({ route: '/api/countries', status: 500, refusal: 'server.failed', reqId: failure.reqId });
});

test('one line each, with the time, and nothing that was typed or sent along', async () => {
  const mark = 'secret\n{"level":60}';
  await write(`/api/login?${encodeURIComponent(mark)}`, { email: person.email, password: `${mark}A1` }, person.token, {
    'user-agent': 'secret browser',
    'x-forwarded-for': '192.0.2.7',
  });
  const text = lines.join('');
  expect(text.match(/\n/g)).toHaveLength(1);
  expect(text).not.toMatch(new RegExp(`secret|192\\.0\\.2|127\\.0\\.0|XSRF|${person.email}|${person.token}`));
  const [{ time }] = logged();
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
});
