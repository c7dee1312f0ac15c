import { randomUUIDv7 } from 'node:crypto';
import type { DeliveryInput } from '@jalon/domain/deliveries/delivery';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { putInOrder } from './vigilance.ts';

type More = { ownerId: string; companyId: string; state?: string; startsOn?: string; endsOn?: string; divisionId?: string | null };

/**
 * A project and a delivery in it, as they would be kept, without what happens around them: 60 days sold at 640 €, bought at 540 €. Whoever
 * does it has the documents that the law asks for.
 */
export async function insertDelivery(tx: Tx, { ownerId, companyId, state = 'ongoing', ...more }: More) {
  const { startsOn = '2026-09-01', endsOn = '2026-12-31', divisionId = null } = more;
  const [id, projectId] = [randomUUIDv7(), randomUUIDv7()];
  await putInOrder(tx, ownerId);
  await tx.many(sql`
    insert into projects (id, company_id, division_id, title, starts_on, ends_on, signed_budget_cents)
    values (${projectId}, ${companyId}, ${divisionId}, 'Portail client', ${startsOn}, ${endsOn}, 23000000)`);
  await tx.many(sql`
    insert into deliveries (id, project_id, company_id, division_id, owner_id, state, title, starts_on, ends_on, days_sold, days_per_week, sell_cents, buy_cents, stopped_on)
    values (${id}, ${projectId}, ${companyId}, ${divisionId}, ${ownerId}, ${state}, 'Full stack', ${startsOn}, ${endsOn}, 6000, 5, 64000, 54000,
      ${state === 'stopped' ? startsOn : null})`);
  return { id, projectId };
}

/** What a project is written with. */
export const aProject = {
  ...{
    title: 'Portail client',
    divisionId: null,
    expertiseArea: null,
    place: 'Lyon',
    description: '',
    startsOn: '2026-09-01',
    endsOn: '2027-03-31',
  },
  ...{ signedBudgetCents: 23_000_000, signedOn: '2026-08-28', salesContactId: null },
};
/** What a delivery is written with: 60 of the 62 working days between. */
export const aDelivery: DeliveryInput = {
  ...{ title: 'Tech lead TypeScript', startsOn: '2027-01-04', endsOn: '2027-03-31', daysSold: 6000, freeDays: 0, daysPerWeek: 5 },
  ...{ workingDaysInYear: null, feeMode: 'daily', sellCents: 66_000, buyCents: 56_000, dailyExpensesCents: 0, monthlyExpensesCents: 0 },
  ...{ conditions: '', holidayZone: 'metropolitan', isWhitMondayWorked: false },
};

/** As many projects with a delivery each, at dates that are in no order that their ids would have too. */
export async function fillProjects(tx: Tx, count: number): Promise<void> {
  await tx.many(sql`
    insert into projects (id, company_id, state, title, starts_on, ends_on)
    select gen_random_uuid(), c.ids[1 + (n * 7919) % cardinality(c.ids)], (array['ongoing', 'ongoing', 'finished'])[1 + n % 3],
      (array['Portail', 'Socle', 'Refonte', 'Éditique', 'audit'])[1 + n % 5] || ' ' || (n * 7919) % 1000,
      date '2024-01-01' + ((n * 37) % 700), case when n % 7 > 0 then date '2026-01-01' + ((n * 53) % 600) end
    from generate_series(1, ${count}::int) n, (select array_agg(id) as ids from companies) c`);
  await tx.many(sql`
    insert into deliveries (id, project_id, company_id, owner_id, state, title, starts_on, ends_on, days_sold, days_per_week, sell_cents)
    select gen_random_uuid(), p.id, p.company_id, f.ids[1 + (p.n * 31) % cardinality(f.ids)],
      (array['ongoing', 'finished', 'stopped', 'renewable'])[1 + p.n % 4], p.title, p.starts_on,
      p.starts_on + 30 + ((p.n * 41) % 900)::int, 2000, 5, 64000
    from (select p.*, row_number() over (order by id) as n from projects p) p,
      (select array_agg(id) as ids from users where type = 'Freelance') f`);
  await tx.many(sql`
    insert into delivery_renewals (delivery_id, number, ended_on, ends_on, days_added)
    select d.id, n, d.starts_on + 10 * n, d.starts_on + 20 * n, 500 from deliveries d, generate_series(1, 2) n`);
}
