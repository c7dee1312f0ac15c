import type { UserType } from '@jalon/domain/core/actor';
import { figuresOf } from '@jalon/domain/statistics/figures';
import type { Statistics } from '@jalon/domain/statistics/statistics';
import { statisticsApi } from '@jalon/domain/statistics/statistics-api';
import { applicationSum, needSum, sumsOf, taciOf, waitOf, workSum } from '@jalon/domain/statistics/sums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertNeed } from '../../test/market.ts';
import { insertAnswered, insertMonth, insertPosted } from '../../test/statistics.ts';
import { sql } from '../db/sql.ts';

/**
 * Two months of a client with two deliveries, compared with the two before; another client has one. What each audience reads of them is
 * computed by hand beside it.
 */
let world: World;
let client: Person;
let ofDivision: Person;
let withoutReports: Person;
let commercial: Person;
let one: Person;
let two: Person;
let ids: { client: string; other: string; division: string };

const period = { from: '2025-03', to: '2025-04' };
const at = (day: string) => `2025-${day}T12:00:00Z`;

beforeAll(async () => {
  world = await openWorld();
  const { database } = world;
  const made = async (type: UserType) => makePerson(database, { type });
  [client, commercial, one, two] = [await made('Company'), await made('Commercial'), await made('Freelance'), await made('Freelance')];
  const other = await companyOf(world, await made('Company'));
  const companyId = await companyOf(world, client);
  const { id: division } = await database.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Data et IA') returning id`);
  ids = { client: companyId, other, division };
  const all = ['statistics.view', 'timesheets.view', 'projects.view', 'opportunities.view', 'applications.view'] as const;
  ofDivision = await makePerson(database, { type: 'Company', at: { companyId }, permissions: all });
  withoutReports = await makePerson(database, {
    type: 'Company',
    at: { companyId },
    permissions: ['statistics.view', 'opportunities.view'],
  });
  await database.many(sql`insert into user_divisions (user_id, division_id) values (${ofDivision.id}, ${division})`);
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);

  // A is of the division, 640 € sold and 540 € paid a day; of B nobody has said yet what April is paid.
  const a = await insertDelivery(database, { ownerId: one.id, companyId, divisionId: division });
  const b = await insertDelivery(database, { ownerId: two.id, companyId });
  const elsewhere = await insertDelivery(database, { ownerId: one.id, companyId: other });
  const month = (id: string) => (row: Parameters<typeof insertMonth>[2]) => insertMonth(database, id, row);
  // Sent on a Monday, validated on Thursday: in time.
  await month(a.id)({
    ...{ month: '2025-03', produced: 2000, planned: 2100, absent: 100, sell: 1_280_000, buy: 1_080_000 },
    ...{ sentOn: at('03-31'), decidedOn: at('04-03') },
  });
  // Over Easter Monday, which is no working day: in time.
  await month(a.id)({
    ...{ month: '2025-04', produced: 1850, planned: 2200, absent: 200, sell: 1_184_000, buy: 999_000 },
    ...{ sentOn: at('04-17'), decidedOn: at('04-23') },
  });
  // Over the first of May and a weekend: due on the sixth, a day late.
  await month(b.id)({
    ...{ month: '2025-04', produced: 1000, planned: 1000, sell: 500_000, buy: null },
    ...{ sentOn: at('04-30'), decidedOn: at('05-07') },
  });
  await month(b.id)({
    ...{ month: '2025-03', state: 'waiting', produced: 500, planned: 600, sell: 250_000, buy: 200_000, sentOn: at('04-01') },
  });
  await month(a.id)({
    ...{ month: '2025-02', produced: 1900, planned: 2000, sell: 1_216_000, buy: 1_026_000 },
    ...{ sentOn: at('02-28'), decidedOn: at('03-05') },
  });
  // None of these counts: not sent, sent back, before and after.
  await month(a.id)({ month: '2025-01', state: 'new', produced: 700, planned: 700, sell: 448_000, buy: 378_000 });
  await month(b.id)({ month: '2025-01', state: 'rejected', produced: 700, planned: 700, sell: 350_000, buy: 280_000 });
  await month(a.id)({ month: '2024-12', produced: 900, planned: 900, sell: 576_000, buy: 486_000, sentOn: at('01-02') });
  await month(a.id)({ month: '2025-05', produced: 900, planned: 900, sell: 576_000, buy: 486_000, sentOn: at('06-02') });
  await month(elsewhere.id)({
    ...{ month: '2025-03', state: 'waiting', produced: 300, planned: 400, sell: 300_000, buy: 240_000, sentOn: at('04-01') },
  });

  const first = await insertPosted(database, companyId, { postedOn: at('03-03'), divisionId: division });
  await insertAnswered(database, first, one.id, {
    ...{ state: 'accepted', sent: at('03-04'), submitted: at('03-05'), interview: at('03-12'), accepted: at('03-19') },
  });
  await insertAnswered(database, first, two.id, { state: 'rejected', sent: at('03-06'), submitted: at('03-10'), rejected: at('03-14') });
  const second = await insertPosted(database, companyId, { postedOn: at('04-10') });
  await insertAnswered(database, second, one.id, { state: 'new', sent: at('04-12') });
  await insertAnswered(database, second, two.id, { state: 'retired', sent: at('04-13'), submitted: at('04-15'), retired: at('04-20') });
  const ended = await insertPosted(database, companyId, { postedOn: at('04-20'), state: 'closed', reason: 'cancelled' });
  await insertAnswered(database, ended, two.id, { state: 'interview', sent: at('04-21'), submitted: at('04-22'), interview: at('04-28') });
  const before = await insertPosted(database, companyId, { postedOn: at('02-10'), state: 'closed', reason: 'filled' });
  await insertAnswered(database, before, one.id, { state: 'accepted', sent: at('02-11'), submitted: at('02-11'), accepted: at('02-21') });
  await insertAnswered(database, before, two.id, { state: 'submitted', sent: at('02-12'), submitted: at('02-14') });
  const draft = await insertNeed(database, companyId, { state: 'not_posted' });
  await database.many(sql`update opportunities set posted_at = null, created_at = ${at('03-10')} where id = ${draft.id}`);
  const theirs = await insertPosted(database, other, { postedOn: at('03-10') });
  await insertAnswered(database, theirs, two.id, { state: 'new', sent: at('03-11') });
});
afterAll(() => world.close());

