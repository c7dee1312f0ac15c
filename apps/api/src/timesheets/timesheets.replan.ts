import { plannedDaysOf, type Worked } from '@jalon/domain/timesheets/planned-days';
import type { Reaction } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { worksUntil } from '../deliveries/deliveries.period.ts';

type Open = Worked & { id: string; month: string; plannedDays: number };

/** Months of a delivery that are not sent yet follow its dates and its week; one that nobody has filled and that it no longer reaches goes. */
async function replan(tx: Tx, deliveryId: string): Promise<void> {
  const open = await tx.many<Open>(sql`
    select t.id, to_char(t.month, 'YYYY-MM') as month, t.planned_days as "plannedDays", d.starts_on::text as "startsOn", ${worksUntil} as "endsOn",
      d.days_per_week as "daysPerWeek", d.holiday_zone as "holidayZone", d.is_whit_monday_worked as "isWhitMondayWorked"
    from timesheets t join deliveries d on d.id = t.delivery_id where t.delivery_id = ${deliveryId} and t.state in ('new', 'rejected')`);
  const moved = open.map((one) => ({ ...one, planned: plannedDaysOf(one, one.month) })).filter((one) => one.planned !== one.plannedDays);
  if (moved.length === 0) return;
  const rows = JSON.stringify(moved.map(({ id, planned }) => ({ id, planned })));
  await tx.many(sql`
    update timesheets t set planned_days = g.planned from jsonb_to_recordset(${rows}::jsonb) as g(id uuid, planned integer)
    where t.id = g.id and t.state in ('new', 'rejected')`);
  await tx.many(sql`
    delete from timesheets t where t.delivery_id = ${deliveryId} and t.state = 'new' and t.planned_days = 0 and t.expenses_state is null
      and not exists (select 1 from timesheet_entries n where n.timesheet_id = t.id)`);
}

const react: Reaction['react'] = (tx, { subjectId }) => replan(tx, subjectId);
export const replanReactions: Reaction[] = (['delivery.update', 'delivery.renew', 'delivery.stop', 'delivery.resume'] as const).map(
  (to) => ({
    to,
    react,
  }),
);
