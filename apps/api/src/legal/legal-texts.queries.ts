import { acceptedKinds, type LegalKind, legalLimits } from '@jalon/domain/legal/legal-text';
import type { LegalPublication, LegalText, LegalVersion, ManagedLegalText } from '@jalon/domain/legal/legal-text-schema';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

const entry = sql`v.number, v.published_at as "publishedAt", v.summary_fr as "summaryFr", v.summary_en as "summaryEn"`;

/** One version, or the one in force. */
export const findVersion = (tx: Tx, kind: LegalKind, number: number | undefined): Promise<LegalVersion | undefined> =>
  tx.maybe(sql`
    select ${entry}, v.fr, v.en from legal_versions v
    where v.kind = ${kind} and (${number ?? null}::integer is null or v.number = ${number ?? null}) order by v.number desc limit 1`);

export const listVersions = (tx: Tx, kind: LegalKind): Promise<LegalText['versions']> =>
  tx.many(sql`select ${entry} from legal_versions v where v.kind = ${kind} order by v.number desc limit ${legalLimits.shownVersions}`);

export type StoredText = ManagedLegalText & { id: string; number: number | null };

const versions = sql`coalesce((
  select json_agg(v order by v.number desc) from (
    select ${entry}, v.asks_again as "asksAgain",
      case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as by
    from legal_versions v left join users u on u.id = v.published_by and u.state <> 'deleted'
    where v.kind = t.kind order by v.number desc limit ${legalLimits.shownVersions}) v), '[]')`;

const text = sql`t.id, t.kind, t.fr, t.en, t.version, t.updated_at as "updatedAt", l.number,
  (t.fr, t.en) is distinct from (l.fr, l.en) as "isChanged",
  array_remove(array[case when t.fr = l.fr and t.fr <> '' then 'fr' end, case when t.en = l.en and t.en <> '' then 'en' end], null) as unchanged,
  ${versions} as versions`;
const latest = sql`left join lateral (
  select v.number, v.fr, v.en from legal_versions v where v.kind = t.kind order by v.number desc limit 1) l on true`;

export const findText = (tx: Tx, kind: LegalKind): Promise<StoredText> =>
  tx.one(sql`select ${text} from legal_texts t ${latest} where t.kind = ${kind}`);

/**
 * Held until the end of the transaction. Who had to wait for it reads the draft as it is then, and versions as they were before: its own
 * version tells the two apart, since every edit and publication counts it up.
 */
export const lockText = (tx: Tx, kind: LegalKind): Promise<StoredText> =>
  tx.one(sql`select ${text} from legal_texts t ${latest} where t.kind = ${kind} for update of t`);

export async function updateDraft(tx: Tx, kind: LegalKind, { fr, en }: { fr: string; en: string }): Promise<void> {
  await tx.many(sql`update legal_texts set fr = ${fr}, en = ${en}, version = version + 1, updated_at = now() where kind = ${kind}`);
}

type Published = Omit<LegalPublication, 'version'> & { number: number; by: string };

/** The draft goes on from here, under a new version: what was read before this is not published a second time. */
export async function insertVersion(tx: Tx, kind: LegalKind, { number, summaryFr, summaryEn, asksAgain, by }: Published): Promise<void> {
  await tx.many(sql`
    with draft as (update legal_texts set version = version + 1 where kind = ${kind} returning fr, en)
    insert into legal_versions (kind, number, fr, en, summary_fr, summary_en, asks_again, published_by)
    select ${kind}, ${number}, fr, en, ${summaryFr}, ${summaryEn}, ${asksAgain}, ${by} from draft`);
}

/** A text, `t`, that nobody can read yet. */
export const isUnpublished = sql`not exists (select 1 from legal_versions v where v.kind = t.kind)`;

/** Writes down that these people (rows with an `id`) agreed to what was in force at a moment; with no version where there was none. */
export const acceptancesOf = (people: Sql, at: Sql = sql`now()`): Sql => sql`
  insert into legal_acceptances (user_id, kind, number, accepted_at)
  select p.id, k.kind, (select max(v.number) from legal_versions v where v.kind = k.kind and v.published_at <= ${at}), ${at}
  from ${people} p, unnest(${[...acceptedKinds]}::text[]) as k(kind)
  on conflict do nothing`;

export async function acceptAll(tx: Tx, userId: string): Promise<void> {
  await tx.many(acceptancesOf(sql`(select ${userId}::uuid as id)`));
}

/** False when this version was accepted before. */
export async function acceptTerms(tx: Tx, userId: string, number: number): Promise<boolean> {
  const made = await tx.many(sql`
    insert into legal_acceptances (user_id, kind, number) values (${userId}, 'terms', ${number}) on conflict do nothing returning number`);
  return made.length > 0;
}

type Acceptance = { text: LegalKind; version: number | null; acceptedAt: string };
export const listAcceptances = (tx: Tx, userId: string): Promise<Acceptance[]> =>
  tx.many(sql`
    select kind as text, number as version, accepted_at as "acceptedAt" from legal_acceptances
    where user_id = ${userId} order by accepted_at, kind`);