const read = async (as: Person | 'admin', query: object = {}): Promise<Statistics> =>
  (await world.as(as)(statisticsApi.read, { query: { ...period, ...query } })).body;
/** Value and what it was, what stands beside them, and the change. */
const figures = (type: UserType, statistics: Statistics) =>
  Object.fromEntries(
    figuresOf(type, statistics).map(({ name, value, before, part, whole, change }) => [name, [value, before, part, whole, change]]),
  );

test('a company reads what it spends, what was done and how long its needs have waited', async () => {
  const statistics = await read(client);
  expect(statistics).toMatchObject({ ...period, before: { from: '2025-01', to: '2025-02' } });
  expect(figures('Company', statistics)).toEqual({
    // 12 800 + 11 840 + 5 000 + 2 500 €, after 12 160 €: 19 980 / 12 160 = 164,309 %.
    spend: [3_214_000, 1_216_000, null, null, 16_431],
    // 20 + 18,5 + 10 + 5 days of 600,747… € each, after 19 of 640 €.
    days: [5350, 1900, 60_075, 64_000, 3450],
    // From 3 to 19 March, the only one of three; from 10 to 21 February.
    timeToFill: [16, 11, 1, 3, 5],
    // Two of three, after one of one.
    punctuality: [6667, 10_000, 2, 3, -3333],
  });
  const { applications, needs } = statistics;
  expect(needs && sumsOf(statistics, needs.facts, needSum)).toEqual({
    now: { posted: 3, open: 1, filled: 1, ended: 1 },
    before: { posted: 1, open: 0, filled: 1, ended: 0 },
  });
  // A company has an application once it is submitted: after 2, 5 and 2 days; met after 9 and 8.
  expect(needs && [waitOf(needs.times, 'application'), waitOf(needs.times, 'interview')]).toEqual([
    { days: 2, count: 3 },
    { days: 9, count: 2 },
  ]);
  expect(needs?.rows).toMatchObject([{ title: 'Tech lead', application: 2, interview: 9, agreement: 16 }]);
  expect(applications && sumsOf(statistics, applications.facts, applicationSum)).toEqual({
    now: { received: 4, submitted: 4, interviewed: 2, accepted: 1, rejected: 1, retired: 1, asked: 3, answered: 3 },
    before: { received: 2, submitted: 2, interviewed: 1, accepted: 1, rejected: 0, retired: 0, asked: 2, answered: 1 },
  });
  // 7 and 6 days to meet, 7 and 4 to decide, 7, 4 and 6 to answer.
  const waits = (['qualify', 'meet', 'decide', 'answer'] as const).map((of) => waitOf(applications?.stages ?? [], of));
  expect(waits).toEqual([
    { days: null, count: 0 },
    { days: 7, count: 2 },
    { days: 6, count: 2 },
    { days: 6, count: 3 },
  ]);
});

