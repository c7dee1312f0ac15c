import { randomUUIDv7 } from 'node:crypto';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { personLimits } from '@jalon/domain/core/person-limits';
import { documentTypes } from '@jalon/domain/documents/document';
import type { FaqAudience } from '@jalon/domain/faq/faq';
import { texts } from '@jalon/domain/locales/all';
import { resources } from '@jalon/domain/resources';
import { hitsPerKind } from '@jalon/domain/search/search';
import { searchApi } from '@jalon/domain/search/search-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { type ActorName, openWorld, type World } from '../../test/harness.ts';
import { apply, postNeed } from '../../test/market.ts';
import { manyPeople } from '../../test/volume.ts';
import { pictureKey } from '../core/pictures.ts';
import { type Sql, sql } from '../db/sql.ts';
import { everyRecords } from '../features.ts';

let world: World;
let listed: Person;
let hidden: Person;
let mate: Person;
let stranger: Person;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  const { database: tx, people } = world;
  const named = (id: string, first: string, last: string) =>
    tx.many(sql`update users set first_name = ${first}, last_name = ${last} where id = ${id}`);
  ({ companyId } = await tx.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${people.company.id}`));
  listed = await makePerson(tx, { type: 'Freelance' });
  await makeProfile(tx, listed.id, { firstName: 'Zoé', lastName: 'Quernel', title: 'Data Quernelisatrice' });
  hidden = await makePerson(tx, { type: 'Freelance' });
  await makeProfile(tx, hidden.id, { firstName: 'Ugo', lastName: 'Quernel', isPrivate: true });
  mate = await makePerson(tx, { type: 'Company', at: { companyId } });
  await named(mate.id, 'Inès', 'Quernel');
  stranger = await makePerson(tx, { type: 'Company' });
  await named(stranger.id, 'Paul', 'Quernel');
  const seller = await makePerson(tx, { type: 'Commercial' });
  await named(seller.id, 'Léo', 'Quernel');
  await tx.many(sql`update companies set name = 'Quernel & fils', city = 'Lyon' where id = ${companyId}`);
  for (const owner of [listed, people.freelance])
    await tx.many(
      sql`insert into documents (id, owner_id, type, added_on) values (${randomUUIDv7()}, ${owner.id}, 'registration', operator_day())`,
    );
  const ask = (audience: FaqAudience, state: string) =>
    tx.many(sql`insert into faq_questions (id, state, question_fr, answer_fr, question_en, answer_en, audience, theme)
      values (${randomUUIDv7()}, ${state}, ${`Quernel pour ${audience} ${state}`}, '<p>r</p>', ${audience === 'everyone' ? 'Quernel in English' : ''}, '', ${audience}, 'account')`);
  for (const audience of ['everyone', 'freelances', 'companies'] as const) await ask(audience, 'published');
  await ask('everyone', 'draft');
  await tx.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${people.commercial.id})`);
});
afterAll(() => world.close());

const find = async (as: ActorName | Person, q: string) => (await world.as(as)(searchApi.find, { query: { q } })).body.hits;
const found = async (as: ActorName | Person, q: string) => (await find(as, q)).map(({ kind, label }) => `${kind} ${label}`);

test('a company that waits to be let in finds no talent, and sees no picture of one', async () => {
  const waiting = await makePerson(world.database, { type: 'Company', isValidated: false });
  expect((await find('company', 'quernelisatrice')).map(({ kind }) => kind)).toEqual(['talent']);
  expect(await find(waiting, 'quernelisatrice')).toEqual([]);
  const key = randomUUIDv7();
  await world.files.put(pictureKey(key), Buffer.from('a picture'));
  await world.database.many(sql`update users set picture_key = ${key} where id = ${listed.id}`);
  const picture = async (as: ActorName | Person) =>
    (await world.as(as)(ownAccountApi.picture, { params: { id: listed.id }, query: {} })).status;
  expect([await picture('company'), await picture(waiting)]).toEqual([200, 404]);
  await world.database.many(sql`update users set picture_key = null where id = ${listed.id}`);
});

test('an administrator finds everything, each kind in its place', async () => {
  expect(await found('admin', 'quernel')).toEqual([
    ...['freelance Ugo Quernel', 'freelance Zoé Quernel', 'company Quernel & fils', 'contact Inès Quernel', 'contact Paul Quernel'],
    ...['contact Test Company', 'commercial Léo Quernel', 'question Quernel pour everyone published'],
    ...['question Quernel pour freelances published', 'question Quernel pour companies published', 'question Quernel pour everyone draft'],
    // Only of somebody who is called so.
    'document Extrait Kbis',
  ]);
});

