import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { boondDictionary, type DoubleEntry } from './boond-dictionary.ts';
import { boondRecords, type DoubleRecords } from './boond-records.ts';

/** What it does with whoever asks: `narrow` is a user token with few rights, `stranger` one that is no longer known, `garbled` an answer that is none of the tool's. */
const doubleModes = ['normal', 'away', 'slow', 'refusing', 'quota', 'narrow', 'stranger', 'garbled'] as const;
type Mode = (typeof doubleModes)[number];

export const doubleKeys = { userToken: 'user-token', clientToken: 'client-token', clientKey: 'client-key-of-the-double' };
const tokenSeconds = 300;

type Answer = { status: number; body: object; headers?: Record<string, string> };
type Asked = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] };

const meta = (more: object = {}) => ({
  ...{
    version: '8.2.0.0',
    isLogged: true,
    language: 'fr',
    timestamp: '2026-11-18T01:00:00+0100',
    login: 'a.martin',
    customer: 'jalon-demo',
  },
  ...more,
});
const refused = (status: number, errors: object[]): Answer => ({ status, body: { meta: meta(), errors } });
const problem = (status: number, detail: string, source?: object) =>
  refused(status, [{ status: String(status), code: String(status), detail, ...(source ? { source } : {}) }]);

/** A server that answers as BoondManager does, with what it is known to do otherwise than one would think. */
export async function startBoondDouble({ port = 0, keys = doubleKeys } = {}) {
  const state = { mode: 'normal' as Mode, failures: 0, dictionary: boondDictionary(), records: boondRecords() as DoubleRecords };
  const calls: string[] = [];
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://double.test');
    if (pathname.startsWith('/double/')) return steer(request, response, pathname);
    calls.push(`${pathname}?${query}`);
    if (state.mode === 'away') return void response.destroy();
    if (state.mode === 'slow') return;
    if (state.mode === 'garbled') return void response.end('<html>maintenance</html>');
    const isFailing = state.failures > 0 && state.failures-- > 0;
    const { status, body, headers } =
      state.mode === 'refusing' || isFailing
        ? problem(503, 'Service unavailable')
        : state.mode === 'quota'
          ? { ...problem(429, 'Too many requests'), headers: { 'retry-after': '0' } }
          : answerTo({ path: pathname.replace(/^\/api/, ''), query, headers: request.headers });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }

  function answerTo({ path, query, headers }: Asked): Answer {
    const wrong = state.mode === 'stranger' ? problem(401, 'Unauthorized') : tokenProblem(headers['x-jwt-client-boondmanager'], keys);
    if (wrong) return wrong;
    if (path === '/application/dictionary') return { status: 200, body: { meta: meta(), data: state.dictionary } };
    if (path === '/application/current-user')
      return { status: 200, body: { meta: meta(), data: { id: '1', type: 'currentuser', attributes: {} } } };
    // Lists that are not offered, though their records are.
    if (path === '/contracts' || path === '/deliveries') return problem(405, 'Method not allowed');
    if (path === '/times-reports') return timesReports(query);
    const [, name = '', id] = path.split('/');
    const found = state.records[name as keyof DoubleRecords];
    if (!found) return problem(404, 'Route not found');
    if (id === undefined) return pageOf(name, found, query);
    if (state.mode === 'narrow') return problem(403, 'Potential missing contractual feature(s)');
    const one = found.find((record) => record.id === id);
    return one ? { status: 200, body: { meta: meta(), data: one } } : problem(404, 'Not found');
  }

  /** Over HTTP, for whoever runs it beside the product: `/double/mode/away`, `/double/dictionary/tool` or `/double/records/companies` with the new list. */
  async function steer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, , what, name = ''] = path.split('/');
    if (what === 'mode' && doubleModes.includes(name as Mode)) state.mode = name as Mode;
    else if (what === 'dictionary') state.dictionary.setting[name] = (await json(request)) as DoubleEntry[];
    else if (what === 'records') Object.assign(state.records, { [name]: await json(request) });
    else return void response.writeHead(404).end();
    response.end(JSON.stringify({ mode: state.mode }));
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    /** What was asked, in its order. */
    calls,
    state,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A missing token is one thing, a wrongly signed one a field that is wrong. */
function tokenProblem(token: string | string[] | undefined, keys: typeof doubleKeys): Answer | undefined {
  if (typeof token !== 'string') return problem(401, 'Unauthorized');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', keys.clientKey).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const { userToken, clientToken, time } = isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {};
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < tokenSeconds;
  if (isSigned && isFresh && userToken === keys.userToken && clientToken === keys.clientToken) return undefined;
  return problem(422, 'Signature verification failed', { parameter: 'xJwtClient' });
}

/** One entry for each that is missing. */
function timesReports(query: URLSearchParams): Answer {
  const missing = ['startMonth', 'endMonth'].filter((name) => !query.has(name));
  if (missing.length === 0) return { status: 200, body: { meta: meta({ totals: { rows: 0 } }), data: [] } };
  return refused(
    422,
    missing.map((parameter) => ({ status: '422', code: '1017', detail: 'Missing required parameter', source: { parameter } })),
  );
}

/** Filters that are accepted and not heeded: any but the page, and of actions its size. */
function pageOf(name: string, records: readonly object[], query: URLSearchParams): Answer {
  const wanted = Number(query.get('maxResults') ?? 30);
  const size = name === 'actions' || !(wanted >= 1 && wanted <= 500) ? 30 : wanted;
  const from = (Math.max(1, Number(query.get('page') ?? 1)) - 1) * size;
  return { status: 200, body: { meta: meta({ totals: { rows: records.length } }), data: records.slice(from, from + size) } };
}
