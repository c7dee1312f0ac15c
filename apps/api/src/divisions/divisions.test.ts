import { contacts } from '@jalon/domain/contacts/contact-api';
import { divisions } from '@jalon/domain/divisions/division-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
let owner: ReturnType<World['as']>;
let stranger: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  owner = world.as('company');
  stranger = world.as(await makePerson(world.database, { type: 'Company' }));
});
afterAll(() => world.close());

const lastEvent = async () => (await owner(historyApi.recent, { query: { size: 10 } })).body.rows[0];
const add = async (name: string, as = owner) => (await as(divisions.api.create, { body: { name } })).body;

test('a division is created, renamed, disabled, activated and removed, each with its trace', async () => {
  const { id } = await add('Lyon');
  const params = { id };
  expect((await owner(divisions.api.update, { params, body: { name: 'Lyon Est', version: 1 } })).body).toMatchObject({
    name: 'Lyon Est',
    version: 2,
  });
  expect(await lastEvent()).toMatchObject({ kind: 'division.update', before: { name: 'Lyon' }, after: { name: 'Lyon Est' } });
  expect((await owner(divisions.api.update, { params, body: { name: 'x', version: 1 } })).error.code).toBe('record.changed');
  expect((await owner(divisions.api.disable, { params: { id } })).body.state).toBe('disabled');
  expect((await owner(divisions.api.disable, { params: { id } })).error.code).toBe('workflow.wrongState');
  expect((await owner(divisions.api.activate, { params: { id } })).body.state).toBe('active');
  expect((await owner(divisions.api.delete, { params })).status).toBe(200);
  expect(await lastEvent()).toMatchObject({ kind: 'division.delete', label: 'Lyon Est' });
  expect((await owner(divisions.api.delete, { params })).status).toBe(404);
});

test('a division has a name of its own in the company', async () => {
  const [one, two] = [await add('Nord'), await add('Sud')];
  const taken = { code: 'division.nameTaken', fields: { name: 'validation.divisionTaken' } };
  expect((await owner(divisions.api.create, { body: { name: 'NORD' } })).error).toEqual(taken);
  expect((await owner(divisions.api.update, { params: { id: two.id }, body: { name: 'nord', version: 1 } })).error).toEqual(taken);
  expect((await stranger(divisions.api.create, { body: { name: 'Nord' } })).status).toBe(201);
  expect((await owner(divisions.api.update, { params: { id: one.id }, body: { name: 'NORD', version: 1 } })).status).toBe(200);
});

test('a division that somebody belongs to stays, and disabled takes nobody new', async () => {
  const division = await add('Occupé');
  const role = (await owner(roles.api.create, { body: { label: 'Occupant' } })).body;
  const invite = (email: string) =>
    owner(contacts.api.create, {
      body: { firstName: 'A', lastName: 'B', email, job: null, roleId: role.id, divisionIds: [division.id] },
    });
  const { body } = await invite('un@pole.test');
  expect((await owner(divisions.api.delete, { params: { id: division.id } })).error).toEqual({ code: 'division.hasUsers', users: 1 });
  await owner(divisions.api.disable, { params: { id: division.id } });
  expect((await invite('deux@pole.test')).error.fields).toEqual({ divisionIds: 'validation.invalid' });
  const kept = { job: 'Reste', roleId: role.id, divisionIds: [division.id], version: 1 };
  expect((await owner(contacts.api.update, { params: { id: body.id }, body: kept })).status).toBe(200);
});

test('a division of another company is not there', async () => {
  const { id } = await add('Chez nous');
  const answers = [
    await stranger(divisions.api.update, { params: { id }, body: { name: 'x', version: 1 } }),
    await stranger(divisions.api.disable, { params: { id } }),
    await stranger(divisions.api.delete, { params: { id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
