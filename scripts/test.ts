import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** `npm test`: everything, or the parts named (`npm test static api`). The last line says how it went. */
const root = resolve(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'jalon-test-'));
const packageBin = (path: string): string => join(root, 'node_modules', path);

type Counts = { passed: number; failed: number };
type Step = { name: string; args: string[]; env?: Record<string, string>; counts: (isGood: boolean) => Counts };

const check = (name: string, ...args: string[]): Step => ({
  name,
  args,
  counts: (isGood) => ({ passed: Number(isGood), failed: Number(!isGood) }),
});

/** A runner that died counts as a failure even when everything it reported was good. */
const counted = (passed: number, failed: number, isGood: boolean): Counts => ({ passed, failed: Math.max(failed, Number(!isGood)) });

function vitest(project: string, ...args: string[]): Step {
  const file = join(results, `${project}.json`);
  return {
    name: `${project} tests`,
    args: [
      packageBin('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
      ...args,
    ],
    counts: (isGood) => {
      const { numPassedTests = 0, numFailedTests = 0 } = readJson(file) as { numPassedTests?: number; numFailedTests?: number };
      return counted(numPassedTests, numFailedTests, isGood);
    },
  };
}

function playwright(): Step {
  const file = join(results, 'browser.json');
  return {
    name: 'browser tests',
    args: [packageBin('@playwright/test/cli.js'), 'test', '-c', 'e2e', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    counts: (isGood) => {
      const { stats } = readJson(file) as { stats?: { expected: number; unexpected: number; flaky: number } };
      return counted((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, isGood);
    },
  };
}

const tsc = (project: string): Step => check(`types of ${project}`, packageBin('typescript/bin/tsc'), '-p', project);

const parts: Record<string, Step[]> = {
  static: [
    check('formatting, lint, import directions and cycles', packageBin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'),
    ...['packages/domain', 'apps/api', 'apps/web', 'apps/web/tsconfig.node.json', '.'].map(tsc),
    check('unused code', packageBin('knip/bin/knip.js')),
  ],
  domain: [vitest('domain', '--coverage')],
  api: [vitest('api')],
  web: [vitest('web')],
  browser: [playwright()],
};

async function run({ name, args, env, counts }: Step): Promise<Counts> {
  const started = Date.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const result = counts(code === 0);
  process.stdout.write(`  ${result.passed} passed, ${result.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}

function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);

const total: Counts = { passed: 0, failed: 0 };
for (const [name, steps] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const step of steps) {
    const { passed, failed } = await run(step);
    total.passed += passed;
    total.failed += failed;
  }
}
rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
