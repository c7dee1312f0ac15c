import { contacts } from '@jalon/domain/contacts/contact-api';
import { divisions } from '@jalon/domain/divisions/division-api';
import { roles as roleResource } from '@jalon/domain/roles/role-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let people: World;
let boss: ReturnType<World['as']>;
let lyon: string;
let roles: { id: string }[];
beforeAll(async () => {
  people = await openWorld();
  boss = people.as('company');
  roles = (await boss(roleResource.api.list, {})).body.rows;
  const low = (await boss(roleResource.api.create, { body: { label: 'Acheteur' } })).body.id;
  lyon = (await boss(divisions.api.create, { body: { name: 'Lyon' } })).body.id;
  for (const [firstName, lastName, job, roleId, divisionIds] of [
    ['Zoé', 'Élan', 'Chef', low, [lyon]],
    ['Bob', 'Martin', null, low, []],
    ['Ann', 'Martin', 'Acheteuse', roles[0]?.id ?? '', []],
  ] as const)
    await boss(contacts.api.create, {
      body: { firstName, lastName, email: `${firstName}@list.test`.replace('é', 'e'), job, roleId, divisionIds: [...divisionIds] },
    });
});
afterAll(() => people.close());
const names = async (query: object) => (await boss(contacts.api.list, { query })).body.rows.map(({ firstName }) => firstName);

test('the list has an order by name, function, role, state and last sign-in', async () => {
  expect(await names({})).toEqual(['Test', 'Zoé', 'Ann', 'Bob']);
  expect((await names({ sort: 'job' })).slice(-2)).toEqual(['Ann', 'Zoé']);
  expect((await names({ sort: 'role' })).slice(0, 2).sort()).toEqual(['Bob', 'Zoé']);
  expect((await names({ sort: 'state' }))[0]).toBe('Test');
  expect((await names({ sort: 'signedInAt', dir: 'desc' }))[0]).toBe('Test');
});

test('the list follows the name of a role when it changes', async () => {
  const [role] = (await boss(roleResource.api.list, {})).body.rows.filter(({ label }) => label === 'Acheteur');
  await boss(roleResource.api.update, { params: { id: role?.id ?? '' }, body: { label: 'Zélateur', version: 1 } });
  expect((await names({ sort: 'role' })).slice(2).sort()).toEqual(['Bob', 'Zoé']);
});

test('the list finds people by name and e-mail, and by role, division and state', async () => {
  expect(await names({ q: 'elan' })).toEqual(['Zoé']);
  expect(await names({ q: 'martin bob' })).toEqual(['Bob']);
  expect(await names({ q: 'ann@list' })).toEqual(['Ann']);
  expect(await names({ divisionId: lyon })).toEqual(['Zoé']);
  expect(await names({ state: 'active' })).toEqual(['Test']);
  expect(await names({ roleId: roles[0]?.id ?? '' })).toEqual(['Test', 'Ann']);
});

test('the list is walked page by page in every order, each person once', async () => {
  for (const sort of ['name', 'job', 'role', 'state', 'signedInAt'] as const) {
    expect((await names({ sort, q: 'martin', state: 'none' })).sort()).toEqual(['Ann', 'Bob']);
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const { body } = await boss(contacts.api.list, { query: { sort, size: 10, ...(after ? { after } : {}) } });
      seen.push(...body.rows.map(({ id }) => id));
      if (!body.next) break;
      after = body.next;
    }
    expect(new Set(seen).size).toBe(4);
  }
});

test('the list leaves as a file, in the language of the reader', async () => {
  const csv = (await boss(contacts.api.export, { params: { format: 'csv' }, query: { q: 'elan' } })).raw.toString();
  expect(csv).toContain('"Nom";"Prénom";"E-mail";"Fonction";"Rôle";"Pôles";"État";"Dernière connexion"');
  expect(csv).toContain('"Élan";"Zoé";"zoe@list.test";"Chef"');
  expect(csv).toContain('"Lyon";"Sans compte";"Jamais"');
  const workbook = await boss(contacts.api.export, { params: { format: 'xlsx' }, query: {} });
  expect(workbook.raw.subarray(0, 2).toString()).toBe('PK');
});

test('the list offers nothing to those who may only look', async () => {
  const roleId = (await boss(roleResource.api.create, { body: { label: 'Regard', permissions: ['contacts.view'] } })).body.id;
  const { companyId: at } = await people.database.one<{ companyId: string }>(sql`
    select company_id as "companyId" from users where id = ${people.people.company.id}`);
  const viewer = people.as(await makePerson(people.database, { type: 'Company', at: { companyId: at, roleId } }));
  const { body } = await viewer(contacts.api.list, { query: {} });
  expect(body.rows.flatMap(({ actions }) => actions)).toEqual([]);
  expect((await viewer(roleResource.api.list, {})).body.rows.flatMap(({ actions }) => actions)).toEqual([]);
  expect((await viewer(divisions.api.list, {})).body.rows.flatMap(({ actions }) => actions)).toEqual([]);
});
