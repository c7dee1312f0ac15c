import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { projects } from '@jalon/domain/projects/project-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDelivery, insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';
import { watchDeliveries } from './deliveries.records.ts';

let world: World;
let client: Person;
let freelance: Person;
let commercial: Person;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  client = await makePerson(world.database, { type: 'Company' });
  freelance = await makePerson(world.database, { type: 'Freelance' });
  commercial = await makePerson(world.database, { type: 'Commercial' });
  companyId = await companyOf(world, client);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
});
afterAll(() => world.close());

const insert = (more: object = {}) => insertDelivery(world.database, { ownerId: freelance.id, companyId, ...more });
/** An accepted application of a freelance, to a need of a company. */
async function accepted(ownerId = freelance.id, of = companyId, state = 'accepted'): Promise<string> {
  const need = await insertNeed(world.database, of, { state: 'posted' });
  return (await insertApplication(world.database, need.id, ownerId, { state })).id;
}
const open = async (as: Person, more: object = {}) => {
  const { projectId } = await insert({ ownerId: (await makePerson(world.database, { type: 'Freelance' })).id });
  return world.as(as)(deliveries.api.create, {
    body: { ...aDelivery, projectId, ownerId: freelance.id, applicationId: null, ...more },
  });
};

test('each side is shown its own fee, in the record, the list, the file, the history and what it is told', async () => {
  const { id, projectId } = await insert();
  const params = { id };
  const body = { ...aDelivery, sellCents: 65_100, buyCents: 55_200, version: 1 };
  expect((await world.as(commercial)(deliveries.api.update, { params, body })).body).toMatchObject({ sellCents: 65_100, buyCents: 55_200 });
  const seen = async (as: Person) => {
    const call = world.as(as);
    return Promise.all([
      call(deliveries.api.read, { params }),
      call(deliveries.api.list, { query: { projectId } }),
      call(deliveries.api.history, { params, query: {} }),
      call(deliveries.api.export, { params: { format: 'csv' }, query: { projectId } }),
      call(notificationApi.list, { query: {} }),
    ]).then((answers) => answers.map(({ raw }) => raw.toString()).join(' '));
  };
  const [own, clients, staffs] = [await seen(freelance), await seen(client), await seen(commercial)];
  expect([/65100|651,00/.test(own), /55200|552,00/.test(own)]).toEqual([false, true]);
  expect([/65100|651,00/.test(clients), /55200|552,00/.test(clients)]).toEqual([true, false]);
  expect([/65100/.test(staffs), /55200/.test(staffs)]).toEqual([true, true]);
});

test('a change of what one side is not shown leaves nothing for it: neither an entry of its history nor a notification', async () => {
  const { id } = await insert();
  const params = { id };
  const change = async (more: object) => {
    const { version } = (await world.as(commercial)(deliveries.api.read, { params })).body;
    const body = { ...aDelivery, sellCents: 65_100, buyCents: 55_200, ...more, version };
    expect((await world.as(commercial)(deliveries.api.update, { params, body })).status).toBe(200);
  };
  const seenBy = async (as: Person) => {
    const history = await world.as(as)(deliveries.api.history, { params, query: {} });
    const { told } = await world.database.one<{ told: number }>(
      sql`select count(*)::int as told from notifications n where n.user_id = ${as.id} and n.subject_id = ${id}`,
    );
    return [history.body.rows.length, history.body.total.count, told];
  };
  const all = async () => [await seenBy(freelance), await seenBy(client), await seenBy(commercial)];
  await change({});
  expect(await all()).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 0],
  ]);
  await change({ sellCents: 66_200 });
  expect(await all()).toEqual([
    [1, 1, 1],
    [2, 2, 2],
    [2, 2, 0],
  ]);
  await change({ sellCents: 66_200, buyCents: 56_300 });
  expect(await all()).toEqual([
    [2, 2, 2],
    [2, 2, 2],
    [3, 3, 0],
  ]);
});

