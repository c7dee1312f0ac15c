import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AnswerOf, CallOf, EndpointSpec } from '@jalon/domain/core/endpoint';
import type { ErrorBody } from '@jalon/domain/core/errors';
import { fillPath } from '@jalon/domain/core/routes';
import { healthApi } from '@jalon/domain/health/health-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { demoAccounts, demoPassword } from '../../src/demo/accounts.ts';

/** Well over what a request may take: one that ends here hung. */
const hungMs = 15_000;

type Headers = Record<string, string>;
type Part<E extends EndpointSpec> = CallOf<E> & { headers?: Headers };
/** Status 0: the connection broke, or was never made, and nobody knows what became of the request. */
export type Answer<Body> = { status: number; body: Body; error: ErrorBody; retryAfter: string | undefined; ms: number };
export type Client = ReturnType<typeof openClient>;
export type Cookies = Map<string, string>;

/** A browser with several connections, over the network. */
export function openClient(port: number, cookies: Cookies = new Map()) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const call = async <E extends EndpointSpec>(endpoint: E, part: Part<E>): Promise<Answer<AnswerOf<E>>> => {
    const { params, body, headers } = part as { params?: Record<string, string>; body?: object; headers?: Headers };
    const since = performance.now();
    const answer = (status: number, content?: unknown, retryAfter?: string): Answer<AnswerOf<E>> => ({
      ...{ status, retryAfter, ms: performance.now() - since },
      ...{ body: content as AnswerOf<E>, error: content as ErrorBody },
    });
    try {
      const message = await send(
        { agent, port, cookies, method: endpoint.method, path: fillPath(endpoint.path, params ?? {}) },
        body,
        headers,
      );
      const content = await text(message);
      for (const line of message.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return answer(message.statusCode ?? 0, content ? JSON.parse(content) : undefined, message.headers['retry-after']);
    } catch {
      return answer(0);
    }
  };
  return { call, cookies, close: () => agent.destroy() };
}

type Target = { agent: Agent; port: number; cookies: Cookies; method: string; path: string };

function send({ cookies, ...target }: Target, body: object | undefined, headers: Headers = {}): Promise<IncomingMessage> {
  const payload = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request({
      ...target,
      host: 'localhost',
      signal: AbortSignal.timeout(hungMs),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        ...headers,
      },
    });
    sent.once('response', resolve).once('error', reject).end(payload);
  });
}

type Attempt = { email?: string; password?: string; from?: string };

/** Asks to be signed in. `from` is an address that a trusted proxy would report. */
export async function trySignIn(client: Client, { email = demoAccounts.admin.email, password = demoPassword, from }: Attempt = {}) {
  await client.call(healthApi.health, {});
  return client.call(sessionApi.login, { body: { email, password }, headers: from ? { 'x-forwarded-for': from } : {} });
}

export async function signIn(client: Client, attempt: Attempt = {}): Promise<void> {
  const { status, error } = await trySignIn(client, attempt);
  if (status !== 200) throw new Error(`Signing in was answered with ${status} ${error?.code}`);
}
