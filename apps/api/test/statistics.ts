import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

/** A month as it would be kept once it was filled: days in hundredths, amounts in cents. */
export type Month = {
  month: string;
  state?: 'new' | 'waiting' | 'validated' | 'rejected';
  produced: number;
  planned: number;
  absent?: number;
  sell: number | null;
  buy: number | null;
  sentOn?: string;
  decidedOn?: string;
};
export async function insertMonth(tx: Tx, deliveryId: string, { state = 'validated', absent = 0, ...month }: Month): Promise<void> {
  await tx.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, division_id, owner_id, month, state, production_days, planned_days, absence_days,
      sell_cents, buy_cents, sent_at, decided_at)
    select ${randomUUIDv7()}, d.id, d.project_id, d.company_id, d.division_id, d.owner_id, ${`${month.month}-01`}, ${state}, ${month.produced},
      ${month.planned}, ${absent}, ${month.sell}, ${month.buy}, ${month.sentOn ?? null}::timestamptz, ${month.decidedOn ?? null}::timestamptz
    from deliveries d where d.id = ${deliveryId}`);
}

/** A need and those who have answered it, by the days on which something happened. */
export type Posted = { postedOn: string; state?: string; reason?: string; divisionId?: string | null };
export async function insertPosted(tx: Tx, companyId: string, { postedOn, state = 'posted', reason, divisionId = null }: Posted) {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into opportunities (id, company_id, division_id, state, title, contract_type, remote, posted_at, reason)
    values (${id}, ${companyId}, ${divisionId}, ${state}, 'Tech lead', 'Freelance', 'full', ${postedOn}::timestamptz, ${reason ?? null})`);
  return id;
}

export type Answered = {
  state: string;
  sent: string;
  submitted?: string;
  interview?: string;
  accepted?: string;
  rejected?: string;
  retired?: string;
};
export async function insertAnswered(tx: Tx, needId: string, ownerId: string, { state, ...on }: Answered): Promise<void> {
  const [submitted, interview, accepted, rejected, retired] = [on.submitted, on.interview, on.accepted, on.rejected, on.retired];
  await tx.many(sql`
    insert into applications (id, opportunity_id, owner_id, company_id, state, message, sent_at, submitted_at, interview_at, accepted_at, rejected_at, retired_at)
    select ${randomUUIDv7()}, o.id, ${ownerId}, o.company_id, ${state}, '', ${on.sent}::timestamptz, ${submitted ?? null}::timestamptz,
      ${interview ?? null}::timestamptz, ${accepted ?? null}::timestamptz, ${rejected ?? null}::timestamptz, ${retired ?? null}::timestamptz
    from opportunities o where o.id = ${needId}`);
}
