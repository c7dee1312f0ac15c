import { type Application, openStates } from '@jalon/domain/applications/application';
import { applications } from '@jalon/domain/applications/application-api';
import type { FigureName } from '@jalon/domain/home/home';
import { homeApi } from '@jalon/domain/home/home-api';
import { waitingIn } from '@jalon/domain/home/waiting';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeProfile, makeRole, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, insertApplication, insertNeed, insertProposal } from '../../test/market.ts';
import { sql } from '../db/sql.ts';

type As = ReturnType<World['as']>;
let world: World;
let companyId: string;
let decider: As;
let commercial: As;
beforeAll(async () => {
  world = await openWorld();
  const { database } = world;
  ({ companyId } = await makeCompany(database));
  decider = world.as(await having(['opportunities.view', 'opportunities.edit', 'applications.view', 'applications.decide']));
  const person = await makePerson(database, { type: 'Commercial' });
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${person.id})`);
  commercial = world.as(person);
});
afterAll(() => world.close());

async function having(permissions: readonly string[]): Promise<Person> {
  const at = { companyId, roleId: await makeRole(world.database, companyId, permissions) };
  return makePerson(world.database, { type: 'Company', at });
}
const homeOf = async (as: As) => (await as(homeApi.read, {})).body;
const figureOf = async (as: As, name: FigureName) => (await homeOf(as)).figures.find((one) => one.name === name);
const needsIn = async (as: As, query: object) => (await as(opportunities.api.list, { query })).body.total.count;
const idsOf = (queue: { rows: { id: string }[] } | null) => queue?.rows.map(({ id }) => id);

type Sent = { state: Application['state']; slots?: string[]; daysAgo?: number; need?: string; of?: string };
async function sent({ state, slots, daysAgo = 0, need, of = companyId }: Sent) {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const needId = need ?? (await insertNeed(world.database, of, { state: 'posted' })).id;
  const { id } = await insertApplication(world.database, needId, owner.id, { state, ...(slots && { slots }) });
  await world.database.many(sql`
    update applications set since = now() - ${daysAgo}::integer * interval '1 day', sent_at = now() - ${daysAgo}::integer * interval '1 day' where id = ${id}`);
  return { id, needId, owner };
}
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test('the staff read which applications to qualify, within their portfolio, and the menu says how many', async () => {
  const [late, early] = [await sent({ state: 'new' }), await sent({ state: 'new', daysAgo: 9 })];
  const second = await sent({ state: 'new', daysAgo: 1, need: early.needId });
  const { companyId: elsewhere } = await makeCompany(world.database);
  const other = await sent({ state: 'new', daysAgo: 99, of: elsewhere });
  const home = await homeOf(commercial);
  expect(idsOf(home.applications)).toEqual([early.id, second.id, late.id]);
  expect(home.applications).toMatchObject({
    count: 3,
    rows: [{ actions: expect.arrayContaining(['submit', 'reject']) }, {}, {}],
  });
  expect(await needsIn(commercial, { candidates: 'waiting' })).toBe(2);
  expect(idsOf((await homeOf(world.as('admin'))).applications)?.[0]).toBe(other.id);
  for (const as of [commercial, world.as('admin'), decider])
    expect((await as(homeApi.waiting, {})).body).toEqual(waitingIn(await homeOf(as)));
  // What is done from it leaves the queue.
  await commercial(applications.api.submit, { params: { id: early.id }, body: {} });
  expect(await homeOf(commercial)).toMatchObject({ applications: { count: 2 } });
  // A commercial who only follows the need of another company is asked too.
  const follower = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`insert into opportunity_people (opportunity_id, user_id) values (${other.needId}, ${follower.id})`);
  expect(idsOf((await homeOf(world.as(follower))).applications)).toEqual([other.id]);
});

test('the staff read who has left a candidate or a company without an answer for longer than expected', async () => {
  const company = await sent({ state: 'submitted', daysAgo: 6 });
  const candidate = await sent({ state: 'submitted', slots: [tomorrow], daysAgo: 5 });
  await sent({ state: 'submitted', daysAgo: 3 });
  await sent({ state: 'interview', daysAgo: 30 });
  await sent({ state: 'accepted', daysAgo: 30 });
  expect(idsOf((await homeOf(commercial)).unanswered)).toEqual([company.id, candidate.id]);
  // Their needs are where the home leads to.
  expect(await needsIn(commercial, { candidates: 'unanswered' })).toBe(2);
  expect((await homeOf(decider)).unanswered).toBeNull();
});

test('a company reads what waits for its decision, those of its people who may decide, and what is still to post', async () => {
  const before = (await homeOf(decider)).applications?.count ?? 0;
  const waiting = await sent({ state: 'submitted', daysAgo: 40 });
  await sent({ state: 'submitted', slots: [tomorrow] });
  await sent({ state: 'new' });
  const draft = await insertNeed(world.database, companyId, { state: 'not_posted' });
  const home = await homeOf(decider);
  expect(home.applications?.count).toBe(before + 1);
  expect(idsOf(home.applications)?.[0]).toBe(waiting.id);
  expect(idsOf(home.drafts)).toEqual([draft.id]);
  expect(await figureOf(decider, 'openNeeds')).toMatchObject({ count: await needsIn(decider, { state: 'posted' }), beside: 1 });

  const reader = await homeOf(world.as(await having(['opportunities.view'])));
  expect(reader).toMatchObject({ applications: null, interviews: null, drafts: null });
  expect(reader.figures.map(({ name }) => name)).toEqual(['openNeeds']);
  expect((await world.as(await having(['applications.view']))(homeApi.waiting, {})).body.applications).toBe(0);
});

test('interviews of the next days are told to both sides, the soonest first', async () => {
  const [later, sooner, far] = [await sent({ state: 'interview' }), await sent({ state: 'interview' }), await sent({ state: 'interview' })];
  const at = (id: string, days: number) =>
    world.database.many(sql`update applications set interview_at = now() + ${days}::integer * interval '1 day' where id = ${id}`);
  await world.database.many(sql`update applications set interview_at = now() - interval '1 day' where state = 'interview'`);
  await Promise.all([at(later.id, 5), at(sooner.id, 2), at(far.id, 9)]);
  for (const as of [decider, commercial]) {
    const { interviews, timeZone } = await homeOf(as);
    expect([idsOf(interviews), timeZone]).toEqual([[sooner.id, later.id], 'Europe/Paris']);
    expect(await figureOf(as, 'interviews')).toMatchObject({ count: 2 });
    expect(await needsIn(as, { candidates: 'interview' })).toBe(2);
  }
  expect(idsOf((await homeOf(world.as(sooner.owner))).interviews)).toEqual([sooner.id]);
});

test('a need that nobody has answered for a week is worth a look, and its list says the same', async () => {
  const [quiet, young] = [
    await insertNeed(world.database, companyId, { state: 'posted' }),
    await insertNeed(world.database, companyId, { state: 'posted' }),
  ];
  await world.database.many(sql`update opportunities set posted_at = now() - interval '8 days' where id = ${quiet.id}`);
  const { rows } = (await commercial(opportunities.api.list, { query: { candidates: 'quiet' } })).body;
  expect(rows.map(({ id }) => id)).toContain(quiet.id);
  expect(rows.map(({ id }) => id)).not.toContain(young.id);
  expect(await figureOf(commercial, 'quietNeeds')).toMatchObject({ count: rows.length });
  // A freelance is not told how many others apply.
  for (const candidates of ['quiet', 'waiting', 'interview']) expect(await needsIn(world.as('freelance'), { candidates })).toBe(0);
});

test('a need is quiet as long as it is posted and has no application, whatever has been in between', async () => {
  const need = await insertNeed(world.database, companyId, { state: 'posted' });
  await world.database.many(sql`update opportunities set posted_at = now() - interval '8 days' where id = ${need.id}`);
  const isQuiet = async () =>
    (await commercial(opportunities.api.list, { query: { candidates: 'quiet', size: -1 } })).body.rows.some(({ id }) => id === need.id);
  const inState = (state: string) => world.database.many(sql`update opportunities set state = ${state} where id = ${need.id}`);
  expect(await isQuiet()).toBe(true);
  const [first, second] = [await sent({ state: 'new', need: need.id }), await sent({ state: 'rejected', need: need.id })];
  expect(await isQuiet()).toBe(false);
  await world.database.many(sql`delete from applications where id = ${first.id}`);
  expect(await isQuiet()).toBe(false);
  await world.database.many(sql`delete from applications where id = ${second.id}`);
  expect(await isQuiet()).toBe(true);
  await inState('closed');
  expect(await isQuiet()).toBe(false);
  await inState('posted');
  expect(await isQuiet()).toBe(true);
});

test('what a commercial looks for in a portfolio is found once each, page after page and both ways, and counted', async () => {
  const { companyId: second } = await makeCompany(world.database);
  const person = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(
    sql`insert into company_commercials (company_id, user_id) select unnest(${[companyId, second]}::uuid[]), ${person.id}`,
  );
  const posted = async (of: string, title: string) => {
    const { id } = await insertNeed(world.database, of, { state: 'posted' });
    await world.database.many(sql`update opportunities set title = ${title} where id = ${id}`);
    return id;
  };
  const made: string[] = [];
  for (let n = 10; n < 32; n += 1) made.push(await posted(n % 2 ? companyId : second, `Ornithologue ${n}`));
  await posted((await makeCompany(world.database)).companyId, 'Ornithologue ailleurs');
  const query = { q: 'ornithologue', state: 'posted', sort: 'title', dir: 'asc', size: 10 } as const;
  const page = async (place: { after?: string; before?: string }) => {
    const { rows, ...more } = (await world.as(person)(opportunities.api.list, { query: { ...query, ...place } })).body;
    return { ids: rows.map(({ id }) => id), ...more };
  };
  const first = await page({});
  const middle = await page({ after: String(first.next) });
  const last = await page({ after: String(middle.next) });
  expect([first.ids, middle.ids, last.ids]).toEqual([made.slice(0, 10), made.slice(10, 20), made.slice(20)]);
  expect([first.total, last.next]).toEqual([{ count: 22, isMore: false }, null]);
  expect((await page({ before: String(last.previous) })).ids).toEqual(made.slice(10, 20));
});

test('a need that is proposed waits on the home and in the menu until the freelance applies or declines, or it is closed', async () => {
  const { database, people } = world;
  const owner = await makePerson(database, { type: 'Freelance' });
  const as = world.as(owner);
  const put = async (more: object = {}) => {
    const { id: needId } = await insertNeed(database, companyId, { state: 'posted' });
    const { id } = await insertProposal(database, { needId, ownerId: owner.id, by: people.admin.id, companyId: null, ...more });
    return { id, needId };
  };
  const needs = [await put(), await put(), await put()] as const;
  await put({ state: 'withdrawn' });
  await put({ ownerId: (await makePerson(database, { type: 'Freelance' })).id });
  const waiting = async () => {
    const home = await homeOf(as);
    expect((await as(homeApi.waiting, {})).body).toEqual(waitingIn(home));
    expect([waitingIn(home).applications, home.proposals?.count]).toEqual([home.proposals?.rows.length, home.proposals?.rows.length]);
    return idsOf(home.proposals);
  };
  expect(await waiting()).toEqual(needs.map(({ needId }) => needId));
  expect((await homeOf(as)).proposals?.rows[0]).toMatchObject({ proposal: { id: needs[0].id }, actions: expect.any(Array) });
  await as(proposals.api.decline, { params: { id: needs[0].id }, body: { reason: '' } });
  expect(await waiting()).toEqual([needs[1].needId, needs[2].needId]);
  // Before the worker has accepted the proposal.
  await apply(world, owner, needs[1].needId);
  expect(await waiting()).toEqual([needs[2].needId]);
  await world.as('admin')(opportunities.api.close, { params: { id: needs[2].needId }, body: { reason: 'cancelled', message: '' } });
  expect(await waiting()).toEqual([]);
  expect((await homeOf(commercial)).proposals).toBeNull();
});

test('a freelance reads the slots to choose from, the applications that are open, the latest needs, and nothing of others', async () => {
  const own = await sent({ state: 'submitted', slots: [tomorrow] });
  const as = world.as(own.owner);
  await makeProfile(world.database, own.owner.id, { title: 'Tech lead' });
  for (const state of [...openStates, 'rejected'] as const) {
    const { id } = await insertNeed(world.database, companyId, { state: 'posted' });
    await insertApplication(world.database, id, own.owner.id, { state });
  }
  const offer = await insertNeed(world.database, companyId, { state: 'posted' });
  const home = await homeOf(as);
  expect(home.applications).toMatchObject({
    count: 1,
    rows: [{ id: own.id, slots: [expect.any(String)], actions: expect.arrayContaining(['pickSlot']) }],
  });
  expect(home.ownApplications?.count).toBe(4);
  expect(home.ownApplications?.rows.every(({ ownerId }) => ownerId === own.owner.id)).toBe(true);
  expect(home.offers?.rows[0]?.id).toBe(offer.id);
  expect(home.offers?.rows.some(({ applicationId }) => applicationId !== null)).toBe(false);
  expect(home.profile).toMatchObject({ title: 'Tech lead', actions: expect.arrayContaining(['availability']) });
  expect([home.toValidate, home.toCheck, home.unanswered, home.drafts, home.figures]).toEqual([null, null, null, null, []]);
  expect((await as(homeApi.waiting, {})).body).toEqual({ applications: 1, accounts: 0, documents: 0, reports: 0, contracts: 0 });
  await as(applications.api.pickSlot, { params: { id: own.id }, body: { at: tomorrow } });
  expect(await homeOf(as)).toMatchObject({ applications: { count: 0 }, interviews: { count: 2 } });
});
