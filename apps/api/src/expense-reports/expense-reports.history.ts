import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** What is saved as it is typed is one change of the report for those who read its history. */
const sameSitting = sql`interval '15 minutes'`;

/** Makes one event of the latest update and of the one right before it. The trips are added up behind the event: it is told what they came to. */
export async function foldUpdates(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`
    with latest as (
      select e.id, e.kind, e.at, row_number() over (order by e.id desc) as place
      from (select * from events where subject_id = ${id} order by id desc limit 2) e),
    folded as (
      delete from events e using latest l
      where e.id = l.id and l.place = 2 and l.kind = 'expenseReport.update' and l.at > now() - ${sameSitting} returning e.before)
    update events e set before = coalesce((select f.before from folded f), e.before),
      after = e.after || (
        select jsonb_build_object('kilometreCents', r.kilometre_cents, 'totalCents', r.actual_cents + r.fixed_cents + r.kilometre_cents)
        from expense_reports r where r.id = ${id})
    from latest l where l.place = 1 and e.id = l.id`);
}
