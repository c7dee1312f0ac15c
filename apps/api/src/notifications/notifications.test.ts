import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { divisions } from '@jalon/domain/divisions/division-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { afterAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson, makeRole, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { record } from '../core/events.ts';
import { sql } from '../db/sql.ts';

const world = await openWorld();
afterAll(() => world.close());
const { database } = world;

const listOf = async (person: Person, show: 'all' | 'unread' | 'toTreat' = 'all') =>
  (await world.as(person)(notificationApi.list, { query: { show } })).body.rows;
const countsOf = async (person: Person) => (await world.as(person)(notificationApi.counts, {})).body;
const act = (admin: Person, id: string, action: 'validate' | 'devalidate' | 'refuse' | 'reconsider') =>
  actOn(world.as(admin), id, action, action === 'refuse' ? { reason: 'Hors périmètre' } : {});

/** Somebody who has signed up and proved the address, as the link of the mail does it. */
async function newcomer() {
  const person = await makePerson(database, { type: 'Freelance', isValidated: false });
  await record(database, 'account.verify', { subjectId: person.id, by: person.id, requestId: 'test' });
  return person;
}

test('a new account waits for every administrator; whoever decides has done it for all, and undoing asks again', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Admin' })));
  if (!first || !second) throw new Error('nobody');
  const person = await newcomer();
  const [asked] = await listOf(second, 'toTreat');
  expect(asked).toMatchObject({
    ...{ kind: 'account.verify', asks: true, isRead: false, treated: null, category: 'validation' },
    ...{ text: 'Compte à valider\u00a0: Test Freelance', href: `/admin/accounts/${person.id}` },
  });
  expect((await act(first, person.id, 'validate')).status).toBe(200);
  const [done] = await listOf(second);
  expect(done).toMatchObject({ id: asked?.id, isRead: false, treated: { by: { id: first.id } } });
  expect(await countsOf(second)).toEqual({ unread: 1, toTreat: 0, messages: 0 });
  expect((await listOf(first))[0]).toMatchObject({ id: asked?.id, isRead: true });
  expect((await listOf(person)).map(({ kind, text }) => [kind, text])).toEqual([['account.validate', 'Votre compte est validé']]);

  expect((await act(first, person.id, 'devalidate')).status).toBe(200);
  expect(await countsOf(second)).toEqual({ unread: 1, toTreat: 1, messages: 0 });
  expect(await countsOf(first)).toEqual({ unread: 1, toTreat: 1, messages: 0 });
  // Undone at once: neither the one nor the other is told.
  expect(await listOf(person)).toEqual([]);
});

test('what was read stays when it is undone, and the undoing is told', async () => {
  const person = await newcomer();
  await act(world.people.admin, person.id, 'refuse');
  const [refused] = await listOf(person);
  expect(refused).toMatchObject({ text: 'Votre inscription n’a pas été retenue\u00a0: Hors périmètre', href: '/freelance/account' });
  await world.as(person)(notificationApi.act, { params: { id: refused?.id ?? '', action: 'read' } });
  await act(world.people.admin, person.id, 'reconsider');
  expect((await listOf(person)).map(({ kind }) => kind)).toEqual(['account.reconsider', 'account.refuse']);
});

test('treated by hand counts for all who were asked, and only of what asks', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Admin' })));
  if (!first || !second) throw new Error('nobody');
  const person = await newcomer();
  const [asked] = await listOf(first, 'toTreat');
  const params = { id: asked?.id ?? '' };
  const treated = await world.as(first)(notificationApi.act, { params: { ...params, action: 'treat' } });
  expect(treated.body).toEqual({ counts: { unread: 0, toTreat: 0, messages: 0 } });
  expect((await listOf(second))[0]).toMatchObject({ isRead: false, treated: { by: { id: first.id } } });
  await world.as(second)(notificationApi.act, { params: { ...params, action: 'untreat' } });
  expect(await countsOf(first)).toEqual({ unread: 1, toTreat: 1, messages: 0 });
  await act(first, person.id, 'validate');
  const [told] = await listOf(person);
  const refused = await world.as(person)(notificationApi.act, { params: { id: told?.id ?? '', action: 'treat' } });
  expect([refused.status, refused.error.code]).toEqual([409, 'workflow.wrongState']);
  const foreign = await world.as(person)(notificationApi.act, { params: { ...params, action: 'read' } });
  expect(foreign.status).toBe(404);
});

