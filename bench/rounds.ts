import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publish } from './support/report.ts';

const root = resolve(import.meta.dirname, '..');

/** The tests of these files with the large numbers of rounds (apps/api/test/rounds.ts). Says how many fail. */
async function runLong(part: string, title: string, ...files: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-bench-'));
  const result = join(folder, 'result.json');
  const args = ['run', '--project', 'api', '--reporter=dot', '--reporter=json', `--outputFile=${result}`, ...files];
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_ROUNDS: 'long' },
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(result, 'utf8')) as Record<
      'numPassedTests' | 'numFailedTests',
      number
    >;
    const failed = Math.max(numFailedTests, Number(code !== 0));
    return publish(part, [
      {
        title,
        columns: ['tests'],
        figures: [
          { name: 'hold', values: [String(numPassedTests)] },
          { name: 'fail', values: [String(failed)], line: '0', verdict: failed === 0 ? 'line' : 'MISS' },
        ],
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const runFuzz = (): Promise<number> => runLong('fuzz', '500 hostile calls of every endpoint, and more', 'apps/api/test/fuzz-');

export const runRaces = (): Promise<number> =>
  runLong('races', '200 rounds of each race', 'apps/api/test/races.test.ts', 'apps/api/test/organisation-races.test.ts');
