import { legalTypes } from '@jalon/domain/vigilance/vigilance';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

/** Gives somebody the documents that the law asks for, accepted and without end. */
export async function putInOrder(tx: Tx, ownerId: string): Promise<void> {
  await tx.many(sql`
    insert into documents (id, owner_id, type, added_on, state)
    select gen_random_uuid(), ${ownerId}, t, '2026-01-01', 'accepted' from unnest(${[...legalTypes]}::text[]) t on conflict do nothing`);
}
