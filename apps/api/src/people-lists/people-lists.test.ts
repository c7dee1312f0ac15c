import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { mostInList, mostLists } from '@jalon/domain/people-lists/people-list';
import { peopleLists } from '@jalon/domain/people-lists/people-list-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeProfile, makeRole, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { anonymise } from '../accounts/own-closing.queries.ts';
import { findProfile } from '../accounts/own-export.queries.ts';
import { purgeExpired } from '../core/housekeeping.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function freelance(spec: Parameters<typeof makeProfile>[2] = {}): Promise<Person> {
  const person = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, person.id, spec);
  return person;
}
/** Two people of one company. */
async function colleagues(): Promise<[Person, Person]> {
  const one = await makePerson(world.database, { type: 'Company' });
  const { companyId } = await world.database.one<{ companyId: string }>(
    sql`select company_id as "companyId" from users where id = ${one.id}`,
  );
  const roleId = await makeRole(world.database, companyId, ['freelances.view']);
  return [one, await makePerson(world.database, { type: 'Company', at: { companyId, roleId } })];
}
const create = async (as: Person, name: string, isShared = false) =>
  (await world.as(as)(peopleLists.api.create, { body: { name, isShared } })).body;
const put = (as: Person, id: string, personIds: string[], isIn = true) =>
  world.as(as)(peopleLists.api.people, { params: { id }, body: { personIds, isIn } });
const lists = async (as: Person) => (await world.as(as)(peopleLists.api.list, { query: {} })).body.rows;
const inList = async (as: Person, listId: string) =>
  (await world.as(as)(talents.api.list, { query: { listId } })).body.rows.map(({ id }) => id);
const favour = (as: Person, id: string, isFavourite = true) =>
  world.as(as)(peopleLists.api.favour, { params: { id }, body: { isFavourite } });

describe('favourites', () => {
  test('are each person’s own, in the list of people and in a list of their own', async () => {
    const [me, colleague] = await colleagues();
    const [kept] = [await freelance(), await freelance()];
    expect((await favour(me, kept.id)).body).toEqual({ isFavourite: true, listIds: [] });
    const mine = async (as: Person) => (await world.as(as)(talents.api.list, { query: { mine: 'favourite' } })).body;
    expect((await mine(me)).rows).toMatchObject([{ id: kept.id, isFavourite: true }]);
    expect((await mine(colleague)).rows).toEqual([]);
    await favour(me, kept.id, false);
    expect((await mine(me)).total.count).toBe(0);
  });

  test('of the staff are among the accounts, whether or not somebody hides', async () => {
    const { commercial } = world.people;
    const hider = await freelance({ isPrivate: true });
    await favour(commercial, hider.id);
    const { rows } = (await world.as(commercial)(managedAccounts.api.list, { query: { type: 'Freelance', mine: 'favourite' } })).body;
    expect(rows).toMatchObject([{ id: hider.id, isFavourite: true }]);
  });

  test('of a company are nobody it may not look at', async () => {
    const [me] = await colleagues();
    const hider = await freelance({ isPrivate: true });
    for (const id of [hider.id, world.people.admin.id]) expect((await favour(me, id)).status).toBe(404);
  });
});

