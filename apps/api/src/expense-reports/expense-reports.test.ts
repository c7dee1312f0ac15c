import { randomUUIDv7 } from 'node:crypto';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { vehicles } from '@jalon/domain/vehicles/vehicle-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { aFixed, aReceipt, aTrip, insertVehicle } from '../../test/expenses.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';

const { api } = expenseReports;
let world: World;
let me: Person;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  me = await makePerson(world.database, { type: 'Freelance' });
  companyId = (await makeCompany(world.database)).companyId;
});

const own = () => world.as(me);
const admin = () => world.as('admin');
const newDelivery = () => insertDelivery(world.database, { ownerId: me.id, companyId, startsOn: '2026-01-01' });
const aFile = () => makeFile(world.database, me.id);
async function open(month = '2026-11', deliveryId?: string) {
  const { status, body } = await own()(api.create, { body: { deliveryId: deliveryId ?? (await newDelivery()).id, month } });
  expect(status).toBe(201);
  return body;
}
type Lines = Parameters<typeof put>[1];
async function put(id: string, lines: (ReturnType<typeof aReceipt> | ReturnType<typeof aTrip> | ReturnType<typeof aFixed>)[]) {
  const { version } = (await own()(api.read, { params: { id } })).body;
  return own()(api.update, { params: { id }, body: { lines, comment: '', version } });
}
const read = async (id: string) => (await own()(api.read, { params: { id } })).body;
const kilometres = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).kilometreCents));
async function validated(id: string) {
  expect((await own()(api.submit, { params: { id } })).status).toBe(200);
  expect((await admin()(api.validate, { params: { id } })).status).toBe(200);
}