test('a commercial finds every freelance, and of companies those of the portfolio', async () => {
  expect(await found('commercial', 'quernel')).toEqual([
    ...['freelance Ugo Quernel', 'freelance Zoé Quernel', 'company Quernel & fils', 'contact Inès Quernel', 'contact Test Company'],
    ...['question Quernel pour everyone published', 'question Quernel pour freelances published'],
    ...['question Quernel pour companies published', 'document Extrait Kbis'],
  ]);
});

test('a company finds who is listed and its own team: neither who hides, nor other companies, nor documents', async () => {
  expect(await found('company', 'quernel')).toEqual([
    ...['talent Zoé Quernel', 'contact Inès Quernel', 'contact Test Company'],
    ...['question Quernel pour everyone published', 'question Quernel pour companies published'],
  ]);
  // The address of an account is not the company's to know, and finds nobody.
  expect(await find('company', listed.email)).toEqual([]);
  expect(JSON.stringify(await find('company', 'zoé'))).not.toContain(listed.email);
});

test('a role decides what a company’s person finds', async () => {
  const bare = await makePerson(world.database, { type: 'Company', at: { companyId }, permissions: [] });
  expect(new Set((await find(bare, 'quernel')).map(({ kind }) => kind))).toEqual(new Set(['question']));
});

test('a freelance finds their own documents by what they are called, and nobody', async () => {
  expect(await found('freelance', 'kbis')).toEqual(['document Extrait Kbis']);
  expect(await found('freelance', 'quernel')).toEqual([
    'question Quernel pour everyone published',
    'question Quernel pour freelances published',
  ]);
});

test('people are told apart by what they do or where they work, then by their address', async () => {
  const detailOf = async (q: string) => (await find('admin', q))[0]?.detail;
  expect(await detailOf('zoé quernel')).toBe(`Data Quernelisatrice · ${listed.email}`);
  expect(await detailOf('inès quernel')).toBe(`Quernel & fils · ${mate.email}`);
});

test('each leads to its exact place', async () => {
  const id = (await world.database.one<{ id: string }>(sql`select id from freelance_profiles where user_id = ${listed.id}`)).id;
  const placeOf = async (as: ActorName, q: string) => (await find(as, q))[0]?.href;
  expect(await placeOf('admin', 'zoé quernel')).toBe(`/admin/accounts/${listed.id}?tab=Freelance`);
  expect(await placeOf('commercial', 'inès quernel')).toBe(`/commercial/accounts/${mate.id}?tab=Company`);
  expect(await placeOf('company', 'zoé')).toBe(`/company/accounts/${id}`);
  expect(await placeOf('company', 'inès')).toBe(`/company/contacts/contacts?contact=${mate.id}`);
  expect(await placeOf('freelance', 'kbis')).toMatch(/^\/freelance\/account\?tab=documents&document=/);
  expect(await placeOf('commercial', 'kbis zoe')).toMatch(/^\/commercial\/documents\/[\w-]+$/);
  expect(await placeOf('company', 'pour companies')).toMatch(/^\/company\/faq\?question=/);
});

test('what is called so comes before what only mentions it, and five of a kind are enough', async () => {
  const { database: tx } = world;
  for (const last of ['Avrilandre', 'Bavril', 'Cavril', 'Davril', 'Eavril', 'Zavril', 'Zed Avril']) {
    const { id } = await makePerson(tx, { type: 'Freelance' });
    await tx.many(sql`update users set first_name = 'Yo', last_name = ${last} where id = ${id}`);
  }
  expect(await found('admin', 'avril')).toEqual(
    ['Avrilandre', 'Zed Avril', 'Bavril', 'Cavril', 'Davril'].map((last) => `freelance Yo ${last}`),
  );
});

test('somebody whose name was mistyped comes before their applications', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, person.id, { firstName: 'Ode', lastName: 'Vigouroux' });
  await apply(world, person, (await postNeed(world, await makePerson(world.database, { type: 'Company' }))).id);
  const kinds = (await find('admin', 'vigouruox')).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['freelance', 'application']);
});

