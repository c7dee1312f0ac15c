import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** As deploy/Caddyfile says. */
const checkMs = 1000;
const patienceMs = 10_000;
/** Says which instance has answered. */
export const servedBy = 'x-served-by';

type Target = { port: number; isReady: boolean; requests: number; sockets: number; agent: Agent };
export type ReverseProxy = Awaited<ReturnType<typeof openProxy>>;

/**
 * What stands in front of several instances: each request and each web socket goes to the next one that says it is ready. One that cannot be
 * reached has been sent nothing, so the next is asked; nothing else is ever sent twice.
 */
export async function openProxy(stack: AsyncDisposableStack, port: number) {
  const targets = new Map<number, Target>();
  let turn = 0;
  const next = async (): Promise<Target> => {
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(50)) {
      const ready = [...targets.values()].filter(({ isReady }) => isReady);
      turn += 1;
      const found = ready[turn % ready.length];
      if (found) return found;
    }
    throw new Error('no instance is ready');
  };
  const forwarded = ({ headers, socket }: IncomingMessage) => ({ ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' });

  async function pass(incoming: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const target = await next();
    const { method, url: path } = incoming;
    const sent = request({ ...{ host: '127.0.0.1', port: target.port, agent: target.agent, method, path }, headers: forwarded(incoming) });
    sent.end(body);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return fail(response, error);
      target.isReady = false;
      pass(incoming, body, response).catch((failure: Error) => fail(response, failure));
    });
    sent.once('response', (answer) => {
      target.requests += 1;
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive', [servedBy]: String(target.port) });
      answer.pipe(response);
    });
  }

  async function passSocket(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const target = await next();
    const there = connect(target.port, '127.0.0.1');
    client.on('error', () => there.destroy());
    there.once('error', () => {
      if (!there.connecting && there.bytesWritten > 0) return client.destroy();
      target.isReady = false;
      passSocket(incoming, client, head).catch(() => client.destroy());
    });
    await once(there, 'connect');
    const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${value}`);
    there.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    there.write(head);
    target.sockets += 1;
    client.pipe(there).pipe(client);
  }

  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    buffer(incoming)
      .then((body) => pass(incoming, body, response))
      .catch((error: Error) => fail(response, error));
  });
  server.on('upgrade', (incoming, client, head) => void passSocket(incoming, client, head).catch(() => client.destroy()));
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket.once('close', () => open.delete(socket))));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const check = async (target: Target): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${target.port}/api/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    target.isReady = answer?.ok === true;
    await answer?.body?.cancel();
  };
  const checks = setInterval(() => targets.forEach((target) => void check(target)), checkMs);
  stack.defer(() => {
    clearInterval(checks);
    for (const socket of open) socket.destroy();
    for (const { agent } of targets.values()) agent.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    add: (at: number) => void targets.set(at, { port: at, isReady: false, requests: 0, sockets: 0, agent: new Agent({ keepAlive: true }) }),
    isReady: (at: number) => targets.get(at)?.isReady === true,
    /** What each instance was given. */
    shares: () => [...targets.values()].map(({ requests, sockets }) => ({ requests, sockets })),
  };
}

function fail(response: ServerResponse, error: Error): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain' }).end(error.message);
}
