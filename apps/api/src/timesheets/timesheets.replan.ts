import { plannedDaysOf, type Worked, wholeMonthDaysOf } from '@jalon/domain/timesheets/planned-days';
import type { Reaction } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { workedColumns } from '../deliveries/deliveries.period.ts';

type Kept = Worked & { id: string; month: string };

/**
 * Months of a delivery follow its dates, its week and its fees until they are validated: what is validated keeps what it was worth, and is
 * given the fee of a side that was not known then. One that nobody has filled and that the delivery no longer reaches goes.
 */
async function replan(tx: Tx, deliveryId: string): Promise<void> {
  const kept = await tx.many<Kept>(sql`
    select t.id, to_char(t.month, 'YYYY-MM') as month, ${workedColumns}
    from timesheets t join deliveries d on d.id = t.delivery_id where t.delivery_id = ${deliveryId}`);
  const rows = JSON.stringify(
    kept.map((one) => ({ id: one.id, planned: plannedDaysOf(one, one.month), whole: wholeMonthDaysOf(one, one.month) })),
  );
  const fee = (cents: ReturnType<typeof sql>) => sql`timesheet_fee(d.fee_mode, ${cents}, t.production_days, g.whole)`;
  const [sell, buy] = [fee(sql`d.sell_cents`), fee(sql`d.buy_cents`)];
  // What waits and comes to something else has another version: nobody validates an amount they have not seen.
  const differs = sql`t.state = 'waiting' and (t.sell_cents, t.buy_cents) is distinct from (${sell}, ${buy})`;
  await tx.many(sql`
    update timesheets t set version = t.version + case when ${differs} then 1 else 0 end,
      planned_days = case when t.state in ('new', 'rejected') then g.planned else t.planned_days end,
      sell_cents = case when t.state = 'validated' then coalesce(t.sell_cents, ${sell}) else ${sell} end,
      buy_cents = case when t.state = 'validated' then coalesce(t.buy_cents, ${buy}) else ${buy} end
    from jsonb_to_recordset(${rows}::jsonb) as g(id uuid, planned integer, whole integer), deliveries d where t.id = g.id and d.id = t.delivery_id`);
  await tx.many(sql`
    delete from timesheets t where t.delivery_id = ${deliveryId} and t.state = 'new' and t.planned_days = 0 and t.expenses_state is null
      and not exists (select 1 from timesheet_entries n where n.timesheet_id = t.id)`);
}

const react: Reaction['react'] = (tx, { subjectId }) => replan(tx, subjectId);
const kinds = ['delivery.update', 'delivery.renew', 'delivery.stop', 'delivery.resume', 'delivery.finish'] as const;
export const replanReactions: Reaction[] = kinds.map((to) => ({ to, react }));
