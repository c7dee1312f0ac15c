import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isAlive, nodeOptions, postmasterOf, type Started, until, untilReady } from '../started.ts';

export type Product = Awaited<ReturnType<typeof openProduct>>;
type Settings = Record<string, string>;

/** The product as a person starts it, on a folder of its own that lives through its starts. */
export async function openProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'jalon-faults-'));
  // Root's PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const cluster = () => realpathSync(join(dataDir, 'postgres'));
  let running: Started | undefined;
  let postmaster = 0;
  return {
    port,
    /** Where its PostgreSQL answers, in the server's own words. */
    url(): string {
      const [, , , number, folder = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      return `postgres://jalon@localhost:${number}/jalon?host=${encodeURIComponent(folder)}`;
    },
    postmaster: () => postmasterOf(dataDir),
    async start(): Promise<{ jalon: Started; ms: number }> {
      const since = performance.now();
      running = await startOn(port, { JALON_DATA_DIR: dataDir });
      postmaster = postmasterOf(dataDir);
      return { jalon: running, ms: performance.now() - since };
    },
    /** Every process of its PostgreSQL. Where the system does not tell, none but the first is known. */
    postgres: () => [...new Set([postmasterOf(dataDir), ...processesIn(cluster())])],
    /** How long after its end something of its PostgreSQL still lived. */
    async untilGone(): Promise<number> {
      const since = performance.now();
      await until(() => !isAlive(postmaster) && processesIn(cluster()).length === 0);
      return performance.now() - since;
    },
    async [Symbol.asyncDispose]() {
      running?.kill('SIGKILL');
      await running?.exited;
      await this.untilGone().catch(() => undefined); // a start that failed may have left no server
      rmSync(dataDir, { recursive: true });
    },
  };
}

const root = resolve(import.meta.dirname, '../../../..');

/** Without its pages: building them when their sources have changed would be measured as a slow start. */
export async function startOn(port: number, settings: Settings): Promise<Started> {
  const env = { PATH: process.env.PATH, PORT: String(port), JALON_DEMO: 'on', JALON_PERSON_LIMITS: 'off', ...settings };
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/start.ts', '--no-web'], { cwd: root, env });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  const jalon: Started = {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    exited: new Promise((done) => child.once('close', done)),
    kill: (signal) => void child.kill(signal),
  };
  try {
    await untilReady(jalon, port);
    return jalon;
  } catch (error) {
    jalon.kill('SIGKILL');
    throw error;
  }
}

/** Every process of a PostgreSQL server works in its data folder, and only they do. */
function processesIn(folder: string): number[] {
  const inFolder = (pid: string): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && inFolder(name))
      .map(Number);
  } catch {
    return [];
  }
}
