import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { insertDelivery } from './deliveries.ts';

type More = { ownerId: string; companyId: string; state?: string; month?: string };

/** A report of a new delivery with one receipt, as it would be kept, without what happens around it. */
export async function insertReport(tx: Tx, { ownerId, companyId, state = 'new', month = '2026-11-01' }: More) {
  const delivery = await insertDelivery(tx, { ownerId, companyId });
  const [id, lineId, fileId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await tx.many(sql`
    insert into expense_reports (id, delivery_id, project_id, company_id, owner_id, month, state, actual_cents, vat_cents, sent_at)
    values (${id}, ${delivery.id}, ${delivery.projectId}, ${companyId}, ${ownerId}, ${month}, ${state}, 11800, 1073, now())`);
  await tx.many(sql`
    insert into files (id, purpose, name, type, size, sha256, sent_by, record_kind, record_id)
    values (${fileId}, 'proof', 'train.pdf', 'application/pdf', 3, sha256(${fileId}::text::bytea), ${ownerId}, 'expenseReport', ${id})`);
  await tx.many(sql`
    insert into expense_lines (id, report_id, position, kind, type, date, label, gross_cents, vat_rate, vat_cents, claimed_cents, file_id)
    values (${lineId}, ${id}, 0, 'actual', 'train', ${month}::date + 3, 'Nantes – Paris', 11800, 1000, 1073, 11800, ${fileId})`);
  return { id, lineId, fileId, deliveryId: delivery.id };
}

export async function insertVehicle(tx: Tx, ownerId: string, more: { power?: number; state?: string } = {}): Promise<{ id: string }> {
  return tx.one(sql`
    insert into vehicles (id, owner_id, label, kind, power, state)
    values (${randomUUIDv7()}, ${ownerId}, 'Berline', 'car', ${more.power ?? 5}, ${more.state ?? 'active'}) returning id`);
}

/** As they are sent. */
export const aReceipt = (more: object = {}) => ({
  ...{
    kind: 'actual' as const,
    id: randomUUIDv7(),
    date: '2026-11-04',
    label: 'Nantes – Paris',
    type: 'train' as const,
    grossCents: 11_800,
  },
  ...{ vatRate: 1000, vatCents: 1073, foreign: null, paybackCents: 0, fileId: null as string | null },
  ...more,
});
export const aTrip = (vehicleId: string, more: object = {}) => ({
  ...{
    kind: 'kilometres' as const,
    id: randomUUIDv7(),
    date: '2026-11-10',
    label: 'Nantes – La Roche-sur-Yon',
    vehicleId,
    distance: 13_600,
  },
  ...{ flatRate: null as number | null },
  ...more,
});
export const aFixed = (more: object = {}) => ({
  ...{
    kind: 'fixed' as const,
    id: randomUUIDv7(),
    date: '2026-11-30',
    label: '',
    type: 'internet' as const,
    grossCents: 3600,
    claimedCents: 1800,
  },
  ...more,
});
