import { randomUUIDv7 } from 'node:crypto';
import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import type { World } from '../../test/harness.ts';
import { about, aboutEach, account, type Circle, contact, emptyCompany, role } from '../../test/matrix/records.ts';
import { type Happens, recorded } from '../../test/told.ts';
import { type Sql, sql } from '../db/sql.ts';
import { makeLink } from './accounts.queries.ts';

const staff = ['admin', 'commercial'] as const;
/** A commercial reaches the contacts of the portfolio, an administrator everybody. */
const reaching = { may: staff, seesAll: ['admin'] } as const;
const managing = { may: ['admin'], isCommon: true } as const;

const begun = async ({ database }: Pick<Circle, 'database'>, change: Sql = sql`version = 1`) => {
  const { id } = await makePerson(database, { type: 'Freelance' });
  return database.one<{ id: string }>(sql`update users set ${change} where id = ${id} returning id`);
};
/** What puts an account where an act leaves from, and what is given with it. */
const acts: Record<ManagedAction, { put?: Sql; body?: object }> = {
  validate: { put: sql`validated_at = null` },
  devalidate: {},
  refuse: { put: sql`validated_at = null`, body: { reason: 'x' } },
  reconsider: { put: sql`validated_at = null, refused_at = now(), refusal_reason = 'x'` },
  invite: { put: sql`state = 'none'` },
  widen: { put: sql`type = 'Commercial'` },
  narrow: { put: sql`type = 'Commercial', sees_all = true` },
  block: { body: { reason: 'x' } },
  unblock: { put: sql`state = 'blocked'` },
  disable: {},
  activate: { put: sql`state = 'deactivated'` },
  delete: {},
};
const each = Object.entries(acts).map(([action, { put, body = {} }]) => {
  const several = aboutEach((circle) => begun(circle, put), body);
  const one = about((circle) => begun(circle, put), {}, body);
  return { action, several, one };
});
const posted = each.filter(({ action }) => action !== 'delete' && action !== 'invite');

const newPerson = async () => ({ body: { type: 'Freelance', firstName: 'A', lastName: 'B', email: `${randomUUIDv7()}@jalon.test` } });
const roleOfContact = async (circle: Circle) => ({
  params: { id: (await contact()(circle)).id },
  body: { roleId: (await role(circle)).id },
});
const emailOfInvited = async (circle: Circle) => {
  const { id } = await contact('none')(circle);
  await makeLink(circle.database, id, 'activate');
  return { params: { id }, body: { email: `${randomUUIDv7()}@jalon.test` } };
};
const newPortfolio = async (circle: Circle) => ({
  params: { id: (await account('Commercial')(circle)).id },
  body: { companyIds: [(await emptyCompany(circle)).id], knownIds: [] },
});

const epoch = (column: Sql) => sql`extract(epoch from ${column})::float8`;
const facts = sql`
  select u.id, u.last_name || ' ' || u.first_name as name, u.email, ${epoch(sql`u.created_at`)} as "createdAt",
    ${epoch(sql`nullif(u.signed_in_at, 'epoch')`)} as "signedInAt"
  from users u where u.type = 'Freelance' and u.state <> 'deleted'`;

const toOneself: Happens = async (world, kind) =>
  recorded(world, kind, (await makePerson(world.database, { type: 'Freelance' })).id, { after: { reason: 'Parce que' } });
const toCommercial: Happens = async (world, kind) => recorded(world, kind, (await makePerson(world.database, { type: 'Commercial' })).id);
const toValidate: Happens = async (world, kind) =>
  recorded(world, kind, (await makePerson(world.database, { type: 'Freelance', isValidated: false })).id);

