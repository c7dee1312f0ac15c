import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import type { NoticeChannel } from '@jalon/domain/core/notices';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { views } from '@jalon/domain/views/view-api';
import { mostTold } from '@jalon/domain/views/view-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import type { World } from '../../test/harness.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';
import { writeNotices } from '../notifications/letters.ts';

let opened: Awaited<ReturnType<typeof openMailWorld>>;
let world: World;
let owner: Person;
beforeAll(async () => {
  opened = await openMailWorld();
  world = opened.world;
  owner = await makePerson(world.database, { type: 'Company' });
});
afterAll(() => opened.close());

const freelance = () => makePerson(world.database, { type: 'Freelance' });
const save = (by: Person, query: string, { name = 'Missions', isTold = true } = {}) =>
  world.as(by)(views.api.create, { body: { list: 'offers', name, query, isShared: false, isTold } });
async function searching(query: string): Promise<Person> {
  const person = await freelance();
  expect((await save(person, query)).status).toBe(201);
  return person;
}
const prefer = (person: Person, channel: NoticeChannel) =>
  world.as(person)(notificationApi.prefer, { body: { choices: [{ category: 'opportunities', channel }] } });
const toldTo = async (person: Person) => (await world.as(person)(notificationApi.list, { query: {} })).body.rows;
const act = (id: string, action: 'post' | 'unpost') => world.as(owner)(opportunities.api[action], { params: { id }, body: {} });
/** As if what was posted could no longer be undone: the jobs run that wait for it. */
async function later(): Promise<void> {
  await world.work();
  await world.database.many(sql`update opportunities set posted_at = posted_at - interval '1 minute' where posted_at is not null`);
  await world.database.many(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'searches'), now())`,
  );
  await world.work();
}
async function posted(more: Partial<OpportunityInput> = {}): Promise<string> {
  const { id } = await postNeed(world, owner, more);
  await later();
  return id;
}

test.each<[string, string, boolean]>([
  ['words', 'q=typescript', true],
  ['a word as it is typed', 'q=typescrypt', true],
  ['words that are not in it', 'q=cobol', false],
  ['a filter', 'f.skills=react&f.remote=partial', true],
  ['a filter that it does not pass', 'f.skills=React%2CCobol', false],
  ['a range', 'f.rate=650..800', true],
  ['a range beside it', 'f.rate=..500', false],
  ['words and a filter', 'q=typescript&f.contract=CDI', false],
  ['what is no search', 'sort=title&columns=title', true],
  ['favourites, which the screen passes over', 'f.mine=favourite&f.state=closed', true],
  ['its company', 'f.companyId=00000000-0000-4000-8000-000000000000', false],
])('a search of %s (%s) is told: %s', async (_, query, isTold) => {
  const person = await searching(query);
  const id = await posted();
  const told = await toldTo(person);
  if (!isTold) expect(told).toEqual([]);
  else
    expect(told).toMatchObject([
      {
        kind: 'opportunity.post',
        category: 'opportunities',
        text: expect.stringMatching(/^Un nouveau besoin correspond à votre recherche\s: Tech lead TypeScript$/),
        href: `/freelance/offers/${id}`,
        by: null,
      },
    ]);
});

test('a need is told once to each, whatever fits it and however often its job runs', async () => {
  const person = await searching('q=typescript');
  await save(person, 'f.skills=React', { name: 'React' });
  const id = await posted();
  await world.database.many(
    sql`select graphile_worker.add_job('searches', json_build_object('id', e.id)) from events e where e.subject_id = ${id} and e.kind = 'opportunity.post'`,
  );
  await world.work();
  const [told, ...others] = await toldTo(person);
  expect(others).toEqual([]);
  await world.as(person)(notificationApi.act, { params: { id: told?.id ?? '', action: 'read' } });
  await act(id, 'unpost');
  await act(id, 'post');
  await later();
  expect(await toldTo(person)).toMatchObject([{ id: told?.id }]);
});

test('a need that is taken back at once is told to nobody, and told once when it is posted again', async () => {
  const person = await searching('');
  const { id } = await postNeed(world, owner);
  await act(id, 'unpost');
  await later();
  expect(await toldTo(person)).toEqual([]);
  await act(id, 'post');
  await later();
  expect(await toldTo(person)).toHaveLength(1);
});

test('what is taken back before it was read is withdrawn, and told again with it', async () => {
  const [person, written] = [await searching(''), await searching('')];
  await prefer(written, 'at once');
  const id = await posted();
  await act(id, 'unpost');
  expect([await toldTo(person), await toldTo(written)]).toEqual([[], []]);
  await act(id, 'post');
  await later();
  // Who was written to has been told.
  expect([await toldTo(person), await toldTo(written)]).toMatchObject([[{ kind: 'opportunity.post' }], []]);
});

test.each<[NoticeChannel, number, number]>([
  ['none', 0, 0],
  ['product', 1, 0],
  ['daily', 1, 0],
  ['at once', 1, 1],
])('chosen %s: %i in the product and %i letter at once', async (channel, inProduct, letters) => {
  const person = await searching('');
  await prefer(person, channel);
  const id = await posted();
  expect(await toldTo(person)).toHaveLength(inProduct);
  await world.database.many(sql`update notifications set at = now() - interval '1 minute' where user_id = ${person.id}`);
  await writeNotices(world.database);
  await world.work();
  const sent = opened.mail.to(person.email);
  expect(sent).toHaveLength(letters);
  if (letters > 0) expect(sent[0]?.text).toContain(`/freelance/offers/${id}`);
});

test('those are not told who cannot see it, have applied, or want no alert', async () => {
  const [silent, away, applied] = [await freelance(), await searching(''), await candidate(world, await searching(''))];
  await save(silent, '', { isTold: false });
  await world.database.many(sql`update users set state = 'deactivated' where id = ${away.id}`);
  const { id } = await postNeed(world, owner);
  await apply(world, applied, id);
  await later();
  const told = await world.database.many(sql`
    select 1 from notifications where user_id = any(${[silent.id, away.id, applied.id]}::uuid[]) and kind = 'opportunity.post'`);
  expect(told).toEqual([]);
  // Nor anybody of a need whose company no longer works with the operator.
  const other = await makePerson(world.database, { type: 'Company' });
  const seen = await searching('');
  await postNeed(world, other);
  await world.database.many(sql`update companies set is_active = false where id = (select company_id from users where id = ${other.id})`);
  await later();
  expect(await toldTo(seen)).toEqual([]);
});

test('an anonymous need is not found by whose it is, nor told with who posted it', async () => {
  const { companyId, name } = await world.database.one<{ companyId: string; name: string }>(sql`
    select c.id as "companyId", c.name from companies c join users u on u.company_id = c.id where u.id = ${owner.id}`);
  const [byCompany, byName, others] = [
    await searching(`f.companyId=${companyId}`),
    await searching(`q=${encodeURIComponent(name)}`),
    await searching(''),
  ];
  await posted({ isAnonymous: true });
  expect([await toldTo(byCompany), await toldTo(byName)]).toEqual([[], []]);
  expect(await toldTo(others)).toMatchObject([{ by: null }]);
  await posted();
  expect(await toldTo(byCompany)).toMatchObject([{ by: null }]);
});

test('the team of a need is told as before', async () => {
  const commercial = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`
    insert into company_commercials (company_id, user_id) select company_id, ${commercial.id} from users where id = ${owner.id}`);
  await posted();
  const rows = await toldTo(commercial);
  expect(rows.find(({ kind }) => kind === 'opportunity.post')).toMatchObject({
    text: expect.stringMatching(/^Test Company a publié un besoin\s: Tech lead TypeScript$/),
    by: { id: owner.id },
  });
});

test('only searches of needs are told, and twenty of them at most', async () => {
  const person = await freelance();
  const body = { list: 'talents' as const, name: 'Talents', query: '', isShared: false, isTold: true };
  expect((await world.as(person)(views.api.create, { body })).error.code).toBe('access.refused');
  expect((await world.as(owner)(views.api.create, { body: { ...body, list: 'offers' } })).error.code).toBe('access.refused');
  expect((await world.as(person)(views.api.create, { body: { ...body, list: 'offers', isShared: true } })).error.code).toBe(
    'access.refused',
  );
  await world.database.many(sql`
    insert into views (id, owner_id, list, name, query, is_told)
    select gen_random_uuid(), ${person.id}, 'offers', 'Recherche ' || n, '', true from generate_series(2, ${mostTold}::int) n`);
  expect((await save(person, 'q=java')).status).toBe(201);
  expect((await save(person, 'q=php', { name: 'PHP' })).error.code).toBe('view.tooManyTold');
  const { body: kept } = await save(person, 'q=php', { name: 'PHP', isTold: false });
  const change = { name: 'PHP', query: 'q=php', isShared: false, isTold: true, version: 1 };
  expect((await world.as(person)(views.api.update, { params: { id: kept.id }, body: change })).error.code).toBe('view.tooManyTold');
});

test('more searches than are looked at together are all told', async () => {
  const person = await searching('');
  await world.database.many(sql`
    insert into views (id, owner_id, list, name, query, is_told)
    select gen_random_uuid(), u.id, 'offers', 'Recherche ' || n, 'q=cobol', true
    from users u, generate_series(1, 250) n where u.id = ${world.people.freelance.id}`);
  await posted();
  expect(await toldTo(person)).toHaveLength(1);
  expect(await toldTo(world.people.freelance)).toEqual([]);
});

test('whoever leaves takes along what they were told', async () => {
  const person = await searching('');
  await posted();
  expect((await world.as('admin')(managedAccounts.api.delete, { params: { id: person.id } })).status).toBe(200);
  expect(await world.database.many(sql`select 1 from search_finds where user_id = ${person.id}`)).toEqual([]);
});

test('a search that fails keeps nobody else from being told, and is tried again', async () => {
  // What the product itself never learns: it is too long to be compared.
  await world.database.many(sql`insert into search_forms values (${`tormaline${'x'.repeat(300)}`}, 'tormaline', 'tormaline')`);
  await world.database.many(sql`insert into search_tokens values ('n', 'tormaline', 1)`);
  const [failing, other] = [await searching(`q=tormalien${'x'.repeat(90)}`), await searching('f.contract=Freelance')];
  await posted();
  expect(await toldTo(other)).toHaveLength(1);
  expect(await toldTo(failing)).toEqual([]);
  const { attempts } = await world.database.one<{ attempts: number }>(
    sql`select attempts from graphile_worker.jobs where task_identifier = 'searches' and last_error is not null`,
  );
  expect(attempts).toBeGreaterThan(0);
});
