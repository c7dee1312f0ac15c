import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { commandOfProcess } from '../system.ts';
import { withDatabase } from './database-url.ts';
import { type Guarded, spawnGuarded } from './guarded.ts';
import { failure, type ServerUser } from './postgres-files.ts';

export type ServerPlan = {
  dataDir: string;
  cluster: string;
  command: string[];
  user: ServerUser;
  url: string;
  onLine(line: string): void;
  onRestart(): void;
};

/** Fast shutdown cuts the sessions and writes a checkpoint; a disk that takes longer than this for it gets crash recovery instead. */
const patience = 10_000;

/** Keeps one server running until `stop`: when somebody else ends it, it is back at the same address in about a second. */
export async function runPostgres(plan: ServerPlan): Promise<{ stop(): Promise<void> }> {
  const deadline = Date.now() + patience;
  // Sessions of a killed server hold its shared memory a moment longer than it lived.
  let server = await launch(plan, (error) => Date.now() < deadline && String(error).includes('still in use'));
  let isStopping = false;
  const ended = (async () => {
    for (;;) {
      await server.exited;
      if (isStopping) return;
      plan.onRestart();
      server = await launch(plan, () => !isStopping);
      if (isStopping) server.kill('SIGINT');
    }
  })().catch(() => {}); // a launch is only given up because of `stop`
  return {
    async stop() {
      isStopping = true;
      server.kill('SIGINT');
      const impatience = setTimeout(() => server.kill('SIGQUIT'), patience);
      await ended;
      clearTimeout(impatience);
    },
  };
}

async function launch(plan: ServerPlan, mayRetry: (error: unknown) => boolean): Promise<Guarded> {
  for (let delay = 100; ; delay = Math.min(delay * 2, 5000)) {
    try {
      await endForgottenServer(plan.cluster);
      const server = spawnGuarded(plan.command, { cwd: plan.cluster, as: plan.user, onLine: plan.onLine });
      if (await becomesReady(server, plan.url)) return server;
      throw failure(plan.dataDir, server.recent);
    } catch (error) {
      if (!mayRetry(error)) throw error;
    }
    await sleep(delay);
  }
}

/** Recovery after a crash may take its time: a server that lives is waited for. */
async function becomesReady(server: Guarded, url: string): Promise<boolean> {
  let isAlive = true;
  void server.exited.then(() => {
    isAlive = false;
  });
  while (isAlive) {
    if (await answers(url)) return true;
    await sleep(20);
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(withDatabase(url, 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Ends a server that outlived the process it worked for (the data folder is ours, so it works for nobody), and makes sure that
 * PostgreSQL does not take for a server what only has the number of an old one: another program, or a process not yet buried.
 */
async function endForgottenServer(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(readIfThere(file), 10);
  const isRunning = () => Boolean(pid && commandOfProcess(pid)?.includes(cluster));
  for (let waited = 0; isRunning(); waited += 50) {
    if (waited === 0) signal(pid, 'SIGINT');
    if (waited === patience) signal(pid, 'SIGQUIT');
    if (waited > 2 * patience)
      throw new StartError('database', `PostgreSQL (process ${pid}) still runs in ${cluster} and does not stop: end it and start again.`);
    await sleep(50);
  }
  const left = readIfThere(file);
  // Empty: a start was cut short before it wrote its number.
  if (!left) rmSync(file, { force: true });
  // The number of its parent PostgreSQL knows how to ignore. Without the file it could not check that no session of the old server is left.
  else if (commandOfProcess(pid) !== undefined) writeFileSync(file, left.replace(/^\d+/, String(process.pid)));
  rmSync(join(cluster, '.s.PGSQL.5432.lock'), { force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended by itself.
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
