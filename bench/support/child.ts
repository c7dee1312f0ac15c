import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

type Started = { url: string };
type Usage = { cpu: number; rss: number };

export type Served = AsyncDisposable & Started & { pid: number; usage(): Promise<Usage> };

/** Runs a server of its own process: what it costs is then its own and nobody else's. */
export async function startChild(file: string, settings: object, nodeArgs: readonly string[] = []): Promise<Served> {
  const child = fork(file, [JSON.stringify(settings)], {
    execArgv: [...nodeArgs],
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  (child.stderr as Readable).setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}: ${errors}`)));
  failed.catch(() => undefined);
  const { url } = (await Promise.race([next(child), failed])) as Started;
  return {
    url,
    pid: child.pid ?? 0,
    async usage() {
      const answer = next(child);
      child.send('usage');
      return (await Promise.race([answer, failed])) as Usage;
    },
    async [Symbol.asyncDispose]() {
      child.send('stop');
      await exited;
    },
  };
}

const next = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];

/** The other side: tells the address, then answers until it is told to stop. */
export function serveParent(url: string, stop: () => Promise<void>): void {
  process.on('message', async (question) => {
    if (question === 'usage') {
      const { user, system } = process.cpuUsage();
      return void process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() } satisfies Usage);
    }
    await stop();
    process.exit(0);
  });
  // A parent that failed cannot ask.
  process.on('disconnect', () => process.exit(1));
  process.send?.({ url } satisfies Started);
}

export const settingsOf = <Settings>(): Settings => JSON.parse(process.argv[2] ?? '{}') as Settings;

/** What the product signs with while it is measured. */
export const benchSecret = 'a secret for measuring, long enough to pass';
