import { accountApi } from '@jalon/domain/accounts/account-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { companyApi } from '@jalon/domain/companies/company-api';
import { roles } from '@jalon/domain/roles/role-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertNeed } from '../../test/market.ts';
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
const act = (id: string, action: 'disable' | 'activate' | 'delete') => admin(api[action], { params: { id } });
const read = async (id: string) => (await admin(api.read, { params: { id } })).body;
const list = async (query: object) => (await admin(api.list, { query })).body.rows;
const create = async (name: string, more: object = {}) => (await admin(api.create, { body: { name, ...more } })).body;
const assign = (id: string, commercialIds: string[], knownIds: string[] = []) =>
  admin(api.assign, { params: { id }, body: { commercialIds, knownIds } });
const kindsOf = async (id: string) =>
  (await admin(api.history, { params: { id }, query: {} })).body.rows.map(({ kind, before, after }) => ({ kind, before, after }));

test('a company is added with the roles every company starts with, found by name, city and number, and told in its history', async () => {
  const { status, body } = await admin(api.create, {
    body: { name: 'Ferronnerie Aubrac', siren: '732 829 320', city: 'Millau', country: 'FR', sector: 'energy' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: 'Ferronnerie Aubrac', siren: '732829320', countryName: 'France', sectorName: expect.any(String), state: 'active' },
    ...{ contacts: 0, commercials: [], version: 1, actions: ['update', 'assign', 'disable', 'delete'] },
  });
  const owner = world.as(await makePerson(world.database, { type: 'Company', at: { companyId: body.id } }));
  const labels = (await owner(roles.api.list, {})).body.rows.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Propriétaire', 'Responsable', 'Valideur', 'Lecteur']));
  for (const q of ['aubrac', 'MILLAU', '732829', 'aubrac millau']) expect((await list({ q })).map(({ id }) => id)).toEqual([body.id]);
  expect(await read(body.id)).toMatchObject({ contacts: 1 });
  expect(await kindsOf(body.id)).toEqual([{ kind: 'company.create', before: null, after: expect.objectContaining({ city: 'Millau' }) }]);
});

test('an English administrator gives English roles', async () => {
  const english = world.as(await makePerson(world.database, { type: 'Admin', lang: 'en' }));
  const { id } = (await english(api.create, { body: { name: 'Foundry' } })).body;
  const labels = await world.database.many<{ label: string }>(
    sql`select label from company_roles where company_id = ${id} order by created_at`,
  );
  expect(labels.map(({ label }) => label)).toEqual(['Owner', 'Manager', 'Approver', 'Reader']);
});

test.each([
  [{ name: '' }, { name: 'validation.required' }],
  [{ name: 'X', siren: '1' }, { siren: 'validation.siren' }],
  [{ name: 'X', siren: '552100554', siret: '73282932000074' }, { siret: 'validation.siretOfOther' }],
  [{ name: 'X', country: 'XX' }, { country: 'validation.invalid' }],
  [{ name: 'x'.repeat(51) }, { name: 'validation.maxLength|max=50' }],
])('a company cannot be %j', async (body, fields) => {
  const { status, error } = await admin(api.create, { body });
  expect([status, error.fields]).toEqual([422, fields]);
});

test('the details are changed by administrators too, and who comes second is told', async () => {
  const { id } = await create('Avant');
  const changed = await admin(api.update, { params: { id }, body: { name: 'Après', city: 'Metz', version: 1 } });
  expect(changed.body).toMatchObject({ name: 'Après', city: 'Metz', version: 2 });
  const again = await admin(api.update, { params: { id }, body: { name: 'Encore', version: 1 } });
  expect([again.status, again.error]).toMatchObject([409, { code: 'record.changed', current: { name: 'Après', version: 2 } }]);
  expect((await kindsOf(id))[0]).toMatchObject({ kind: 'company.update', before: { name: 'Avant' }, after: { name: 'Après' } });
  expect((await admin(api.update, { params: { id: nobody }, body: { name: 'X', version: 1 } })).status).toBe(404);
});

test('sorted by name, city and age, filtered by state and by who looks after them', async () => {
  const [a, b] = [await create('Zzz Alpha', { city: 'Évreux' }), await create('Zzz Bravo', { city: 'Dax', sector: 'rail' })];
  const { commercial } = world.people;
  await assign(a.id, [commercial.id]);
  await act(b.id, 'disable');
  const ids = async (query: object) => (await list({ q: 'zzz', ...query })).map(({ id }) => id);
  expect(await ids({})).toEqual([a.id, b.id]);
  expect(await ids({ sort: 'city' })).toEqual([b.id, a.id]);
  expect(await ids({ sort: 'createdAt', dir: 'desc' })).toEqual([b.id, a.id]);
  expect(await ids({ state: 'disabled' })).toEqual([b.id]);
  expect(await ids({ sector: 'rail' })).toEqual([b.id]);
  expect(await ids({ sector: 'nothing' })).toEqual([]);
  expect(await ids({ commercial: 'none' })).toEqual([b.id]);
  expect(await ids({ commercial: 'some' })).toEqual([a.id]);
  expect(await ids({ commercialId: commercial.id })).toEqual([a.id]);
  const { raw } = await admin(api.export, { params: { format: 'csv' }, query: { q: 'zzz', state: 'active' } });
  const [head = '', ...lines] = raw.toString().trim().split('\r\n');
  expect(head).toContain('"Commerciaux"');
  expect(lines).toEqual([expect.stringContaining('Test Commercial')]);
});

