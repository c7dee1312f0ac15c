import type { UserType } from '@jalon/domain/core/actor';
import { sql } from '../src/db/sql.ts';
import { insertDelivery } from './deliveries.ts';
import { companyOf } from './events/callers.ts';
import { makePerson } from './factories.ts';
import { openWorld } from './harness.ts';
import { insertNeed } from './market.ts';
import { insertAnswered, insertMonth, insertPosted } from './statistics.ts';

/** The months that are asked for; the two before them are what they are compared with. */
export const period = { from: '2025-03', to: '2025-04' };
export const at = (day: string) => `2025-${day}T12:00:00Z`;

/** Two months of a client with two deliveries, compared with the two before; another client has one. */
export async function openStatisticsWorld() {
  const world = await openWorld();
  const { database } = world;
  const made = async (type: UserType) => makePerson(database, { type });
  const [client, commercial, one, two] = [
    await made('Company'),
    await made('Commercial'),
    await made('Freelance'),
    await made('Freelance'),
  ];
  const other = await companyOf(world, await made('Company'));
  const companyId = await companyOf(world, client);
  const { id: division } = await database.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Data et IA') returning id`);
  const all = ['statistics.view', 'timesheets.view', 'projects.view', 'opportunities.view', 'applications.view'] as const;
  const ofDivision = await makePerson(database, { type: 'Company', at: { companyId }, permissions: all });
  const withoutReports = await makePerson(database, {
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
  const ids = { client: companyId, other, division };
  return { world, client, ofDivision, withoutReports, commercial, one, two, ids };
}