test('a commercial reads the portfolio: margin, activity and the way of applications', async () => {
  const statistics = await read(commercial);
  expect(figures('Commercial', statistics)).toEqual({
    revenue: [3_214_000, 1_216_000, null, null, 16_431],
    // 2 000 + 1 850 + 500 € of 27 140 €, without April of B: 16,028 %; 1 900 of 12 160 €: 15,625 %.
    margin: [435_000, 190_000, 1603, 1563, 40],
    // 53,5 of 59 − 3 days; 19 of 20.
    tace: [9554, 9500, 5350, 5600, 54],
    filled: [3333, 10_000, 1, 3, -6667],
  });
  const { work, applications, needs } = statistics;
  expect(work && taciOf(sumsOf(statistics, work.facts, workSum).now)).toBe(9068);
  expect(work?.subjects.map(({ id }) => id)).toEqual([ids.client]);
  expect(applications && sumsOf(statistics, applications.facts, applicationSum).now).toMatchObject({ received: 5, submitted: 4, asked: 3 });
  // 1, 4, 2 and 1 days until they are submitted; the first are there after 1, 2 and 1.
  expect(waitOf(applications?.stages ?? [], 'qualify')).toEqual({ days: 2, count: 4 });
  expect(waitOf(needs?.times ?? [], 'application')).toEqual({ days: 1, count: 3 });
  expect((await read(commercial, { companyId: ids.other })).work?.facts).toEqual([]);
});

test('an administrator reads everything, or one client by its projects', async () => {
  expect(figures('Admin', await read('admin'))).toEqual({
    revenue: [3_514_000, 1_216_000, null, null, 18_898],
    margin: [495_000, 190_000, 1642, 1563, 79],
    tace: [9417, 9500, 5650, 6000, -83],
    filled: [2500, 10_000, 1, 4, -7500],
  });
  const { work } = await read('admin', { companyId: ids.client });
  expect(work && [work.subjects.length, workSum(work.facts).sellCents]).toEqual([2, 4_430_000]);
});

test('a freelance reads what they were paid, how much they worked and who has answered them', async () => {
  const statistics = await read(one);
  expect(figures('Freelance', statistics)).toEqual({
    // 10 800 + 9 990 + 2 400 €, after 10 260 €.
    income: [2_319_000, 1_026_000, null, null, 12_602],
    days: [4150, 1900, 55_880, 54_000, 2250],
    // 41,5 of 47 − 3 days.
    tace: [9432, 9500, 4150, 4400, -68],
    responses: [5000, 10_000, 1, 2, -5000],
  });
  expect(statistics.needs).toBeNull();
  expect((await read(one, { companyId: ids.other, divisionId: ids.division })).applications).toEqual(statistics.applications);
});

test('the same months of the year before, or none at all', async () => {
  expect(await read(client, { compare: 'year' })).toMatchObject({ before: { from: '2024-03', to: '2024-04' } });
  const alone = await read(client, { compare: 'none' });
  expect(figures('Company', alone)).toMatchObject({ spend: [3_214_000, null, null, null, null], timeToFill: [16, null, 1, 3, null] });
  expect(alone.work?.facts.every(({ month }) => month >= period.from)).toBe(true);
});

test('somebody of a division reads what is of it, and of what they may not open nothing', async () => {
  const statistics = await read(ofDivision);
  expect(figures('Company', statistics)).toMatchObject({
    spend: [2_464_000, 1_216_000, null, null, 10_263],
    timeToFill: [16, null, 1, 1, null],
  });
  expect(await read(client, { divisionId: ids.division })).toEqual(statistics);
  expect(await read(withoutReports)).toMatchObject({ work: null, applications: null, needs: { facts: expect.any(Array) } });
});

test('amounts of the other side are in nobody’s answer, nor what keeps somebody away in a client’s', async () => {
  const facts = async (as: Person | 'admin') => (await read(as)).work?.facts ?? [];
  const known = (rows: object[]) => [
    ...new Set(rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [name])))),
  ];
  const [ofClient, ofFreelance, ofStaff] = [known(await facts(client)), known(await facts(one)), known(await facts('admin'))];
  const amounts = ['sellCents', 'buyCents', 'marginCents', 'marginOfCents', 'plannedDays', 'absenceDays'];
  expect(amounts.filter((name) => ofClient.includes(name))).toEqual(['sellCents']);
  expect(amounts.filter((name) => ofFreelance.includes(name))).toEqual(['buyCents', 'plannedDays', 'absenceDays']);
  expect(amounts.filter((name) => ofStaff.includes(name))).toEqual(amounts);
  const stranger = await read(world.people.company);
  expect([stranger.work?.facts, stranger.applications?.facts, stranger.needs?.facts]).toEqual([[], [], []]);
});

test.each([
  [{ from: '2025-04', to: '2025-03' }, 422],
  [{ from: '2023-04', to: '2025-04' }, 422],
  [{ from: '2023-05', to: '2025-04' }, 200],
  [{ from: '2025-13', to: '2025-04' }, 422],
])('%j is answered with %i', async (query, status) => {
  expect((await world.as('admin')(statisticsApi.read, { query })).status).toBe(status);
});
