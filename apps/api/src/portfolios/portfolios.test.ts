import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { homeApi } from '@jalon/domain/home/home-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

const { api: accounts } = managedAccounts;
/** Two commercials with a company each, and in each company somebody at work and somebody who was only invited. */
type Side = { as: ReturnType<World['as']>; commercial: Person; companyId: string; contact: Person; invited: Person };
let world: World;
let admin: ReturnType<World['as']>;
let one: Side;
let other: Side;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
  one = await makeSide('Quartz');
  other = await makeSide('Mica');
});
afterAll(() => world.close());

async function makeSide(name: string): Promise<Side> {
  const { database } = world;
  const commercial = await makePerson(database, { type: 'Commercial' });
  const { companyId } = await makeCompany(database);
  const contact = await makePerson(database, { type: 'Company', at: { companyId } });
  const invited = await makePerson(database, { type: 'Company', at: { companyId }, state: 'none' });
  await database.many(sql`update companies set name = ${`Carrière ${name}`} where id = ${companyId}`);
  await database.many(sql`update users set last_name = 'Carrier', phone = '0102030405' where id in (${contact.id}, ${invited.id})`);
  const body = { commercialIds: [commercial.id], knownIds: [] };
  expect((await admin(clientCompanies.api.assign, { params: { id: companyId }, body })).status).toBe(200);
  return { as: world.as(commercial), commercial, companyId, contact, invited };
}

const companies = async ({ as }: Side, query: object = {}) => {
  const { rows, total } = (await as(clientCompanies.api.list, { query })).body;
  return { ids: rows.map(({ id }) => id), count: total.count };
};
const contacts = async ({ as }: Side, query: object = {}) => {
  const { rows, total } = (await as(accounts.list, { query: { type: 'Company', ...query } })).body;
  return { ids: rows.map(({ id }) => id).sort(), count: total.count };
};
const lines = (raw: Buffer) => raw.toString().trim().split('\r\n').slice(1);

test('each sees the companies of the portfolio, in the list, by search, filter, count and file', async () => {
  for (const [mine, theirs, own] of [
    [one, other, 'Quartz'],
    [other, one, 'Mica'],
  ] as const) {
    for (const query of [{}, { q: 'carriere' }, { state: 'active' }, { sort: 'city', dir: 'desc' }, { commercialId: mine.commercial.id }])
      expect(await companies(mine, query)).toEqual({ ids: [mine.companyId], count: 1 });
    expect(await companies(mine, { commercialId: theirs.commercial.id })).toEqual({ ids: [], count: 0 });
    const { raw } = await mine.as(clientCompanies.api.export, { params: { format: 'csv' }, query: {} });
    expect(lines(raw)).toEqual([expect.stringContaining(`Carrière ${own}`)]);
    expect((await mine.as(clientCompanies.api.read, { params: { id: mine.companyId } })).body).toMatchObject({ contacts: 2, actions: [] });
    expect((await mine.as(clientCompanies.api.history, { params: { id: mine.companyId }, query: {} })).body.rows[0]?.kind).toBe(
      'company.assign',
    );
    for (const endpoint of [clientCompanies.api.read, clientCompanies.api.history])
      expect((await mine.as(endpoint, { params: { id: theirs.companyId } } as never)).status).toBe(404);
  }
});

test('and their contacts, with what staff may know of them', async () => {
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const) {
    const all = [mine.contact.id, mine.invited.id].sort();
    for (const query of [{}, { q: 'carrier' }, { sort: 'email' }]) expect(await contacts(mine, query)).toEqual({ ids: all, count: 2 });
    expect(await contacts(mine, { state: 'none' })).toEqual({ ids: [mine.invited.id], count: 1 });
    expect(await contacts(mine, { companyId: theirs.companyId })).toEqual({ ids: [], count: 0 });
    const { raw } = await mine.as(accounts.export, { params: { format: 'csv' }, query: { type: 'Company' } });
    expect(lines(raw)).toHaveLength(2);
    expect((await mine.as(accounts.read, { params: { id: mine.contact.id } })).body).toMatchObject({ phone: '0102030405', actions: [] });
    for (const endpoint of [accounts.read, accounts.history])
      expect((await mine.as(endpoint, { params: { id: theirs.contact.id } } as never)).status).toBe(404);
    expect((await mine.as(accounts.invite, { params: { id: theirs.invited.id }, body: {} })).status).toBe(404);
    const { invited, figures } = (await mine.as(homeApi.read, {})).body;
    expect(invited).toMatchObject({ rows: [{ id: mine.invited.id, actions: ['invite'] }], count: 1 });
    expect(figures).toEqual(
      expect.arrayContaining([
        { name: 'companies', count: 1, beside: null },
        { name: 'contacts', count: 2, beside: 1 },
      ]),
    );
    const offered = await world.server.inject({ url: '/api/companies', cookies: { session: mine.commercial.token } });
    expect(offered.json().companies.map(({ id }: { id: string }) => id)).toEqual([mine.companyId]);
  }
});

