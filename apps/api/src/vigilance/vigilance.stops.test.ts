import { contracts } from '@jalon/domain/contracts/contract-api';
import { addMonths } from '@jalon/domain/core/dates';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { documentApi, documents } from '@jalon/domain/documents/document-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aService, insertContract } from '../../test/contracts.ts';
import { aDelivery, insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { openMonths } from '../timesheets/timesheets.opening.ts';
import { watchVigilance } from './vigilance.watch.ts';

let world: World;
let companyId: string;
let me: Person;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  companyId = await companyOf(world, world.people.company);
});
afterAll(() => world.close());
beforeEach(async () => {
  me = await makePerson(world.database, { type: 'Freelance' });
  ({ projectId } = await insertDelivery(world.database, {
    ownerId: (await makePerson(world.database, { type: 'Freelance' })).id,
    companyId,
  }));
});

const inMonths = (months: number) => addMonths(new Date().toISOString().slice(0, 10), months);
const staff = () => world.as('admin');
const create = (more: object = {}) =>
  staff()(deliveries.api.create, { body: { ...aDelivery, projectId, ownerId: me.id, applicationId: null, ...more } });
const kindsOf = async (id: string, as: 'admin' | 'company' | Person = 'admin') => {
  const { body } = await world.as(as as 'admin')(deliveries.api.history, { params: { id }, query: {} });
  return body.rows.map(({ kind, input }) => [kind, input?.reason]);
};
/** As a freelance gives one and an administrator accepts it. */
async function give(type: 'vigilance' | 'registration' | 'foreignWorkers', expiresOn = inMonths(6)) {
  const fileId = type === 'foreignWorkers' ? null : await makeFile(world.database, me.id);
  const { id } = (await world.as(me)(documents.api.create, { body: { type, fileId, expiresOn } })).body;
  if (type === 'vigilance') {
    const proof = await makeFile(world.database, world.people.admin.id);
    await staff()(documents.api.check, { params: { id }, body: { result: 'authentic', securityCode: '4F7K Q2MD', fileId: proof } });
  }
  expect((await staff()(documents.api.accept, { params: { id }, body: {} })).status).toBe(200);
  return id;
}

test('nobody is given a delivery over the threshold without their documents', async () => {
  expect(await create()).toMatchObject({
    status: 409,
    body: { code: 'vigilance.lacking', types: ['vigilance', 'registration', 'foreignWorkers'] },
  });
  await give('vigilance');
  await give('registration');
  expect(await create()).toMatchObject({ status: 409, body: { types: ['foreignWorkers'] } });
  await give('foreignWorkers');
  const { status, body } = await create();
  expect([status, body.isHeld]).toEqual([201, false]);
});

test('what is paid less than the threshold begins, to the cent; by the month too', async () => {
  expect((await create({ buyCents: 8_333, daysSold: 6000 })).status).toBe(201);
  expect((await create({ buyCents: 8_334, daysSold: 6000 })).status).toBe(409);
  expect((await create({ feeMode: 'monthly', buyCents: 160_000 })).status).toBe(201);
  // While nobody has said what is paid, it is at most what is sold.
  expect((await create({ buyCents: null })).status).toBe(409);
  expect((await create({ buyCents: null, sellCents: 8_000 })).status).toBe(201);
});

test('whoever is employed gives nothing: today, and for whom it is', async () => {
  const { database } = world;
  const { id, deliveryId } = await insertContract(database, { ownerId: me.id, companyId, state: 'signed' });
  const employ = (startsIn: number, endsIn: number | null, forDelivery: string | null) =>
    database.many(sql`update contracts set type = 'CDD', starts_on = operator_day() + ${startsIn}::int, ends_on = operator_day() + ${endsIn}::int,
      delivery_id = ${forDelivery} where id = ${id}`);
  await database.many(sql`delete from documents where owner_id = ${me.id}`);
  await database.many(sql`update deliveries set state = 'stopped', stopped_on = starts_on where id = ${deliveryId}`);
  const resume = async () =>
    (await staff()(deliveries.api.resume, { params: { id: deliveryId }, body: { resumesOn: '2026-09-14' } })).status;
  for (const [startsIn, endsIn] of [
    [1, 90],
    [-90, -1],
  ] as const) {
    await employ(startsIn, endsIn, null);
    expect([(await create()).status, await resume()]).toEqual([409, 409]);
  }
  await employ(0, 0, deliveryId);
  expect([(await create()).status, await resume()]).toEqual([409, 200]);
  await employ(-1, null, null);
  expect((await create()).status).toBe(201);
});

