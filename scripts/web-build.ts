import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../apps/api/src/start-error.ts';

const root = resolve(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const dist = join(web, 'dist');
const mark = '.sources';

/** Builds the web application when what it is made from has changed since the last time. */
export async function buildWeb(announce: () => void): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  // An image for production carries the result and not the tools.
  if (isBuilt && !existsSync(vite)) return;
  const sources = hashSources();
  if (isBuilt && existsSync(join(dist, mark)) && readFileSync(join(dist, mark), 'utf8') === sources) return;
  announce();
  // Beside the old one until it is complete: neither a build that fails nor one that is killed leaves half an application.
  const draft = `node_modules/.dist-${process.pid}`;
  await runVite(draft);
  writeFileSync(join(web, draft, mark), sources);
  rmSync(dist, { recursive: true, force: true });
  renameSync(join(web, draft), dist);
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

async function runVite(outDir: string): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', outDir], {
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