test('all are marked as read, but for what came later, and undone exactly', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const tell = () => record(database, 'account.reconsider', { subjectId: person.id, by: null, requestId: 'test' });
  await tell();
  const [early] = await listOf(person);
  await world.as(person)(notificationApi.act, { params: { id: early?.id ?? '', action: 'read' } });
  await tell();
  const [seen] = await listOf(person);
  await tell();
  const as = world.as(person);
  const marked = (await as(notificationApi.readAll, { body: { until: seen?.id } })).body;
  expect(marked).toMatchObject({ marked: 1, counts: { unread: 1, toTreat: 0 } });
  expect((await as(notificationApi.unreadAll, { body: { readAt: marked.readAt } })).body).toEqual({
    counts: { unread: 2, toTreat: 0, messages: 0 },
  });
  expect((await listOf(person, 'unread')).map(({ id }) => id)).not.toContain(early?.id);
});

test('a flow tells the audience it names but for whoever acts, and what is undone at once is taken back', async () => {
  const at = await makeCompany(database);
  const roleId = await makeRole(database, at.companyId, ['divisions.manage']);
  const [actor, manager, other] = await Promise.all([
    makePerson(database, { type: 'Company', at }),
    makePerson(database, { type: 'Company', at: { ...at, roleId } }),
    makePerson(database, { type: 'Company', at: { ...at, roleId: await makeRole(database, at.companyId, ['contacts.view']) } }),
  ]);
  const as = world.as(actor);
  const { id } = (await as(divisions.api.create, { body: { name: 'Lyon' } })).body;
  expect((await as(divisions.api.disable, { params: { id }, body: {} })).status).toBe(200);
  const [told] = await listOf(manager);
  expect(told).toMatchObject({
    ...{ text: 'Test Company a désactivé un pôle\u00a0: Lyon', href: '/company/contacts/divisions' },
    subject: { id, name: 'Lyon' },
  });
  expect([await listOf(actor), await listOf(other)]).toEqual([[], []]);
  await as(divisions.api.activate, { params: { id }, body: {} });
  expect(await listOf(manager)).toEqual([]);
  // A record that is gone leads nowhere.
  await as(divisions.api.disable, { params: { id }, body: {} });
  await as(divisions.api.delete, { params: { id } });
  expect((await listOf(manager))[0]).toMatchObject({ href: null, subject: { name: 'Lyon' } });
});

test('a commercial is told of the companies that are new to the portfolio', async () => {
  const { companyId } = await makeCompany(database);
  const [old, added] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Commercial' })));
  if (!old || !added) throw new Error('nobody');
  const assign = (commercialIds: string[], knownIds: string[]) =>
    world.as('admin')(clientCompanies.api.assign, { params: { id: companyId }, body: { commercialIds, knownIds } });
  expect((await assign([old.id], [])).status).toBe(200);
  expect((await assign([old.id, added.id], [old.id])).status).toBe(200);
  expect([(await listOf(old)).length, (await listOf(added)).length]).toEqual([1, 1]);
  expect((await listOf(added))[0]?.href).toBe(`/commercial/accounts/${companyId}?tab=companies`);
});

test('nothing is told of what is rolled back', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const rolled = database.transaction(async (tx) => {
    await record(tx, 'account.reconsider', { subjectId: person.id, by: null, requestId: 'test' });
    throw new Error('rolled back');
  });
  await expect(rolled).rejects.toThrow('rolled back');
  expect(await database.many(sql`select 1 from notifications where user_id = ${person.id}`)).toEqual([]);
});
