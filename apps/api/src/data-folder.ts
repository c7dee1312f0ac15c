import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { findAccount, isRoot, startOfProcess } from './system.ts';

/** Makes the folder if need be, and makes sure that this process may write in it. */
function openDataFolder(dataDir: string): void {
  inDataFolder(dataDir, () => {
    // As root, PostgreSQL runs as another user, who must be able to pass through.
    mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/**
 * Makes this process the only one that runs on the folder, and gives back the way to leave it.
 * Each process first writes a file that names it for ever (its number and its start), then looks for others: of two processes
 * at least one sees the other, and a file left by a dead one is removed by its own name, so nobody's claim is ever lost.
 */
export function claimDataFolder(dataDir: string): () => void {
  openDataFolder(dataDir);
  return inDataFolder(dataDir, () => {
    refuseForeignOwner(dataDir);
    const claims = join(dataDir, 'running');
    const own = claimName(process.pid);
    mkdirSync(claims, { recursive: true });
    writeFileSync(join(claims, own), '');
    const release = () => rmSync(join(claims, own), { force: true });
    for (const claim of readdirSync(claims).filter((name) => name !== own)) {
      const pid = Number.parseInt(claim, 10);
      if (claim === claimName(pid)) {
        release();
        throw new StartError(
          'alreadyRunning',
          `Jalon already runs on the data folder ${dataDir} (process ${pid}): stop it first, or set JALON_DATA_DIR to another folder.`,
        );
      }
      rmSync(join(claims, claim), { force: true });
    }
    return release;
  });
}

/** The secret made on the first start and kept since. */
export function keptSecret(dataDir: string): string {
  openDataFolder(dataDir);
  return inDataFolder(dataDir, () => {
    const file = join(dataDir, 'secret');
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (kept.length >= 32) return kept;
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
    return readFileSync(file, 'utf8');
  });
}

/** Says in one line what the file system refused. */
export function inDataFolder<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (!code) throw error;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw diskFull(dataDir, error);
    if (code === 'EACCES' || code === 'EPERM') refuseForeignOwner(dataDir);
    throw new StartError(
      'dataFolder',
      `The data folder ${dataDir} is not writable (${code}): correct it, or set JALON_DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
}

export function diskFull(dataDir: string, cause?: unknown): StartError {
  return new StartError(
    'diskFull',
    `The disk that holds the data folder ${dataDir} is full: make room and start again; nothing was lost.`,
    { cause },
  );
}

function refuseForeignOwner(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  const own = process.getuid?.();
  if (owner === undefined || owner === own) return;
  const name = (uid: number | undefined) => findAccount(uid ?? -1)?.name ?? `user ${uid}`;
  throw new StartError(
    'dataFolder',
    `The data folder ${dataDir} belongs to ${name(owner)} and this is ${name(own)}: start Jalon as ${name(owner)}, or set JALON_DATA_DIR to another folder.`,
  );
}

function claimName(pid: number): string {
  return `${pid}-${startOfProcess(pid)?.replaceAll(/\W+/g, '') ?? 'gone'}`;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