test('figures come from what was sent, on the side of whoever asks', async () => {
  const { id, projectId } = await insert();
  const month = (first: string, state: string) => sql`
    insert into timesheets (id, delivery_id, project_id, company_id, owner_id, month, state, production_days, normal_days, sell_cents, buy_cents)
    values (gen_random_uuid(), ${id}, ${projectId}, ${companyId}, ${freelance.id}, ${first}, ${state}, 1000, 100, 640000, 540000)`;
  for (const [first, state] of [
    ['2026-09-01', 'validated'],
    ['2026-10-01', 'waiting'],
    ['2026-11-01', 'new'],
    ['2026-12-01', 'rejected'],
  ] as const)
    await world.database.many(month(first, state));
  const worked = { daysWorked: 2000, daysWaiting: 1000 };
  const read = async (as: Person) => (await world.as(as)(deliveries.api.read, { params: { id } })).body;
  expect(await read(freelance)).toMatchObject({ ...worked, daysOffered: 200, consumedCents: 1_080_000, reports: 3, sellCents: null });
  expect(await read(client)).toMatchObject({ ...worked, consumedCents: 1_280_000, buyCents: null });
  const project = async (as: Person) => (await world.as(as)(projects.api.read, { params: { id: projectId } })).body;
  const sold = { deliveries: 1, daysSold: 6000, ...worked };
  const nothing = { signedBudgetCents: null, predictedCents: null, consumedCents: null, waitingCents: null, costCents: null };
  expect(await project(freelance)).toMatchObject({ ...sold, ...nothing });
  const spent = { signedBudgetCents: 23_000_000, predictedCents: 3_840_000, consumedCents: 1_280_000, waitingCents: 640_000 };
  expect(await project(client)).toMatchObject({ ...sold, ...spent, costCents: null });
  expect(await project(commercial)).toMatchObject({ ...sold, ...spent, costCents: 3_240_000 });
  const months = async (as: Person) => (await world.as(as)(projects.api.months, { params: { id: projectId } })).body;
  expect(await months(freelance)).toEqual([
    { month: '2026-09', days: 1000, consumedCents: 540_000, waitingCents: 0 },
    { month: '2026-10', days: 1000, consumedCents: 540_000, waitingCents: 540_000 },
  ]);
  expect((await months(client))[1]).toMatchObject({ consumedCents: 640_000, waitingCents: 640_000 });
  const kept = await world.as('admin')(deliveries.api.delete, { params: { id } });
  expect([kept.status, kept.error]).toMatchObject([409, { code: 'delivery.hasReports' }]);
});

test('what is paid by the month is predicted by the months it covers', async () => {
  const { id, projectId } = await insert({ startsOn: '2026-09-16', endsOn: '2026-11-30' });
  await world.database.many(sql`update deliveries set fee_mode = 'monthly', sell_cents = 1000001, buy_cents = null where id = ${id}`);
  const { predictedCents, costCents } = (await world.as('admin')(projects.api.read, { params: { id: projectId } })).body;
  // Eleven of the twenty-two working days of September, as its report is worth.
  expect([predictedCents, costCents]).toEqual([500_001 + 1_000_001 * 2, null]);
});

test.each<[string, object, string]>([
  ['more days than the calendar has', { daysSold: 6300 }, 'daysSold'],
  ['an end before its start', { endsOn: '2027-01-04' }, 'endsOn'],
  ['as many free days as there are', { freeDays: 6200 }, 'freeDays'],
])('a delivery with %s is refused at its field', async (_, more, field) => {
  const { status, error } = await open(commercial, more);
  expect([status, Object.keys(error.fields as object)]).toEqual([422, [field]]);
});

test('whom and what a delivery names must be there for whoever opens it', async () => {
  const stranger = await makePerson(world.database, { type: 'Commercial' });
  expect((await open(stranger)).error).toMatchObject({ fields: { projectId: 'validation.invalid' } });
  const gone = await makePerson(world.database, { type: 'Freelance', state: 'deactivated' });
  expect((await open(commercial, { ownerId: gone.id })).error).toMatchObject({ fields: { ownerId: 'validation.invalid' } });
  expect((await open(commercial, { ownerId: client.id })).error).toMatchObject({ fields: { ownerId: 'validation.invalid' } });
  const other = await makePerson(world.database, { type: 'Freelance' });
  const applicationId = await accepted(other.id);
  expect((await open(commercial, { applicationId })).error).toMatchObject({ fields: { applicationId: 'validation.invalid' } });
  const { projectId } = await insert();
  await world.database.many(sql`update projects set state = 'finished' where id = ${projectId}`);
  expect((await open(commercial, { projectId })).error).toMatchObject({ fields: { projectId: 'validation.invalid' } });
  expect((await open(commercial)).status).toBe(201);
});

test('a company opens one for whom it has accepted, at its own price, once', async () => {
  const own = { buyCents: null, applicationId: await accepted() };
  expect((await open(client, { ...own, applicationId: null })).error).toMatchObject({ fields: { applicationId: 'validation.required' } });
  expect((await open(client, { ...own, buyCents: 50_000 })).error).toMatchObject({ fields: { buyCents: 'validation.invalid' } });
  expect((await open(client, { ...own, sellCents: null })).error).toMatchObject({ fields: { sellCents: 'validation.required' } });
  const refused = { applicationId: 'validation.invalid' };
  expect((await open(client, { ...own, applicationId: await accepted(freelance.id, companyId, 'interview') })).error).toMatchObject({
    fields: refused,
  });
  const elsewhere = await companyOf(world, await makePerson(world.database, { type: 'Company' }));
  expect((await open(client, { ...own, applicationId: await accepted(freelance.id, elsewhere) })).error).toMatchObject({ fields: refused });
  const made = await open(client, own);
  expect([made.status, made.body.buyCents, made.body.actions]).toEqual([201, null, []]);
  expect((await open(client, own)).error).toMatchObject({ code: 'record.taken', fields: { applicationId: 'validation.taken' } });
});

