import { companyApi } from '@jalon/domain/companies/company-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeRole } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: ReturnType<World['as']>;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  owner = world.as('company');
  companyId = (await owner(companyApi.read, {})).body.id;
});
afterAll(() => world.close());

const lastEvent = async () => (await owner(historyApi.recent, { query: { size: 10 } })).body.rows[0];
const details = { siren: '732 829 320', siret: '73282932000074', ape: '62.02a', country: 'FR', city: 'Lyon', employees: 12 };
const put = (body: object, as = owner) => as(companyApi.update, { body: { name: 'Ma société', version: 1, ...body } });

test('the company is described by those who may, and the history names the country in words', async () => {
  const { status, body } = await put(details);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Ma société', siren: '732829320', ape: '6202A', country: 'FR', version: 2, actions: ['update'] });
  expect(await lastEvent()).toMatchObject({
    kind: 'company.update',
    before: { siren: null },
    after: { siren: '732829320', country: 'France' },
  });
  expect((await owner(sessionApi.user, {})).body.company?.name).toBe('Ma société');
  const { id } = world.people.commercial;
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${id})`);
  // Nor are its people told, by a refusal, what the staff see of it.
  expect((await put({})).error).toMatchObject({
    code: 'record.changed',
    current: { version: 2, commercials: [], contacts: 0, sameSiren: [] },
  });
});

test.each([
  [{ siren: '732829321' }, { siren: 'validation.siren' }],
  [{ siren: '552100554', siret: '73282932000074' }, { siret: 'validation.siretOfOther' }],
  [{ country: 'XX' }, { country: 'validation.invalid' }],
  [{ sector: 'nowhere' }, { sector: 'validation.invalid' }],
  [{ name: '' }, { name: 'validation.required' }],
  [{ postalCode: '6900' }, { postalCode: 'validation.postalCode' }],
  [{ siren: '', siret: '' }, { siren: 'validation.required' }],
  [
    { city: '', country: '' },
    { city: 'validation.required', country: 'validation.required' },
  ],
])('the company refuses %j', async (fields, told) => {
  const { status, error } = await put({ ...details, version: 2, ...fields });
  expect([status, error.fields]).toEqual([422, told]);
});

test('the company keeps a value that is no longer offered', async () => {
  await world.database.many(sql`update referential_values set state = 'disabled' where list = 'countries' and code = 'FR'`);
  expect((await put({ ...details, version: 2 })).status).toBe(200);
});

test('the company is read by those who see its people, without being theirs to change', async () => {
  const viewer = world.as(
    await makePerson(world.database, {
      type: 'Company',
      at: { companyId, roleId: await makeRole(world.database, companyId, ['contacts.view']) },
    }),
  );
  expect((await viewer(companyApi.read, {})).body).toMatchObject({ name: 'Ma société', actions: [] });
});
