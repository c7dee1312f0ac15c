import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publish } from './support/report.ts';

const root = resolve(import.meta.dirname, '..');

type Counts = { passed: number; failed: number };
type Runner = { program: string; args: (result: string) => string[]; counts: (result: object) => Counts };

const vitest: Runner = {
  program: 'vitest/vitest.mjs',
  args: (result) => ['run', '--project', 'api', '--reporter=dot', '--reporter=json', `--outputFile=${result}`],
  counts: (result) => {
    const { numPassedTests, numFailedTests } = result as Record<'numPassedTests' | 'numFailedTests', number>;
    return { passed: numPassedTests, failed: numFailedTests };
  },
};

const playwright: Runner = {
  program: '@playwright/test/cli.js',
  args: () => ['test', '-c', 'e2e', '--reporter=dot,json'],
  counts: (result) => {
    const { stats } = result as { stats: Record<'expected' | 'unexpected', number> };
    return { passed: stats.expected, failed: stats.unexpected };
  },
};

/** The tests of these files with the large numbers of rounds. Says how many fail. */
async function runLong(part: string, title: string, { program, args, counts }: Runner, ...files: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-bench-'));
  const result = join(folder, 'result.json');
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args(result), ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_ROUNDS: 'long', PLAYWRIGHT_JSON_OUTPUT_FILE: result },
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  try {
    const { passed, failed: counted } = counts(JSON.parse(readFileSync(result, 'utf8')) as object);
    const failed = Math.max(counted, Number(code !== 0));
    return publish(part, [
      {
        title,
        columns: ['tests'],
        figures: [
          { name: 'hold', values: [String(passed)] },
          { name: 'fail', values: [String(failed)], line: '0', verdict: failed === 0 ? 'line' : 'MISS' },
        ],
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const runFuzz = (): Promise<number> =>
  runLong('fuzz', '500 hostile calls of every endpoint, and more', vitest, 'apps/api/test/fuzz-');

export const runRaces = (): Promise<number> =>
  runLong('races', '200 rounds of each race', vitest, 'apps/api/test/races.test.ts', 'apps/api/test/organisation-races.test.ts');

export const runScreens = (): Promise<number> =>
  runLong('screens', 'Every screen in both languages, both widths and both schemes', playwright, 'screens.spec');
