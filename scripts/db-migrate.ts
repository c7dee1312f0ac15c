import { loadConfig } from '../apps/api/src/config.ts';
import { startEmbedded } from '../apps/api/src/db/embedded.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { reachDatabase } from '../apps/api/src/db/reach.ts';
import { StartError } from '../apps/api/src/start-error.ts';

try {
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
  try {
    if (databaseUrl) await reachDatabase(databaseUrl);
    process.stdout.write(`The database is at version ${await migrate(databaseUrl ?? embedded?.url ?? '')}.\n`);
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