test('every freelance is seen, no colleague is, and of the past only what was done with the account', async () => {
  const { rows } = (await one.as(accounts.list, { query: { type: 'Freelance' } })).body;
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([world.people.freelance.id, world.people.blocked.id]));
  expect((await one.as(accounts.list, { query: { type: 'Commercial' } })).body.rows).toEqual([]);
  expect((await one.as(accounts.read, { params: { id: other.commercial.id } })).status).toBe(404);
  expect((await one.as(accounts.read, { params: { id: world.people.admin.id } })).status).toBe(404);
  const { id } = await makePerson(world.database, { type: 'Freelance' });
  for (const action of ['disable', 'activate', 'seeAs'] as const)
    await (action === 'seeAs'
      ? admin(accounts.seeAs, { params: { id } }).then(() => admin(accounts.seeAsSelf, {}))
      : actOn(admin, id, action));
  const past = (await one.as(accounts.history, { params: { id }, query: {} })).body.rows.map(({ kind }) => kind);
  expect(past).toEqual(['account.activate', 'account.disable']);
});

test('people are added and invited within the portfolio only', async () => {
  const person = { firstName: 'Noé', lastName: 'Roche', isInvited: false };
  const free = await one.as(accounts.create, { body: { ...person, type: 'Freelance', email: 'noe@jalon.test' } });
  expect([free.status, free.body.actions]).toEqual([201, ['invite']]);
  expect((await one.as(accounts.invite, { params: { id: free.body.id }, body: {} })).status).toBe(200);
  const { rows } = (await one.as(accounts.history, { params: { id: free.body.id }, query: {} })).body;
  expect(rows.map(({ kind, by }) => [kind, by?.id])).toEqual([
    ['account.invite', one.commercial.id],
    ['account.create', one.commercial.id],
  ]);
  const at = (companyId: string, email: string) => one.as(accounts.create, { body: { ...person, type: 'Company', companyId, email } });
  expect((await at(one.companyId, 'in@jalon.test')).body).toMatchObject({ company: { id: one.companyId }, state: 'none' });
  expect((await at(other.companyId, 'out@jalon.test')).error).toEqual({
    ...{ code: 'request.invalid', fields: { companyId: 'validation.invalid' } },
  });
  expect((await at(one.companyId, 'in@jalon.test')).error.code).toBe('account.emailTaken');
  const colleague = { ...person, type: 'Commercial' as const, email: 'co@jalon.test' };
  expect((await one.as(accounts.create, { body: colleague })).error.fields).toEqual({ type: 'validation.invalid' });
  const active = await one.as(accounts.invite, { params: { id: one.contact.id }, body: {} });
  expect([active.status, active.error.code]).toEqual([409, 'workflow.wrongState']);
});

test('who is given all sees all, until it is taken back', async () => {
  const { id } = one.commercial;
  const act = (action: 'widen' | 'narrow') => actOn(admin, id, action);
  expect((await act('widen')).body).toMatchObject({ seesAll: true, actions: expect.arrayContaining(['narrow']) });
  expect((await act('widen')).status).toBe(409);
  expect((await companies(one, { q: 'carriere' })).ids).toEqual([other.companyId, one.companyId]);
  expect((await contacts(one, { companyId: other.companyId })).ids).toEqual([other.contact.id, other.invited.id].sort());
  expect((await one.as(clientCompanies.api.read, { params: { id: other.companyId } })).status).toBe(200);
  expect((await one.as(accounts.read, { params: { id: other.contact.id } })).status).toBe(200);
  const { figures } = (await one.as(homeApi.read, {})).body;
  expect(figures.find(({ name }) => name === 'companies')?.count).toBeGreaterThan(2);
  expect(lines((await one.as(clientCompanies.api.export, { params: { format: 'csv' }, query: {} })).raw).length).toBeGreaterThan(2);
  expect((await act('narrow')).body).toMatchObject({ seesAll: false });
  expect((await companies(one)).ids).toEqual([one.companyId]);
  const { rows } = (await admin(accounts.history, { params: { id }, query: {} })).body;
  expect(rows.slice(0, 2).map(({ kind, after }) => [kind, after?.seesAll])).toEqual([
    ['account.narrow', false],
    ['account.widen', true],
  ]);
});

test('a company that is taken away is gone at once', async () => {
  const body = { commercialIds: [], knownIds: [other.commercial.id] };
  await admin(clientCompanies.api.assign, { params: { id: other.companyId }, body });
  expect(await companies(other)).toEqual({ ids: [], count: 0 });
  expect(await contacts(other)).toEqual({ ids: [], count: 0 });
  expect((await other.as(accounts.read, { params: { id: other.contact.id } })).status).toBe(404);
});