describe('lists', () => {
  test('are one’s own until they are shared, and then the company’s and nobody else’s', async () => {
    const [me, colleague] = await colleagues();
    const person = await freelance();
    const list = await create(me, 'Pour plus tard');
    expect((await put(me, list.id, [person.id])).body).toMatchObject({ people: 1, masked: 0 });
    expect(await lists(colleague)).toEqual([]);
    expect(await inList(colleague, list.id)).toEqual([]);
    await world.as(me)(peopleLists.api.update, { params: { id: list.id }, body: { name: 'Équipe', isShared: true, version: 1 } });
    expect(await lists(colleague)).toMatchObject([{ id: list.id, name: 'Équipe', people: 1 }]);
    expect(await inList(colleague, list.id)).toEqual([person.id]);
    for (const stranger of [world.people.company, world.people.admin, world.people.commercial]) {
      expect((await lists(stranger)).map(({ id }) => id)).not.toContain(list.id);
      expect((await put(stranger, list.id, [person.id])).status).toBe(404);
    }
    expect(await inList(world.people.company, list.id)).toEqual([]);
    expect((await put(colleague, list.id, [person.id], false)).body.people).toBe(0);
    const unshare = { params: { id: list.id }, body: { name: 'À moi', isShared: false, version: 2 } };
    expect((await world.as(colleague)(peopleLists.api.update, unshare)).status).toBe(403);
  });

  test('of the staff are shared with the staff', async () => {
    const { admin, commercial } = world.people;
    const hider = await freelance({ isPrivate: true });
    const list = await create(commercial, 'Vivier', true);
    await put(commercial, list.id, [hider.id]);
    expect((await lists(admin)).find(({ id }) => id === list.id)).toMatchObject({ people: 1, masked: 0 });
    const query = { type: 'Freelance', listId: list.id } as const;
    expect((await world.as(admin)(managedAccounts.api.list, { query })).body.rows.map(({ id }) => id)).toEqual([hider.id]);
  });

  test('say of who hides that they do, and let them be taken out unseen', async () => {
    const [me] = await colleagues();
    const [person, hider] = [await freelance(), await freelance({ lastName: 'Verborgen' })];
    const list = await create(me, 'Deux');
    await put(me, list.id, [person.id, hider.id]);
    await world.as(hider)(profiles.api.hide, { params: { id: hider.id }, body: {} });
    const read = await world.as(me)(peopleLists.api.read, { params: { id: list.id } });
    expect(read.body).toMatchObject({ people: 1, masked: 1 });
    expect(read.raw.toString()).not.toContain(hider.id);
    expect(await inList(me, list.id)).toEqual([person.id]);
    expect((await world.as(me)(peopleLists.api.kept, { params: { id: hider.id } })).status).toBe(404);
    const { body } = await world.as(me)(peopleLists.api.clear, { params: { id: list.id }, body: {} });
    expect(body).toMatchObject({ people: 1, masked: 0 });
  });

  test('that were removed come back as they were, unless a day has passed', async () => {
    const [me] = await colleagues();
    const person = await freelance();
    const list = await create(me, 'Essai');
    await put(me, list.id, [person.id]);
    const act = (action: 'remove' | 'restore') => world.as(me)(peopleLists.api[action], { params: { id: list.id }, body: {} });
    await act('remove');
    expect([await lists(me), await inList(me, list.id)]).toEqual([[], []]);
    expect((await put(me, list.id, [person.id])).status).toBe(404);
    expect((await act('restore')).body).toMatchObject({ state: 'kept', people: 1 });
    await act('remove');
    await world.database.many(sql`update people_lists set updated_at = now() - interval '2 days' where id = ${list.id}`);
    await purgeExpired(world.database, {} as never);
    expect((await act('restore')).status).toBe(404);
  });

  test('have a name once, and no more people or lists than there may be', async () => {
    const [me] = await colleagues();
    const person = await freelance();
    const list = await create(me, 'Été');
    const again = await world.as(me)(peopleLists.api.create, { body: { name: 'ete', isShared: false } });
    expect(again.body).toMatchObject({ code: 'record.taken', fields: { name: 'validation.taken' } });
    await world.database.many(sql`
      with made as (
        insert into users (id, type, email, first_name, last_name)
        select gen_random_uuid(), 'Freelance', 'm' || n || ${list.id} || '@jalon.test', 'A', 'B' from generate_series(1, ${mostInList}::int) n returning id)
      insert into people_list_members (list_id, person_id) select ${list.id}, id from made`);
    expect((await put(me, list.id, [person.id])).body).toMatchObject({ code: 'peopleList.tooLong' });
    expect((await put(me, list.id, [world.people.admin.id])).status).toBe(422);
    await world.database.many(sql`
      insert into people_lists (id, owner_id, name) select gen_random_uuid(), ${me.id}, 'l' || n from generate_series(2, ${mostLists}::int) n`);
    const more = await world.as(me)(peopleLists.api.create, { body: { name: 'Une de trop', isShared: false } });
    expect(more.body).toMatchObject({ code: 'peopleList.tooMany' });
    // Nor by a removal that is taken back once its place is filled.
    await world.as(me)(peopleLists.api.remove, { params: { id: list.id }, body: {} });
    const filled = { name: 'À sa place', isShared: false, personIds: [person.id, person.id] };
    expect((await world.as(me)(peopleLists.api.create, { body: filled })).body).toMatchObject({ people: 1 });
    const back = await world.as(me)(peopleLists.api.restore, { params: { id: list.id }, body: {} });
    expect(back.body).toMatchObject({ code: 'peopleList.tooMany' });
  });
});

test('of twenty lists that are made at once where there is room for one, one is', async () => {
  const [me] = await colleagues();
  await world.database.many(sql`
    insert into people_lists (id, owner_id, name) select gen_random_uuid(), ${me.id}, 'l' || n from generate_series(2, ${mostLists}::int) n`);
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, at) =>
      world.as(me)(peopleLists.api.create, { body: { name: `À la fois ${at}`, isShared: false } }),
    ),
  );
  expect(made.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  expect(await world.database.one(sql`select count(*)::int as count from people_lists where owner_id = ${me.id}`)).toEqual({
    count: mostLists,
  });
});

test('somebody who is named in small letters and in capitals is one', async () => {
  const [me] = await colleagues();
  const person = await freelance();
  const list = await create(me, 'Une personne');
  expect((await put(me, list.id, [person.id, person.id.toUpperCase()])).body).toMatchObject({ people: 1 });
});

test('whoever deletes their account leaves the lists of others, and takes their own, but for those of the team', async () => {
  const [me, colleague] = await colleagues();
  const person = await freelance();
  const [own, shared] = [await create(me, 'À moi'), await create(me, 'À nous', true)];
  for (const { id } of [own, shared]) await put(me, id, [person.id]);
  await favour(me, person.id);
  const exported = await findProfile(world.database, me.id);
  expect(exported).toMatchObject({
    favouritePeople: 1,
    lists: [
      { name: 'À moi', isShared: false, people: 1 },
      { name: 'À nous', isShared: true, people: 1 },
    ],
  });
  const left = () => world.database.many(sql`select 1 from people_list_members where person_id = ${person.id}`);
  const kept = () => world.database.many(sql`select 1 from person_favourites where person_id = ${person.id}`);
  expect([(await left()).length, (await kept()).length]).toEqual([2, 1]);
  await world.database.transaction((tx) => anonymise(tx, person as never));
  expect([await left(), await kept()]).toEqual([[], []]);
  await world.database.transaction((tx) => anonymise(tx, me as never));
  expect((await lists(colleague)).map(({ name }) => name)).toEqual(['À nous']);
  expect(await world.database.many(sql`select 1 from people_lists where id = ${own.id}`)).toEqual([]);
});