test('it is stopped with a reason, resumed, called renewable and renewed, and keeps what it was', async () => {
  const { id } = await insert();
  const params = { id };
  const staff = world.as(commercial);
  expect((await staff(deliveries.api.stop, { params, body: { stoppedOn: '2026-10-16', reason: 'Budget gelé' } })).body).toMatchObject({
    state: 'stopped',
    stoppedOn: '2026-10-16',
    reason: 'Budget gelé',
  });
  const resume = (resumesOn: string) => staff(deliveries.api.resume, { params, body: { resumesOn } });
  for (const day of ['2026-10-16', '2027-01-01'])
    expect((await resume(day)).error).toMatchObject({ fields: { resumesOn: 'validation.resumesLater' } });
  expect((await resume('2026-10-26')).body).toMatchObject({
    state: 'ongoing',
    stoppedOn: null,
    reason: null,
    interruptions: [{ from: '2026-10-17', to: '2026-10-25' }],
  });
  expect(
    (await staff(deliveries.api.renew, { params, body: { resumesOn: '2027-01-01', endsOn: '2027-02-28', daysAdded: 0 } })).error,
  ).toMatchObject({
    code: 'workflow.wrongState',
  });
  await staff(deliveries.api.flagRenewable, { params, body: {} });
  await world.database.many(sql`update projects p set ends_on = d.ends_on from deliveries d where d.project_id = p.id and d.id = ${id}`);
  const tooMuch = await staff(deliveries.api.renew, { params, body: { resumesOn: '2027-01-01', endsOn: '2027-01-31', daysAdded: 9000 } });
  expect(tooMuch.error).toMatchObject({ fields: { daysAdded: expect.stringContaining('workingDays') } });
  const tooSoon = await staff(deliveries.api.renew, { params, body: { resumesOn: '2026-12-31', endsOn: '2026-12-31', daysAdded: 0 } });
  expect(tooSoon.error).toMatchObject({ fields: { endsOn: 'validation.endBeforeStart' } });
  const tooLong = await staff(deliveries.api.renew, { params, body: { resumesOn: '2027-01-01', endsOn: '2049-01-29', daysAdded: 0 } });
  expect(tooLong.error).toMatchObject({ fields: { endsOn: 'validation.lastsTooLong|years=20' } });
  const renewed = await staff(deliveries.api.renew, { params, body: { resumesOn: '2027-01-01', endsOn: '2027-02-26', daysAdded: 2000 } });
  expect(renewed.body).toMatchObject({ state: 'ongoing', endsOn: '2027-02-26', daysSold: 8000 });
  // Its project ended with it, and goes on with it.
  expect((await staff(deliveries.api.read, { params })).body.project.endsOn).toBe('2027-02-26');
  await staff(deliveries.api.finish, { params, body: {} });
  await world.database.many(sql`update deliveries set stopped_on = '2027-02-19' where id = ${id}`);
  const again = (await staff(deliveries.api.renew, { params, body: { resumesOn: '2027-03-08', endsOn: '2027-03-31', daysAdded: 1000 } }))
    .body;
  expect(again.renewals).toMatchObject([
    { endedOn: '2026-12-31', endsOn: '2027-02-26', daysAdded: 2000 },
    { endedOn: '2027-02-26', endsOn: '2027-03-31', daysAdded: 1000 },
  ]);
  expect(again.interruptions).toEqual([
    { from: '2026-10-17', to: '2026-10-25' },
    { from: '2027-02-20', to: '2027-03-07' },
  ]);
});

test('those around it are told once that it ends soon, and again only of another end', async () => {
  const { id } = await insert({ startsOn: '2027-04-01', endsOn: '2027-09-30' });
  const warned = async (day: string) => {
    await watchDeliveries(world.database, 'Europe/Paris', new Date(`${day}T08:00:00Z`));
    const { count } = await world.database.one<{ count: number }>(sql`
      select count(*)::int as count from events where subject_id = ${id} and kind = 'delivery.warn'`);
    return count;
  };
  expect([await warned('2027-08-15'), await warned('2027-08-16'), await warned('2027-08-17')]).toEqual([0, 1, 1]);
  await world.database.many(sql`update deliveries set ends_on = '2027-12-31' where id = ${id}`);
  expect([await warned('2027-08-18'), await warned('2027-12-01')]).toEqual([1, 2]);
});

test('others of the same days are told: to the freelance all of them, to a company its own', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  const other = await makePerson(world.database, { type: 'Company' });
  const { id } = await insert({ ownerId: person.id });
  const elsewhere = await insert({ ownerId: person.id, companyId: await companyOf(world, other) });
  await insert({ ownerId: person.id, startsOn: '2028-01-01', endsOn: '2028-02-01' });
  const overlaps = async (as: Person) =>
    (await world.as(as)(deliveries.api.read, { params: { id } })).body.overlaps.map((one: { id: string }) => one.id);
  expect([await overlaps(person), await overlaps(client)]).toEqual([[elsewhere.id], []]);
});

test('one that nobody has reported on goes with the months that were only looked at', async () => {
  const { id, projectId } = await insert();
  await world.database.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, owner_id, month)
    values (gen_random_uuid(), ${id}, ${projectId}, ${companyId}, ${freelance.id}, '2026-09-01')`);
  expect((await world.as(commercial)(deliveries.api.delete, { params: { id } })).status).toBe(200);
  expect((await world.as(commercial)(projects.api.delete, { params: { id: projectId } })).status).toBe(200);
});
