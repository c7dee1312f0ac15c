import { legalKinds } from '@jalon/domain/legal/legal-text';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Gives a new installation drafts to begin with. Nothing is published: these words become the operator's when the operator says so. */
export async function loadLegalDrafts(tx: Tx): Promise<void> {
  const empty = await tx.many<{ kind: string }>(sql`select kind from legal_texts where fr = '' and version = 1`);
  if (empty.length === 0) return;
  // Only now: every start after the first has no use for them.
  const { legalDefaults, unnamedOperator } = await import('./defaults/legal-defaults.ts');
  const drafts = legalKinds.map((kind) => ({ kind, ...legalDefaults[kind](unnamedOperator) }));
  await tx.many(sql`
    update legal_texts t set fr = d.fr, en = d.en, updated_at = now()
    from json_to_recordset(${JSON.stringify(drafts)}) as d(kind text, fr text, en text)
    where t.kind = d.kind and t.fr = '' and t.version = 1`);
}
