import type { DocumentState, DocumentType } from '@jalon/domain/documents/document';
import { numberOf } from '../contracts/contracts.columns.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { nameOf } from '../documents/documents.queries.ts';

export type EvidenceFile = { id: string; contentId: string; name: string; size: number; sha256: string };
export type GivenPaper = {
  type: DocumentType;
  number: number;
  state: DocumentState;
  addedOn: string;
  expiresOn: string | null;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  /** Null of a declaration. */
  file: EvidenceFile | null;
};
export type MadeCheck = {
  type: DocumentType;
  number: number;
  result: 'authentic' | 'unrecognised';
  securityCode: string | null;
  sha256: string | null;
  by: string | null;
  at: string;
  proof: EvidenceFile | null;
};
export type GivenException = { types: DocumentType[]; reason: string; by: string | null; at: string; contract: string | null };
export type AgreedContract = { number: string; amendment: number; state: string; signedAt: string | null; file: EvidenceFile | null };
export type Evidence = { papers: GivenPaper[]; checks: MadeCheck[]; exceptions: GivenException[]; contracts: AgreedContract[] };

const fileOf = (id: Sql): Sql => sql`(
  select json_build_object('id', f.id, 'contentId', coalesce(f.content_id, f.id), 'name', f.name, 'size', f.size, 'sha256', encode(f.sha256, 'hex'))
  from files f where f.id = ${id})`;
/** Of the operation, `d`: what was good for some of its days, or is there now. */
const isOfIts = sql`v.added_on <= d.ends_on and (v.is_latest or coalesce(v.expires_on, 'infinity') >= d.starts_on)`;
const versions = sql`
  select x.type, v.* from deliveries d join documents x on x.owner_id = d.owner_id cross join lateral (
    select x.id, x.number, x.state, x.added_on, x.expires_on, x.reason, x.decided_by, x.decided_at, x.file_id, true as is_latest union all
    select x.id, o.number, o.state, o.added_on, o.expires_on, o.reason, o.decided_by, o.decided_at, o.file_id, false
    from document_versions o where o.document_id = x.id) v`;

/** Everything that shows that the principal has checked, for one delivery. */
export async function evidenceOf(tx: Tx, id: string): Promise<Evidence> {
  const [papers, checks, exceptions, contracts] = await Promise.all([
    tx.many<GivenPaper>(sql`
      select v.type, v.number, v.state, v.added_on as "addedOn", v.expires_on as "expiresOn", v.reason, ${nameOf(sql`v.decided_by`)} as "decidedBy",
        v.decided_at as "decidedAt", ${fileOf(sql`v.file_id`)} as file
      from (${versions} where d.id = ${id} and ${isOfIts}) v order by v.type, v.number`),
    tx.many<MadeCheck>(sql`
      select v.type, v.number, k.result, k.security_code as "securityCode", encode(k.sha256, 'hex') as sha256, ${nameOf(sql`k.checked_by`)} as by,
        k.checked_at as at, ${fileOf(sql`k.proof_id`)} as proof
      from (${versions} where d.id = ${id} and ${isOfIts}) v join document_checks k on k.document_id = v.id and k.number = v.number order by k.checked_at`),
    tx.many<GivenException>(sql`
      select v.types, v.reason, ${nameOf(sql`v.given_by`)} as by, v.given_at as at,
        (select ${numberOf(sql`c`)} from contracts c where c.id = v.contract_id) as contract
      from vigilance_exceptions v where v.delivery_id = ${id} order by v.given_at, v.id`),
    tx.many<AgreedContract>(sql`
      select ${numberOf(sql`c`)} as number, c.amendment, c.state, c.signed_at as "signedAt", ${fileOf(sql`c.file_id`)} as file
      from contracts c where c.delivery_id = ${id} and c.state in ('signed', 'ended') order by c.year, c.ordinal, c.amendment`),
  ]);
  return { papers, checks, exceptions, contracts };
}

export const filesIn = ({ papers, checks, contracts }: Evidence): EvidenceFile[] =>
  [...papers.map(({ file }) => file), ...checks.map(({ proof }) => proof), ...contracts.map(({ file }) => file)].filter(
    (file) => file !== null,
  );