test('a month of a delivery has one report, however often it is asked for', async () => {
  const { id: deliveryId } = await newDelivery();
  const answers = await Promise.all(Array.from({ length: 5 }, () => own()(api.create, { body: { deliveryId, month: '2026-11' } })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const { error } = await own()(api.create, { body: { deliveryId, month: '2027-02' } });
  expect(error.fields).toEqual({ month: 'validation.outsideDelivery' });
  const other = await insertDelivery(world.database, { ownerId: (await makePerson(world.database, { type: 'Freelance' })).id, companyId });
  expect((await own()(api.create, { body: { deliveryId: other.id, month: '2026-11' } })).status).toBe(404);
});

test('the sample month adds up as it is drawn', async () => {
  const car = await insertVehicle(world.database, me.id);
  const before = await open('2026-10');
  await put(before.id, [aTrip(car.id, { date: '2026-10-05', distance: 487_000 })]);
  await validated(before.id);
  const { id } = await open();
  const meal = { type: 'clientMeal', grossCents: 4620, vatCents: 420, paybackCents: 4620, date: '2026-11-12', fileId: await aFile() };
  const { status, body } = await put(id, [
    ...[aReceipt({ fileId: await aFile() }), aReceipt({ type: 'hotel', grossCents: 12_980, vatCents: 1180 }), aReceipt(meal)],
    ...[aFixed(), aFixed({ type: 'telephone', grossCents: 2400, claimedCents: 1000 })],
    ...[aTrip(car.id), aTrip(car.id, { date: '2026-11-18' })],
  ] as Lines);
  expect(status).toBe(200);
  expect(body).toMatchObject({ actualCents: 29_400, fixedCents: 2800, kilometreCents: 13_337, vatCents: 2673, paybackCents: 4620 });
  expect(body.lines?.map(({ claimedCents }) => claimedCents)).toEqual([11_800, 12_980, 4620, 1800, 1000, 8482, 4855]);
  expect(body.lines?.[6]?.derivation).toEqual({
    ...{ version: '2023', settled: 0 },
    before: { hundredths: 500_600, cents: 318_214 },
    after: { hundredths: 514_200, cents: 323_069 },
  });
  // What was driven for others is not told to this client.
  await world.database.many(sql`update expense_reports set state = 'waiting' where id = ${id}`);
  const client = world.as(await makePerson(world.database, { type: 'Company', at: { companyId } }));
  const seen = (await client(api.read, { params: { id } })).body.lines?.[6];
  expect([seen?.distance, seen?.claimedCents, seen?.derivation]).toEqual([13_600, 4855, null]);
});

test('mistakes are told at their fields, and nothing is written', async () => {
  const { id } = await open();
  const stranger = await makePerson(world.database, { type: 'Freelance' });
  const [theirs, car] = [await makeFile(world.database, stranger.id), await insertVehicle(world.database, stranger.id)];
  const { status, error } = await put(id, [aFixed({ claimedCents: 1801 })]);
  expect([status, error.fields]).toEqual([422, { 'lines.0.claimedCents': 'validation.half|cents=1800' }]);
  expect((await put(id, [aReceipt({ fileId: theirs }), aTrip(car.id)])).error.fields).toEqual({
    'lines.0.fileId': 'validation.fileGone',
    'lines.1.vehicleId': 'validation.invalid',
  });
  const [other, line] = [await open('2026-10'), aFixed()];
  await put(other.id, [line]);
  expect((await put(id, [line])).error.fields).toEqual({ 'lines.0.id': 'validation.taken' });
  expect((await read(id)).lines).toEqual([]);
  expect((await read(other.id)).lines).toHaveLength(1);
});

test('what was paid abroad is worth its rate, and a flat rate its kilometres', async () => {
  const { id } = await open();
  const car = await insertVehicle(world.database, me.id);
  const foreign = { currency: 'GBP', cents: 5000, rateMillionths: 1_172_500, rateOn: '2026-11-04' };
  const { body } = await put(id, [
    aReceipt({ grossCents: 0, vatRate: null, vatCents: 0, foreign }),
    aTrip(car.id, { distance: 10_050, flatRate: 529 }),
  ] as Lines);
  expect(body.lines?.map(({ claimedCents, derivation }) => [claimedCents, derivation])).toEqual([
    [5863, null],
    [5316, null],
  ]);
  expect(body.lines?.[0]?.foreign).toEqual(foreign);
});

test('what was paid abroad is kept before its rate is known, and not sent', async () => {
  const { id } = await open();
  const foreign = { currency: 'GBP', cents: 5000, rateMillionths: 0, rateOn: '2026-11-04' };
  const { status, body } = await put(id, [aReceipt({ grossCents: 5000, vatCents: 0, paybackCents: 5000, foreign })] as Lines);
  expect([status, body.lines?.[0]?.claimedCents]).toEqual([200, 0]);
  expect((await own()(api.submit, { params: { id } })).error).toMatchObject({
    code: 'expenseReport.incomplete',
    checks: expect.arrayContaining([expect.objectContaining({ kind: 'amountMissing' })]),
  });
});

test('an earlier trip pays later ones anew, in whatever open report; what is validated stays', async () => {
  const car = await insertVehicle(world.database, me.id, { power: 6 });
  const [march, june, october] = [await open('2026-03'), await open('2026-06'), await open('2026-10')];
  const trip = (date: string, distance: number) => aTrip(car.id, { date, distance });
  await put(june.id, [trip('2026-06-10', 400_000)]);
  await put(october.id, [trip('2026-10-10', 200_000)]);
  expect(await kilometres(june.id, october.id)).toEqual([266_000, 370_100 - 266_000]);
  const seen = (await read(october.id)).version;
  // 2,000 km in March: June crosses the edge of 5,000.
  const [inMarch] = [trip('2026-03-10', 200_000)];
  await put(march.id, [inMarch]);
  expect(await kilometres(march.id, june.id, october.id)).toEqual([133_000, 370_100 - 133_000, 444_900 - 370_100]);
  expect((await read(october.id)).version).toBe(seen + 1);
  await validated(june.id);
  // Once it is sent June comes before what may never be; it is paid now and stays so.
  expect(await kilometres(june.id, march.id)).toEqual([266_000, 370_100 - 266_000]);
  expect((await kilometres(march.id, june.id, october.id)).reduce((sum: number, cents) => sum + (cents ?? 0), 0)).toBe(444_900);
  await put(march.id, []);
  expect((await kilometres(june.id, october.id)).reduce((sum: number, cents) => sum + (cents ?? 0), 0)).toBe(370_100);
  // Taken back, it is worth what the year says again.
  await admin()(api.unvalidate, { params: { id: june.id }, body: { reason: 'Erreur' } });
  expect(await kilometres(june.id, october.id)).toEqual([266_000, 370_100 - 266_000]);
});

test('a month that has not begun is prepared and not sent, and a bill is shared once', async () => {
  const { id: deliveryId } = await insertDelivery(world.database, {
    ownerId: me.id,
    companyId,
    startsOn: '2026-01-01',
    endsOn: '2049-12-31',
  });
  const { id } = await open('2049-11', deliveryId);
  await put(id, [aFixed({ date: '2049-11-10' })]);
  expect((await own()(api.submit, { params: { id } })).error.code).toBe('expenseReport.tooEarly');
  const [one, other] = [await open('2026-10'), await open('2026-10')];
  for (const report of [one, other]) await put(report.id, [aFixed({ date: '2026-10-10' })]);
  expect((await own()(api.submit, { params: { id: other.id } })).error).toMatchObject({ checks: [{ kind: 'sameBill' }] });
  await put(one.id, []);
  expect((await own()(api.submit, { params: { id: other.id } })).status).toBe(200);
});

test('what was paid in euros has no rate of exchange', async () => {
  const { id } = await open();
  const foreign = { currency: 'EUR', cents: 1000, rateMillionths: 2_000_000, rateOn: '2026-11-04' };
  const { error } = await put(id, [aReceipt({ foreign, grossCents: 2000 })]);
  expect(error.fields).toEqual({ 'lines.0.foreign.currency': 'validation.invalid' });
});

test('each year and each vehicle begins anew, and a vehicle that is corrected pays its open trips anew', async () => {
  const [car, other] = [await insertVehicle(world.database, me.id), await insertVehicle(world.database, me.id, { power: 3 })];
  const { id } = await open('2026-12');
  const { body } = await put(id, [
    aTrip(car.id, { date: '2026-12-30', distance: 500_000 }),
    aTrip(other.id, { date: '2026-12-30', distance: 10_000 }),
    aTrip(car.id, { date: '2025-12-31', distance: 10_000 }),
  ]);
  expect(body.lines?.map(({ claimedCents }) => claimedCents)).toEqual([318_000, 5290, 6360]);
  const correct = { label: 'Citadine', kind: 'car' as const, power: 4, isElectric: false, version: 1 };
  expect((await own()(vehicles.api.update, { params: { id: other.id }, body: correct })).status).toBe(200);
  expect((await read(id)).lines?.[1]?.claimedCents).toBe(6060);
  await own()(api.delete, { params: { id } });
  expect((await own()(api.read, { params: { id } })).status).toBe(404);
});

test('a vehicle with validated trips stays as it was paid', async () => {
  const car = await insertVehicle(world.database, me.id);
  const { id } = await open();
  await put(id, [aTrip(car.id)]);
  await validated(id);
  const body = { label: 'Autre', kind: 'car' as const, power: 4, isElectric: false, version: 1 };
  expect((await own()(vehicles.api.update, { params: { id: car.id }, body })).error.code).toBe('vehicle.hasSentTrips');
  expect(await world.database.many(sql`select scale_version from expense_lines where report_id = ${id}`)).toEqual([
    { scale_version: '2023' },
  ]);
});

test('reports that are written at once add up to what the scale gives', async () => {
  const car = await insertVehicle(world.database, me.id);
  const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];
  const reports = await Promise.all(months.map((month) => open(month)));
  await Promise.all(
    reports.map(({ id, month }, at) =>
      own()(api.update, {
        params: { id },
        body: { lines: [aTrip(car.id, { date: `${month}-10`, distance: 130_000 + at })], comment: '', version: 1 },
      }),
    ),
  );
  const sum = (await kilometres(...reports.map(({ id }) => id))).reduce((all: number, cents) => all + (cents ?? 0), 0);
  // 6,500.10 km: 0.357 each and 1,395 besides.
  expect(sum).toBe(371_554);
});

test('it is sent once nothing is left to settle', async () => {
  const { id } = await open();
  const submit = () => own()(api.submit, { params: { id } });
  expect((await submit()).error).toEqual({ code: 'expenseReport.incomplete', checks: [] });
  const line = aReceipt();
  await put(id, [line]);
  expect((await submit()).error.checks).toMatchObject([{ kind: 'proofMissing', lineId: line.id }]);
  await put(id, [{ ...line, fileId: await aFile() }]);
  expect((await submit()).body.state).toBe('waiting');
});

test('the same trip is found in whatever report of the same person', async () => {
  const [first, second] = [await open('2026-10'), await open()];
  const car = await insertVehicle(world.database, me.id);
  await put(first.id, [
    aTrip(car.id, { date: '2026-10-30', label: 'Lyon – Vienne', distance: 3000 }),
    aTrip(car.id, { date: '2026-10-29' }),
  ]);
  const [way, kilometres, other] = [
    aTrip(car.id, { date: '2026-10-30', label: ' lyon – vienne ', distance: 3100 }),
    aTrip(car.id, { date: '2026-10-29', label: 'Retour' }),
    aTrip(car.id, { date: '2026-10-28' }),
  ];
  await put(second.id, [way, kilometres, other]);
  const { twins } = (await own()(api.around, { params: { id: second.id } })).body;
  expect(twins.map(({ lineId, by, month }) => [lineId, by, month]).sort()).toEqual(
    [way, kilometres].map(({ id }) => [id, 'trip', '2026-10']).sort(),
  );
});

test('the same receipt is found in whatever report of the same person', async () => {
  const [first, second] = [await open('2026-10'), await open()];
  // Files of tests have the same content.
  const [one, two] = [
    aReceipt({ date: '2026-10-04', fileId: await aFile() }),
    aReceipt({ fileId: await aFile(), grossCents: 5000, vatCents: 455 }),
  ];
  await put(first.id, [one]);
  await put(second.id, [two]);
  const around = (await own()(api.around, { params: { id: second.id } })).body;
  expect(around.twins).toEqual([{ lineId: two.id, by: 'file', month: '2026-10', date: '2026-10-04' }]);
  expect((await own()(api.submit, { params: { id: second.id } })).error.checks).toMatchObject([{ kind: 'sameFile' }]);
});

test('a refused line is changed or goes before it is sent again', async () => {
  const { id } = await open();
  const [bad, good] = [aReceipt({ fileId: await aFile() }), aFixed()];
  await put(id, [bad, good]);
  await own()(api.submit, { params: { id } });
  const reject = (refusals: object[]) =>
    admin()(api.reject, { params: { id }, body: { reason: 'Un billet illisible', refusals } as never });
  expect((await reject([{ id: randomUUIDv7(), reason: 'x' }])).error.fields).toEqual({ 'refusals.0.id': 'validation.invalid' });
  await reject([{ id: bad.id, reason: 'Illisible' }]);
  expect((await read(id)).lines?.map(({ refusal }) => refusal)).toEqual(['Illisible', null]);
  await put(id, [bad, good]);
  expect((await own()(api.submit, { params: { id } })).error.checks).toMatchObject([{ kind: 'refusedUnchanged' }]);
  await put(id, [{ ...bad, fileId: await aFile() }, good]);
  expect((await read(id)).lines?.map(({ refusal }) => refusal)).toEqual([null, null]);
  expect((await own()(api.submit, { params: { id } })).body).toMatchObject({ state: 'waiting', reason: null });
});

test('a removed line can come back with its receipt until the report is sent', async () => {
  const { id } = await open();
  const [kept, removed] = [aReceipt({ fileId: await aFile() }), aFixed()];
  const withFile = aReceipt({ grossCents: 990, vatCents: 90, fileId: await aFile() });
  await put(id, [withFile, removed]);
  await put(id, [removed]);
  expect((await put(id, [withFile, removed])).status).toBe(200);
  await put(id, [kept]);
  await own()(api.submit, { params: { id } });
  expect(await world.database.many(sql`select id from files where record_id = ${id}`)).toEqual([{ id: kept.fileId }]);
});

test('what is saved as it is typed is one entry of the history', async () => {
  const { id } = await open();
  const car = await insertVehicle(world.database, me.id);
  await put(id, [aFixed({ claimedCents: 100 })]);
  await put(id, [aFixed({ claimedCents: 1800 })]);
  await put(id, [aFixed({ claimedCents: 1800 }), aTrip(car.id)]);
  const { rows } = (await own()(api.history, { params: { id }, query: {} })).body;
  expect(rows.map(({ kind }) => kind)).toEqual(['expenseReport.update', 'expenseReport.create']);
  expect(rows[0]).toMatchObject({ before: { fixedCents: 0, kilometreCents: 0 }, after: { fixedCents: 1800, kilometreCents: 8650 } });
});
