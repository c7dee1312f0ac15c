import type { UserType } from '@jalon/domain/core/actor';
import { figuresOf } from '@jalon/domain/statistics/figures';
import type { Statistics } from '@jalon/domain/statistics/statistics';
import { statisticsApi } from '@jalon/domain/statistics/statistics-api';
import { applicationSum, needSum, sumsOf, taciOf, waitOf, workSum } from '@jalon/domain/statistics/sums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import type { World } from '../../test/harness.ts';
import { insertAnswered, insertPosted } from '../../test/statistics.ts';
import { at, openStatisticsWorld, period } from '../../test/statistics-world.ts';
import { sql } from '../db/sql.ts';

/** What each audience reads of the same months is computed by hand beside it. */
let world: World;
let client: Person;
let ofDivision: Person;
let withoutReports: Person;
let commercial: Person;
let one: Person;
let two: Person;
let ids: { client: string; other: string; division: string };

beforeAll(async () => {
  ({ world, client, ofDivision, withoutReports, commercial, one, two, ids } = await openStatisticsWorld());
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

test('days that nobody has said the fee of do not lower what a day comes to', async () => {
  // 5 days at 400 €, and 10 of which April does not say.
  expect(figures('Freelance', await read(two))).toMatchObject({ days: [1500, 0, 40_000, null, 1500] });
});

const summer = { from: '2025-06', to: '2025-07', compare: 'none' };

test('a need that is posted again has been looked for since it was posted first', async () => {
  const need = await insertPosted(world.database, ids.client, { postedOn: at('06-02') });
  await insertAnswered(world.database, need, one.id, {
    state: 'accepted',
    sent: at('06-03'),
    submitted: at('06-04'),
    accepted: at('07-10'),
  });
  await world.database.many(sql`update opportunities set posted_at = null where id = ${need}`);
  await world.database.many(sql`update opportunities set posted_at = ${at('07-10')} where id = ${need}`);
  const { needs } = await read(client, summer);
  expect(needs?.facts).toMatchObject([{ month: '2025-06', posted: 1, filled: 1 }]);
  expect(needs?.rows).toMatchObject([{ id: need, application: 2, agreement: 38 }]);
});

test('interviews that never took place are not counted', async () => {
  const need = await insertPosted(world.database, ids.other, { postedOn: at('06-02') });
  const people = await Promise.all([1, 2, 3, 4].map(() => makePerson(world.database, { type: 'Freelance' })));
  const [held, retired, rejected, moved] = people.map(({ id }) => id) as [string, string, string, string];
  const met = { sent: at('06-03'), submitted: at('06-04'), interview: at('06-20') };
  await insertAnswered(world.database, need, held, { state: 'interview', ...met });
  await insertAnswered(world.database, need, retired, { state: 'retired', ...met, interview: at('06-12'), retired: at('06-10') });
  await insertAnswered(world.database, need, rejected, { state: 'rejected', ...met, interview: at('06-12'), rejected: at('06-11') });
  await insertAnswered(world.database, need, moved, { state: 'interview', ...met, interview: at('06-12') });
  // Other slots were offered before the day came: it is to be another one.
  await world.database.many(
    sql`update applications set slots = array[now() + interval '1 day'], since = ${at('06-10')} where owner_id = ${moved}`,
  );
  const { needs, applications } = await read('admin', { ...summer, companyId: ids.other });
  expect(waitOf(needs?.times ?? [], 'interview')).toEqual({ days: 18, count: 1 });
  expect(applications?.facts).toMatchObject([{ received: 4, interviewed: 2, asked: 4, answered: 4 }]);
  expect(waitOf(applications?.stages ?? [], 'meet')).toEqual({ days: 16, count: 1 });
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
  [{ from: '2024-04', to: '2025-04', compare: 'year' }, 422],
  [{ from: '2024-05', to: '2025-04', compare: 'year' }, 200],
])('%j is answered with %i', async (query, status) => {
  expect((await world.as('admin')(statisticsApi.read, { query: query as never })).status).toBe(status);
});
