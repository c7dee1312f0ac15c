import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { views } from '@jalon/domain/views/view-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
let admin: ReturnType<World['as']>;
let commercial: ReturnType<World['as']>;
let company: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  [admin, commercial, company] = [world.as('admin'), world.as('commercial'), world.as('company')];
});
afterAll(() => world.close());

type Person = typeof admin;
type List = 'documents' | 'talents';
const save = (as: Person, name: string, { list = 'documents' as List, isShared = false } = {}) =>
  as(views.api.create, { body: { list, name, query: 'f.state=submitted', isShared, isTold: false } });
const namesOf = async (as: Person, list: List = 'documents') =>
  (await as(views.api.list, { query: { list } })).body.rows.map(({ name }) => name);

test('a view is saved, renamed with other filters, and removed', async () => {
  const { body } = await save(admin, 'À relancer');
  expect(body).toMatchObject({ name: 'À relancer', query: 'f.state=submitted', actions: ['update', 'delete'], version: 1 });
  const params = { id: body.id };
  const changed = { name: 'Relances', query: 'f.state=refused', isShared: false, isTold: false };
  expect((await admin(views.api.update, { params, body: { ...changed, version: 1 } })).body).toMatchObject({ ...changed, version: 2 });
  expect((await admin(views.api.update, { params, body: { ...changed, version: 1 } })).error.code).toBe('record.changed');
  expect((await admin(views.api.delete, { params })).status).toBe(200);
  expect(await namesOf(admin)).toEqual([]);
  const { rows } = (await admin(historyApi.recent, { query: { size: 10 } })).body;
  // A name that was given for oneself is told nowhere.
  expect(rows.slice(0, 3)).toMatchObject(['view.delete', 'view.update', 'view.create'].map((kind) => ({ kind, label: null })));
});

test('a view is of one list, whose name must be said, and has a name of its own there', async () => {
  await save(company, 'Seniors', { list: 'talents' });
  expect([await namesOf(company, 'talents'), await namesOf(company)]).toEqual([['Seniors'], []]);
  expect((await save(company, 'seniors', { list: 'talents' })).error).toMatchObject({ fields: { name: 'validation.taken' } });
  expect((await save(company, 'seniors')).status).toBe(201);
  expect((await company(views.api.list, { query: {} as never })).error.fields).toEqual({ list: 'validation.invalid' });
});

test('it is its owner’s alone: others neither see, change nor remove it', async () => {
  const { id } = (await save(commercial, 'À moi')).body;
  const params = { id };
  expect(await namesOf(admin)).not.toContain('À moi');
  for (const as of [admin, company, world.as(await makePerson(world.database, { type: 'Commercial' }))]) {
    const body = { name: 'x', query: '', isShared: false, isTold: false, version: 1 };
    expect((await as(views.api.read, { params })).status).toBe(404);
    expect((await as(views.api.update, { params, body })).status).toBe(404);
    expect((await as(views.api.delete, { params })).status).toBe(404);
  }
});

test('an administrator shares views of the lists of the staff, who look at them and no more', async () => {
  const { id } = (await save(admin, 'Pour tous', { isShared: true })).body;
  const params = { id };
  expect(await namesOf(commercial)).toContain('Pour tous');
  expect((await commercial(views.api.read, { params })).body.actions).toEqual([]);
  expect((await commercial(views.api.delete, { params })).status).toBe(403);
  expect(await namesOf(company)).not.toContain('Pour tous');
  expect((await save(admin, 'Talents', { list: 'talents', isShared: true })).error.code).toBe('access.refused');
  expect((await save(commercial, 'Non', { isShared: true })).error.code).toBe('access.refused');
  const own = (await save(commercial, 'Mienne')).body;
  const body = { name: 'Mienne', query: '', isShared: true, isTold: false, version: 1 };
  expect((await commercial(views.api.update, { params: { id: own.id }, body })).error.code).toBe('access.refused');
});

test('whoever leaves takes their views along', async () => {
  const person = await makePerson(world.database, { type: 'Commercial' });
  await save(world.as(person), 'Partie');
  expect((await admin(managedAccounts.api.delete, { params: { id: person.id } })).status).toBe(200);
  expect(await world.database.many(sql`select 1 from views where owner_id = ${person.id}`)).toEqual([]);
});

test('of one list a person keeps fifty at most', async () => {
  const person = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`
    insert into views (id, owner_id, list, name, query) select gen_random_uuid(), ${person.id}, 'documents', 'Vue ' || n, '' from generate_series(1, 50) n`);
  expect((await save(world.as(person), 'Une de trop')).error.code).toBe('view.tooMany');
  expect((await save(world.as(person), 'Ailleurs', { list: 'talents' })).status).toBe(201);
});
