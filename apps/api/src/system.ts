import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Account = { name: string; uid: number; gid: number };

export const isRoot = process.getuid?.() === 0;

/** The local account with this name or number. */
export function findAccount(nameOrUid: string | number): Account | undefined {
  for (const line of read('/etc/passwd')?.split('\n') ?? []) {
    const [name = '', , uid, gid] = line.split(':');
    if (name === nameOrUid || (name && Number(uid) === nameOrUid)) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** When a living process started, in the system's own words: with the number, it names one process for ever. */
export function startOfProcess(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps('lstart=', pid);
  // The second field is the program's name, in parentheses, and may hold anything; the start is the 22nd.
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

/** The command line of a living process. */
export function commandOfProcess(pid: number): string | undefined {
  return process.platform === 'linux' ? read(`/proc/${pid}/cmdline`) : ps('command=', pid);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(column: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
