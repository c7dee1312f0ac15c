import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '../../test/events/callers.ts';
import { aReceipt, insertReport } from '../../test/expenses.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';

const { api } = expenseReports;
let world: World;
let client: Person;
let companyId: string;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  client = await makePerson(world.database, { type: 'Company' });
  companyId = await companyOf(world, client);
  owner = await makePerson(world.database, { type: 'Freelance' });
});
afterAll(() => world.close());
const report = (more = {}) => insertReport(world.database, { ownerId: owner.id, companyId, ...more });

test('a client learns nothing of what is not sent: neither totals, nor twins of receipts, nor how it was filled', async () => {
  const asClient = world.as(client);
  const draft = await report();
  expect((await asClient(api.around, { params: { id: draft.id } })).status).toBe(404);
  const { id } = (await world.as(owner)(timesheets.api.create, { body: { deliveryId: draft.deliveryId, month: '2026-11' } })).body;
  const total = async (as: Person) => (await world.as(as)(timesheets.api.read, { params: { id } })).body.expenses?.totalCents;
  expect([await total(client), await total(owner)]).toEqual([null, 11_800]);

  // The same receipt in a report that was sent: its twin in the draft is for its owner and the staff.
  const sent = await report({ state: 'waiting', month: '2026-10-01' });
  await world.database.many(sql`update files set sha256 = (select sha256 from files where id = ${draft.fileId}) where id = ${sent.fileId}`);
  const twins = async (as: Person) => (await world.as(as)(api.around, { params: { id: sent.id } })).body.twins.length;
  expect([await twins(client), await twins(owner)]).toEqual([0, 1]);

  const fileId = await makeFile(world.database, owner.id);
  const save = (comment: string, version: number) =>
    world.as(owner)(api.update, { params: { id: draft.id }, body: { lines: [aReceipt({ fileId })], comment, version } });
  expect((await save('Jamais envoyé', 1)).status).toBe(200);
  await world.as('admin')(api.advance, { params: { id: draft.id }, body: { cents: 5000, on: '2026-11-02' } });
  expect((await save('', 2)).status).toBe(200);
  expect((await world.as(owner)(api.submit, { params: { id: draft.id }, body: {} })).status).toBe(200);
  const history = async (as: Person) => JSON.stringify((await world.as(as)(api.history, { params: { id: draft.id }, query: {} })).body);
  expect(await history(owner)).toContain('Jamais envoyé');
  expect(await history(client)).not.toContain('Jamais envoyé');
});

test('an advance keeps its report, and does not stand in the way of who fills it', async () => {
  const { id } = await report();
  const { body } = await world.as('admin')(api.advance, { params: { id }, body: { cents: 50_000, on: '2026-11-02' } });
  expect([body.advanceCents, body.version]).toEqual([50_000, 1]);
  expect((await world.as(owner)(api.delete, { params: { id } })).error).toMatchObject({ code: 'expenseReport.isAdvanced' });
});

test('a delivery goes with an empty report; entered expenses keep it', async () => {
  const [entered, empty] = [await report(), await report({ month: '2026-12-01' })];
  await world.database.many(sql`delete from expense_lines where report_id = ${empty.id}`);
  const remove = (id: string) => world.as('admin')(deliveries.api.delete, { params: { id } });
  expect((await remove(entered.deliveryId)).error).toMatchObject({ code: 'delivery.hasReports' });
  expect((await remove(empty.deliveryId)).status).toBe(200);
});
