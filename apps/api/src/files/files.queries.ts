import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type FilePurpose, type KeptFile, waitingFiles } from '@jalon/domain/core/file-rules';
import type { Files } from '../core/files.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Where the content of a file is kept, from its id. */
export const fileKey = (id: string): string => `records/${id}`;
/** The id that the content of a file, `f`, is kept under: its own, unless it is a copy. */
const content = sql`coalesce(f.content_id, f.id)`;

type NewFile = KeptFile & { purpose: FilePurpose; sha256: Buffer };

/** A file that waits for its record. False when its sender has too many: those who send at once take turns. */
export async function insertFile(tx: Tx, sentBy: string, { id, name, type, size, purpose, sha256 }: NewFile): Promise<boolean> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('files ' || ${sentBy}, 0))`);
  if (!(await hasRoomForFile(tx, sentBy))) return false;
  await tx.many(sql`
    insert into files (id, purpose, name, type, size, sha256, sent_by) values (${id}, ${purpose}, ${name}, ${type}, ${size}, ${sha256}, ${sentBy})`);
  return true;
}

export async function hasRoomForFile(tx: Tx, sentBy: string): Promise<boolean> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from files where sent_by = ${sentBy} and record_id is null`);
  return count < waitingFiles;
}

/** The id of a file that this person has sent and no record has taken; null otherwise. */
export const waitingFile = (actor: User, id: string | null, purpose: FilePurpose): Sql => sql`(
  select f.id from files f where f.id = ${id} and f.sent_by = ${actor.id} and f.record_id is null and f.purpose = ${purpose})`;

type Taking = { kind: string; id: string; purpose: FilePurpose };
/** Gives a file to a record for good. One that is gone, or somebody else's, or for something else, is told at its field. */
export async function attachFile(tx: Tx, actor: User, id: string, record: Taking): Promise<void> {
  const taken = await tx.maybe(sql`
    update files set record_kind = ${record.kind}, record_id = ${record.id}
    where id = ${id} and sent_by = ${actor.id} and record_id is null and purpose = ${record.purpose} returning id`);
  if (!taken) throw new AppError('request.invalid', { fields: { fileId: 'validation.fileGone' } });
}

/** Gives a record a file of its own with the content of another, under the id of the record: the other may go. */
export const copyOfFile = (id: string, record: Pick<Taking, 'kind' | 'id'>): Sql => sql`
  insert into files (id, record_kind, record_id, purpose, name, type, size, sha256, sent_by, content_id)
  select ${record.id}, ${record.kind}, ${record.id}, f.purpose, f.name, f.type, f.size, f.sha256, f.sent_by, ${content}
  from files f where f.id = ${id}`;

export const findFile = (
  tx: Tx,
  record: { kind: string; id: string },
  id: string,
): Promise<(KeptFile & { contentId: string }) | undefined> =>
  tx.maybe(sql`
    select f.id, f.name, f.type, f.size, ${content} as "contentId" from files f where id = ${id} and record_kind = ${record.kind} and record_id = ${record.id}`);

/** Forgets the files of these records; a job removes their content once that is certain. */
export async function dropFilesOf(tx: Tx, kind: string, recordIds: readonly string[]): Promise<void> {
  await tx.many(filesDropped(sql`f.record_kind = ${kind} and f.record_id = any(${recordIds}::uuid[])`));
}

/** The same of all files, `f`, that a condition holds for, as a statement. */
export const filesDropped = (where: Sql): Sql => sql`
  with gone as (delete from files f where ${where} returning ${content} as id)
  select graphile_worker.add_job('removeFile', json_build_object('id', id)) from gone`;

/** Removes content that no file has any more: several may have the same. */
export async function removeContent(tx: Tx, files: Files, id: string): Promise<void> {
  if (!(await tx.maybe(sql`select 1 from files f where f.id = ${id} or f.content_id = ${id} limit 1`))) await files.remove(fileKey(id));
}

/** The same of one file of a record. */
export async function dropFile(tx: Tx, record: { kind: string; id: string }, fileId: string): Promise<void> {
  await tx.many(filesDropped(sql`f.id = ${fileId} and f.record_kind = ${record.kind} and f.record_id = ${record.id}`));
}

/** The same of a picture, which no table but its owner's knows. */
export async function dropPicture(tx: Tx, key: string): Promise<void> {
  await tx.many(sql`select graphile_worker.add_job('removePicture', json_build_object('key', ${key}::text))`);
}

/** As it is shown with its record: `id` is the column that holds the id of the file. */
export const fileColumn = (id: Sql): Sql => sql`(
  select jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) from files f where f.id = ${id})`;
