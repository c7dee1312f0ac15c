import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../test/postgres.ts';
import { exitCodes } from '../start-error.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: { url: string; drop(): Promise<void> };
let client: pg.Client;

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const run = () => migrate(database.url, folder);
const refusal = (kind: keyof typeof exitCodes, says: RegExp) => ({ exitCode: exitCodes[kind], message: expect.stringMatching(says) });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-migrations-'));
  database = await cloneDatabase(inject('postgresUrl'));
  client = new pg.Client(database.url);
  await client.connect();
  await client.query('truncate schema_migrations');
  write('0001_first.sql', 'create table first (id int)');
});

afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('applies each file once, whoever comes', async () => {
  write('0002_second.sql', 'insert into first values (1)');
  expect(await Promise.all([run(), run(), run()])).toEqual([2, 2, 2]);
  expect((await client.query('select from first')).rowCount).toBe(1);
});

test('undoes the whole file that fails, keeps the ones before it, and goes on when it is corrected', async () => {
  write('0002_second.sql', 'insert into first values (1); insert into nowhere values (1)');
  await expect(run()).rejects.toMatchObject(refusal('migration', /^The migration 0002_second.sql failed and was undone: .*nowhere/));
  expect((await client.query('select from first')).rowCount).toBe(0);
  write('0002_second.sql', 'insert into first values (1)');
  expect(await run()).toBe(2);
});

test('steps aside for a table that is in use, and comes back', async () => {
  await run();
  write('0002_second.sql', 'alter table first add name text');
  await client.query('begin; select from first');
  const migrated = run();
  setTimeout(() => client.query('commit'), 1500);
  expect(await migrated).toBe(2);
});

test.for<[string, string, string, RegExp]>([
  ['changed', '0001_first.sql', 'create table other (id int)', /^The migration 1 \(first\) was changed after it was applied/],
  ['late', '0000_late.sql', 'select', /^0000_late.sql comes before version 1/],
  ['with the number of another', '0001_second.sql', 'select', /^Two migrations have the number of 0001_second.sql/],
  ['with a bad name', '2-second.sql', 'select', /^2-second.sql is not a name for a migration/],
])('refuses a file that is %s', async ([, file, text, says]) => {
  await run();
  write(file, text);
  await expect(run()).rejects.toMatchObject(refusal('migration', says));
});

test('refuses a history with a file that is gone', async () => {
  write('0002_second.sql', 'select');
  write('0003_third.sql', 'select');
  await run();
  rmSync(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toMatchObject(refusal('migration', /^The migration 2 \(second\) was removed/));
});

test('takes other line ends for the same file', async () => {
  write('0002_second.sql', 'select 1;\nselect 2;\n');
  await run();
  write('0002_second.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await run()).toBe(2);
});
