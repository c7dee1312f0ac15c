import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { type Config, loadConfig } from '../apps/api/src/config.ts';
import { openFiles } from '../apps/api/src/core/files.ts';
import { claimDataFolder, diskFull } from '../apps/api/src/data-folder.ts';
import { isConnectionLost, openDatabase } from '../apps/api/src/db/database.ts';
import { startEmbedded } from '../apps/api/src/db/embedded.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { reachDatabase } from '../apps/api/src/db/reach.ts';
import { sql } from '../apps/api/src/db/sql.ts';
import { inTurn } from '../apps/api/src/db/turn.ts';
import { demoAccounts, demoPassword } from '../apps/api/src/demo/accounts.ts';
import { countDemo, endDemoSessions } from '../apps/api/src/demo/keep-out.ts';
import { loadLegalDrafts } from '../apps/api/src/legal/legal-texts.defaults.ts';
import { loadDefaults } from '../apps/api/src/referentials/referentials.defaults.ts';
import { StartError } from '../apps/api/src/start-error.ts';
import { startNotice } from '../apps/api/src/start-notices.ts';
import { buildWeb } from './web-build.ts';

/** Longer than any request may take, shorter than what service managers wait before they kill. To this comes the time to drain. */
let endMs = 9000;
/** npm hands Ctrl-C on to us although the terminal has already sent it: a second one that soon is not a person's. */
const echoMs = 500;

const opened = new AsyncDisposableStack();
let endingSince: number | undefined;
let isReady = false;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  endMs += config.drainSeconds * 1000;
  if (!config.databaseUrl) opened.defer(claimDataFolder(config.dataDir));
  await refuseTakenPort(config);
  if (config.databaseUrl) await reachDatabase(config.databaseUrl);
  if (config.databaseDirectUrl) await reachDatabase(config.databaseDirectUrl, 'JALON_DATABASE_DIRECT_URL');
  const [{ databaseUrl, demoAccounts: demoCount }, { runServer }] = await Promise.all([
    prepareDatabase(config),
    import('../apps/api/src/main.ts'),
    process.argv.includes('--no-web') ? undefined : buildWeb(() => print('Building the web application…')),
  ]);
  const server = await runServer(config, databaseUrl);
  opened.defer(() => server.close());
  isReady = true;
  print(`Jalon is ready: ${config.url}`);
  const notice = startNotice(config, demoCount);
  if (notice) complain(notice);
  if (config.demo) print(`Demo accounts (password ${demoPassword}):`);
  if (config.demo) for (const { email } of Object.values(demoAccounts)) print(`  ${email}`);
}

/** Before anything slow: a person who has to choose another port should know at once. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const errors = await Promise.all(addresses.map(({ address }) => tryToListen(port, address)));
  if (errors.includes('EADDRINUSE')) {
    throw new StartError('port', `Port ${port} is taken: stop the other program, or choose another, such as PORT=${port + 1} npm start.`);
  }
  if (errors.includes('EACCES')) throw new StartError('port', `Port ${port} is not open to this user: choose one above 1023 with PORT.`);
  // A name may have an address of a kind that this machine lacks; one that works is enough.
  if (errors.includes(undefined)) return;
  throw new StartError(
    'configuration',
    `HOST is "${host}", which is no address of this machine; accepted: a host name or address to listen on.`,
  );
}

function tryToListen(port: number, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      .listen(port, address, () => probe.close(() => resolve(undefined)));
  });
}

type Prepared = { databaseUrl: string; demoAccounts: number };

async function prepareDatabase(config: Config): Promise<Prepared> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl) return { databaseUrl, demoAccounts: await fillDatabase(config, databaseDirectUrl ?? databaseUrl) };
  const isTalkative = config.logLevel === 'debug' || config.logLevel === 'trace';
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: (level, line) => (level === 'warn' || isTalkative ? complain(line) : undefined),
  });
  opened.defer(() => embedded.stop());
  const demoCount = await fillDatabase(config, embedded.url).catch((error: unknown) => {
    throw embedded.hasFullDisk() ? diskFull(config.dataDir, error) : error;
  });
  return { databaseUrl: embedded.url, demoAccounts: demoCount };
}

/** Answers with the number of demonstration accounts it holds. Another instance that starts for the first time waits for its turn, and finds it filled. */
async function fillDatabase(config: Config, url: string): Promise<number> {
  await migrate(url);
  return inTurn(url, () => fill(config, url));
}

async function fill(config: Config, url: string): Promise<number> {
  const database = openDatabase(url, { poolSize: 1 });
  try {
    await database.transaction(loadDefaults);
    await database.transaction(loadLegalDrafts);
    const isEmpty = (await database.maybe(sql`select from users limit 1`)) === undefined;
    if (config.demo && isEmpty) {
      const { loadDemo } = await import('../apps/api/src/demo/demo.ts');
      await loadDemo(database, openFiles(config));
    }
    if (config.isProduction) await endDemoSessions(database);
    return await countDemo(database);
  } finally {
    await database.close();
  }
}

function stop(): void {
  if (endingSince === undefined) void end(0);
  else if (performance.now() - endingSince > echoMs) process.exit(130);
}

function fail(error: unknown): void {
  // What is closed under the feet of a start that was interrupted fails, and nobody needs to know.
  if (endingSince !== undefined) return;
  report(error);
  void end(error instanceof StartError ? error.exitCode : 1);
}

async function end(exitCode: number): Promise<void> {
  endingSince = performance.now();
  setTimeout(() => process.exit(exitCode || 1), endMs).unref();
  await opened.disposeAsync().catch((error: unknown) => {
    report(error);
    process.exit(exitCode || 1);
  });
  process.exit(exitCode);
}

function report(error: unknown): void {
  const isVerbose = ['debug', 'trace'].includes(process.env.JALON_LOG_LEVEL ?? '');
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  complain(isVerbose && stack ? stack : message);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// Whoever waits for a database that goes away is told. A library that leaves the same unheard must not end all the others, nor one that
// gives its broken connection back twice, as the worker does when it is stopped at that moment.
const isLeftBehind = (error: Error): boolean => isConnectionLost(error) || error.message.includes('already been released to the pool');
process.on('uncaughtException', (error) => (isReady && isLeftBehind(error) ? report(error) : fail(error)));
// Whoever read our lines may be gone; that is no reason to stop.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
start().catch(fail);
