import { contacts } from '@jalon/domain/contacts/contact-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makePerson, makeRole } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

/** What a company may know of, and do about, what the operator has decided of its people. */
const world = await openWorld();
afterAll(() => world.close());
const [owner, admin] = [world.as('company'), world.as('admin')];
let companyId: string;
let roleId: string;
beforeAll(async () => {
  const found = await world.database.one<{ companyId: string }>(sql`
    select company_id as "companyId" from users where id = ${world.people.company.id}`);
  companyId = found.companyId;
  roleId = await makeRole(world.database, companyId, []);
});
const colleague = (more: object = {}) => makePerson(world.database, { type: 'Company', at: { companyId, roleId }, ...more });
const read = async (id: string) => (await owner(contacts.api.read, { params: { id } })).body;

test.each(['disable', 'refuse'] as const)('whom the operator keeps out (%s) is not removed and invited anew', async (action) => {
  const { id } = await colleague();
  if (action === 'refuse') await actOn(admin, id, 'devalidate');
  expect((await actOn(admin, id, action, action === 'refuse' ? { reason: 'Inconnu' } : {})).status).toBe(200);
  expect((await read(id)).actions).not.toContain('delete');
  expect((await owner(contacts.api.delete, { params: { id } })).error).toEqual({ code: 'access.refused' });
});

test('who has closed their own account can be removed', async () => {
  const { id } = await colleague({ state: 'deactivated' });
  await world.database.many(sql`update users set closed_by = id where id = ${id}`);
  expect((await owner(contacts.api.delete, { params: { id } })).status).toBe(200);
});

test('who comes second is told of what their history tells, and shown what they are shown', async () => {
  const { id } = await colleague();
  await owner(contacts.api.update, { params: { id }, body: { job: 'Achats', roleId, version: 1 } });
  await actOn(admin, id, 'devalidate');
  const late = { params: { id }, body: { job: 'Ventes', roleId, version: 1 } };
  const { error } = await owner(contacts.api.update, late);
  const me = await read(world.people.company.id);
  expect(error).toMatchObject({ code: 'record.changed', by: `${me.firstName} ${me.lastName}`, current: { job: 'Achats' } });
  expect(Object.keys((error as unknown as { current: object }).current).sort()).toEqual(Object.keys(me).sort());
});

test('an invitation by the operator tells nothing of how the account is judged', async () => {
  const { id } = await colleague({ state: 'none' });
  expect((await actOn(admin, id, 'invite')).status).toBe(200);
  const { rows } = (await owner(contacts.api.history, { params: { id }, query: {} })).body;
  expect(rows.map(({ kind }) => kind)).toEqual(['account.invite']);
  expect(Object.keys({ ...rows[0]?.before, ...rows[0]?.after })).not.toEqual(expect.arrayContaining(['validation']));
});

test('an invitation that was declined is not among those that wait', async () => {
  const [waiting, declined] = [await colleague({ state: 'none' }), await colleague({ state: 'none' })];
  await world.database.many(sql`
    update users set invitation = 'declined', invited_email = email, email = id || '@x.invalid' where id = ${declined.id}`);
  const { rows } = (await owner(contacts.api.list, { query: { state: 'none', size: -1 } })).body;
  const ids = rows.map(({ id }) => id);
  expect([ids.includes(waiting.id), ids.includes(declined.id)]).toEqual([true, false]);
});
