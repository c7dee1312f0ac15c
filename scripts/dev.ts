import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** `npm run dev`: the API restarts when its sources change, the web application reloads in place on port 5173. */
const root = resolve(import.meta.dirname, '..');
const watched = ['apps/api/src', 'packages/domain/src'].map((path) => `--watch-path=${join(root, path)}`);

const run = (args: string[], cwd: string): ChildProcess => spawn(process.execPath, args, { cwd, stdio: 'inherit' });
const children = [
  run([...watched, '--watch-preserve-output', join(root, 'scripts/start.ts'), '--no-web'], root),
  run([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/web')),
];

// Ctrl-C reaches the children by itself; when one ends, so does the other.
const endAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', () => undefined);
process.on('SIGTERM', endAll);
for (const child of children) child.once('exit', endAll);