test('an employment is written and deposited by administrators only', async () => {
  const { database } = world;
  const commercial = await makePerson(database, { type: 'Commercial' });
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const { id, deliveryId } = await insertContract(database, { ownerId: me.id, companyId });
  const refused = { status: 403, body: { code: 'access.refused' } };
  const theirs = world.as(commercial);
  const job = { ...aService, type: 'CDD' as const };
  expect(await theirs(contracts.api.create, { body: { ...job, ownerId: me.id, deliveryId, amendsId: null } })).toMatchObject(refused);
  expect(await theirs(contracts.api.update, { params: { id }, body: { ...job, version: 1 } })).toMatchObject(refused);
  await database.many(sql`update contracts set type = 'CDD' where id = ${id}`);
  const deposit = async (as: Person) =>
    world.as(as)(contracts.api.deposit, {
      ...{ params: { id }, body: { fileId: await makeFile(database, as.id), signedOn: '2026-08-31' } },
    });
  expect(await deposit(commercial)).toMatchObject(refused);
  expect((await deposit(world.people.admin)).status).toBe(200);
});

test('what comes to the threshold by a change, or is made longer, waits; what else changes does not; nor is a deposit let by', async () => {
  const { database } = world;
  const { id, deliveryId } = await insertContract(database, { ownerId: me.id, companyId });
  const [params, refused] = [{ id: deliveryId }, { status: 409, body: { code: 'vigilance.lacking' } }];
  let version = 1;
  const update = async (more: object) => {
    const answer = await staff()(deliveries.api.update, { params, body: { ...aDelivery, ...more, version } });
    if (answer.status === 200) version = answer.body.version;
    return answer;
  };
  expect((await update({ buyCents: 8_000 })).status).toBe(200);
  await database.many(sql`delete from documents where owner_id = ${me.id}`);
  expect((await update({ buyCents: 8_100 })).status).toBe(200);
  expect(await update({ buyCents: 56_000 })).toMatchObject(refused);
  await database.many(sql`update deliveries set buy_cents = 56000 where id = ${deliveryId}`);
  expect((await update({ buyCents: 57_000, title: 'Autre' })).status).toBe(200);
  expect(await update({ buyCents: 57_000, endsOn: '2027-04-30' })).toMatchObject(refused);
  const fileId = await makeFile(database, world.people.admin.id);
  expect(await staff()(contracts.api.deposit, { params: { id }, body: { fileId, signedOn: '2026-08-31' } })).toMatchObject(refused);
  expect((await staff()(deliveries.api.authorise, { params, body: { reason: 'Promise pour demain' } })).status).toBe(200);
  expect((await update({ buyCents: 57_000, endsOn: '2027-04-30' })).status).toBe(200);
});

test('a renewal that comes to the threshold can be excepted; where nothing lacks nothing can', async () => {
  const { database } = world;
  const { id, deliveryId } = await insertContract(database, { ownerId: me.id, companyId });
  const params = { id: deliveryId };
  const none = { status: 409, body: { code: 'vigilance.nothingLacks' } };
  expect(await staff()(deliveries.api.authorise, { params, body: { reason: 'Promise pour demain' } })).toMatchObject(none);
  expect(await staff()(contracts.api.authorise, { params: { id }, body: { reason: 'Promise pour demain' } })).toMatchObject(none);
  await database.many(sql`delete from documents where owner_id = ${me.id}`);
  await database.many(sql`update deliveries set state = 'renewable', buy_cents = 8000 where id = ${deliveryId}`);
  const renew = async () =>
    (await staff()(deliveries.api.renew, { params, body: { resumesOn: '2027-01-01', endsOn: '2027-03-31', daysAdded: 2000 } })).status;
  expect(await renew()).toBe(409);
  expect((await staff()(deliveries.api.authorise, { params, body: { reason: 'Promise pour demain' } })).status).toBe(200);
  expect(await renew()).toBe(200);
});

test('an exception has its reason in the history, which neither client nor freelance read', async () => {
  const { status, body } = await create({ exception: 'Attestation promise pour demain' });
  expect(status).toBe(201);
  expect(await kindsOf(body.id)).toContainEqual(['delivery.authorise', 'Attestation promise pour demain']);
  expect(await kindsOf(body.id, 'company')).toEqual([['delivery.create', undefined]]);
  expect(await kindsOf(body.id, me)).toEqual([['delivery.create', undefined]]);
  const kept = await world.database.one(sql`select types, reason from vigilance_exceptions where delivery_id = ${body.id}`);
  expect(kept).toEqual({ types: ['vigilance', 'registration', 'foreignWorkers'], reason: 'Attestation promise pour demain' });
});

