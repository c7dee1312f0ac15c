import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { homeApi } from '@jalon/domain/home/home-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn, actOnMany } from '../../test/accounts.ts';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

const { api } = clientCompanies;
let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const nobody = '018f0000-0000-7000-8000-000000000009';
const read = async (id: string) => (await admin(api.read, { params: { id } })).body;
const create = async (name: string, more: object = {}) => (await admin(api.create, { body: { name, ...more } })).body;
const assign = (id: string, commercialIds: string[], knownIds: string[] = []) =>
  admin(api.assign, { params: { id }, body: { commercialIds, knownIds } });
const kindsOf = async (id: string) =>
  (await admin(api.history, { params: { id }, query: {} })).body.rows.map(({ kind, before, after }) => ({ kind, before, after }));

test('commercials at work are given companies; others are refused, and who has one keeps it', async () => {
  const { id } = await create('Suivie');
  const one = await makePerson(world.database, { type: 'Commercial' });
  for (const other of [world.people.unvalidated.id, world.people.freelance.id, nobody]) {
    const { status, error } = await assign(id, [other]);
    expect([status, error.fields]).toEqual([422, { commercialIds: 'validation.invalid' }]);
  }
  expect((await assign(id, [one.id])).body.commercials).toEqual([{ id: one.id, name: 'Test Commercial', isAtWork: true }]);
  await actOn(admin, one.id, 'block', { reason: 'Absence' });
  const both = await assign(id, [one.id, world.people.commercial.id], [one.id]);
  expect(both.body.commercials).toHaveLength(2);
  const stale = await assign(id, [], [one.id]);
  expect([stale.status, stale.error]).toMatchObject([409, { code: 'record.changed', current: { id, commercials: [{}, {}] } }]);
  expect((await kindsOf(id)).slice(0, 2)).toEqual([
    { kind: 'company.assign', before: { commercials: 'Test Commercial' }, after: { commercials: 'Test Commercial, Test Commercial' } },
    { kind: 'company.assign', before: { commercials: null }, after: { commercials: 'Test Commercial' } },
  ]);
});

test('a portfolio is chosen from the side of the commercial too', async () => {
  const one = await makePerson(world.database, { type: 'Commercial' });
  const params = { id: one.id };
  const [a, b] = [await create('Porte A'), await create('Porte B')];
  const put = (companyIds: string[], knownIds: string[] = []) =>
    admin(managedAccounts.api.assign, { params, body: { companyIds, knownIds } });
  expect((await put([b.id, a.id])).body.companies.map(({ name }) => name)).toEqual(['Porte A', 'Porte B']);
  expect((await admin(managedAccounts.api.portfolio, { params })).body.companies).toHaveLength(2);
  expect((await read(a.id)).commercials).toEqual([{ id: one.id, name: 'Test Commercial', isAtWork: true }]);
  expect((await put([a.id], [a.id])).error).toEqual({
    ...{ code: 'record.changed', by: 'Test Admin', at: expect.any(String) },
    current: { companies: [expect.objectContaining({ id: a.id }), expect.objectContaining({ id: b.id })] },
  });
  expect((await put([nobody], [a.id, b.id])).error.fields).toEqual({ companyIds: 'validation.invalid' });
  expect((await put([a.id], [a.id, b.id])).body.companies).toHaveLength(1);
  expect((await kindsOf(b.id))[0]).toEqual({
    ...{ kind: 'company.assign', before: { commercials: 'Test Commercial' }, after: { commercials: null } },
  });
  for (const id of [world.people.freelance.id, nobody]) {
    expect((await admin(managedAccounts.api.portfolio, { params: { id } })).status).toBe(404);
    expect((await admin(managedAccounts.api.assign, { params: { id }, body: { companyIds: [], knownIds: [] } })).status).toBe(404);
  }
});

