import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildWeb } from '../../../scripts/web-build.ts';
import { withDatabase } from '../src/db/database-url.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { exitCodes } from '../src/start-error.ts';
import { isRoot } from '../src/system.ts';
import { cloneDatabase } from './postgres.ts';
import { isFull } from './rounds.ts';
import { freePort, isAlive, killStarted, postmasterOf, startArgs, startJalon, until, untilReady } from './started.ts';

const scratch = mkdtempSync(join(tmpdir(), 'jalon-start-'));
// Root's PostgreSQL runs as another user, who must be able to pass through.
chmodSync(scratch, 0o711);
let folders = 0;
const newFolder = () => join(scratch, String(++folders));
const production = { NODE_ENV: 'production', JALON_URL: 'https://jalon.example' };

beforeAll(() => buildWeb(() => {}), 120_000);
afterAll(() => {
  killStarted();
  rmSync(scratch, { recursive: true });
});

type Settings = Record<string, string>;

async function expectRefusal(kind: keyof typeof exitCodes, says: RegExp, settings: Settings): Promise<void> {
  const jalon = startJalon({ PORT: String(await freePort()), JALON_DATA_DIR: newFolder(), ...settings });
  expect([await jalon.exited, jalon.errors()]).toEqual([exitCodes[kind], expect.stringMatching(says)]);
  expect(jalon.errors().trimEnd().split('\n')).toHaveLength(1);
}

test('the image starts as `npm start` does', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(readFileSync(join(import.meta.dirname, '../../../Dockerfile'), 'utf8')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...startArgs]);
});

test.runIf(isFull)('two instances that start at once on an empty database fill it once', { timeout: 180_000 }, async () => {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  await query(url, 'truncate referential_values cascade');
  const settings = { DATABASE_URL: url, JALON_SECRET: 'one secret for both of the instances', JALON_DEMO: 'on' };
  const ports = [await freePort(), await freePort()];
  const pair = ports.map((port) => startJalon({ ...settings, PORT: String(port), JALON_DATA_DIR: newFolder() }));
  await Promise.all(pair.map((jalon, index) => untilReady(jalon, ports[index] ?? 0)));
  const admins = await query(url, "select from users where email = 'admin@jalon.test'");
  expect(admins).toHaveLength(1);
  for (const jalon of pair) jalon.kill('SIGTERM');
  expect(await Promise.all(pair.map(({ exited }) => exited))).toEqual([0, 0]);
  await drop();
});

describe.concurrent('refuses in one line', () => {
  test('a value that is not accepted', () =>
    expectRefusal('configuration', /^JALON_DEMO is "maybe"; accepted: auto, on, off\./, { JALON_DEMO: 'maybe' }));
  test('a name that is not a setting', () => expectRefusal('configuration', /^JALON_PROT is not a setting/, { JALON_PROT: '1' }));
  test('production without a secret', () => expectRefusal('configuration', /^JALON_SECRET is missing/, production));
  test('a bad secret, without repeating it', async () => {
    await expectRefusal('configuration', /^JALON_SECRET is not valid; accepted: at least 32/, { JALON_SECRET: 'sesame' });
  });

  test('a taken port, before anything is made', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    const dataDir = newFolder();
    await expectRefusal('port', /^Port \d+ is taken/, { HOST: '127.0.0.1', PORT: String(port), JALON_DATA_DIR: dataDir });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(readdirSync(join(dataDir, 'running'))).toEqual([]);
    other.close();
  });

  test('a database server that does not answer', () =>
    expectRefusal('database', /^PostgreSQL at localhost:1 cannot be reached \(ECONNREFUSED\)/, {
      DATABASE_URL: 'postgres://jalon:sesame@localhost:1/jalon',
    }));
  test('a database server that refuses the user', async () => {
    const url = Object.assign(new URL(inject('postgresUrl')), { username: 'stranger', password: 'sesame' }).href;
    await expectRefusal('database', /^(?!.*sesame).*refuses the user "stranger"/, { DATABASE_URL: url });
  });
  test('a database that does not exist', () =>
    expectRefusal('database', /has no database "nowhere"/, { DATABASE_URL: withDatabase(inject('postgresUrl'), 'nowhere') }));

  test('a database that is newer than the code, and leaves it alone', async () => {
    const { url, drop } = await cloneDatabase(inject('postgresUrl'));
    const versions = "insert into schema_migrations values (9999, 'future', '') returning (select count(*) from schema_migrations)";
    const [before] = await query<{ count: string }>(url, versions);
    await expectRefusal('newer', /^The database is at version 9999 and this Jalon only knows \d+/, { DATABASE_URL: url });
    const [after] = await query<{ count: string }>(url, 'select count(*) from schema_migrations');
    expect(Number(after?.count)).toBe(Number(before?.count) + 1);
    await drop();
  });

  test('a data folder that cannot be written', async () => {
    const closed = newFolder();
    mkdirSync(closed, { mode: 0o500 });
    // No folder is closed to root, but a file is no folder.
    writeFileSync(join(scratch, 'file'), '');
    const dataDir = isRoot ? join(scratch, 'file/data') : closed;
    await expectRefusal('dataFolder', /is not writable \(E\w+\)/, { JALON_DATA_DIR: dataDir });
  });

  test('a data folder of another user', async () => {
    const foreign = isRoot ? newFolder() : '/usr';
    if (isRoot) mkdirSync(foreign);
    if (isRoot) chownSync(foreign, 65_534, 65_534);
    await expectRefusal('dataFolder', /^The data folder \S+ belongs to (root|nobody) and this is/, { JALON_DATA_DIR: foreign });
  });
});

