import { notificationsChanged, userChannel } from '@jalon/domain/realtime/realtime';
import type { RealtimeSettings } from '@jalon/domain/realtime/realtime-api';
import { inject } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { runServer } from '../src/main.ts';
import type { Person } from './factories.ts';
import { testSecret } from './harness.ts';
import { cloneDatabase } from './postgres.ts';
import { Pusher } from './sockets.ts';
import { freePort, until } from './started.ts';

export { Pusher };

export type Instance = { port: number; close(): Promise<void> };
const others = sql`
  select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'jalon'`;
export type Heard = { id: string | null; isStale: boolean; unread: number; toTreat: number; messages: number };

/** Servers on ports of their own, on one database. */
export async function openInstances(settings: Record<string, string> = {}) {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  const database: Database = openDatabase(url);
  const open = new Set<Instance>();
  const start = async (port?: number): Promise<Instance> => {
    const at = port ?? (await freePort());
    const env = { NODE_ENV: 'test', JALON_SECRET: testSecret, JALON_LOG_LEVEL: 'silent', PORT: String(at), JALON_PERSON_LIMITS: 'off' };
    const server = await runServer(loadConfig({ ...env, ...settings }), url);
    const close = async () => {
      open.delete(instance);
      await server.close();
    };
    const instance: Instance = { port: at, close };
    open.add(instance);
    return instance;
  };
  return {
    url,
    database,
    start,
    close: async () => {
      for (const instance of open) await instance.close();
      // A worker no longer listens to its connections while they close: one that is cut off then would fail the run.
      await until(async () => (await database.many(others)).length === 0);
      await database.close();
      await drop();
    },
  };
}

/** What a browser sends with each call: its cookies and the anti-forgery header. */
export async function browserHeaders({ port }: { port: number }, { token }: Person): Promise<Record<string, string>> {
  const first = await fetch(`http://localhost:${port}/api/health`, { headers: { cookie: `session=${token}` } });
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie().join(';'))?.[1] ?? '';
  return { cookie: `session=${token}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': decodeURIComponent(xsrf) };
}

/** As a browser asks. */
export async function ask<Answer>(instance: { port: number }, person: Person, path: string, body?: object): Promise<Answer> {
  const at = `http://localhost:${instance.port}`;
  const headers = { ...(await browserHeaders(instance, person)), 'content-type': 'application/json' };
  const answer = await fetch(at + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** The real client, with the settings the server gives it, on the channel of one person. */
export async function listen(instance: { port: number }, person: Person) {
  const { key, channel: _, pollSeconds: __, ...options } = await ask<RealtimeSettings>(instance, person, '/api/realtime');
  const pusher = new Pusher(key, {
    ...options,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      customHandler: ({ socketId, channelName }, callback) => {
        ask<{ auth: string }>(instance, person, '/broadcasting/auth', { socket_id: socketId, channel_name: channelName }).then(
          (answer) => callback(null, answer),
          (error: Error) => callback(error, null),
        );
      },
    },
  });
  const heard: Heard[] = [];
  let joined = 0;
  const channel = pusher.subscribe(userChannel(person.id));
  channel.bind(notificationsChanged, (data: Heard) => heard.push(data));
  channel.bind('pusher:subscription_succeeded', () => {
    joined += 1;
  });
  return { pusher, heard, joined: () => joined };
}
