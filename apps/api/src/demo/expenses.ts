import { createHash } from 'node:crypto';
import { firstDayOf, monthOf, shiftMonth } from '@jalon/domain/core/months';
import { claimOf, vatIn } from '@jalon/domain/expense-reports/expense-amounts';
import type { LineInput } from '@jalon/domain/expense-reports/expense-report';
import type { Files } from '../core/files.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { writeLines, yearsOf } from '../expense-reports/expense-lines.ts';
import { fileKey } from '../files/files.queries.ts';
import { payTrips } from '../vehicles/trip-years.ts';
import { demoAccounts } from './accounts.ts';
import { receiptPdf, twoEnds } from './receipts.ts';

type Setting = { idOf: (name: string) => string; idAt: (at: Date, name: string) => string; daysBefore: (days: number) => Date };
type Delivery = {
  id: string;
  projectId: string;
  companyId: string;
  divisionId: string | null;
  ownerId: string;
  startsOn: string;
  endsOn: string;
};
type Receipt = { day: number; type: string; label: string; grossCents: number; vatRate: number; shop?: string; paybackCents?: number };
type Report = {
  delivery: Delivery;
  month: string;
  state: 'new' | 'waiting' | 'validated';
  isPaid: boolean;
  receipts: readonly Receipt[];
  trips: readonly [day: number, distance: number][];
};

/** As in the picture of the screen: five receipts, of which one is missing. */
const drawn: Receipt[] = [
  { day: 4, type: 'train', label: 'Nantes – Paris, aller-retour', grossCents: 11_800, vatRate: 1000, shop: 'Gare de Nantes' },
  { day: 4, type: 'hotel', label: '1 nuit, Paris 12e', grossCents: 12_980, vatRate: 1000, shop: 'Hôtel du Faubourg' },
  {
    day: 12,
    type: 'clientMeal',
    label: 'Déjeuner avec l’équipe produit',
    grossCents: 4620,
    vatRate: 1000,
    shop: 'Brasserie du Port',
    paybackCents: 4620,
  },
  { day: 17, type: 'supplies', label: 'Câble et adaptateur', grossCents: 2388, vatRate: 2000, shop: 'Quai Informatique' },
  { day: 18, type: 'toll', label: '', grossCents: 960, vatRate: 2000 },
];
const usual: Receipt[] = [
  { day: 9, type: 'train', label: 'Aller-retour chez le client', grossCents: 8640, vatRate: 1000, shop: 'Gare de Nantes' },
  { day: 20, type: 'meal', label: 'Déjeuner sur place', grossCents: 1850, vatRate: 1000, shop: 'Le Comptoir' },
];

/** Reports of whatever deliveries there are: past months validated and paid, one that waits, and the draft of the picture. */
export async function loadExpenses(tx: Tx, files: Files, setting: Setting): Promise<void> {
  const { idOf, daysBefore } = setting;
  const thisMonth = monthOf(daysBefore(0).toISOString());
  const deliveries = await tx.many<Delivery>(sql`
    select id, project_id as "projectId", company_id as "companyId", division_id as "divisionId", owner_id as "ownerId",
      starts_on::text as "startsOn", least(ends_on, stopped_on)::text as "endsOn" from deliveries order by starts_on, id limit 12`);
  const camille = idOf(demoAccounts.freelance.email);
  let isDrawn = false;
  for (const delivery of deliveries) {
    const own = delivery.ownerId === camille;
    const months = [6, 5, 4, 3, 2, 1, 0].map((ago) => shiftMonth(thisMonth, -ago));
    const within = months.filter((month) => month >= monthOf(delivery.startsOn) && month <= monthOf(delivery.endsOn));
    const past = within.filter((month) => month < thisMonth);
    const lately = past.filter((month) => month.slice(0, 4) === thisMonth.slice(0, 4));
    for (const month of past) {
      const isLast = month === past.at(-1);
      // Together 4,870 km in this year, before the month of the picture.
      const share = Math.floor(487_000 / Math.max(1, lately.length) / 100) * 100;
      const rest = month === lately.at(-1) ? 487_000 - share * lately.length : 0;
      const trips: Report['trips'] = own && lately.includes(month) ? [[14, share + rest]] : [];
      const state = isLast && !own ? 'waiting' : 'validated';
      await addReport(tx, files, setting, { delivery, month, state, isPaid: !isLast, receipts: usual, trips });
    }
    if (!own || isDrawn || !within.includes(thisMonth)) continue;
    isDrawn = true;
    await addReport(tx, files, setting, {
      delivery,
      month: thisMonth,
      state: 'new',
      isPaid: false,
      receipts: drawn,
      trips: [
        [10, 13_600],
        [18, 13_600],
      ],
    });
  }
}

