import type { EventKind } from '@jalon/domain/history/history';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** What is saved as it is typed is one change of the record for those who read its history. */
const sameSitting = sql`interval '15 minutes'`;

/** Makes one event of the latest update of a record and of the one right before it. `more` is what came of it behind the event. */
export async function foldUpdates(tx: Tx, id: string, kind: EventKind, more: Sql = sql`'{}'::jsonb`): Promise<void> {
  await tx.many(sql`
    with latest as (
      select e.id, e.kind, e.at, e.actor_id, row_number() over (order by e.id desc) as place
      from (select * from events where subject_id = ${id} order by id desc limit 2) e),
    folded as (
      delete from events e using latest l, latest n
      where e.id = l.id and l.place = 2 and n.place = 1 and l.kind = ${kind} and l.actor_id is not distinct from n.actor_id
        and l.at > now() - ${sameSitting} returning e.before)
    update events e set before = coalesce((select f.before from folded f), e.before), after = e.after || ${more}
    from latest l where l.place = 1 and e.id = l.id`);
}
