import { randomUUIDv7 } from 'node:crypto';
import type { ContractTerms } from '@jalon/domain/contracts/contract-terms';
import { linkTokens } from '../src/accounts/link-tokens.ts';
import { codeHash } from '../src/contracts/signing.queries.ts';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { insertDelivery } from './deliveries.ts';
import { makePerson } from './factories.ts';
import { testSecret } from './harness.ts';

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

/** Something to sign for somebody without an account, and the link they were sent. */
export async function insertLinked(tx: Tx, companyId: string) {
  const owner = await makePerson(tx, { type: 'Freelance', state: 'none' });
  const { id, hash } = await insertContract(tx, { ownerId: owner.id, companyId, state: 'sent' });
  const linkId = randomUUIDv7();
  await tx.many(sql`
    insert into contract_links (id, contract_id, user_id, email, expires_at)
    select ${linkId}, ${id}, u.id, u.email, now() + interval '1 day' from users u where u.id = ${owner.id}`);
  return { id, hash: hash ?? '', owner, token: linkTokens(testSecret).write(linkId) };
}

type Made = { ownerId: string; companyId: string; state?: string; createdBy?: string };
/** A contract of a delivery, in whatever state: what was sent has its text filled in and its fingerprint. */
export async function insertContract(tx: Tx, { ownerId, companyId, state = 'draft', createdBy }: Made) {
  const delivery = await insertDelivery(tx, { ownerId, companyId });
  const id = randomUUIDv7();
  const wasSent = state !== 'draft';
  await tx.many(sql`
    insert into contracts (id, state, year, ordinal, type, owner_id, created_by, delivery_id, project_id, company_id, starts_on, ends_on, fee_mode, fee_cents,
      days, payment_days, payment_from, text, body, sent_at, signed_at)
    values (${id}, ${state}, 2026, (random() * 1000000000)::int, 'Freelance', ${ownerId}, ${createdBy ?? null}, ${delivery.id}, ${delivery.projectId}, ${companyId},
      '2026-09-01', '2026-12-31', 'daily', 54000, 7200, 30, 'invoice', ${aService.text}, ${wasSent ? '<p>Jalon</p>' : null},
      ${wasSent ? sql`now()` : sql`null`}, ${state === 'signed' || state === 'ended' ? sql`now()` : sql`null`})`);
  if (wasSent) await tx.many(sql`update contracts c set hash = contract_fingerprint(c) where c.id = ${id}`);
  const { hash } = await tx.one<{ hash: string | null }>(sql`select hash from contracts where id = ${id}`);
  return { id, hash, deliveryId: delivery.id };
}

/** A code that was sent to somebody, as it is kept. */
export async function insertCode(tx: Tx, contractId: string, userId: string): Promise<string> {
  const code = '123456';
  await tx.many(sql`
    insert into contract_codes (contract_id, user_id, code_hash, expires_at)
    values (${contractId}, ${userId}, ${codeHash(contractId, userId, code)}, now() + interval '10 minutes')`);
  return code;
}

/** As many, sent and changed at times that are in no order that their ids would have too. */
export async function fillContracts(tx: Tx, count: number): Promise<void> {
  await tx.many(sql`
    insert into projects (id, company_id, title, starts_on)
    select gen_random_uuid(), c.id, 'Contrat', '2026-01-01' from (select id from companies limit greatest(1, ${count}::int / 50)) c`);
  await tx.many(sql`
    insert into contracts (id, state, year, ordinal, type, owner_id, project_id, company_id, starts_on, ends_on, text, sent_at, since)
    select gen_random_uuid(), (array['draft', 'sent', 'signed', 'signed', 'ended', 'cancelled'])[1 + n % 6], 2020, n, 'Freelance',
      f.ids[1 + (n * 31) % cardinality(f.ids)], p.ids[1 + (n * 37) % cardinality(p.ids)], c.ids[1 + (n * 7919) % cardinality(c.ids)], '2026-01-01', date '2026-06-01' + (n * 37) % 700, 'x', now(),
      timestamptz '2026-01-01' + ((n * 7919) % 30011) * interval '13 minutes'
    from generate_series(1, ${count}::int) n, (select array_agg(id) as ids from users where type = 'Freelance') f, (select array_agg(id) as ids from companies) c,
      (select array_agg(id) as ids from projects where title = 'Contrat') p`);
  await tx.many(sql`
    insert into contracts (id, state, year, ordinal, amendment, amends_id, type, owner_id, project_id, company_id, starts_on, ends_on, text, sent_at, since)
    select gen_random_uuid(), 'sent', c.year, c.ordinal, n, c.id, c.type, c.owner_id, c.project_id, c.company_id, c.starts_on, c.ends_on, 'x', now(), c.since + n * interval '1 minute'
    from contracts c, generate_series(1, 2) n where c.ordinal % 10 = 0 and c.amends_id is null`);
  await tx.many(sql`analyze contracts`);
}
