import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { servedBy } from '../support/proxy.ts';

const hungMs = 60_000;

/** What everybody who calls has met: all that clients can hold the product to. */
export type Ledger = { ms: number[]; errors: string[] };
type Sent = { method?: string; body?: object | Buffer; type?: string };
type Answer = { status: number; content: Buffer; json: <Body>() => Body; by: string };
export type Caller = ReturnType<typeof openCaller>;

/** A browser of somebody at an address of their own (Linux answers under every address that begins with 127). Nothing is tried again. */
export function openCaller(url: string, ledger: Ledger, { localAddress, session }: { localAddress: string; session?: string }) {
  const agent = new Agent({ keepAlive: true });
  const cookies = new Map<string, string>(session ? [['__Host-session', session]] : []);
  const send = (path: string, { method = 'GET', body, type = 'application/json' }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const content = body && (Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)));
      const headers = {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { 'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '') }),
        ...(content ? { 'content-type': type, 'content-length': content.length } : {}),
      };
      const sent = request(url + path, { agent, localAddress, method, headers, signal: AbortSignal.timeout(hungMs) }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value) cookies.set(name, value);
          else cookies.delete(name);
        }
        buffer(answer).then(
          (given) =>
            resolve({
              ...{ status: answer.statusCode ?? 0, content: given, by: String(answer.headers[servedBy] ?? '') },
              json: <Body>() => JSON.parse(given.toString()) as Body,
            }),
          reject,
        );
      });
      sent.once('error', reject).end(content);
    });
  /** `status`: what has to be answered; anything else is an error of the product. */
  const call = async (path: string, { status, ...sent }: Sent & { status?: number } = {}): Promise<Answer | undefined> => {
    const from = performance.now();
    const what = `${sent.method ?? 'GET'} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')}`;
    try {
      const answer = await send(path, sent);
      ledger.ms.push(performance.now() - from);
      if (answer.status === (status ?? (sent.method ? 201 : 200))) return answer;
      ledger.errors.push(`${what}: ${answer.status} ${answer.content.toString().slice(0, 200)}`);
    } catch (error) {
      ledger.errors.push(`${what}: ${(error as Error).message}`);
    }
    return undefined;
  };
  return { call, close: () => agent.destroy() };
}
