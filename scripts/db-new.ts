import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listMigrations, migrationsFolder } from '../apps/api/src/db/migrate.ts';

const name = process.argv
  .slice(2)
  .join(' ')
  .toLowerCase()
  .match(/[a-z0-9]+/g)
  ?.join('_');
if (name) {
  const version = (listMigrations(migrationsFolder).at(-1)?.version ?? 0) + 1;
  const file = join(migrationsFolder, `${String(version).padStart(4, '0')}_${name}.sql`);
  writeFileSync(file, '-- What changes, and why.\n', { flag: 'wx' });
  process.stdout.write(`${relative(process.cwd(), file)}\n`);
} else {
  process.stderr.write('Usage: node scripts/db-new.ts <name>\n');
  process.exitCode = 1;
}
