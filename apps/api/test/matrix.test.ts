import { randomUUIDv7 } from 'node:crypto';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { companyPermissions } from '@jalon/domain/core/permission';
import { listNames, referenceLists } from '@jalon/domain/core/reference-lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { makePerson } from './factories.ts';
import { type ActorName, actorNames, openWorld, type World } from './harness.ts';

/**
 * Every endpoint × every kind of session. Who passes is written here by hand, not read from the contract under test; an endpoint
 * without a line fails the run.
 */
const everyone: readonly ActorName[] = actorNames;
const signedIn = everyone.filter((name) => name !== 'visitor');
const members: ActorName[] = ['freelance', 'company', 'commercial', 'unvalidated', 'admin'];
const admins: ActorName[] = ['admin'];

/** `permission` is what a company's person must hold, and any of the names in it will do. */
type Row = { may: readonly ActorName[]; permission?: string; input?: object };
const value = { list: 'tools', id: randomUUIDv7() };
const picture = new Blob(['not an image'], { type: 'image/png' });
const ownData = {
  firstName: 'A',
  lastName: 'B',
  phone: '',
  job: '',
  notices: { accountNews: true, invitations: true, weeklySummary: true },
  version: 99,
};
const proof = { body: { password: 'wrong' } };
const companies: ActorName[] = ['company'];
const one = { id: randomUUIDv7() };
const ofCompany = { ...one, companyId: randomUUIDv7() };
const place = { job: null, roleId: randomUUIDv7(), divisionIds: [] };
const invited = { firstName: 'A', lastName: 'B', email: 'a@b.fr', ...place };
const viewing = { may: companies, permission: 'contacts.view' };
const finding = { may: companies, permission: 'freelances.view' };
const managing = { may: companies, permission: 'contacts.manage' };
const ruling = { may: companies, permission: 'roles.manage' };
const dividing = { may: companies, permission: 'divisions.manage' };
const rows: Record<string, Row> = {
  'GET /api/health': { may: everyone },
  'GET /api/ready': { may: everyone },
  'GET /api/user': { may: signedIn },
  'POST /api/login': { may: everyone, input: { body: { email: 'a@b.fr', password: 'x' } } },
  'POST /api/login/code': { may: everyone, input: { body: { code: '123456' } } },
  'POST /api/logout': { may: ['visitor'] },
  'POST /api/email/verify': { may: everyone, input: { body: { token: 'x' } } },
  'POST /api/email/resend': { may: signedIn },
  'POST /api/password/forgot': { may: everyone, input: { body: { email: 'a@b.fr' } } },
  'POST /api/password/reset': { may: everyone, input: { body: { token: 'x', email: 'a@b.fr', password: 'Chemin!42vert' } } },
  'POST /api/account/invitation': { may: everyone, input: { body: { token: 'x' } } },
  'POST /api/account/enable': { may: everyone, input: { body: { token: 'x', password: 'Chemin!42vert', terms: true } } },
  'POST /api/account/reactivate': { may: signedIn.filter((name) => name !== 'unverified') },
  'GET /api/sign-up/:type': { may: everyone, input: { params: { type: 'company' } } },
  'GET /api/sign-up/progress': { may: everyone },
  'PUT /api/sign-up/freelance/account': { may: everyone, input: { body: {} } },
  'PUT /api/sign-up/freelance/profile': { may: everyone, input: { body: {} } },
  'PUT /api/sign-up/freelance/conditions': { may: everyone, input: { body: {} } },
  'PUT /api/sign-up/company/account': { may: everyone, input: { body: {} } },
  'PUT /api/sign-up/company/details': { may: everyone, input: { body: {} } },
  'PUT /api/sign-up/company/function': { may: everyone, input: { body: {} } },
  'POST /api/sign-up/:type/confirm': { may: everyone, input: { params: { type: 'company' } } },
  'POST /api/sign-up/resend': { may: everyone },
  'GET /api/account': { may: members },
  'PUT /api/account': { may: members, input: { body: ownData } },
  'PUT /api/account/picture': { may: members, input: { file: picture } },
  'DELETE /api/account/picture': { may: members },
  'GET /api/users/:id/picture': { may: members, input: { params: { id: value.id } } },
  'PUT /api/account/password': { may: members, input: { body: { current: 'wrong', password: 'Chemin!42vert' } } },
  'GET /api/account/sessions': { may: members },
  'DELETE /api/account/sessions/:id': { may: members, input: { params: { id: value.id } } },
  'POST /api/account/two-step/begin': { may: members, input: proof },
  'POST /api/account/two-step/confirm': { may: members, input: { body: { code: '123456' } } },
  'POST /api/account/two-step/off': { may: members, input: proof },
  'POST /api/account/two-step/codes': { may: members, input: proof },
  'POST /api/account/deactivate': { may: members, input: proof },
  'POST /api/account/delete': { may: members, input: { body: { email: 'a@b.fr', password: 'wrong' } } },
  'GET /api/account/export': { may: members },
  'POST /api/store/language': { may: everyone, input: { body: { language: 'fr' } } },
  'GET /get-laravel-permission-to-vuejs': { may: signedIn },
  'POST /broadcasting/auth': { may: [], input: { body: { socket_id: '1.1', channel_name: 'private-user.somebody-else' } } },
  'POST /broadcasting/user-auth': { may: members, input: { body: { socket_id: '1.1' } } },
  'GET /api/history': { may: members },
  'GET /api/admin/accounts': { may: admins, input: { query: { type: 'Freelance' } } },
  'GET /api/admin/accounts/queues': { may: admins },
  'GET /api/admin/accounts/:id': { may: admins, input: { params: value } },
  'GET /api/admin/accounts/:id/history': { may: admins, input: { params: value } },
  'GET /api/admin/accounts/export/:format': { may: admins, input: { params: { format: 'csv' }, query: { type: 'Freelance' } } },
  'POST /api/admin/accounts': {
    may: admins,
    input: { body: { type: 'Freelance', firstName: 'x', lastName: 'x', email: 'x@jalon.test', isInvited: false } },
  },
  'POST /api/admin/accounts/:id/:action': { may: admins, input: { params: { ...value, action: 'block' } } },
  'POST /api/admin/accounts/acts': { may: admins, input: { body: { action: 'block', ids: [value.id] } } },
  'POST /api/admin/accounts/:id/see-as': { may: admins, input: { params: value } },
  'POST /api/see-as/end': { may: signedIn },
  'GET /api/admin/referentials': { may: admins },
  'GET /api/admin/referentials/:list/values': { may: admins, input: { params: value } },
  'GET /api/admin/referentials/:list/groups': { may: admins, input: { params: value } },
  'GET /api/admin/referentials/:list/values/:id': { may: admins, input: { params: value } },
  'GET /api/admin/referentials/:list/values/:id/history': { may: admins, input: { params: value } },
  'GET /api/admin/referentials/:list/export/:format': { may: admins, input: { params: { list: 'tools', format: 'csv' } } },
  'POST /api/admin/referentials/:list/values': { may: admins, input: { params: value, body: { fr: 'x', en: 'x' } } },
  'PUT /api/admin/referentials/:list/values/:id': { may: admins, input: { params: value, body: { fr: 'x', en: 'x', version: 1 } } },
  'POST /api/admin/referentials/:list/values/:id/:action': { may: admins, input: { params: { ...value, action: 'disable' } } },
  'POST /api/admin/referentials/:list/values/:id/move': { may: admins, input: { params: value, body: { to: 'up' } } },
  'GET /api/company': { may: companies, permission: 'contacts.view|company.edit' },
  'PUT /api/company': { may: companies, permission: 'company.edit', input: { body: { name: 'x', version: 99 } } },
  'GET /api/company/tasks': { may: companies },
  'GET /api/company/talents': finding,
  'GET /api/company/talents/:id': { ...finding, input: { params: one } },
  'GET /api/company/talents/export/:format': { ...finding, input: { params: { format: 'csv' } } },
  'GET /api/account/profile': { may: ['freelance'] },
  'PUT /api/account/profile-visibility': { may: ['freelance'], input: { body: { isPrivate: true } } },
  'GET /api/company/contacts': viewing,
  'GET /api/company/contacts/:id': { ...viewing, input: { params: one } },
  'GET /api/company/contacts/:id/history': { ...viewing, input: { params: one } },
  'GET /api/company/contacts/export/:format': { ...viewing, input: { params: { format: 'csv' } } },
  'POST /api/company/contacts': { ...managing, input: { body: invited } },
  'PUT /api/company/contacts/:id': { ...managing, input: { params: one, body: { ...place, version: 1 } } },
  'POST /api/company/contacts/:id/resend': { ...managing, input: { params: one } },
  'POST /api/company/contacts/:id/:action': { ...managing, input: { params: { ...one, action: 'disable' } } },
  'DELETE /api/company/contacts/:id': { ...managing, input: { params: one } },
  'GET /api/company/roles': { may: companies, permission: 'roles.manage|contacts.view' },
  'POST /api/company/roles': { ...ruling, input: { body: { label: 'x' } } },
  'PUT /api/company/roles': { ...ruling, input: { body: { roles: [{ ...one, version: 1, permissions: [] }] } } },
  'PUT /api/company/roles/:id': { ...ruling, input: { params: one, body: { label: 'x', version: 1 } } },
  'POST /api/company/roles/:id/:action': { ...ruling, input: { params: { ...one, action: 'disable' } } },
  'DELETE /api/company/roles/:id': { ...ruling, input: { params: one } },
  'GET /api/admin/companies/:companyId/roles': { may: admins, input: { params: ofCompany } },
  'POST /api/admin/companies/:companyId/roles': { may: admins, input: { params: ofCompany, body: { label: 'x' } } },
  'PUT /api/admin/companies/:companyId/roles': {
    may: admins,
    input: { params: ofCompany, body: { roles: [{ ...one, version: 1, permissions: [] }] } },
  },
  'PUT /api/admin/companies/:companyId/roles/:id': { may: admins, input: { params: ofCompany, body: { label: 'x', version: 1 } } },
  'POST /api/admin/companies/:companyId/roles/:id/:action': { may: admins, input: { params: { ...ofCompany, action: 'disable' } } },
  'DELETE /api/admin/companies/:companyId/roles/:id': { may: admins, input: { params: ofCompany } },
  'GET /api/company/divisions': { may: companies, permission: 'divisions.manage|contacts.view' },
  'POST /api/company/divisions': { ...dividing, input: { body: { name: 'x' } } },
  'PUT /api/company/divisions/:id': { ...dividing, input: { params: one, body: { name: 'x', version: 1 } } },
  'POST /api/company/divisions/:id/:action': { ...dividing, input: { params: { ...one, action: 'disable' } } },
  'DELETE /api/company/divisions/:id': { ...dividing, input: { params: one } },
  ...Object.fromEntries(listNames.map((list) => [`GET ${referenceLists[list].path}`, { may: list === 'companies' ? members : everyone }])),
  // Last, because the tokens of the people are void after it.
  'POST /api/account/sessions/end-others': { may: members },
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
// One of the calls opens an account again.
beforeEach(async () => {
  await world.database.many(sql`update users set state = 'deactivated', closed_by = id where id = ${world.people.deactivated.id}`);
});

const addressOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

test('every endpoint has its line, and every line its endpoint', () => {
  expect(world.endpoints.map(addressOf).sort()).toEqual(Object.keys(rows).sort());
});

test.each(Object.entries(rows).filter(([address]) => address !== 'POST /api/logout'))('%s', async (address, { may, input = {} }) => {
  const endpoint = world.endpoints.find((one) => addressOf(one) === address);
  if (!endpoint) throw new Error('mounted under another address');
  for (const actor of actorNames) {
    const { status, error } = await world.as(actor)(endpoint, input as never);
    const isRefused = [401, 403].includes(status);
    expect([actor, isRefused], `${actor}: ${status} ${error?.code}`).toEqual([actor, !may.includes(actor)]);
    if (isRefused && actor === 'visitor') expect([status, error.code]).toEqual([401, 'session.required']);
    if (isRefused && actor === 'unverified') expect(error.code).toBe('account.unverified');
    if (isRefused && (actor === 'blocked' || actor === 'deactivated')) expect(error.code).toBe('account.inactive');
    if (isRefused) expect(Object.keys(error)).toEqual(['code']);
  }
});

test('every permission an endpoint asks for is written here too', () => {
  const asked = Object.fromEntries(world.endpoints.flatMap((one) => (one.permission ? [[addressOf(one), one.permission]] : [])));
  const written = Object.fromEntries(Object.entries(rows).flatMap(([address, row]) => (row.permission ? [[address, row.permission]] : [])));
  expect(asked).toEqual(written);
});

test.each(Object.entries(rows).filter(([, { permission }]) => permission))('%s without and with its permission', async (address, row) => {
  const endpoint = world.endpoints.find((one) => addressOf(one) === address);
  const accepted = (row.permission ?? '').split('|');
  const answerWith = async (permissions: readonly string[]) => {
    const person = await makePerson(world.database, { type: 'Company', permissions });
    return world.as(person)(endpoint as EndpointSpec, (row.input ?? {}) as never);
  };
  const others = await answerWith(companyPermissions.filter((permission) => !accepted.includes(permission)));
  expect([others.status, others.error]).toEqual([403, { code: 'access.refused' }]);
  for (const permission of accepted) expect((await answerWith([permission])).error?.code).not.toBe('access.refused');
});

test('a session that has ended is a visitor', async () => {
  const answer = await world.server.inject({ url: '/api/user', cookies: { session: 'A'.repeat(43) } });
  expect(answer.statusCode).toBe(401);
});
