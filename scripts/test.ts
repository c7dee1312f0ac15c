import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm test`: every part, or the ones named (`npm test static api`), with the main stories and few rounds; `npm run test:full`: all stories,
 * more rounds and what takes long (docs/decisions/076). The last line says how it went.
 */
const { positionals: asked, values: options } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
});
const root = resolve(import.meta.dirname, '..');

/**
 * In memory where there is room: a database of its own for each file of tests is fifteen hundred files, and to make and remove them on a disk
 * took a fifth of the processor time of the API tests. They need 0.3 GB of it, those at volume some more.
 */
const memory = '/dev/shm';
function hasMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 4 * 2 ** 30;
  } catch {
    return false;
  }
}
if (!process.env.TMPDIR && hasMemory()) process.env.TMPDIR = memory;

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
    args: [packageBin('@playwright/test/cli.js'), 'test', '-c', 'e2e', '--reporter=dot,json', ...(options.full ? [] : ['--grep=@main'])],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    counts: (isGood) => {
      const { stats } = readJson(file) as { stats?: { expected: number; unexpected: number; flaky: number } };
      return counted((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, isGood);
    },
  };
}

/** One checker: several would each infer the types that everything shares. It collects less often: a fifth of its time went there. */
const tsc = (project: string): Step => ({
  ...check(`types of ${project}`, packageBin('typescript/bin/tsc'), '-p', project, '--checkers', '1'),
  env: { GOGC: '400' },
});

/** Plans at volume, and what is hidden besides needs and profiles: each takes as long as all the tests of ten features. */
const long = ['explain', 'hidden-fees', 'hidden-absences', 'hidden-administrative'];

const parts: Record<string, Step[]> = {
  static: [
    check('formatting, lint, import directions and cycles', packageBin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'),
    // The last one holds all that runs in Node: what the API and its tests share is inferred once.
    ...['packages/domain', 'apps/web', 'apps/web/tsconfig.node.json', '.'].map(tsc),
    check('unused code', packageBin('knip/bin/knip.js')),
  ],
  domain: [vitest('domain', '--coverage')],
  web: [vitest('web')],
  api: [vitest('api', ...(options.full ? [] : long.flatMap((name) => ['--exclude', `**/test/${name}.test.ts`])))],
  browser: [playwright()],
};

/** The first thing that both the browser and a start need, so that neither builds it while the other does. */
const build: Step = check('the web application builds', join(root, 'scripts/build.ts'));

/** What runs alone writes as it goes; what runs beside another is told when it has ended. */
async function run({ name, args, env, counts }: Step, isAlone: boolean): Promise<Counts> {
  const started = Date.now();
  if (isAlone) process.stdout.write(`\n▸ ${name}\n`);
  const output: Buffer[] = [];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      ...(options.full ? {} : { TEST_ROUNDS: 'short' }),
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const result = counts(code === 0);
  if (!isAlone) process.stdout.write(`\n▸ ${name}\n${Buffer.concat(output)}`);
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

const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);

const total: Counts = { passed: 0, failed: 0 };
async function runAll(steps: readonly Step[], isAlone: boolean): Promise<void> {
  for (const step of steps) {
    const { passed, failed } = await run(step, isAlone);
    total.passed += passed;
    total.failed += failed;
  }
}

const steps = (...names: string[]): Step[] =>
  names.flatMap((name) => (asked.length === 0 || asked.includes(name) ? (parts[name] ?? []) : []));
// The API tests often wait for a process or a database: everything that only computes is done meanwhile.
const besideApi = [...(asked.length === 0 ? [build] : []), ...steps('static', 'domain', 'web')];
const api = steps('api');
const isAlone = besideApi.length === 0 || api.length === 0;
await Promise.all([runAll(besideApi, isAlone), runAll(api, isAlone)]);
await runAll(steps('browser'), true);

rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
