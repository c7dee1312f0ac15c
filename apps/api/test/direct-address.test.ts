import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { runServer } from '../src/main.ts';
import { makePerson } from './factories.ts';
import { testSecret } from './harness.ts';
import { listen } from './live.ts';
import { cloneDatabase } from './postgres.ts';
import { freePort, until } from './started.ts';

/** What only a session of its own can keep: a pooler gives the next transaction another one. */
const needsSession =
  /\b(un)?listen\s+\w|pg_(try_)?advisory_lock|pg_advisory_unlock|set_config\(|\bset (session|local)?\s*\w+ (=|to)\b|create (temp|temporary) |\bdeclare\s+\w+\s+(\w+\s+)?cursor|\bdiscard \w|graphile_worker\.(get_job|complete_job|fail_job)|_private_jobs/i;

/** An address of its own for a server, which keeps what its clients say. */
async function openRelay(url: string) {
  const { searchParams, port: number, pathname, username } = new URL(url);
  let said = '';
  const server = createServer((client) => {
    const there = connect(join(searchParams.get('host') ?? '', `.s.PGSQL.${number || 5432}`));
    client.on('data', (bytes) => {
      said += bytes.toString('latin1');
    });
    client.pipe(there).pipe(client);
    for (const [end, other] of [
      [client, there],
      [there, client],
    ] as const)
      end.on('error', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    said: () => said,
    close: () => new Promise((done) => server.close(done)),
  };
}

test('nothing that needs a session of its own passes through the address of a pooler', async () => {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  const [pooled, direct] = [await openRelay(url), await openRelay(url)];
  const port = await freePort();
  const config = loadConfig({
    ...{ NODE_ENV: 'test', JALON_SECRET: testSecret, JALON_LOG_LEVEL: 'silent', PORT: String(port), JALON_PERSON_LIMITS: 'off' },
    ...{ DATABASE_URL: pooled.url, JALON_DATABASE_DIRECT_URL: direct.url },
  });
  const database = openDatabase(url);
  const server = await runServer(config, pooled.url);
  await until(async () => (await fetch(`http://localhost:${port}/api/ready`)).ok);
  const person = await makePerson(database, { type: 'Freelance' });
  const { pusher, joined } = await listen({ port }, person);
  await until(() => joined() > 0);
  pusher.disconnect();
  await server.close();
  await database.close();

  expect(direct.said()).toMatch(/listen notifications/);
  expect(direct.said()).toMatch(/pg_try_advisory_lock/);
  expect(direct.said()).toMatch(/graphile_worker/);
  expect(pooled.said()).toMatch(/schema_migrations/);
  expect(needsSession.exec(pooled.said())?.[0]).toBeUndefined();
  // What a client asks for when it connects: a pooler refuses settings of its sessions.
  expect(pooled.said()).not.toMatch(/statement_timeout|idle_in_transaction_session_timeout|work_mem|options/);
  await pooled.close();
  await direct.close();
  await drop();
});

test('only what is given a direct address opens connections of its own, or says what needs a session', () => {
  const source = join(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.(test|cases)\.ts$/.test(file),
  );
  const having = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8'))).sort();
  // The first is the pool of requests; embedded and server are the product's own PostgreSQL, which has no pooler.
  expect(having(/new pg\.(Client|Pool)\(/)).toEqual([
    ...['db/database.ts', 'db/embedded.ts', 'db/migrate.ts', 'db/postgres-server.ts', 'db/reach.ts', 'db/turn.ts'],
    ...['realtime/changes.ts', 'worker-lease.ts'],
  ]);
  expect(having(/pg_(try_)?advisory_lock\(|set_config\(|['"`]listen |create temp|pg_backend_pid|`\s*declare \w+ /i)).toEqual([
    ...['db/turn.ts', 'realtime/changes.ts', 'worker-lease.ts'],
  ]);
});
