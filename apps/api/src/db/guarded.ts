import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export type Guarded = {
  /** Settles when the program has ended, with its exit code (none when a signal ended it). */
  exited: Promise<number | null>;
  /** The last lines the program wrote on its error output. */
  recent: readonly string[];
  kill(signal: NodeJS.Signals): void;
};

type Options = { cwd: string; as?: { uid: number; gid: number } | undefined; onLine?: (line: string) => void };

/**
 * The shell becomes the program, and leaves behind one small reader of our pipe. The reader sees the pipe close when this
 * process ends, however it ends, and interrupts the program; a line in the pipe tells it that there is nothing left to do.
 * It is a grandchild so that PostgreSQL, which looks after its children, never meets one that it does not know.
 */
const lifeline = '({ read -r _ <&3 || kill -INT $$; } >/dev/null 2>&1 &); exec 3<&-; exec "$@"';

/** Starts a program that does not outlive this process, not even when it is killed with SIGKILL. */
export function spawnGuarded(command: readonly string[], { cwd, as, onLine }: Options): Guarded {
  const child = spawn('/bin/sh', ['-c', lifeline, 'jalon', ...command], {
    ...as,
    cwd,
    // Its own session: Ctrl-C is for us alone, the database stops after the last request.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , errors, pipe] = child.stdio as [null, null, Readable, Writable, ...unknown[]];
  pipe.on('error', () => {});
  const recent: string[] = [];
  createInterface({ input: errors }).on('line', (line) => {
    recent.push(line);
    if (recent.length > 50) recent.shift();
    onLine?.(line);
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      recent.push(`error: ${error.message}`);
      resolve(null);
    });
    child.once('exit', () => pipe.end('\n'));
    child.once('close', resolve);
  });
  return { exited, recent, kill: (signal) => void child.kill(signal) };
}
