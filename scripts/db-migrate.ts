import { withMigratedDatabase } from './database.ts';

await withMigratedDatabase(async (_url, version) => {
  process.stdout.write(`The database is at version ${version}.\n`);
});
