import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { aNeed } from '../../test/need.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
let commercial: Person;
let need: { id: string; companyId: string };
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  commercial = await makePerson(world.database, { type: 'Commercial' });
  need = await postNeed(world, owner);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${need.companyId}, ${commercial.id})`);
});
afterAll(() => world.close());

const { counts, people } = opportunities.api;
const namesOf = async (person: Person, query: { companyId?: string; divisionId?: string }) =>
  (await world.as(person)(people, { query })).body.people.map(({ id }) => id);

test('needs are counted by state, those one sees', async () => {
  const other = await makePerson(world.database, { type: 'Company' });
  await postNeed(world, other);
  await world.as(owner)(opportunities.api.create, { body: { ...aNeed, companyId: null } });
  expect((await world.as(owner)(counts, { query: {} })).body).toEqual({ posted: 1, not_posted: 1, closed: 0 });
  expect((await world.as(commercial)(counts, { query: {} })).body).toEqual({ posted: 1, not_posted: 1, closed: 0 });
  const admin = await makePerson(world.database, { type: 'Admin' });
  expect((await world.as(admin)(counts, { query: {} })).body).toEqual({ posted: 2, not_posted: 1, closed: 0 });
  const asAdmin = async (query: object) => (await world.as(admin)(counts, { query })).body;
  const { contractType, remote } = aNeed;
  expect(await asAdmin({ contract: contractType, remote })).toEqual({ posted: 2, not_posted: 1, closed: 0 });
  expect(await asAdmin({ contract: contractType === 'CDI' ? 'CDD' : 'CDI' })).toEqual({ posted: 0, not_posted: 0, closed: 0 });
  expect(await asAdmin({ remote: remote === 'full' ? 'none' : 'full' })).toEqual({ posted: 0, not_posted: 0, closed: 0 });
  expect(await asAdmin({ candidates: 'waiting' })).toEqual({ posted: 0, not_posted: 0, closed: 0 });
  const ofOther = { query: { companyId: '018f0000-0000-7000-8000-000000000001' } };
  expect((await world.as(admin)(counts, ofOther)).body).toEqual({ posted: 0, not_posted: 0, closed: 0 });
  expect((await world.as(await makePerson(world.database, { type: 'Freelance' }))(counts, { query: {} })).status).toBe(403);
});

test('a company chooses among its own people and those who look after it; the staff among all of them', async () => {
  const stranger = await makePerson(world.database, { type: 'Company' });
  const colleague = await makePerson(world.database, { type: 'Commercial' });
  expect(await namesOf(owner, {})).toEqual([owner.id, commercial.id]);
  // Whatever it asks for, it is told of itself.
  const { company_id: theirs } = await world.database.one<{ company_id: string }>(
    sql`select company_id from users where id = ${stranger.id}`,
  );
  expect(await namesOf(owner, { companyId: theirs })).toEqual([owner.id, commercial.id]);
  const known = await namesOf(commercial, { companyId: need.companyId });
  expect(known.slice(0, 2)).toEqual([owner.id, commercial.id]);
  expect(known).toContain(colleague.id);
  expect(known).not.toContain(stranger.id);
  expect((await world.as(commercial)(people, { query: { companyId: theirs } })).status).toBe(404);
  expect((await world.as(commercial)(people, { query: {} })).status).toBe(404);
});

test('who follows a need of a company out of reach may write it, and choose among its people', async () => {
  const outsider = await makePerson(world.database, { type: 'Commercial' });
  expect((await world.as(outsider)(people, { query: { companyId: need.companyId } })).status).toBe(404);
  const { id } = await postNeed(world, owner);
  // The staff name whom they want; a company, those who look after it.
  const seen = (await world.as('admin')(opportunities.api.read, { params: { id } })).body;
  const naming = { params: { id }, body: { ...aNeed, associatedIds: [outsider.id], version: seen.version } };
  expect((await world.as(owner)(opportunities.api.update, naming)).error).toMatchObject({
    fields: { associatedIds: 'validation.invalid' },
  });
  expect((await world.as('admin')(opportunities.api.update, naming)).status).toBe(200);
  expect((await world.as(outsider)(people, { query: { companyId: need.companyId } })).status).toBe(200);
  const { version } = (await world.as(outsider)(opportunities.api.read, { params: { id } })).body;
  const changed = await world.as(outsider)(opportunities.api.update, { params: { id }, body: { ...aNeed, title: 'Autre titre', version } });
  expect(changed.body).toMatchObject({ title: 'Autre titre' });
  const made = await world.as(outsider)(opportunities.api.create, { body: { ...aNeed, companyId: need.companyId } });
  expect(made.error).toMatchObject({ fields: { companyId: 'validation.invalid' } });
});

test('divisions narrow who may follow, and where a need may be', async () => {
  const [one, two] = ['DSI', 'Usine'].map(() => crypto.randomUUID()) as [string, string];
  await world.database.many(
    sql`insert into divisions (id, company_id, name) values (${one}, ${need.companyId}, 'DSI'), (${two}, ${need.companyId}, 'Usine')`,
  );
  await world.database.many(sql`insert into user_divisions (user_id, division_id) values (${owner.id}, ${one})`);
  const { body } = await world.as(owner)(people, { query: { divisionId: one } });
  expect(body).toMatchObject({ divisions: [{ id: one, name: 'DSI' }], isDivisionOptional: false });
  expect(body.people.map(({ id }) => id)).toContain(owner.id);
  expect(await namesOf(owner, { divisionId: two })).not.toContain(owner.id);
  expect(await namesOf(owner, {})).not.toContain(owner.id);
  const asStaff = (await world.as(commercial)(people, { query: { companyId: need.companyId } })).body;
  expect(asStaff).toMatchObject({ isDivisionOptional: true });
  expect(asStaff.divisions).toHaveLength(2);
  await world.database.many(sql`delete from user_divisions where user_id = ${owner.id}`);
});

test('where a company’s person manages the need, those who look after the company are told of what is to be qualified', async () => {
  const { id } = await postNeed(world, owner, { managerId: owner.id, title: 'Architecte cloud' });
  await apply(world, await candidate(world, await makePerson(world.database, { type: 'Freelance' })), id);
  const told = (await world.as(commercial)(notificationApi.list, { query: {} })).body.rows.map(({ text }) => text.replace(/\s/g, ' '));
  expect(told).toContain('Solène Marchand a postulé : Architecte cloud');
});
