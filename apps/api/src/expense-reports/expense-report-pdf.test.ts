import { buffer } from 'node:stream/consumers';
import { formatMoney } from '@jalon/domain/core/money';
import { balanceOf } from '@jalon/domain/expense-reports/expense-amounts';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { PDFDocument } from 'pdf-lib';
import Drawing from 'pdfkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { aFixed, aReceipt, aTrip, insertVehicle } from '../../test/expenses.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { receiptPdf, twoEnds } from '../demo/receipts.ts';
import { fileKey } from '../files/files.queries.ts';

const { api } = expenseReports;
let world: World;
let me: Person;
let id: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  me = await makePerson(world.database, { type: 'Freelance' });
  const { companyId } = await makeCompany(world.database);
  const delivery = await insertDelivery(world.database, { ownerId: me.id, companyId, startsOn: '2026-01-01' });
  id = (await world.as(me)(api.create, { body: { deliveryId: delivery.id, month: '2026-11' } })).body.id;
});

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
/** A receipt as it is kept, whatever an upload would have said of it. */
async function kept(name: string, content: Buffer, type = 'application/pdf'): Promise<string> {
  const fileId = await makeFile(world.database, me.id);
  await world.database.many(sql`update files set name = ${name}, type = ${type}, sha256 = sha256(${name}::bytea) where id = ${fileId}`);
  await world.files.put(fileKey(fileId), content);
  return fileId;
}
/** One that opens with a password only. */
function encryptedPdf(): Promise<Buffer> {
  const drawing = new Drawing({ userPassword: 'secret', pdfVersion: '1.7' });
  drawing.text('SECRET').end();
  return buffer(drawing);
}
type Line = ReturnType<typeof aReceipt> | ReturnType<typeof aTrip> | ReturnType<typeof aFixed>;
async function written(lines: Line[]) {
  const { status, body } = await world.as(me)(api.update, { params: { id }, body: { lines, comment: '', version: 1 } });
  expect(status).toBe(200);
  return body;
}
async function pages(): Promise<string[]> {
  const { status, headers, raw } = await world.as(me)(api.pdf, { params: { id } });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return pdfPages(raw);
}
const money = (cents: number | null) => formatMoney({ cents: cents ?? 0, currency: 'EUR' }, 'fr').replace(/\s+/g, ' ');

test('its sums are those of the record, and its receipts are the pages behind it', async () => {
  const car = await insertVehicle(world.database, me.id);
  const train = await kept('train.pdf', receiptPdf(['GARE DE NANTES', twoEnds('Total TTC', '118,00')]));
  const meal = await kept('repas.png', await bytesOf(await png()), 'image/png');
  const report = await written([
    ...[aReceipt({ fileId: train }), aReceipt({ fileId: meal, type: 'clientMeal', grossCents: 4620, vatCents: 420, paybackCents: 4620 })],
    ...[aFixed(), aTrip(car.id), aTrip(car.id, { date: '2026-11-18', distance: 10_050, flatRate: 529 })],
  ]);
  const [front = '', ...behind] = await pages();
  const { totalCents, remainsCents } = balanceOf(report) ?? { totalCents: 0, remainsCents: 0 };
  expect([totalCents, remainsCents]).toEqual([32_186, 27_566]);
  const sums = [report.actualCents, report.fixedCents, report.kilometreCents, totalCents, remainsCents, report.vatCents];
  for (const cents of [...sums, ...(report.lines ?? []).map(({ claimedCents }) => claimedCents)]) expect(front).toContain(money(cents));
  expect(front).toContain('100,5 km × 0,529 €');
  expect(front).toContain('Reste à payer');
  expect(behind).toEqual([expect.stringContaining('repas.png'), expect.stringContaining('GARE DE NANTES')]);
  await world.database.many(sql`update expense_reports set state = 'validated', paid_at = '2026-12-09T23:30:00Z' where id = ${id}`);
  const [paid = ''] = await pages();
  expect(paid).toContain('Payé le 10 déc.');
  expect(paid).not.toContain('Reste à payer');
});

test('a receipt that cannot be drawn is named, and the others still come', async () => {
  const long = await PDFDocument.create();
  for (let page = 0; page < 21; page++) long.addPage();
  const hostile: [string, Buffer, string?][] = [
    ['casse.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\ntrailer\n<< /Root 1 0 R >>')],
    ['coupe.pdf', receiptPdf(['COUPE']).subarray(0, 300)],
    ['protege.pdf', await encryptedPdf()],
    ['long.pdf', Buffer.from(await long.save())],
    ['photo.png', (await bytesOf(await png())).subarray(0, 60), 'image/png'],
  ];
  const files = await Promise.all(hostile.map(([name, content, type]) => kept(name, content, type)));
  const fine = await kept('hotel.pdf', receiptPdf(['HOTEL DU PORT']));
  await written([...files, fine].map((fileId, at) => aReceipt({ fileId, grossCents: 1000 + at, vatCents: 91 })));
  const behind = (await pages()).slice(1);
  hostile.forEach(([name], at) => {
    expect(behind[at]).toContain(`Justificatif ${at + 1}`);
    expect(behind[at]).toContain(`Ce justificatif n’a pas pu être joint : ${name}`);
  });
  expect(behind.slice(hostile.length)).toEqual([expect.stringContaining('HOTEL DU PORT')]);
});
