import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
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

describe('an index made without a transaction', () => {
  const makeIndex = '-- no transaction\n-- Why.\ncreate unique index concurrently if not exists first__id on first (id);\n';
  const isValid = async () =>
    (await client.query("select indisvalid from pg_index where indexrelid = to_regclass('first__id')")).rows[0]?.indisvalid;

  test('is made once, whoever comes', async () => {
    write('0002_second.sql', makeIndex);
    expect(await Promise.all([run(), run(), run()])).toEqual([2, 2, 2]);
    expect(await isValid()).toBe(true);
  });

  test('is made anew when a start was killed while it made it', async () => {
    await run();
    write('0002_second.sql', makeIndex);
    // It waits for whoever may still see the table as it was.
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query('begin; insert into first values (1)');
    const killed = run();
    killed.catch(() => undefined);
    await expect.poll(isValid).toBe(false);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%concurrently%' and pid <> pg_backend_pid()",
    );
    await expect(killed).rejects.toMatchObject(refusal('migration', /^The migration 0002_second.sql failed/));
    expect(await isValid()).toBe(false);
    await reader.query('commit');
    await reader.end();
    expect(await run()).toBe(2);
    expect(await isValid()).toBe(true);
  });

  test('is kept when a start was killed before it noted that it was made', async () => {
    write('0002_second.sql', makeIndex);
    await run();
    await client.query('delete from schema_migrations where version = 2');
    expect(await run()).toBe(2);
  });

  test('leaves nothing behind when the rows do not allow it', async () => {
    write('0001_first.sql', 'create table first (id int); insert into first values (1), (1)');
    write('0002_second.sql', makeIndex);
    await expect(run()).rejects.toMatchObject(
      refusal('migration', /^The migration 0002_second.sql failed; starting again repeats it: .*first__id/),
    );
    expect(await isValid()).toBe(undefined);
  });

  test('so is a fill that commits its portions: what it has done stays when it fails, and it is done again from the beginning', async () => {
    const fill = (most: number) => `-- no transaction
      do $$ begin for n in 1..4 loop
        if n > ${most} then raise 'cut short'; end if;
        insert into first values (n) on conflict do nothing;
        commit;
      end loop; end $$;`;
    write('0001_first.sql', 'create table first (id int primary key)');
    write('0002_second.sql', fill(2));
    await expect(run()).rejects.toMatchObject(refusal('migration', /^The migration 0002_second.sql failed; starting again repeats it/));
    expect((await client.query('select id from first order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
    write('0002_second.sql', fill(4));
    expect(await run()).toBe(2);
    expect((await client.query('select id from first')).rowCount).toBe(4);
  });

  test('so is one that updates what is not yet as it should be', async () => {
    write('0001_first.sql', 'create table first (id int primary key); insert into first values (1), (2)');
    write(
      '0002_second.sql',
      '-- no transaction\ndo $$ begin update first f set id = n.id from (select -1 as id) n where f.id = 1 and f.id is distinct from n.id; commit; end $$;',
    );
    expect(await run()).toBe(2);
    expect((await client.query('select id from first order by id')).rows).toEqual([{ id: -1 }, { id: 2 }]);
  });

  test.each([
    ...['create index concurrently first__id on first (id)', 'select 1', 'drop index concurrently if exists a; drop table first'],
    ...[
      'do $$ begin commit; end $$;',
      'do $$ begin update first set id = id + 1; commit; perform 1 is distinct from 2; end $$;',
      'do $$ begin insert into first values (1) on conflict do nothing; commit; end $$; drop table first;',
    ],
  ])('is the only thing to do so: not %s', async (text) => {
    write('0002_second.sql', `-- no transaction\n${text}`);
    await expect(run()).rejects.toMatchObject(refusal('migration', /^0002_second.sql runs without a transaction/));
  });
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

test('says what to do with a database from before the first release', async () => {
  write('0002_second.sql', 'select');
  await run();
  rmSync(join(folder, '0002_second.sql'));
  write('0001_first.sql', 'create table first (id bigint)');
  write('0002_other.sql', 'select');
  await expect(run()).rejects.toMatchObject(
    refusal('migration', /^The database was made by .* before the first release .* remove the data folder/),
  );
});

test('takes other line ends for the same file', async () => {
  write('0002_second.sql', 'select 1;\nselect 2;\n');
  await run();
  write('0002_second.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await run()).toBe(2);
});