test('a commercial who looks after companies is not deleted, alone or among many', async () => {
  const one = await makePerson(world.database, { type: 'Commercial' });
  const { id } = await create('Encore suivie');
  await assign(id, [one.id]);
  const refused = await actOn(admin, one.id, 'delete');
  expect([refused.status, refused.error]).toEqual([409, { code: 'account.linked', linked: { companies: 1 } }]);
  const { body } = await actOnMany(admin, [one.id], 'delete');
  expect(body.refused).toEqual([{ id: one.id, name: 'Test Commercial', code: 'account.linked', linked: { companies: 1 } }]);
  await assign(id, [], [one.id]);
  await world.database.many(sql`update users set last_name = 'Oubliée' where id = ${one.id}`);
  await assign(id, [one.id]);
  await assign(id, [world.people.commercial.id], [one.id]);
  expect(JSON.stringify(await kindsOf(id))).toContain('Oubliée');
  await world.database.many(sql`update users set last_name = 'Renommée' where id = ${one.id}`);
  expect(JSON.stringify(await kindsOf(id))).toContain('Renommée');
  expect((await actOn(admin, one.id, 'delete')).status).toBe(200);
  // Nor does the history of the company tell who it was; of those who stay it does.
  expect(JSON.stringify(await kindsOf(id))).not.toMatch(/Oubliée|Renommée/);
  expect((await kindsOf(id))[0]).toMatchObject({ before: { commercials: 'Compte supprimé' }, after: { commercials: 'Test Commercial' } });
  expect((await kindsOf(id)).filter(({ kind }) => kind === 'company.assign')).toHaveLength(4);
});

test('companies that nobody looks after are counted for the home page', async () => {
  const count = async () => (await admin(homeApi.read, {})).body.figures.find(({ name }) => name === 'unassigned')?.count ?? 0;
  const before = await count();
  const { id } = await create('À confier');
  expect(await count()).toBe(before + 1);
  const one = await makePerson(world.database, { type: 'Commercial' });
  await assign(id, [one.id]);
  expect(await count()).toBe(before);
  // Who cannot come in serves nobody: the count and the filters of the list say the same.
  const listed = async (commercial: 'some' | 'none') =>
    (await admin(api.list, { query: { q: 'À confier', commercial } })).body.rows.map((row) => row.id);
  for (const [away, back] of [
    ['block', 'unblock'],
    ['disable', 'activate'],
    ['devalidate', 'validate'],
  ] as const) {
    await actOn(admin, one.id, away, away === 'block' ? { reason: 'Absence' } : {});
    expect([await count(), await listed('none'), await listed('some')]).toEqual([before + 1, [id], []]);
    expect((await read(id)).commercials).toEqual([{ id: one.id, name: 'Test Commercial', isAtWork: false }]);
    await actOn(admin, one.id, back);
    expect([await count(), await listed('none'), await listed('some')]).toEqual([before, [], [id]]);
  }
});

const rounds = 30;
test(`${rounds} rounds: of two administrators who choose at once, one wins and the other is told`, async () => {
  const other = world.as(await makePerson(world.database, { type: 'Admin' }));
  const [x, y] = [await makePerson(world.database, { type: 'Commercial' }), await makePerson(world.database, { type: 'Commercial' })];
  const { id } = await create('Disputée');
  let known: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const wanted = known[0] === x.id ? [y.id] : [x.id];
    const answers = await Promise.all([
      assign(id, wanted, known),
      // In turn from either side.
      round % 2 === 0
        ? other(api.assign, { params: { id }, body: { commercialIds: [...wanted, ...known], knownIds: known } })
        : other(api.assign, { params: { id }, body: { commercialIds: [], knownIds: known } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('record.changed');
    known = (await read(id)).commercials.map((one) => one.id);
  }
});

test(`${rounds} rounds: from the side of the company and of the commercial at once, one choice holds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one = await makePerson(world.database, { type: 'Commercial' });
    const { id } = await create(`Des deux côtés ${round}`);
    const choices = [
      () => assign(id, [one.id]),
      () => admin(managedAccounts.api.assign, { params: { id: one.id }, body: { companyIds: [id], knownIds: [] } }),
    ];
    const answers = await Promise.all((round % 2 === 0 ? choices : choices.toReversed()).map((choose) => choose()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).commercials).toHaveLength(1);
  }
});

test(`${rounds} rounds: a commercial is deleted or given a company, never both`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one = await makePerson(world.database, { type: 'Commercial' });
    const { id } = await create(`Confiée ${round}`);
    const give =
      round % 2 === 0
        ? assign(id, [one.id])
        : admin(managedAccounts.api.assign, { params: { id: one.id }, body: { companyIds: [id], knownIds: [] } });
    const [removed, given] = await Promise.all([actOn(admin, one.id, 'delete'), give]);
    expect([removed.status, given.status].filter((status) => status === 200)).toHaveLength(1);
  }
});