test('where nothing lacks an exception is none', async () => {
  for (const type of ['vigilance', 'registration', 'foreignWorkers'] as const) await give(type);
  const { body } = await create({ exception: 'Promise pour demain' });
  expect(await kindsOf(body.id)).toEqual([['delivery.create', undefined]]);
});

test('what runs goes on without a document; its renewal, its resumption and its contract wait', async () => {
  const { id, deliveryId } = await insertContract(world.database, { ownerId: me.id, companyId });
  await world.database.many(sql`update deliveries set state = 'renewable' where id = ${deliveryId}`);
  await world.database.many(
    sql`update documents set state = 'expired', expires_on = '2026-01-01' where owner_id = ${me.id} and type = 'vigilance'`,
  );
  const params = { id: deliveryId };
  const renewal = { resumesOn: '2027-01-01', endsOn: '2027-03-31', daysAdded: 2000 };
  const refused = { status: 409, body: { code: 'vigilance.lacking', types: ['vigilance'] } };
  expect(await staff()(deliveries.api.renew, { params, body: renewal })).toMatchObject(refused);
  expect(await staff()(contracts.api.send, { params: { id }, body: {} })).toMatchObject(refused);
  expect((await staff()(deliveries.api.stop, { params, body: { stoppedOn: '2026-09-10', reason: 'x' } })).status).toBe(200);
  expect(await staff()(deliveries.api.resume, { params, body: { resumesOn: '2026-09-14' } })).toMatchObject(refused);

  expect((await staff()(contracts.api.authorise, { params: { id }, body: { reason: 'Attestation en cours' } })).status).toBe(200);
  expect((await staff()(contracts.api.send, { params: { id }, body: {} })).status).toBe(200);
  expect((await staff()(deliveries.api.resume, { params, body: { resumesOn: '2026-09-14' } })).status).toBe(200);
  const { body } = await staff()(contracts.api.history, { params: { id }, query: {} });
  expect(body.rows.map(({ kind, input }) => [kind, input?.reason])).toContainEqual(['contract.authorise', 'Attestation en cours']);

  // A week later it is to be said again.
  await world.database.many(sql`update vigilance_exceptions set given_at = now() - interval '8 days' where delivery_id = ${deliveryId}`);
  await staff()(deliveries.api.flagRenewable, { params, body: {} });
  expect(await staff()(deliveries.api.renew, { params, body: renewal })).toMatchObject(refused);
});

test('what a client prepares waits for the documents, without being told which, and begins once they are there', async () => {
  const need = await insertNeed(world.database, companyId, { state: 'posted' });
  const { id: applicationId } = await insertApplication(world.database, need.id, me.id, { state: 'accepted' });
  const body = { ...aDelivery, projectId, ownerId: me.id, applicationId, buyCents: null };
  const client = world.as('company');
  expect((await client(deliveries.api.create, { body: { ...body, exception: 'Promise pour demain' } })).body).toMatchObject({
    fields: { exception: 'validation.invalid' },
  });
  const made = await client(deliveries.api.create, { body });
  expect([made.status, made.body.isHeld]).toEqual([201, true]);
  expect(JSON.stringify(made.body)).not.toContain('vigilance');
  await give('vigilance');
  await give('registration');
  await world.work();
  const read = async () => (await client(deliveries.api.read, { params: { id: made.body.id } })).body.isHeld;
  expect(await read()).toBe(true);
  await give('foreignWorkers');
  await world.work();
  expect(await read()).toBe(false);
  expect(await kindsOf(made.body.id)).toContainEqual(['delivery.release', undefined]);
});

test('while it is held its month is neither opened nor sent', async () => {
  const { database } = world;
  const month = new Date().toISOString().slice(0, 7);
  const [startsOn, endsOn] = [`${month}-01`, inMonths(3)];
  const { id: deliveryId } = await insertDelivery(database, { ownerId: me.id, companyId, startsOn, endsOn });
  const own = world.as(me);
  const { id } = (await own(timesheets.api.create, { body: { deliveryId, month } })).body;
  const hold = (of: string) => database.many(sql`update deliveries set held_at = now() where id = ${of}`);
  await hold(deliveryId);
  const refused = { status: 409, body: { code: 'delivery.isHeld' } };
  expect(await own(timesheets.api.submit, { params: { id }, body: {} })).toMatchObject(refused);

  const other = await insertDelivery(database, { ownerId: me.id, companyId, startsOn, endsOn });
  await hold(other.id);
  const opened = async () => (await database.many(sql`select 1 from timesheets where delivery_id = ${other.id}`)).length;
  expect(await own(timesheets.api.create, { body: { deliveryId: other.id, month } })).toMatchObject(refused);
  await openMonths(database, month);
  expect(await opened()).toBe(0);
  await watchVigilance(database);
  await world.work();
  expect(await opened()).toBe(1);
});

