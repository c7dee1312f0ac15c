import { type Config, loadConfig } from '../apps/api/src/config.ts';
import { startEmbedded } from '../apps/api/src/db/embedded.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { reachDatabase } from '../apps/api/src/db/reach.ts';
import { exitCodes, StartError } from '../apps/api/src/start-error.ts';

/** Gives a command the migrated database of the configuration, past a pooler, and says a bad day in one line with its exit code. */
export async function withMigratedDatabase(work: (url: string, version: number, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const { databaseUrl, databaseDirectUrl, dataDir } = config;
    if (databaseUrl) await reachDatabase(databaseUrl);
    if (databaseDirectUrl) await reachDatabase(databaseDirectUrl, 'JALON_DATABASE_DIRECT_URL');
    await using embedded = new AsyncDisposableStack();
    const url = databaseDirectUrl ?? databaseUrl ?? (await openEmbedded(dataDir, embedded));
    await work(url, await migrate(url), config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

async function openEmbedded(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const { url, stop } = await startEmbedded({ dataDir }).catch(explain);
  opened.defer(stop);
  return url;
}

/** Another folder, which a start would be advised to take, is another database. */
function explain(error: unknown): never {
  if (!(error instanceof StartError) || error.exitCode !== exitCodes.alreadyRunning) throw error;
  throw new StartError(
    'alreadyRunning',
    'Jalon is running, and its embedded database is open to nothing else: stop Jalon, run this command again, then start it.',
  );
}
