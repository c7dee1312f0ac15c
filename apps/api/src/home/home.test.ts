import { randomUUIDv7 } from 'node:crypto';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { documents } from '@jalon/domain/documents/document-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { type FigureName, homeRows } from '@jalon/domain/home/home';
import { homeApi } from '@jalon/domain/home/home-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeProfile, makeRole } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const homeOf = async (as = admin) => (await as(homeApi.read, {})).body;
const figureOf = async (name: FigureName, as = admin) => (await homeOf(as)).figures.find((one) => one.name === name);

async function waitingSince(days: number, type: 'Freelance' | 'Commercial' = 'Freelance') {
  const { id } = await makePerson(world.database, { type, isValidated: false });
  await world.database.many(sql`update users set created_at = now() - ${days} * interval '1 day' where id = ${id}`);
  return id;
}
async function documentOf(ownerId: string, state: string, { endsIn, addedAgo = 0 }: { endsIn: number; addedAgo?: number }) {
  const id = randomUUIDv7();
  await world.database.many(sql`
    insert into documents (id, owner_id, type, added_on, expires_on, state)
    values (${id}, ${ownerId}, 'registration', operator_day() - ${addedAgo}::integer, operator_day() + ${endsIn}::integer, ${state})`);
  return id;
}

test('an administrator reads who has waited longest, whatever their type, and the queue follows what is done from it', async () => {
  const [old, older] = [await waitingSince(400), await waitingSince(500, 'Commercial')];
  for (const days of [300, 299, 298]) await waitingSince(days);
  const { toValidate: before } = await homeOf();
  expect(before?.rows.slice(0, 2).map(({ id }) => id)).toEqual([older, old]);
  expect(before?.rows).toHaveLength(homeRows);
  expect(before?.rows[0]).toMatchObject({ validation: 'waiting', actions: expect.arrayContaining(['validate', 'refuse']) });
  expect(before?.count).toBe(before?.byType.reduce((sum, { count }) => sum + count, 0));
  await admin(managedAccounts.api.validate, { params: { id: older }, body: {} });
  const { toValidate: after } = await homeOf();
  expect(after?.rows[0]?.id).toBe(old);
  expect(after?.byType.map(({ count }) => count)).toEqual(
    before?.byType.map(({ type, count }) => (type === 'Commercial' ? count - 1 : count)),
  );
});

test('every figure counts what its list shows', async () => {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const other = await makePerson(world.database, { type: 'Freelance' });
  await documentOf(owner.id, 'accepted', { endsIn: 20 });
  await documentOf(other.id, 'expired', { endsIn: -3 });
  await makePerson(world.database, { type: 'Freelance', state: 'none', isValidated: false });
  const total = async (query: object) =>
    (await admin(managedAccounts.api.list, { query: { type: 'Freelance', ...query } })).body.total.count;
  const papers = async (query: object) => (await admin(documents.api.list, { query })).body.total.count;
  expect(await figureOf('freelances')).toMatchObject({ count: await total({ state: 'active', validation: 'validated' }) });
  expect(await figureOf('invitedFreelances')).toMatchObject({ count: await total({ state: 'none' }) });
  expect(await figureOf('ending')).toMatchObject({ count: await papers({ ends: 'soon' }), beside: await papers({ state: 'expired' }) });
});

test('documents to check are shown to who may decide, the longest first', async () => {
  const [one, two] = [await makePerson(world.database, { type: 'Freelance' }), await makePerson(world.database, { type: 'Freelance' })];
  const late = await documentOf(one.id, 'submitted', { endsIn: 90 });
  const early = await documentOf(two.id, 'submitted', { endsIn: 90, addedAgo: 30 });
  for (const as of [admin, world.as('commercial')]) {
    const { toCheck } = await homeOf(as);
    expect(toCheck?.rows.map(({ id }) => id)).toEqual([early, late]);
    expect(toCheck?.rows[0]?.actions).toEqual(expect.arrayContaining(['accept', 'refuse']));
  }
  await admin(documents.api.accept, { params: { id: early }, body: {} });
  expect(await homeOf()).toMatchObject({ toCheck: { count: 1, rows: [{ id: late }] } });
});

test('a commercial who is not let in yet is shown nothing', async () => {
  expect((await world.as('unvalidated')(homeApi.read, {})).error.code).toBe('account.notValidated');
});

test('somebody of a company is told what is theirs to do, and no more', async () => {
  const { companyId } = await makeCompany(world.database);
  const having = async (permissions: readonly string[], isValidated = true) => {
    const at = { companyId, roleId: await makeRole(world.database, companyId, permissions) };
    return world.as(await makePerson(world.database, { type: 'Company', at, isValidated }));
  };
  const invited = await makePerson(world.database, { type: 'Company', at: { companyId }, state: 'none' });
  await makePerson(world.database, { type: 'Company', state: 'none' });
  await makeProfile(world.database, (await makePerson(world.database, { type: 'Freelance' })).id);
  const namesIn = async (as: typeof admin) => (await homeOf(as)).figures.map(({ name }) => name);

  const editor = await having(['company.edit']);
  expect(await homeOf(editor)).toMatchObject({
    companyGaps: ['siren', 'address', 'phone', 'website', 'logo'],
    colleagues: null,
    figures: [],
  });
  const manager = await having(['contacts.view', 'contacts.manage']);
  const { colleagues, companyGaps, toValidate, toCheck, unpublished } = await homeOf(manager);
  expect([companyGaps, toValidate, toCheck, unpublished]).toEqual([null, null, null, null]);
  expect(colleagues).toMatchObject({ count: 1, rows: [{ id: invited.id, actions: expect.arrayContaining(['resend']) }] });
  const team = await manager(contacts.api.list, { query: { state: 'active' } });
  expect(await figureOf('team', manager)).toEqual({ name: 'team', count: team.body.total.count, beside: 1 });

  const finder = await having(['freelances.view']);
  const found = await finder(talents.api.list, { query: { availability: 'now' } });
  expect(await figureOf('talentsNow', finder)).toMatchObject({ count: found.body.total.count });
  expect(await namesIn(finder)).toEqual(['talentsNow', 'talentsSoon']);
  expect(await namesIn(await having(['freelances.view'], false))).toEqual([]);
});

test('of what happened, an administrator can ask for what the business turns on', async () => {
  const id = await waitingSince(1);
  await admin(managedAccounts.api.validate, { params: { id }, body: {} });
  await admin(sessionApi.language, { body: { language: 'en' } });
  const kindsIn = async (query: object) => (await admin(historyApi.recent, { query })).body.rows.slice(0, 2).map(({ kind }) => kind);
  expect(await kindsIn({})).toEqual(['account.language', 'account.validate']);
  expect((await kindsIn({ about: 'business' }))[0]).toBe('account.validate');
});

test('the staff read in the list what a freelance offers; a contact offers nothing', async () => {
  const { id } = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, id, { title: 'Architecte', skills: ['Java', 'Kafka'], isPrivate: true });
  for (const as of [admin, world.as('commercial')]) {
    const { rows } = (await as(managedAccounts.api.list, { query: { type: 'Freelance', q: 'kafka' } })).body;
    expect(rows).toMatchObject([{ id, offer: { title: 'Architecte', skills: ['Java', 'Kafka'] } }]);
  }
  const [contact] = (await admin(managedAccounts.api.list, { query: { type: 'Company' } })).body.rows;
  expect(contact?.offer).toBeNull();
});
