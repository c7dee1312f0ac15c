import { legalTypes } from '@jalon/domain/vigilance/vigilance';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import type { Kind } from './matrix/records.ts';

/** Gives somebody the documents that the law asks for, accepted and without end. */
export async function putInOrder(tx: Tx, ownerId: string): Promise<void> {
  await tx.many(sql`
    insert into documents (id, owner_id, type, added_on, state)
    select gen_random_uuid(), ${ownerId}, t, '2026-01-01', 'accepted' from unnest(${[...legalTypes]}::text[]) t on conflict do nothing`);
}

/** A delivery, or something of one, whose freelance has no document. */
export const withoutPapers =
  (make: Kind): Kind =>
  async (circle) => {
    const made = (await make(circle)) as { id: string; deliveryId?: string };
    await circle.database.many(
      sql`delete from documents where owner_id = (select d.owner_id from deliveries d where d.id = ${made.deliveryId ?? made.id})`,
    );
    return made;
  };
