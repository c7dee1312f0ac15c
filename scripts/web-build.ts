import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../apps/api/src/start-error.ts';

const root = resolve(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const mark = join(web, 'dist/.sources');

/** Builds the web application when what it is made from has changed since the last time. */
export async function buildWeb(announce: () => void): Promise<void> {
  const isBuilt = existsSync(join(web, 'dist/index.html'));
  // An image for production carries the result and not the tools.
  if (isBuilt && !existsSync(vite)) return;
  const sources = hashSources();
  if (isBuilt && existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  announce();
  await runVite();
  writeFileSync(mark, sources);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const made = new Set(['dist', 'node_modules']);
  const files = globSync(['apps/web/**', 'packages/domain/src/**', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => made.has(name),
  }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

async function runVite(): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: web,
    // Any other value would put the development version of React into the build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const exited = new Promise((done) => child.once('close', done));
  const errors = await text(child.stderr);
  const code = await exited;
  process.off('exit', end);
  if (code === 0) return;
  const reason = errors.split('\n').find((line) => /error/i.test(line)) ?? `vite ended with ${code}`;
  throw new StartError('build', `The web application does not build: ${reason.trim()}`, { cause: errors });
}