test('whatever is typed is asked by one statement, so that its plan is kept', async () => {
  world.roundTrips.length = 0;
  for (const q of ['quernel', 'dév 9999 développeuse kbis', 'quernil']) await find('admin', q);
  const statements = world.roundTrips.filter((text) => text.includes('typed'));
  // Words that nothing holds are asked for a second time, as those they may have been meant for.
  expect(statements.length).toBe(5);
  expect(new Set(statements).size).toBe(1);
});

test('somebody at the end of a long list is found, also by a name that was mistyped, and nobody twice', async () => {
  const long = await openWorld();
  await manyPeople(long.database, 4100);
  const { id } = await makePerson(long.database, { type: 'Freelance' });
  await long.database.many(sql`update users set first_name = 'Zoé', last_name = 'Zwingelstein' where id = ${id}`);
  const idsOf = async (q: string) => (await long.as('admin')(searchApi.find, { query: { q } })).body.hits.map((hit) => hit.id);
  expect(await idsOf('zwingelstein')).toEqual([id]);
  expect(await idsOf('zwingelstien')).toEqual([id]);
  // More than a page among the first ones.
  expect(new Set(await idsOf('many.test')).size).toBe(hitsPerKind);
  await long.close();
});

test('a question is shown in the language of who asks', async () => {
  const reader = await makePerson(world.database, { type: 'Freelance', lang: 'en' });
  expect((await find(reader, 'quernel everyone')).map(({ label, detail }) => [label, detail])).toEqual([
    ['Quernel in English', texts.en.words.faq.value.theme.account],
  ]);
});

test('seeing with somebody’s eyes finds what they find', async () => {
  const admin = await makePerson(world.database, { type: 'Admin' });
  const as = world.as(admin);
  await as(managedAccounts.api.seeAs, { params: { id: world.people.company.id } });
  const { body } = await as(searchApi.find, { query: { q: 'quernel' } });
  expect(new Set(body.hits.map(({ kind }) => kind))).toEqual(new Set(['talent', 'contact', 'question']));
});

test('less than two letters and more than a hundred are refused; signs alone find nothing', async () => {
  for (const q of ['', 'a', ' a ', 'x'.repeat(101)]) expect((await world.as('admin')(searchApi.find, { query: { q } })).status).toBe(422);
  expect(await find('admin', '%%')).toEqual([]);
  expect(await find('admin', '__')).toEqual([]);
});

test('a delivery that has not begun is found as one to come', async () => {
  const { database } = world;
  const title = 'Prestation Quernaque';
  const { id } = await insertDelivery(database, { ownerId: listed.id, companyId });
  const detailOn = async (day: Sql) => {
    await database.many(sql`update deliveries set title = ${title}, starts_on = ${day}, ends_on = operator_day() + 30 where id = ${id}`);
    return (await find('admin', title)).map(({ detail }) => detail.split(' · ').at(-1));
  };
  expect(await detailOn(sql`operator_day() + 1`)).toEqual(['À venir']);
  expect(await detailOn(sql`operator_day()`)).toEqual(['En cours']);
});

test('one person searches so often and no more', async () => {
  const limited = await openWorld({ JALON_PERSON_LIMITS: 'on' });
  // At the beginning of a window, which does not end on the way.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 });
  const statuses: number[] = [];
  // Signs, which are looked for in nothing.
  for (let i = 0; i <= personLimits.searches; i += 1)
    statuses.push((await limited.as('freelance')(searchApi.find, { query: { q: '--' } })).status);
  expect(statuses.indexOf(429)).toBe(personLimits.searches);
  expect((await limited.as('admin')(searchApi.find, { query: { q: '--' } })).status).toBe(200);
  vi.useRealTimers();
  await limited.close();
});

test('every resource is looked in, or says why not', () => {
  const records = everyRecords(() => 'UTC');
  expect(records.map(({ resource: { flow } }) => flow.name).sort()).toEqual(
    Object.values(resources)
      .map(({ flow }) => flow.name)
      .sort(),
  );
  for (const { resource, store } of records) expect(Boolean(store.search), resource.flow.name).toBe(store.found !== undefined);
});

test.each(documentTypes)('a document is found by every word it is called: %s', async (type) => {
  const { words } = await world.database.one<{ words: string }>(sql`select document_words(${type}) as words`);
  for (const language of ['fr', 'en'] as const) {
    const { folded } = await world.database.one<{ folded: string }>(
      sql`select fold(${texts[language].words.document.value.type[type]}) as folded`,
    );
    for (const word of folded.match(/\w+/g) ?? []) expect(words).toContain(` ${word}`);
  }
});
