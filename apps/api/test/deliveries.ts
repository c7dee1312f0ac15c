import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

type More = { ownerId: string; companyId: string; state?: string; startsOn?: string; endsOn?: string; divisionId?: string | null };

/** A project and a delivery in it, as they would be kept, without what happens around them: 60 days sold at 640 €, bought at 540 €. */
export async function insertDelivery(tx: Tx, { ownerId, companyId, state = 'ongoing', ...more }: More) {
  const { startsOn = '2026-09-01', endsOn = '2026-12-31', divisionId = null } = more;
  const [id, projectId] = [randomUUIDv7(), randomUUIDv7()];
  await tx.many(sql`
    insert into projects (id, company_id, division_id, title, starts_on, ends_on, signed_budget_cents)
    values (${projectId}, ${companyId}, ${divisionId}, 'Portail client', ${startsOn}, ${endsOn}, 23000000)`);
  await tx.many(sql`
    insert into deliveries (id, project_id, company_id, division_id, owner_id, state, title, starts_on, ends_on, days_sold, days_per_week, sell_cents, buy_cents)
    values (${id}, ${projectId}, ${companyId}, ${divisionId}, ${ownerId}, ${state}, 'Full stack', ${startsOn}, ${endsOn}, 6000, 5, 64000, 54000)`);
  return { id, projectId };
}
