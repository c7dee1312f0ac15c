import type { Files } from '../core/files.ts';
import type { Database } from '../db/database.ts';
import { join as joined, type Sql, sql } from '../db/sql.ts';
import { fileKey, removeContent } from './files.queries.ts';

/** The table of each kind of record that has files. */
const recordTables: Record<string, Sql> = {
  document: sql`documents`,
  profile: sql`freelance_profiles`,
  application: sql`applications`,
  conversation: sql`conversations`,
};
const atOnce = 500;
const dayMs = 86_400_000;

/** Removes the files that nobody refers to: those no record took, those whose record is gone, and content that has no row. */
export async function purgeFiles(database: Database, files: Files, now = Date.now()): Promise<void> {
  const orphans = Object.entries(recordTables).map(
    ([kind, table]) => sql`(f.record_kind = ${kind} and not exists (select 1 from ${table} r where r.id = f.record_id))`,
  );
  const yesterday = new Date(now - dayMs);
  const gone = await database.many<{ id: string }>(sql`
    delete from files f where f.sent_at < ${yesterday} and (f.record_id is null or ${joined(orphans, sql` or `)}) returning coalesce(f.content_id, f.id) as id`);
  for (const { id } of gone) await removeContent(database, files, id);
  const some: string[] = [];
  for await (const key of files.keys('records')) {
    const id = key.slice(key.indexOf('/') + 1);
    if (madeAt(id) < now - dayMs) some.push(id);
    if (some.length === atOnce) await removeUnknown(database, files, some.splice(0));
  }
  await removeUnknown(database, files, some);
}

async function removeUnknown(database: Database, files: Files, ids: readonly string[]): Promise<void> {
  const known = await database.many<{ id: string }>(sql`
    select id from files where id = any(${ids}::uuid[]) union select content_id from files where content_id = any(${ids}::uuid[])`);
  const kept = new Set(known.map(({ id }) => id));
  for (const id of ids) if (!kept.has(id)) await files.remove(fileKey(id));
}

/** Ids of version 7 begin with the time they were made at. */
const madeAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
