import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOfProcess } from '../src/system.ts';

const root = resolve(import.meta.dirname, '../../..');

export type Started = {
  pid: number;
  output(): string;
  errors(): string;
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
};

const started = new Set<ChildProcess>();

/** For the end of a test file: what a failed test left running. */
export function killStarted(): void {
  for (const child of started) child.kill('SIGKILL');
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
/** What the start script gives to Node: its options and the file. */
export const startArgs: readonly string[] = scripts.start.split(' ').slice(2);
export const nodeOptions = startArgs.slice(0, -1);

/** `npm start` without npm, with these settings and nothing of the environment of the tests. */
export function startJalon(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, startArgs, { cwd: root, env: { PATH: process.env.PATH, ...settings } });
  started.add(child);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    exited: new Promise((done) => child.once('close', done)),
    kill: (signal) => void child.kill(signal),
  };
}

/** Waits until it answers; fails at once, with what it said, when it ends instead. */
export async function untilReady({ exited, errors }: Started, port: number): Promise<void> {
  const ended = exited.then((code) => Promise.reject(new Error(`ended with ${code}: ${errors()}`)));
  const isReady = () =>
    fetch(`http://localhost:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([ended, until(isReady)]);
}

export async function until(isTrue: () => boolean | Promise<boolean>, patience = 120_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Still not after ${patience} ms`);
    await sleep(50);
  }
}

export function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** A process that ended but that nobody has buried has no command line left. */
export function isAlive(pid: number): boolean {
  return Boolean(commandOfProcess(pid));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
