import { randomUUIDv7 } from 'node:crypto';
import type { ContractTerms } from '@jalon/domain/contracts/contract-terms';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { insertDelivery } from './deliveries.ts';

const none = { category: null, workingTime: null, hoursPerWeek: null, loadFactor: null, hourlyCents: null, monthlyCents: null };
/** The terms of a service, as the form sends them. */
export const aService: ContractTerms = {
  ...{ type: 'Freelance', startsOn: '2026-09-01', endsOn: '2026-12-31', feeMode: 'daily', feeCents: 54_000, days: 7200 },
  ...{
    paymentDays: 30,
    paymentFrom: 'invoice',
    isPeriodic: true,
    conditions: '',
    text: '<p>{{operator}} et {{person}} : {{fee}}</p>',
    ...none,
  },
};

type Made = { ownerId: string; companyId: string; state?: string; createdBy?: string };
/** A contract of a delivery, in whatever state: what was sent has its text filled in and its fingerprint. */
export async function insertContract(tx: Tx, { ownerId, companyId, state = 'draft', createdBy }: Made) {
  const delivery = await insertDelivery(tx, { ownerId, companyId });
  const id = randomUUIDv7();
  const wasSent = state !== 'draft';
  await tx.many(sql`
    insert into contracts (id, state, year, ordinal, type, owner_id, created_by, delivery_id, project_id, company_id, starts_on, ends_on, fee_mode, fee_cents,
      days, payment_days, payment_from, text, body, sent_at, signed_at)
    select ${id}, ${state}, 2026, coalesce(max(o.ordinal), 0) + 1, 'Freelance', ${ownerId}, ${createdBy ?? null}, ${delivery.id}, ${delivery.projectId}, ${companyId},
      '2026-09-01', '2026-12-31', 'daily', 54000, 7200, 30, 'invoice', ${aService.text}, ${wasSent ? '<p>Jalon</p>' : null},
      ${wasSent ? sql`now()` : sql`null`}, ${state === 'signed' || state === 'ended' ? sql`now()` : sql`null`} from contracts o where o.year = 2026`);
  if (wasSent) await tx.many(sql`update contracts c set hash = contract_fingerprint(c) where c.id = ${id}`);
  const { hash } = await tx.one<{ hash: string | null }>(sql`select hash from contracts where id = ${id}`);
  return { id, hash, deliveryId: delivery.id };
}
