import { accountApi } from '@jalon/domain/accounts/account-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { companyPermissions } from '@jalon/domain/core/permission';
import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

const { api } = managedAccounts;

const { world, mail, close } = await openMailWorld();
afterAll(close);
const admin = world.as('admin');

let made = 0;
const personAt = (companyId: string, more: object = {}) => ({
  ...{ type: 'Company' as const, firstName: 'Ada', lastName: 'Neuve', email: `contact${++made}@neuve.test`, companyId },
  ...more,
});
const add = (companyId: string, more: object = {}) => admin(api.create, { body: personAt(companyId, more) });
const give = (id: string, roleId: string | null) => admin(api.giveRole, { params: { id }, body: { roleId } });
const newCompany = async () => (await admin(clientCompanies.api.create, { body: { name: `Neuve ${++made}` } as never })).body.id;
const rolesOf = async (companyId: string) => {
  const { rows } = (await admin(roles.api.list, { query: { company: companyId } })).body;
  const [owner, other] = [rows.find(({ isOwner }) => isOwner), rows.find(({ isOwner }) => !isOwner)];
  if (!owner || !other) throw new Error('A company starts with an owners’ role and others.');
  return { owner, other };
};
const activate = async (email: string) => {
  await world.work();
  const token = linkIn(mail.to(email).at(-1) ?? { text: '' }).searchParams.get('token') ?? '';
  return (await world.as('visitor')(accountApi.enable, { body: { token, password: 'Chemin!42vert', terms: true } })).body;
};
const refusedRole = { code: 'request.invalid', fields: { roleId: 'validation.invalid' } };

test('the first contact of a company that staff made is its owner, the second has what they are given', async () => {
  const companyId = await newCompany();
  const { owner, other } = await rolesOf(companyId);
  const first = (await add(companyId)).body;
  expect(first).toMatchObject({ role: owner.label, roleId: owner.id });
  expect((await activate(first.email)).permissions.toSorted()).toEqual(companyPermissions.toSorted());

  const second = (await add(companyId)).body;
  expect(second).toMatchObject({ role: null, roleId: null });
  const entered = await activate(second.email);
  expect(entered.permissions).toEqual([]);
  expect((await give(second.id, other.id)).body).toMatchObject({ role: other.label, roleId: other.id, state: 'active' });
  const { rows } = (await admin(api.history, { params: { id: second.id }, query: {} })).body;
  expect(rows[0]).toMatchObject({ kind: 'contact.update', before: { role: null }, after: { role: other.label } });

  // What the owner of the company sees is the same, in a version that has moved on.
  const { token } = await openSession(world.database, first.id, { userAgent: '', address: '::1', isRemembered: false });
  const seen = await world.as({ id: first.id, email: first.email, token })(contacts.api.read, { params: { id: second.id } });
  expect(seen.body).toMatchObject({ role: { id: other.id }, version: 2 });
  // And the way back, for whoever gave it by mistake.
  expect((await give(second.id, null)).body).toMatchObject({ role: null, roleId: null });
});

test('somebody who was only invited counts as an owner, somebody who is deleted does not', async () => {
  const companyId = await newCompany();
  const { owner } = await rolesOf(companyId);
  const first = (await add(companyId, { isInvited: false })).body;
  expect((await add(companyId)).body.roleId).toBeNull();
  await actOn(admin, first.id, 'delete');
  expect((await add(companyId)).body.roleId).toBe(owner.id);
});

test('of two first contacts added at once, one is the owner', async () => {
  for (let round = 0; round < 5; round += 1) {
    const companyId = await newCompany();
    const { owner } = await rolesOf(companyId);
    const both = await Promise.all([add(companyId), add(companyId)]);
    expect(both.map(({ body }) => body.roleId).filter((id) => id === owner.id)).toHaveLength(1);
  }
});

test('a role is chosen with the person, if it is an active one of that company', async () => {
  const companyId = await newCompany();
  const { other } = await rolesOf(companyId);
  const foreign = (await rolesOf(await newCompany())).other;
  expect((await add(companyId, { roleId: other.id })).body).toMatchObject({ roleId: other.id });
  const elsewhere = await add(companyId, { roleId: foreign.id });
  expect([elsewhere.status, elsewhere.error]).toEqual([422, refusedRole]);
  await admin(roles.api.disable, { params: { id: other.id } });
  expect((await add(companyId, { roleId: other.id })).error).toEqual(refusedRole);
  const freelance = { ...personAt(companyId), type: 'Freelance' as const, companyId: null, roleId: other.id };
  expect((await admin(api.create, { body: freelance })).error).toEqual(refusedRole);
});

test('a commercial adds the first owner too, and chooses no role', async () => {
  const companyId = await newCompany();
  const { owner, other } = await rolesOf(companyId);
  const person = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${person.id})`);
  const commercial = world.as(person);
  const refused = await commercial(api.create, { body: { ...personAt(companyId), roleId: other.id } });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['roleId']);
  expect((await commercial(api.create, { body: personAt(companyId) })).body).toMatchObject({ roleId: owner.id });
});

test('the last active owner keeps the role, nobody is given another company’s, and only contacts have one', async () => {
  const { database } = world;
  const at = await makeCompany(database);
  const reader = await makeRole(database, at.companyId, ['contacts.view']);
  const last = await makePerson(database, { type: 'Company', at });
  for (const roleId of [reader, null]) {
    const refused = await give(last.id, roleId);
    expect([refused.status, refused.error]).toEqual([409, { code: 'organisation.lastOwner' }]);
  }
  expect((await give(last.id, at.roleId)).status).toBe(200);
  await makePerson(database, { type: 'Company', at });
  expect((await give(last.id, reader)).body).toMatchObject({ roleId: reader });

  const foreign = await give(last.id, (await makeCompany(database)).roleId);
  expect([foreign.status, foreign.error]).toEqual([422, refusedRole]);
  await database.many(sql`update company_roles set is_active = false where id = ${reader}`);
  const other = await makePerson(database, { type: 'Company', at });
  expect((await give(other.id, reader)).error).toEqual(refusedRole);
  for (const { id } of [world.people.freelance, world.people.commercial, world.people.admin])
    expect((await give(id, at.roleId)).status).toBe(404);
});
