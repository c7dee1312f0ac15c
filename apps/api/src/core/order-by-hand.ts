import { AppError } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Move = { row: { id: string }; input: { after: string | null } };

/**
 * Records that people put in order, in a column `rank numeric` whose default is the next of a sequence: a new one stands last. In between a
 * rank is halved, which no type of fixed size bears forever.
 */
export const orderByHand = (table: Sql, sequence: string) => ({
  /** One mover at a time: of two who put a record into the same gap, each would be given the same rank. */
  async turn({ tx }: { tx: Tx }, action: string, { after = null }: { after?: unknown }): Promise<undefined> {
    if (action !== 'move') return;
    const { isThere } = await tx.one<{ isThere: boolean }>(sql`
      select exists (select 1 from ${table} where id = ${after}) as "isThere", pg_advisory_xact_lock(hashtext(${sequence}))`);
    if (after !== null && !isThere) throw new AppError('request.invalid', { fields: { after: 'validation.invalid' } });
  },
  /** Half way to the next one, or last. A product of decimals is exact; their quotient is rounded. */
  move: ({ row: { id }, input: { after } }: Move): Sql =>
    sql`rank = coalesce(${
      after === null
        ? sql`(select min(o.rank) - 1 from ${table} o where o.id <> ${id})`
        : sql`(select coalesce((a.rank + (select min(o.rank) from ${table} o where o.rank > a.rank and o.id <> ${id})) * 0.5, nextval(${sequence}))
          from ${table} a where a.id = ${after})`
    }, rank)`,
});
