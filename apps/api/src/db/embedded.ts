import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { claimDataFolder } from '../data-folder.ts';
import { withDatabase } from './database-url.ts';
import { findPrograms, openCluster, type ServerUser, saysDiskFull, serverUser } from './postgres-files.ts';
import { runPostgres } from './postgres-server.ts';

type Options = {
  dataDir: string;
  /** Hears every line of the server, and as a warning that it had to be started again. */
  log?: (level: 'debug' | 'warn', line: string) => void;
  /** For tests: nothing survives a power cut, nor `stop`. */
  fast?: boolean;
};

export type Embedded = {
  url: string;
  /** Whether the server has met a full disk: the sessions that it takes down with it cannot tell. */
  hasFullDisk(): boolean;
  stop(): Promise<void>;
};

const durable = ['max_connections=100'];
const throwaway = [
  'max_connections=300',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
  'plan_cache_mode=force_generic_plan',
  'autovacuum=off',
];

/** The pages PostgreSQL keeps at hand. Memory that no page has come to is not taken, so a small database stays small. */
const cacheMegabytes = Math.min(1024, Math.max(128, Math.round(totalmem() / 2 ** 20 / 8)));

/** Runs the PostgreSQL that comes with Jalon: no network port, only a socket in a folder that other users cannot enter. */
export async function startEmbedded({ dataDir, log = () => {}, fast = false }: Options): Promise<Embedded> {
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(claimDataFolder(dataDir));
  const user = serverUser();
  const programs = findPrograms(user);
  const cluster = await openCluster({ dataDir, programs, user, isFast: fast });
  if (fast) cleanup.defer(() => [cluster, join(dataDir, 'postgres')].forEach(remove));
  const socketFolder = shortFolder(cluster, user);
  if (socketFolder !== cluster) cleanup.defer(() => remove(socketFolder));
  const url = `postgres://jalon@localhost:5432/jalon?host=${encodeURIComponent(socketFolder)}`;
  let isFull = false;
  const server = await runPostgres({
    dataDir,
    cluster,
    user,
    url,
    command: serverCommand(join(programs, 'postgres'), cluster, [
      `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
      ...(fast ? throwaway : durable),
    ]),
    onLine(line) {
      isFull ||= saysDiskFull(line);
      log('debug', line);
    },
    onRestart: () => log('warn', 'PostgreSQL was stopped from outside: starting it again.'),
  });
  cleanup.defer(() => server.stop());
  await makeDatabase(url);
  const running = cleanup.move();
  return { url, hasFullDisk: () => isFull, stop: () => running.disposeAsync() };
}

function serverCommand(postgres: string, cluster: string, settings: string[]): string[] {
  const always = [
    'port=5432',
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    `shared_buffers=${cacheMegabytes}MB`,
    // Of two who wait for each other one is told sooner.
    'deadlock_timeout=200ms',
  ];
  return [postgres, '-D', cluster, ...[...always, ...settings].flatMap((setting) => ['-c', setting])];
}

/** The database files are private to the server's user, so the socket lives among them, unless its path exceeds what a socket may have. */
function shortFolder(cluster: string, user: ServerUser): string {
  if (Buffer.byteLength(cluster) <= 80) return cluster;
  const folder = mkdtempSync(join(tmpdir(), 'jalon-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client(withDatabase(url, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'jalon'");
    if (!rowCount) await client.query('create database jalon');
  } finally {
    await client.end();
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