async function addReport(
  tx: Tx,
  files: Files,
  setting: Setting,
  { delivery, month, state, isPaid, receipts, trips }: Report,
): Promise<void> {
  const { idOf, idAt, daysBefore } = setting;
  const name = `${delivery.id} expenses ${month}`;
  const id = idOf(name);
  const isDraft = state === 'new';
  const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
  const vehicleId = trips.length > 0 ? await addVehicle(tx, setting, delivery.ownerId) : '';
  const at = isDraft ? daysBefore(1) : new Date(`${shiftMonth(month, 1)}-02T09:00:00Z`);
  await tx.many(sql`
    insert into expense_reports (id, delivery_id, project_id, company_id, division_id, owner_id, month, since, created_at)
    values (${id}, ${delivery.id}, ${delivery.projectId}, ${delivery.companyId}, ${delivery.divisionId}, ${delivery.ownerId}, ${firstDayOf(month)}, ${at}, ${at})`);
  const lines: LineInput[] = [];
  for (const receipt of receipts) {
    const fileId = receipt.shop
      ? await addReceipt(tx, files, { id: idOf(`${name} ${receipt.label}`), reportId: id, delivery, receipt, day: day(receipt.day), at })
      : null;
    const { type, label, grossCents, vatRate, paybackCents = 0 } = receipt;
    const common = { kind: 'actual', id: idOf(`${name} line ${type} ${receipt.day}`), date: day(receipt.day), foreign: null } as const;
    lines.push({
      ...common,
      type: type as 'train',
      label,
      grossCents,
      vatRate,
      vatCents: vatIn(grossCents, vatRate),
      paybackCents,
      fileId,
    });
  }
  const fixed = (type: 'internet' | 'telephone', grossCents: number, claimedCents: number) =>
    lines.push({ kind: 'fixed', id: idOf(`${name} ${type}`), date: day(28), label: '', type, grossCents, claimedCents });
  fixed('internet', 3600, 1800);
  if (isDraft) fixed('telephone', 2400, 1000);
  for (const [number, distance] of trips)
    lines.push({
      kind: 'kilometres',
      id: idOf(`${name} trip ${number}`),
      date: day(number),
      label: 'Nantes – La Roche-sur-Yon, aller-retour',
      vehicleId,
      distance,
      flatRate: null,
    });
  for (const statement of writeLines(id, lines, [])) await tx.many(statement);
  await payTrips(tx, yearsOf(lines), id);
  const actual = lines.filter(({ kind }) => kind === 'actual').map((line) => claimOf(line));
  const sum = (of: (claim: ReturnType<typeof claimOf>) => number) => actual.reduce((all, claim) => all + of(claim), 0);
  await tx.many(sql`
    update expense_reports set state = ${state}, actual_cents = ${sum(({ claimedCents }) => claimedCents)}, vat_cents = ${sum(({ vatCents }) => vatCents)},
      payback_cents = ${sum(({ paybackCents }) => paybackCents)}, fixed_cents = ${isDraft ? 2800 : 1800},
      advance_cents = ${isDraft ? 15_000 : 0}, advanced_on = ${isDraft ? day(2) : null}, sent_at = ${isDraft ? null : at},
      decided_at = ${state === 'validated' ? at : null}, decided_by = ${state === 'validated' ? idOf(demoAccounts.company.email) : null},
      paid_at = ${isPaid ? new Date(at.getTime() + 10 * 86_400_000) : null} where id = ${id}`);
  const steps = [
    { verb: 'create', when: new Date(`${day(2)}T08:00:00Z`), by: delivery.ownerId },
    ...(isDraft ? [{ verb: 'advance', when: new Date(`${day(2)}T09:00:00Z`), by: idOf(demoAccounts.commercial.email) }] : []),
    ...(isDraft ? [] : [{ verb: 'submit', when: at, by: delivery.ownerId }]),
    ...(state === 'validated'
      ? [{ verb: 'validate', when: new Date(at.getTime() + 3_600_000), by: idOf(demoAccounts.company.email) }]
      : []),
  ];
  for (const { verb, when, by } of steps)
    await tx.many(sql`
      insert into events (id, at, kind, subject_id, actor_id, company_id)
      values (${idAt(when, `${name} ${verb}`)}, ${when}, ${`expenseReport.${verb}`}, ${id}, ${by}, ${delivery.companyId})`);
  if (state === 'validated') await tx.many(sql`update expense_lines set scale_version = derivation->>'version' where report_id = ${id}`);
}

async function addVehicle(tx: Tx, { idOf }: Setting, ownerId: string): Promise<string> {
  const id = idOf(`${ownerId} vehicle`);
  await tx.many(sql`
    insert into vehicles (id, owner_id, label, kind, power) values (${id}, ${ownerId}, 'Berline essence', 'car', 5) on conflict do nothing`);
  return id;
}

type DemoReceipt = { id: string; reportId: string; delivery: Delivery; receipt: Receipt; day: string; at: Date };
async function addReceipt(tx: Tx, files: Files, { id, reportId, delivery, receipt, day, at }: DemoReceipt): Promise<string> {
  const { shop = '', label, grossCents, vatRate } = receipt;
  const vat = vatIn(grossCents, vatRate);
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const rule = '-'.repeat(32);
  const content = receiptPdf([
    ...[shop, '', '14 quai du Sémaphore', '44000 Nantes', rule, day.split('-').reverse().join('/'), label.slice(0, 32), rule],
    ...[
      twoEnds('Total HT', amount(grossCents - vat)),
      twoEnds(`TVA ${vatRate / 100} %`, amount(vat)),
      twoEnds('Total TTC', amount(grossCents)),
      rule,
    ],
    'Carte bancaire. Merci !',
  ]);
  await files.put(fileKey(id), content);
  await tx.many(sql`
    insert into files (id, purpose, name, type, size, sha256, sent_by, sent_at, record_kind, record_id)
    values (${id}, 'proof', ${`ticket-${day.slice(8)}-${day.slice(5, 7)}.pdf`}, 'application/pdf', ${content.length},
      ${createHash('sha256').update(content).digest()}, ${delivery.ownerId}, ${at}, 'expenseReport', ${reportId})`);
  return id;
}
