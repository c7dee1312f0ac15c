import { AppError, type ErrorCode } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';

/**
 * Refuses to delete what others refer to, and says what they are and how many, up to a thousand and one. `links` has for each kind the
 * statement that finds them; a feature that refers to the record adds its line.
 */
export async function assertUnlinked(tx: Tx, code: Extract<ErrorCode, `${string}.linked`>, links: Record<string, Sql>): Promise<void> {
  const counts = Object.entries(links).map(
    ([kind, rows]) => sql`select ${kind}::text as kind, (select count(*)::int from (${rows} limit 1001) l) as count`,
  );
  const found = await tx.many<{ kind: string; count: number }>(join(counts, sql` union all `));
  const linked = found.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]);
  if (linked.length > 0) throw new AppError(code, { linked: Object.fromEntries(linked) });
}