test('the people of a disabled company are out at once, cannot open it again, and come back with it', async () => {
  const { companyId } = await makeCompany(world.database);
  const contact = await makePerson(world.database, { type: 'Company', at: { companyId } });
  const away = await makePerson(world.database, { type: 'Company', at: { companyId }, state: 'deactivated', isClosedBySelf: true });
  const as = world.as(contact);
  expect((await as(companyApi.read, {})).status).toBe(200);
  expect((await act(companyId, 'disable')).body).toMatchObject({ state: 'disabled', actions: ['update', 'assign', 'activate', 'delete'] });
  const refused = await as(companyApi.read, {});
  expect([refused.status, refused.error.code]).toEqual([403, 'account.inactive']);
  const user = (await as(sessionApi.user, {})).body;
  expect(user).toMatchObject({ closedBy: 'staff', statut: 'Active', roles: expect.any(Array) });
  expect(user.permissions.length).toBeGreaterThan(0);
  for (const person of [contact, away]) expect((await world.as(person)(accountApi.reactivate, {})).status).toBe(403);
  const seen = await admin(managedAccounts.api.seeAs, { params: { id: contact.id } });
  expect([seen.status, seen.error.code]).toEqual([409, 'workflow.wrongState']);
  expect((await admin(sessionApi.user, {})).body.seenBy).toBeNull();
  expect((await act(companyId, 'disable')).error).toEqual({ code: 'workflow.wrongState', state: 'disabled' });
  expect((await act(companyId, 'activate')).body).toMatchObject({ state: 'active' });
  expect((await as(companyApi.read, {})).status).toBe(200);
  expect((await world.as(away)(sessionApi.user, {})).body).toMatchObject({ closedBy: 'self' });
  expect((await kindsOf(companyId)).slice(0, 2)).toEqual([
    {
      kind: 'company.activate',
      before: expect.objectContaining({ state: 'disabled' }),
      after: expect.objectContaining({ state: 'active' }),
    },
    {
      kind: 'company.disable',
      before: expect.objectContaining({ state: 'active' }),
      after: expect.objectContaining({ state: 'disabled' }),
    },
  ]);
});

test('a disabled company is no longer offered, nor given people', async () => {
  const { id } = await create('Plus offerte');
  const offered = async () => (await world.server.inject({ url: '/api/companies', cookies: { session: world.people.admin.token } })).body;
  expect(await offered()).toContain(id);
  await act(id, 'disable');
  expect(await offered()).not.toContain(id);
  const body = { type: 'Company' as const, firstName: 'A', lastName: 'B', email: 'plus.offerte@jalon.test', companyId: id };
  expect((await admin(managedAccounts.api.create, { body })).error.fields).toEqual({ companyId: 'validation.invalid' });
});

test('a company is deleted once nobody is linked to it; who has left it keeps their place', async () => {
  const { companyId } = await makeCompany(world.database);
  const people = [1, 2, 3].map(() => makePerson(world.database, { type: 'Company', at: { companyId } }));
  const [first, ...others] = await Promise.all(people);
  const refused = await act(companyId, 'delete');
  expect([refused.status, refused.error]).toEqual([409, { code: 'company.linked', linked: { contacts: 3 } }]);
  for (const { id } of [...others, ...(first ? [first] : [])]) expect((await actOn(admin, id, 'delete')).status).toBe(200);
  await assign(companyId, [world.people.commercial.id]);
  expect((await act(companyId, 'delete')).body).toEqual({ done: true });
  expect((await admin(api.read, { params: { id: companyId } })).status).toBe(404);
  const left = await world.database.one(sql`
    select (select count(*)::int from company_roles where company_id = ${companyId}) as roles,
      (select count(*)::int from company_commercials where company_id = ${companyId}) as assigned,
      (select count(*)::int from users where id = ${first?.id}) as people,
      (select label from events where subject_id = ${companyId} order by id desc limit 1) as told`);
  expect(left).toEqual({ roles: 0, assigned: 0, people: 1, told: `Company ${companyId}` });
  expect((await act(nobody, 'delete')).status).toBe(404);
});

test('one act on many: those it fits are changed, the others are named with what is linked to them', async () => {
  const { companyId } = await makeCompany(world.database);
  await makePerson(world.database, { type: 'Company', at: { companyId } });
  const free = await create('Libre');
  const { body } = await admin(api.deleteEach, {
    body: { records: [companyId, free.id, nobody].map((id) => ({ id, version: 1 })) },
  });
  expect(body).toEqual({
    done: [free.id],
    left: [],
    refused: [
      { id: companyId, name: `Company ${companyId}`, code: 'company.linked', linked: { contacts: 1 } },
      { id: nobody, name: '', code: 'record.missing' },
    ],
  });
});

const rounds = 30;
test(`${rounds} rounds: a company is deleted or given a contact, never both`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await create(`Course ${round}`);
    const body = { type: 'Company' as const, firstName: 'A', lastName: 'B', email: `course-${round}@jalon.test`, companyId: id };
    const [removed, added] = await Promise.all([act(id, 'delete'), admin(managedAccounts.api.create, { body })]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, added.status]);
  }
});

test('a company that has a need or a project is not deleted, and what it has is told', async () => {
  const { id: companyId } = await create('Sans contact');
  const remove = () => act(companyId, 'delete');
  const need = await insertNeed(world.database, companyId, { state: 'posted' });
  expect((await remove()).error).toMatchObject({ code: 'company.linked', linked: { needs: 1 } });
  await world.database.many(sql`delete from opportunities where id = ${need.id}`);
  await world.database.many(
    sql`insert into projects (id, company_id, title, starts_on) values (gen_random_uuid(), ${companyId}, 'x', '2026-01-01')`,
  );
  expect((await remove()).error).toMatchObject({ code: 'company.linked', linked: { projects: 1 } });
});
