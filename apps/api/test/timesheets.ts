import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { insertDelivery } from './deliveries.ts';

type More = { ownerId: string; companyId: string; state?: string };
export type MadeTimesheet = { id: string; deliveryId: string; projectId: string };

/** Two days of November on a delivery of two days: nothing is missing. */
export async function insertTimesheet(tx: Tx, { state = 'waiting', ...of }: More): Promise<MadeTimesheet> {
  const delivery = await insertDelivery(tx, { ...of, startsOn: '2026-11-02', endsOn: '2026-11-03' });
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, division_id, owner_id, month, state, production_days, planned_days, sell_cents, buy_cents, sent_at)
    select ${id}, d.id, d.project_id, d.company_id, d.division_id, d.owner_id, '2026-11-01', ${state}, 200, 200, 128000, 108000, now()
    from deliveries d where d.id = ${delivery.id}`);
  await tx.many(sql`
    insert into timesheet_entries (timesheet_id, date, type, days) values (${id}, '2026-11-02', 'production', 100), (${id}, '2026-11-03', 'production', 100)`);
  return { id, deliveryId: delivery.id, projectId: delivery.projectId };
}

/** Of one company each, in no order that their ids would have too. */
export async function fillTimesheets(tx: Tx, count: number): Promise<void> {
  await tx.many(sql`
    with c as (select id, row_number() over (order by id) as n from companies order by id limit 100),
    u as (select id, row_number() over (order by id) as n from users where type = 'Freelance' order by id limit 100),
    p as (insert into projects (id, company_id, title, starts_on) select gen_random_uuid(), c.id, 'Projet', '2020-01-01' from c returning id, company_id),
    d as (
      insert into deliveries (id, project_id, company_id, owner_id, title, starts_on, ends_on, days_sold, days_per_week)
      select gen_random_uuid(), p.id, p.company_id, u.id, 'Prestation', '2020-01-01', '2049-12-31', 6000, 5
      from p join c on c.id = p.company_id join u on u.n = 1 + (c.n - 1) % (select count(*) from u) returning *)
    insert into timesheets (id, delivery_id, project_id, company_id, owner_id, month, state, since)
    select gen_random_uuid(), d.id, d.project_id, d.company_id, d.owner_id, date '2020-01-01' + ((m.n + d.n * 7) * interval '1 month'),
      (array['new', 'waiting', 'validated', 'rejected'])[1 + (m.n * 7) % 4],
      timestamptz '2026-01-01' + ((d.n * 37 + m.n * 11) % 101) * interval '1 hour'
    from (select *, row_number() over (order by id) as n from d) d cross join (select generate_series(0, ${count}::int / 100) as n) m`);
  await tx.many(sql`
    insert into timesheet_entries (timesheet_id, date, type, days) select t.id, t.month + 1, 'production', 100 from timesheets t on conflict do nothing`);
}
