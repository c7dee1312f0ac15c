import { fastify } from 'fastify';
import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '../test/postgres.ts';
import { loggedError } from './core/logged-error.ts';
import { openDatabase } from './db/database.ts';
import { sql } from './db/sql.ts';
import { workerLog } from './worker-log.ts';

test('a job that fails is logged without what the database quotes', async () => {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  const database = openDatabase(url);
  const error = await database.many(sql`select 'anna@client.test'::uuid`).catch((caught: Error) => caught);
  await database.close();
  await drop();
  const message = (error as Error).message;
  expect(message).toContain('anna@client.test');
  const lines: string[] = [];
  const { log } = fastify({ logger: { serializers: { err: loggedError }, stream: { write: (line: string) => lines.push(line) } } });
  workerLog(log).error(`Failed task 7 (event, 1.00ms, attempt 1 of 25) with error '${message}':\n  stack`, { error });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'Failed task 7 (event, 1.00ms, attempt 1 of 25)', err: { code: '22P02' } });
  expect(lines[0]).not.toContain('anna');
});
