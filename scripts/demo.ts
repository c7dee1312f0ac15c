import { openFiles } from '../apps/api/src/core/files.ts';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { sql } from '../apps/api/src/db/sql.ts';
import { loadDemo } from '../apps/api/src/demo/demo.ts';
import { loadLegalDrafts } from '../apps/api/src/legal/legal-texts.defaults.ts';
import { loadDefaults } from '../apps/api/src/referentials/referentials.defaults.ts';
import { StartError } from '../apps/api/src/start-error.ts';
import { withMigratedDatabase } from './database.ts';

/** `npm run demo`: the demonstration, into a database that has nobody in it. */
await withMigratedDatabase(async (url, _version, config) => {
  if (config.isProduction) throw new StartError('configuration', 'The demonstration has a public password: it is not for production.');
  const database = openDatabase(url, { poolSize: 1 });
  try {
    if (await database.maybe(sql`select from users limit 1`))
      throw new StartError('database', 'There are people in this database already: the demonstration is for an empty one.');
    await database.transaction(loadDefaults);
    await database.transaction(loadLegalDrafts);
    await loadDemo(database, openFiles(config));
    process.stdout.write('The demonstration is loaded.\n');
  } finally {
    await database.close();
  }
});
