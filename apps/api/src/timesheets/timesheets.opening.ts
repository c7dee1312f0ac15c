import { randomUUIDv7 } from 'node:crypto';
import { todayIn } from '@jalon/domain/core/dates';
import { firstDayOf, monthOf } from '@jalon/domain/core/months';
import { plannedDaysOf, type Worked } from '@jalon/domain/timesheets/planned-days';
import type { Reaction } from '../core/reactions.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isWorkedIn, workedColumns } from '../deliveries/deliveries.period.ts';

type Unopened = Worked & { id: string };
const portion = 500;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Deliveries, `d`, whose freelance has days in a month and no timesheet of it, after one of them: as many as are opened at once. */
const unopened = (month: string, after: string, which: Sql): Sql => sql`
  select d.id, ${workedColumns}
  from deliveries d where d.id > ${after} and ${isWorkedIn(month)} and ${which}
    and not exists (select 1 from timesheets t where t.delivery_id = d.id and t.month = ${firstDayOf(month)})
  order by d.id limit ${portion}`;

/**
 * On conflict nothing: the freelance may begin the month meanwhile. Deliveries are held first, as whoever begins it holds theirs, so that
 * neither waits for the other.
 */
async function open(tx: Tx, month: string, deliveries: readonly Unopened[]): Promise<void> {
  const rows = deliveries.map((delivery) => ({ id: randomUUIDv7(), deliveryId: delivery.id, planned: plannedDaysOf(delivery, month) }));
  await tx.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, division_id, owner_id, month, planned_days, expenses_state)
    select g.id, d.id, d.project_id, d.company_id, d.division_id, d.owner_id, ${firstDayOf(month)}::date, g.planned,
      (select r.state from expense_reports r where r.delivery_id = d.id and r.month = ${firstDayOf(month)}::date)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, "deliveryId" uuid, planned integer) join deliveries d on d.id = g."deliveryId"
    for key share of d
    on conflict (delivery_id, month) do nothing`);
}

/** The timesheet of one delivery, whatever it plans. */
export async function openMonth(tx: Tx, month: string, deliveryId: string): Promise<void> {
  const found = await tx.many<Unopened>(unopened(month, nobody, sql`d.id = ${deliveryId}`));
  if (found.length > 0) await open(tx, month, found);
}

/** A month that nobody has looked at has no timesheet that could be waited for, or reminded of: of everybody who works in it, one is made. */
export async function openMonths(database: Database, month: string): Promise<void> {
  const isWorked = sql`exists (select 1 from users u where u.id = d.owner_id and u.state = 'active')`;
  let after = nobody;
  for (;;) {
    const found = await database.many<Unopened>(unopened(month, after, isWorked));
    const worked = found.filter((delivery) => plannedDaysOf(delivery, month) > 0);
    if (worked.length > 0) await open(database, month, worked);
    if (found.length < portion) return;
    after = found.at(-1)?.id ?? after;
  }
}

/** Every night, and for a delivery that begins in the days it is written: the month that goes on. */
export const openThisMonth = (database: Database, timeZone: string, now = new Date()): Promise<void> =>
  openMonths(database, monthOf(todayIn(timeZone, now)));

/** The operator's calendar says which month it is, which a job knows. */
const react: Reaction['react'] = async (tx) => {
  await tx.many(sql`select graphile_worker.add_job('months', job_key := 'months')`);
};
export const monthReactions: Reaction[] = [
  { to: 'delivery.create', react },
  { to: 'delivery.renew', react },
  { to: 'delivery.resume', react },
  { to: 'delivery.release', react },
  { to: 'delivery.authorise', react },
];
