import type { ContractState } from '@jalon/domain/contracts/contract';
import { filledText } from '@jalon/domain/contracts/contract-text';
import type { User } from '@jalon/domain/core/actor';
import { addDays, addMonths } from '@jalon/domain/core/dates';
import { texts } from '@jalon/domain/locales/all';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { originalTexts } from '../contracts/contract-models.ts';
import { partiesOf, valuesOf } from '../contracts/contract-values.ts';
import { contractRecordsIn } from '../contracts/contracts.records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { demoAccounts, person } from './accounts.ts';
import type { Setting } from './needs.ts';

type Side = 'operator' | 'provider';
type DemoContract = { email: string; delivery: string; state: ContractState; signed?: Side[]; isAmendment?: true };

const camille = demoAccounts.freelance.email;
const of = (firstName: string, lastName: string) => person('Freelance', firstName, lastName).email;
const both: Side[] = ['operator', 'provider'];

/** In every state: in force, waiting for either side, to be prepared, over; and an amendment that waits. */
const contracts: DemoContract[] = [
  { email: of('Salomé', 'Perrin'), delivery: 'UX designer', state: 'ended', signed: both },
  { email: camille, delivery: 'Full stack', state: 'signed', signed: both },
  { email: of('Hugo', 'Marchetti'), delivery: 'Data engineer', state: 'signed', signed: both },
  { email: of('Léa', 'Fontaine'), delivery: 'Chef de projet', state: 'signed', signed: both },
  { email: of('Agathe', 'Roussel'), delivery: 'Front-end', state: 'signed', signed: both },
  { email: camille, delivery: 'Audit RGAA', state: 'signed', signed: both },
  { email: of('Bastien', 'Corvol'), delivery: 'Back-end', state: 'sent', signed: ['operator'] },
  { email: of('Gaspard', 'Riou'), delivery: 'Architecte', state: 'sent', signed: ['provider'] },
  { email: of('Rosalie', 'Viguier'), delivery: 'Analyste', state: 'draft' },
  { email: camille, delivery: 'Full stack', state: 'sent', signed: ['operator'], isAmendment: true },
];

/** What a contract of the demonstration is kept with; the newest delivery of that name is the one it is for. */
export async function loadContracts(tx: Tx, { idOf, idAt, daysBefore }: Setting): Promise<void> {
  const today = daysBefore(0).toISOString().slice(0, 10);
  const [karim, claire] = [idOf(demoAccounts.commercial.email), idOf(demoAccounts.admin.email)];
  const records = contractRecordsIn({ operator: () => operatorDefaults, today: () => today });
  for (const [at, { email, delivery, state, signed = [], isAmendment }] of contracts.entries()) {
    const id = idOf(`contract ${email} ${delivery} ${isAmendment ? 'amendment' : ''}`);
    const written = daysBefore(isAmendment || state === 'draft' ? 3 : state === 'sent' ? 4 : 120 - at * 5);
    const amended = sql`(select c.id from contracts c where c.id = ${idOf(`contract ${email} ${delivery} `)})`;
    await tx.many(sql`
      insert into contracts (id, state, year, ordinal, amendment, amends_id, type, owner_id, created_by, delivery_id, project_id, company_id, division_id,
        starts_on, ends_on, fee_mode, fee_cents, days, payment_days, payment_from, text, sent_at, signed_at, ended_on, since, created_at, updated_at)
      select ${id}, ${state}, extract(year from ${today}::date)::int, ${isAmendment ? sql`(select c.ordinal from contracts c where c.id = ${amended})` : sql`${at + 1}::int`},
        ${isAmendment ? 1 : 0}::int, ${isAmendment ? amended : sql`null::uuid`}, 'Freelance', d.owner_id, ${karim}, d.id, d.project_id, d.company_id, d.division_id,
        d.starts_on, ${isAmendment ? addMonths(today, 4) : sql`d.ends_on`}, d.fee_mode, d.buy_cents, d.days_sold, 30, 'invoice',
        ${originalTexts[isAmendment ? 'amendment' : 'Freelance']}, ${state === 'draft' ? null : written}, ${state === 'signed' || state === 'ended' ? written : null},
        ${state === 'ended' ? sql`d.ends_on` : sql`null::date`}, ${written}, ${written}, ${written}
      from deliveries d where d.owner_id = ${idOf(email)} and d.title = ${delivery} order by d.starts_on desc limit 1`);
    const row = await records.find(tx, { type: 'Admin' } as User, id);
    if (!row || state === 'draft') continue;
    const body = filledText(row.text ?? '', valuesOf(row, operatorDefaults.name, addDays(today, -4)));
    const parties = JSON.stringify(partiesOf(row, operatorDefaults));
    await tx.many(sql`update contracts set body = ${body}, parties = ${parties}::jsonb where id = ${id}`);
    await tx.many(sql`update contracts c set hash = contract_fingerprint(c) where c.id = ${id}`);
    for (const side of signed)
      await tx.many(sql`
        insert into contract_signatures (contract_id, side, user_id, name, email, consent, hash, address, signed_at)
        select c.id, ${side}, u.id, u.first_name || ' ' || u.last_name, u.email, ${texts.fr.contracts.consent}, c.hash, '127.0.0.1', ${written}
        from contracts c join users u on u.id = ${side === 'operator' ? claire : sql`c.owner_id`} where c.id = ${id}`);
    const traced: [kind: string, by: Sql | string][] = [
      ['create', karim],
      ['send', karim],
      ...(state === 'signed' || state === 'ended' ? ([['seal', sql`null::uuid`]] as [string, Sql][]) : []),
    ];
    for (const [place, [kind, by]] of traced.entries()) {
      const when = new Date(written.getTime() + place * 60_000);
      await tx.many(sql`
        insert into events (id, at, kind, subject_id, actor_id, label, company_id)
        select ${idAt(when, `${kind} ${id}`)}, ${when}, ${`contract.${kind}`}, c.id, ${by}, 'C-' || c.year || '-' || lpad(c.ordinal::text, 3, '0'), c.company_id
        from contracts c where c.id = ${id}`);
    }
  }
}
