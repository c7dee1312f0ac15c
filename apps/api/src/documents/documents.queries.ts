import { randomUUIDv7 } from 'node:crypto';
import type { User } from '@jalon/domain/core/actor';
import { type DocumentVersion, documentFlow, type LegalDocument, soonDays } from '@jalon/domain/documents/document';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { attachFile, dropFilesOf, fileColumn, filesDropped, waitingFile } from '../files/files.queries.ts';

const kind = documentFlow.name;
export type Version = { fileId: string | null; expiresOn: string | null };
export const nameOf = (id: Sql): Sql => sql`(select u.first_name || ' ' || u.last_name from users u where u.id = ${id})`;

/** A document, `d`, that holds but not for long. */
export const endsSoon = (today: string): Sql => sql`d.state = 'accepted' and d.expires_key <= ${today}::date + ${soonDays}::integer`;

/** Gives a version its file. */
export const attachVersion = async (tx: Tx, actor: User, id: string, { fileId }: Version): Promise<void> => {
  if (fileId) await attachFile(tx, actor, fileId, { kind, id, purpose: 'proof' });
};

/** The last check of the version that a document, `d`, has now. */
const lastCheck = sql`from document_checks k where k.document_id = d.id and k.number = d.number order by k.id desc limit 1`;
export const checkColumn = sql`(
  select json_build_object('result', k.result, 'securityCode', k.security_code, 'proof', ${fileColumn(sql`k.proof_id`)},
    'by', ${nameOf(sql`k.checked_by`)}, 'at', k.checked_at, 'sha256', encode(k.sha256, 'hex')) ${lastCheck})`;
/** Whether somebody of the staff has checked the version there is, or decided on it, also where that was taken back. */
export const isHandled = sql`(coalesce(d.decided_number >= d.number, false) or exists (select 1 ${lastCheck}))`;
/** A vigilance attestation that its issuer has not recognised. */
export const isUnchecked = sql`(d.type = 'vigilance' and coalesce((select k.result ${lastCheck}), '') <> 'authentic')`;

type Check = { result: string; securityCode: string | null; fileId: string | null };
/** Kept with the fingerprint of the file that was looked at. */
export const checkKept = (actor: User, { id, number, file }: Pick<LegalDocument, 'id' | 'number' | 'file'>, check: Check): Sql => sql`
  insert into document_checks (id, document_id, number, result, security_code, proof_id, sha256, checked_by)
  values (${randomUUIDv7()}, ${id}, ${number}, ${check.result}, ${check.securityCode}, ${waitingFile(actor, check.fileId, 'proof')},
    (select f.sha256 from files f where f.id = ${file?.id ?? null}), ${actor.id})`;
/** What proves the answer belongs to the document. */
export const attachProof = async (tx: Tx, actor: User, id: string, { fileId }: Check): Promise<void> => {
  if (fileId) await attachFile(tx, actor, fileId, { kind, id, purpose: 'proof' });
};

type Replaced = Omit<DocumentVersion, 'decidedBy'> & { id: string };
/** As it was when it was replaced. */
export const versionKept = ({ id, number, state, file, addedOn, expiresOn, reason, decidedAt }: Replaced): Sql => sql`
  insert into document_versions (document_id, number, file_id, added_on, expires_on, state, reason, decided_at, decided_by)
  values (${id}, ${number}, ${file?.id ?? null}, ${addedOn}, ${expiresOn}, ${state}, ${reason}, ${decidedAt},
    (select d.decided_by from documents d where d.id = ${id} and ${decidedAt}::timestamptz is not null))`;

const before = sql`from document_versions v where v.document_id = d.id and v.number = d.number - 1`;
/** That of the version before the latest; null of a first one. */
export const stateBefore = sql`(select v.state ${before})`;
/** The version before is the latest again: what it covers by itself, the one that replaced it no longer has to. */
export const versionBefore = sql`(file_id, added_on, expires_on, reason, decided_at, decided_by, number, covered_until) = (
  select v.file_id, v.added_on, v.expires_on, v.reason, v.decided_at, v.decided_by, v.number,
    case when v.state <> 'accepted' then documents.covered_until end
  from document_versions v where v.document_id = documents.id and v.number = documents.number - 1)`;
/**
 * Until when the last of the earlier versions holds that was accepted, also where it is over: nothing before it holds any more. Unless one
 * that came after it, before the version `until`, was not recognised by its issuer.
 */
export const acceptedBefore = (until: Sql): Sql => sql`(
  select v.expires_on from document_versions v
  where v.document_id = documents.id and v.state in ('accepted', 'expired')
    and 'unrecognised' <> all (array(select distinct on (k.number) k.result from document_checks k
      where k.document_id = v.document_id and k.number > v.number and k.number < ${until} order by k.number, k.id desc))
  order by v.number desc limit 1)`;
/** Of the version before only the document tells from then on; the file of the one that was withdrawn is kept nowhere. */
export const versionDropped = ({ id, number, file }: Pick<LegalDocument, 'id' | 'number' | 'file'>): Sql[] => [
  sql`delete from document_versions where document_id = ${id} and number = ${number - 1}`,
  filesDropped(sql`f.id = ${file?.id ?? null} and f.record_kind = ${kind} and f.record_id = ${id}`),
];

export const listVersions = (tx: Tx, documentId: string): Promise<DocumentVersion[]> =>
  tx.many(sql`
    select v.number, v.state, ${fileColumn(sql`v.file_id`)} as file, v.added_on as "addedOn", v.expires_on as "expiresOn", v.reason,
      ${nameOf(sql`v.decided_by`)} as "decidedBy", v.decided_at as "decidedAt"
    from document_versions v where v.document_id = ${documentId} order by v.number desc`);

/** With the account of their owner. */
export async function dropDocumentsOf(tx: Tx, ownerId: string): Promise<void> {
  const gone = await tx.many<{ id: string }>(sql`delete from documents where owner_id = ${ownerId} returning id`);
  await dropFilesOf(
    tx,
    kind,
    gone.map(({ id }) => id),
  );
}

/** What was kept of a check: its owner does not read it. */
export const isProofOfCheck = async (tx: Tx, documentId: string, fileId: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from document_checks k where k.document_id = ${documentId} and k.proof_id = ${fileId}`)) !== undefined;

/** Every version of everything a person has given, for the file of what is kept about them. */
export const listOwnDocuments = (tx: Tx, ownerId: string): Promise<object[]> =>
  tx.many(sql`
    select d.type, v.number, v.state, v.added_on as "addedOn", v.expires_on as "expiresOn", v.reason, f.name as file, f.size, encode(f.sha256, 'hex') as sha256
    from documents d
    cross join lateral (
      select d.number, d.state, d.added_on, d.expires_on, d.reason, d.file_id union all
      select o.number, o.state, o.added_on, o.expires_on, o.reason, o.file_id from document_versions o where o.document_id = d.id) v
    left join files f on f.id = v.file_id
    where d.owner_id = ${ownerId} order by d.type, v.number`);