describe('a full disk while migrating', () => {
  test.skipIf(!existsSync('/dev/full'))('undoes the migration', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const { url, drop } = await cloneDatabase(inject('postgresUrl'));
    const [{ version } = { version: 0 }] = await query<{ version: number }>(url, 'delete from schema_migrations returning version');
    writeFileSync(
      join(folder, `${String(version + 1).padStart(4, '0')}_large.sql`),
      "create table large (); copy (select repeat('x', 100000)) to '/dev/full';",
    );
    await expect(migrate(url, folder)).rejects.toMatchObject({ exitCode: exitCodes.diskFull });
    expect(await query(url, "select from pg_class where relname = 'large'")).toEqual([]);
    await drop();
  });

  test.runIf(isFull)('stops the start, and the next one goes on', { timeout: 90_000 }, async ({ skip }) => {
    const disk = mountDisk(200) ?? skip('only root can make a small disk');
    const dataDir = join(disk, 'data');
    const settings = { JALON_DATA_DIR: dataDir, PORT: String(await freePort()) };
    try {
      await (await startEmbedded({ dataDir })).stop();
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 1_000_000));
      await expectRefusal('diskFull', /^The disk .*is full: make room/, settings);
      rmSync(join(disk, 'filler'));
      const jalon = startJalon(settings);
      await untilReady(jalon, Number(settings.PORT));
      jalon.kill('SIGTERM');
      expect(await jalon.exited).toBe(0);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

test('one Jalon per data folder; SIGKILL leaves no PostgreSQL behind and loses nothing; Ctrl-C ends with 0', {
  timeout: 90_000,
}, async () => {
  const dataDir = newFolder();
  const port = await freePort();
  const settings = { JALON_DATA_DIR: dataDir, PORT: String(port) };

  const first = startJalon(settings);
  await untilReady(first, port);
  expect(first.output()).toContain(`Jalon is ready: http://localhost:${port}`);
  expect(first.output()).toContain('freelance@jalon.test');
  await expectRefusal('alreadyRunning', new RegExp(`^Jalon already runs .* \\(process ${first.pid}\\)`), { JALON_DATA_DIR: dataDir });
  expect((await fetch(`http://localhost:${port}/api/ready`)).status).toBe(200);

  const url = `postgres://jalon@localhost:5432/jalon?host=${join(dataDir, 'postgres')}`;
  await query(url, 'create table written ()');
  const postgres = postmasterOf(dataDir);
  first.kill('SIGKILL');
  await first.exited;
  await until(() => !isAlive(postgres), 3000);

  const second = startJalon({ ...settings, JALON_LOG_LEVEL: 'info' });
  await untilReady(second, port);
  expect(await query(url, 'select from written')).toEqual([]);
  const restarted = postmasterOf(dataDir);
  await fetch(`http://localhost:${port}/api/countries`);
  second.kill('SIGINT');
  expect(await second.exited).toBe(0);
  expect(second.output()).toContain('"route":"/api/countries"');
  expect(isAlive(restarted)).toBe(false);
});

test('a PostgreSQL that somebody kills is back at the same address', async () => {
  const dataDir = newFolder();
  const { url, stop } = await startEmbedded({ dataDir, fast: true });
  const killed = postmasterOf(dataDir);
  process.kill(killed, 'SIGKILL');
  await until(() =>
    query(url, 'select').then(
      () => postmasterOf(dataDir) !== killed,
      () => false,
    ),
  );
  await stop();
});

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

function mountDisk(megabytes: number): string | undefined {
  const disk = newFolder();
  mkdirSync(disk);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]).status === 0 ? disk : undefined;
}