test('what was checked or decided on is not deleted, whatever became of it', async () => {
  const own = world.as(me);
  const given = async (type: 'vigilance' | 'registration') => {
    const fileId = await makeFile(world.database, me.id);
    return { id: (await own(documents.api.create, { body: { type, fileId, expiresOn: inMonths(6) } })).body.id };
  };
  const remove = async (params: { id: string }) => own(documents.api.delete, { params });
  const kept = { status: 409, body: { code: 'document.isEvidence' } };
  const attestation = await given('vigilance');
  await staff()(documents.api.check, { params: attestation, body: { result: 'unrecognised', securityCode: '4F7K', fileId: null } });
  expect(await remove(attestation)).toMatchObject(kept);
  const registration = await given('registration');
  await staff()(documents.api.refuse, { params: registration, body: { reason: 'x' } });
  expect((await remove(registration)).status).toBe(409);
  await staff()(documents.api.reopen, { params: registration, body: {} });
  expect(await remove(registration)).toMatchObject(kept);
});

test('a legal document says no end that the law knows nothing of', async () => {
  const fileId = await makeFile(world.database, me.id);
  const { body } = await world.as(me)(documents.api.create, { body: { type: 'registration', fileId, expiresOn: inMonths(8) } });
  expect(body).toMatchObject({ fields: { expiresOn: 'validation.withinMonths|months=7' } });
});

test('those around a delivery are told once a week that documents lack', async () => {
  const { id } = await insertDelivery(world.database, { ownerId: me.id, companyId, endsOn: '2049-01-01' });
  await world.database.many(sql`delete from documents where owner_id = ${me.id}`);
  const told = async () => {
    await watchVigilance(world.database);
    return (await kindsOf(id)).filter(([kind]) => kind === 'delivery.lack').length;
  };
  expect([await told(), await told()]).toEqual([1, 1]);
  await world.database.many(sql`update deliveries set lack_told_on = operator_day() - 7 where id = ${id}`);
  expect(await told()).toBe(2);
});

test('somebody is asked once in 48 hours, whatever they do it for', async () => {
  const first = await insertDelivery(world.database, { ownerId: me.id, companyId });
  const second = await insertDelivery(world.database, { ownerId: me.id, companyId });
  expect((await staff()(deliveries.api.ask, { params: { id: first.id }, body: {} })).status).toBe(200);
  const again = await staff()(deliveries.api.askEach, { body: { records: [{ id: second.id, version: 1 }] } });
  expect(again.body).toMatchObject({ done: [], refused: [{ code: 'delivery.isAsked' }] });
  await world.database.many(sql`update deliveries set asked_at = now() - interval '49 hours' where owner_id = ${me.id}`);
  expect((await staff()(deliveries.api.ask, { params: { id: second.id }, body: {} })).status).toBe(200);
});

test('an attestation is accepted once its authenticity is checked and proved', async () => {
  const { id } = (
    await world.as(me)(documents.api.create, {
      body: { type: 'vigilance', fileId: await makeFile(world.database, me.id), expiresOn: inMonths(6) },
    })
  ).body;
  const params = { id };
  const accept = () => staff()(documents.api.accept, { params, body: {} });
  const check = (body: object) =>
    staff()(documents.api.check, { params, body: { result: 'authentic', securityCode: '4F7K', fileId: null, ...body } as never });
  expect((await accept()).body).toMatchObject({ code: 'document.isUnchecked' });
  expect((await check({})).body).toMatchObject({ fields: { fileId: 'validation.fileNeeded' } });
  expect((await check({ securityCode: null })).body).toMatchObject({ fields: { securityCode: 'validation.required' } });
  expect((await check({ result: 'unrecognised' })).status).toBe(200);
  expect((await accept()).status).toBe(409);
  const fileId = await makeFile(world.database, world.people.admin.id);
  const checked = await check({ fileId });
  expect(checked.body.check).toMatchObject({
    result: 'authentic',
    securityCode: '4F7K',
    proof: { id: fileId },
    by: 'Test Admin',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await world.as(me)(documents.api.read, { params })).body.check).toBeNull();
  // Its owner reads neither how it was checked nor what proves it.
  const { rows } = (await world.as(me)(documents.api.history, { params })).body;
  expect(rows.map(({ kind }) => kind)).not.toContain('document.check');
  await world.files.put(fileKey(fileId), Buffer.from('abc'));
  const proof = { params: { ...params, fileId }, query: {} };
  expect((await world.as(me)(documentApi.file, proof)).status).toBe(404);
  expect((await world.as('admin')(documentApi.file, proof)).status).toBe(200);
  expect((await accept()).status).toBe(200);
});
