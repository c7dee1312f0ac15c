import { Agent, request } from 'node:http';
import type { Served } from './child.ts';

/** The headers a browser sends: its cookies, of which one says who is signed in, and for writes the anti-forgery token. */
export async function headersOf(server: Pick<Served, 'url'>, sessionToken?: string): Promise<{ read: Headers; write: Headers }> {
  const session = sessionToken ? `__Host-session=${sessionToken}; ` : '';
  const given = (await fetch(`${server.url}/api/health`, { headers: { cookie: session } })).headers.getSetCookie();
  const token = given.map((cookie) => /^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1]).find(Boolean) ?? '';
  const read = { cookie: `${session}XSRF-TOKEN=${token}` };
  return { read, write: { ...read, 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' } };
}

type Headers = Record<string, string>;
type Answer = { body: string; ms: number };

/** Somebody who asks a few things at a time over connections that stay open. */
export function openVisitor(headers: Headers, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const get = (url: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = request(url, { agent, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve({ body, ms: performance.now() - started });
          else reject(new Error(`${url}: ${answer.statusCode} ${body}`));
        });
      });
      sent.on('error', reject).end();
    });
  return {
    get: async <Body>(url: string): Promise<Body> => JSON.parse((await get(url)).body) as Body,
    /** How long each of so many answers took. */
    async time(url: string, times: number): Promise<number[]> {
      const taken: number[] = [];
      const ask = async () => {
        while (taken.length < times) taken.push((await get(url)).ms);
      };
      await Promise.all(Array.from({ length: atOnce }, ask));
      return taken.slice(0, times);
    },
    close: () => agent.destroy(),
  };
}

export type Visitor = ReturnType<typeof openVisitor>;
