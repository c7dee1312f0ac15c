import { randomUUIDv7 } from 'node:crypto';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { companyApi } from '@jalon/domain/companies/company-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { countWaiting } from '../../test/locks.ts';
import { sql } from '../db/sql.ts';
import { lockSiren } from './company.queries.ts';

const { api } = clientCompanies;
const siren = '732829320';
let world: World;
let admin: ReturnType<World['as']>;
let first: { id: string; name: string };
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
  const { body } = await create({ name: 'La première', siren });
  first = { id: body.id, name: body.name };
});
afterAll(() => world.close());

const create = (body: object) => admin(api.create, { body: body as never });
const read = async (id: string) => (await admin(api.read, { params: { id } })).body;

test('the staff do not give a company the SIREN of another, and are told whose it is', async () => {
  const taken = { code: 'company.sirenTaken', fields: { siren: 'validation.sirenTaken' }, other: first };
  const added = await create({ name: 'La seconde', siren: '732 829 320' });
  expect([added.status, added.error]).toEqual([409, taken]);
  // What was written before the refusal is not kept.
  expect((await admin(api.list, { query: { q: 'seconde' } })).body.rows).toEqual([]);
  const { body: second } = await create({ name: 'La seconde' });
  const put = (id: string, body: object) => admin(api.update, { params: { id }, body: { name: 'X', version: 1, ...body } as never });
  expect((await put(second.id, { siren })).error).toEqual(taken);
  expect(await read(second.id)).toMatchObject({ name: 'La seconde', siren: null, version: 1 });
  // One's own is no other's; and one that is not in use has left it free.
  expect((await put(first.id, { name: first.name, siren })).status).toBe(200);
  await admin(api.disable, { params: { id: first.id } });
  expect((await put(second.id, { siren })).status).toBe(200);
  expect((await admin(api.activate, { params: { id: first.id } })).error.code).toBe('company.sirenTaken');
  await admin(api.delete, { params: { id: second.id } });
  expect((await admin(api.activate, { params: { id: first.id } })).status).toBe(200);
});

/** Somebody of a company of their own, let in or not. */
async function contactOf(isValidated: boolean) {
  const { companyId } = await makeCompany(world.database);
  const person = await makePerson(world.database, { type: 'Company', at: { companyId }, isValidated });
  return {
    companyId,
    put: (body: object) => world.as(person)(companyApi.update, { body: { name: 'Autre', version: 1, ...body } as never }),
  };
}

test('its own people learn nothing, let in or not, and the staff see both', async () => {
  const known = await contactOf(true);
  expect((await known.put({ siren })).status).toBe(200);
  expect((await known.put({ version: 2, siren: null, country: 'BE' })).status).toBe(200);
  const newcomer = await contactOf(false);
  expect((await newcomer.put({ siren })).status).toBe(200);
  expect((await read(newcomer.companyId)).sameSiren).toEqual([first]);
  expect((await read(first.id)).sameSiren).toEqual([{ id: newcomer.companyId, name: 'Autre' }]);
  const { rows } = (await admin(api.list, { query: { q: 'Autre' } })).body;
  expect(rows.find(({ id }) => id === newcomer.companyId)?.sameSiren).toEqual([first]);
  // What else there is, a commercial is not told.
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${first.id}, ${world.people.commercial.id})`);
  expect((await world.as('commercial')(api.read, { params: { id: first.id } })).body.sameSiren).toEqual([]);
});

test('of two who give the same number at once, one does', async () => {
  for (const number of ['552100554', '542065479', '542051180']) {
    const both = await Promise.all([create({ name: 'Une', siren: number }), create({ name: 'Autre', siren: number })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
});

const waiting = () => countWaiting(world.database);
const disabled = async (number: string) => {
  const id = randomUUIDv7();
  await world.database.many(sql`insert into companies (id, name, siren, is_active) values (${id}, 'Retirée', ${number}, false)`);
  return id;
};

test.each([
  ['added', '775670417', async (number: string) => () => create({ name: 'Autre', siren: number })],
  [
    'taken up again',
    '552032534',
    async (number: string) => {
      const id = await disabled(number);
      return () => admin(api.activate, { params: { id } });
    },
  ],
] as const)('a company that is %s waits for whoever is giving its number to another, and is refused', async (_, number, prepare) => {
  const ask = await prepare(number);
  const { asked } = await world.database.transaction(async (tx) => {
    await lockSiren(tx, number);
    await tx.many(sql`insert into companies (id, name, siren) values (${randomUUIDv7()}, 'Une', ${number})`);
    const asking = ask();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    return { asked: asking };
  });
  expect((await asked).error.code).toBe('company.sirenTaken');
});
