import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import { endpoint } from '@jalon/domain/core/endpoint';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { makePerson } from '../test/factories.ts';
import { cloneDatabase } from '../test/postgres.ts';
import { type App, buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { sendError } from './core/errors.ts';
import { loggedError } from './core/logged-error.ts';
import { security } from './core/security.ts';
import { serve } from './core/serve.ts';
import { type Database, isUnavailable, openDatabase } from './db/database.ts';
import { sql } from './db/sql.ts';

const production = {
  NODE_ENV: 'production',
  JALON_URL: 'https://jalon.example',
  JALON_SECRET: 'a secret for tests, long enough to pass',
  JALON_LOG_LEVEL: 'silent',
};

let database: Database;
let drop: () => Promise<void>;
let isWorkerRunning = true;
const opened: App[] = [];
const open = async (env: Record<string, string> = {}): Promise<App> => {
  const worker = { isRunning: () => isWorkerRunning, stop: async () => undefined };
  const app = await buildApp({ config: loadConfig({ ...production, ...env }), database, worker });
  opened.push(app);
  return app;
};

beforeAll(async () => {
  const clone = await cloneDatabase(inject('postgresUrl'));
  drop = clone.drop;
  database = openDatabase(clone.url);
});
afterAll(async () => {
  for (const { server } of opened) await server.close();
  await database.close();
  await drop();
});

describe('in production', () => {
  test('cookies are for TLS only, and browsers are told to stay on it', async () => {
    const { server } = await open();
    const { headers, cookies } = await server.inject({ url: '/api/health' });
    expect(cookies).toMatchObject([{ name: 'XSRF-TOKEN', secure: true, sameSite: 'Lax', path: '/' }]);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('a session is kept under a name no other site can set, out of reach of scripts, and the language on TLS too', async () => {
    const { server } = await open();
    const { email } = await makePerson(database, { type: 'Freelance', password: 'Chemin!42vert' });
    const token = (await server.inject({ url: '/api/health' })).cookies[0]?.value ?? '';
    const answer = await server.inject({
      method: 'POST',
      url: '/api/login',
      cookies: { 'XSRF-TOKEN': token },
      headers: { 'x-xsrf-token': token },
      payload: { email, password: 'Chemin!42vert' },
    });
    expect(answer.statusCode).toBe(200);
    const found = Object.fromEntries(answer.cookies.map(({ name, value: _, ...rest }) => [name, rest]));
    const common = { secure: true, sameSite: 'Lax', path: '/' };
    expect(found).toEqual({
      '__Host-session': { ...common, httpOnly: true },
      '__Host-device': { ...common, sameSite: 'Strict', httpOnly: true, maxAge: 31_536_000 },
      'XSRF-TOKEN': common,
      '__Host-signed_in': common,
      '__Host-language': { ...common, maxAge: 31_536_000 },
    });
  });

  test('what stands between the two steps of a sign-in is sent on TLS only, to those two addresses', async () => {
    const server = fastify();
    await server.register(cookie);
    const { keepStep } = security(loadConfig(production));
    server.get('/', async (_request, reply) => {
      keepStep(reply, 'sealed', 300);
      return {};
    });
    expect((await server.inject('/')).cookies).toMatchObject([
      { name: '__Secure-sign_in_step', secure: true, httpOnly: true, sameSite: 'Strict', path: '/api/login' },
    ]);
    await server.close();
  });

  test('a write from another origin than the public one is refused, even with the same host', async () => {
    const { server } = await open();
    const headers = { origin: 'http://localhost:80', host: 'localhost:80' };
    const answer = await server.inject({ method: 'POST', url: '/api/logout', headers });
    expect(answer.json()).toEqual({ code: 'request.foreignOrigin' });
  });
});

describe('what watches the product', () => {
  test('sees it ready, and what is missing when it is not', async () => {
    const { server } = await open();
    const ready = async () => {
      const answer = await server.inject({ url: '/api/ready' });
      return [answer.statusCode, answer.json()];
    };
    expect(await ready()).toEqual([200, { database: 'up', migrations: 'up', worker: 'up' }]);
    isWorkerRunning = false;
    expect(await ready()).toEqual([503, { database: 'up', migrations: 'up', worker: 'down' }]);
    isWorkerRunning = true;
  });

  test('reads metrics from this machine, not through a proxy, and elsewhere with the token', async () => {
    const status = async (env: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      (await (await open(env)).server.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({}, {}, '192.0.2.1')).toBe(404);
    expect(await status({}, { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
    expect(await status({ JALON_TRUST_PROXY: '1' })).toBe(404);
    const token = { JALON_METRICS_TOKEN: 'a token of sixteen' };
    expect(await status(token)).toBe(404);
    expect(await status(token, { authorization: 'Bearer a token of sixteen' }, '192.0.2.1')).toBe(200);
  });
});

test('every figure of the dashboard is one that the product tells', async () => {
  const { server } = await open();
  await server.inject({ url: '/api/health' });
  const told = new Set([...(await server.inject({ url: '/metrics' })).body.matchAll(/^([a-z_]\w*)[ {]/gm)].map(([, name]) => name));
  const dashboard = readFileSync(join(import.meta.dirname, '../../../deploy/grafana-dashboard.json'), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] };
  // Told by the collector itself.
  const known = new Set([...told, 'up']);
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const names = [...expr.matchAll(/\b([a-z]\w*)\{/g)].map(([, name = '']) => name);
      expect(names.length, title).toBeGreaterThan(0);
      expect(
        names.filter((name) => !known.has(name)),
        title,
      ).toEqual([]);
    }
  const own = [...told].filter((name) => name?.startsWith('jalon_'));
  expect(own.filter((name) => !dashboard.includes(`${name}{`))).toEqual([]);
});

test('the API describes every endpoint it has, for programs and for people', async () => {
  const { server, endpoints } = await open();
  const { paths } = (await server.inject({ url: '/api/openapi.json' })).json();
  const page = (await server.inject({ url: '/api/docs' })).body;
  for (const { method, path } of endpoints) {
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
    expect(page).toContain(path);
  }
  expect(page).not.toContain('<script');
});

test.each([
  ['what fails inside says nothing about itself', sql`select secret from no_such_table`, [500, { code: 'server.failed' }]],
  ['a text that cannot be kept is refused', sql`select ${'a\u0000'}::text as secret`, [422, { code: 'request.invalid' }]],
  [
    'a text within JSON that cannot be kept is refused',
    sql`select ${JSON.stringify({ secret: 'a\u0000' })}::jsonb ->> 'secret' as secret`,
    [422, { code: 'request.invalid' }],
  ],
])('%s', async (_, statement, expected) => {
  const server = fastify();
  await server.register(cookie);
  server.setErrorHandler(sendError);
  const failing = endpoint({ method: 'GET', path: '/api/fails', summary: 'Fails', guards: [], response: z.object({}) });
  serve(
    { app: server, database, security: security(loadConfig(production)), countPerson: () => undefined, mounted: [] },
    failing,
    ({ tx }) => tx.one(statement),
  );
  const answer = await server.inject({ url: '/api/fails' });
  expect([answer.statusCode, answer.json()]).toEqual(expected);
  await server.close();
});

test('what is no request, or has too long a head, is refused in the same words', async () => {
  const { server } = await open();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const send = async (bytes: string) => text(connect(port, '127.0.0.1').end(bytes));
  const long = await send(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(long).toMatch(/^HTTP\/1.1 431 .*\{"code":"request.tooLarge"\}$/s);
  expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*\{"code":"request.malformed"\}$/s);
});

test('an address that cannot be read gives a person the page, and a program its refusal', async () => {
  const { server } = await open();
  const ask = (url: string, accept: string) => server.inject({ url, headers: { accept } });
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const page = await ask('/', browser);
  const unreadable = await ask('/%E0%A4', browser);
  expect([unreadable.statusCode, unreadable.body]).toEqual([page.statusCode, page.body]);
  expect(unreadable.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  for (const answer of [await ask('/api/%E0%A4', browser), await ask('/%E0%A4', 'application/json')])
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'request.malformed' }]);
});

test('a log keeps no value that the database quotes', async () => {
  const add = () => database.many(sql`insert into companies (id, name) values ('018f0000-0000-7000-8000-000000000001', 'Confidentiel')`);
  await add();
  const error = await add().catch((caught: Error) => caught);
  const logged = JSON.stringify(loggedError(error as Error));
  expect(logged).toContain('companies_pkey');
  expect(logged).not.toMatch(/018f0000|Confidentiel|Key \(/);
});

test.each(['08006', '57P01', '53300', '40P01', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])('%s means: try again', (code) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
});
test.each(['23505', '42P01', undefined])('%s does not', (code) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
});