export const cases: Cases = {
  path: '/api/accounts',
  rows: {
    'GET /api/accounts': { may: staff, input: { query: { type: 'Freelance' } } },
    'GET /api/accounts/export/:format': { may: staff, input: { params: { format: 'csv' }, query: { type: 'Freelance' } } },
    'GET /api/accounts/:id': { ...reaching, record: about(contact()) },
    'GET /api/accounts/:id/history': { ...reaching, record: about(contact()) },
    'GET /api/accounts/:id/profile': { may: staff, isCommon: true, record: about(account()) },
    'GET /api/accounts/:id/companies': { ...managing, record: about(account('Commercial')) },
    'PUT /api/accounts/:id/companies': { ...managing, record: newPortfolio },
    'POST /api/accounts': { may: staff, isCommon: true, record: newPerson, status: 201 },
    'PUT /api/accounts/:id/role': { ...managing, record: roleOfContact },
    'PUT /api/accounts/:id/email': { ...managing, record: emailOfInvited },
    'POST /api/accounts/:id/see-as': { ...managing, record: about(account()) },
    'POST /api/accounts/:id/sign-out': { ...managing, record: about(account()) },
    'POST /api/accounts/:id/invite': { ...reaching, record: about(contact('none')) },
    'DELETE /api/accounts/:id': { ...managing, record: about(account()) },
    ...Object.fromEntries(posted.map(({ action, one }) => [`POST /api/accounts/:id/${action}`, { ...managing, record: one }])),
    ...Object.fromEntries(each.map(({ action, several }) => [`POST /api/accounts/acts/${action}`, { ...managing, record: several }])),
  },
  traces: {
    'POST /api/accounts': ['answered account.create', 'answered account.invite'],
    'PUT /api/accounts/:id/companies': ['named company.assign'],
    'PUT /api/accounts/:id/role': ['named contact.update'],
    'PUT /api/accounts/:id/email': ['named account.emailCorrect', 'named account.invite'],
    'POST /api/accounts/:id/see-as': ['named account.seeAs'],
    'POST /api/accounts/:id/sign-out': ['named account.signOut'],
    ...Object.fromEntries(posted.map(({ action }) => [`POST /api/accounts/:id/${action}`, [`named account.${action}` as const]])),
    ...Object.fromEntries(each.map(({ action }) => [`POST /api/accounts/acts/${action}`, [`named account.${action}` as const]])),
  },
  sorted: { 'GET /api/accounts': staff.map((as) => ({ as, call: { query: { type: 'Freelance' } }, facts })) },
  known: async (world, path) => (await Promise.all([fitting(world, path), contactsWithRoles(world), ofPortfolio(world)])).flat(),
  happens: {
    'account.signUp': toValidate,
    'account.verify': toValidate,
    'account.validate': toOneself,
    'account.devalidate': toOneself,
    'account.refuse': toOneself,
    'account.reconsider': toOneself,
    'account.unblock': toOneself,
    'account.activate': toOneself,
    'account.widen': toCommercial,
    'account.narrow': toCommercial,
  },
  reads: {
    self: (world, reader) => world.as(reader)(ownAccountApi.read, {}),
    account: (world, reader, id) => world.as(reader)(managedAccounts.api.read, { params: { id } }),
  },
};

/** People whom the act of an address fits. */
function fitting({ database }: World, path: string): Promise<Known[]> {
  const put = acts[path.split('/').at(-1) as ManagedAction]?.put;
  return Promise.all(Array.from({ length: 12 }, async () => ({ id: (await begun({ database }, put)).id, version: 1 })));
}

/** Contacts of companies nobody is fuzzed in, each with another role they may be given; and somebody who has neither. */
function contactsWithRoles({ database }: World): Promise<Known[]> {
  const made = [1, 2, 3, 4].map(async () => {
    const at = await makeCompany(database);
    const { id } = await makePerson(database, { type: 'Company', at: { ...at, roleId: await makeRole(database, at.companyId, []) } });
    return { id, version: 1, type: 'Company', ...at };
  });
  return Promise.all([...made, { type: 'Freelance', companyId: null, roleId: null }]);
}

/** Companies of the fuzzed commercial's portfolio, with somebody who is invited; and another commercial who can be given one. */
function ofPortfolio({ database, people }: World): Promise<Known[]> {
  const made = [1, 2, 3].map(async () => {
    const at = await makeCompany(database);
    const { id: commercialId } = await makePerson(database, { type: 'Commercial' });
    await database.many(sql`
      insert into company_commercials (company_id, user_id) values (${at.companyId}, ${people.commercial.id}), (${at.companyId}, ${commercialId})`);
    const { id } = await makePerson(database, { type: 'Company', at, state: 'none' });
    return [
      { id, version: 1, type: 'Company', companyId: at.companyId, roleId: null },
      { id: commercialId, companyIds: [at.companyId], knownIds: [at.companyId] },
    ];
  });
  return Promise.all(made).then((known) => known.flat());
}
