import { fileRules, type MaritalStatus, type VehiclePaper } from '@jalon/domain/administrative/administrative-file';
import type { Paper, Reading } from '@jalon/domain/administrative/administrative-schema';
import type { User } from '@jalon/domain/core/actor';
import type { Config } from '../config.ts';
import { sealer } from '../core/sealed.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { attachFile, dropFilesOf, fileColumn, filesDropped } from '../files/files.queries.ts';

/** What is sealed of somebody. */
export type Kept = {
  birthDate: string | null;
  birthPlace: string;
  nationality: string | null;
  maritalStatus: MaritalStatus | null;
  accountHolder: string;
  iban: string;
};
export type KeptFile = Kept & { version: number; updatedAt: string | null; papers: Paper[]; readings: Reading[]; isUnreadable: boolean };
type Sealer = ReturnType<typeof sealer>;
export const fileSealer = ({ secret }: Pick<Config, 'secret'>): Sealer => sealer(secret, 'administrative files');

const empty: Kept = { birthDate: null, birthPlace: '', nationality: null, maritalStatus: null, accountHolder: '', iban: '' };

/** Bound to its person: copied to somebody else it does not open. Under a secret that is gone it reads as empty. */
export async function findFile(tx: Tx, { open }: Sealer, userId: string): Promise<KeptFile> {
  const { sealed, ...found } = await tx.one<Omit<KeptFile, keyof Kept | 'isUnreadable'> & { sealed: Buffer | null }>(sql`
    select f.sealed, coalesce(f.version, 0) as version, f.updated_at as "updatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'addedAt', a.sent_at, 'file', ${fileColumn(sql`a.id`)}) order by p.kind), '[]')
        from administrative_papers p join files a on a.id = p.file_id where p.user_id = u.id) as papers,
      (select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'by', coalesce(r.by, '')) order by r.id desc), '[]') from (
        select e.id, e.at, b.first_name || ' ' || b.last_name as by from events e left join users b on b.id = e.actor_id
        where e.subject_id = u.id and e.kind = 'account.fileOpen' order by e.id desc limit ${fileRules.readings}) r) as readings
    from users u left join administrative_files f on f.user_id = u.id where u.id = ${userId}`);
  const text = sealed && open(sealed, userId);
  return { ...empty, ...(text ? (JSON.parse(text) as Kept) : {}), ...found, isUnreadable: sealed !== null && !text };
}

/** Undefined when somebody has written since the version that was seen. */
export const keepFile = (tx: Tx, { seal }: Sealer, userId: string, { version, ...kept }: Kept & { version: number }) =>
  tx.maybe<{ version: number; updatedAt: string }>(sql`
    insert into administrative_files as f (user_id, sealed) select ${userId}, ${seal(JSON.stringify(kept), userId)}
    where ${version} = 0 or exists (select 1 from administrative_files f where f.user_id = ${userId})
    on conflict (user_id) do update set sealed = excluded.sealed, version = f.version + 1, updated_at = now() where f.version = ${version}
    returning f.version, f.updated_at as "updatedAt"`);

const fileKind = 'administrative';
export const findPaper = (
  tx: Tx,
  userId: string,
  kind: VehiclePaper,
): Promise<{ name: string; type: string; size: number; contentId: string } | undefined> =>
  tx.maybe(sql`
    select f.name, f.type, f.size, coalesce(f.content_id, f.id) as "contentId"
    from administrative_papers p join files f on f.id = p.file_id where p.user_id = ${userId} and p.kind = ${kind}`);

/** One file of each kind: the one before goes. */
export async function keepPaper(tx: Tx, actor: User, kind: VehiclePaper, fileId: string): Promise<void> {
  // Of two at once, the second finds what the first has kept.
  const held = tx.many(sql`select 1 from users where id = ${actor.id} for no key update`);
  await Promise.all([held, attachFile(tx, actor, fileId, { kind: fileKind, id: actor.id, purpose: 'proof' })]);
  await dropPaper(tx, actor.id, kind);
  await tx.many(sql`insert into administrative_papers (user_id, kind, file_id) values (${actor.id}, ${kind}, ${fileId})`);
}

/** It goes with its file. False when there was none. */
export async function dropPaper(tx: Tx, userId: string, kind: VehiclePaper): Promise<boolean> {
  const paper = sql`(select p.file_id from administrative_papers p where p.user_id = ${userId} and p.kind = ${kind})`;
  return (await tx.many(filesDropped(sql`f.id = ${paper}`))).length > 0;
}

/** Everything of somebody who goes. */
export async function dropFileOf(tx: Tx, userId: string): Promise<void> {
  await Promise.all([tx.many(sql`delete from administrative_files where user_id = ${userId}`), dropFilesOf(tx, fileKind, [userId])]);
}
