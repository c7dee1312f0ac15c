import { applicationNotes } from '@jalon/domain/application-notes/application-note-api';
import { applications } from '@jalon/domain/applications/application-api';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { historyApi } from '@jalon/domain/history/history-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
let freelance: Person;
let commercial: Person;
let need: { id: string; companyId: string };
let applicationId: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  freelance = await candidate(world, await makePerson(world.database, { type: 'Freelance' }));
  commercial = await makePerson(world.database, { type: 'Commercial' });
  need = await postNeed(world, owner);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${need.companyId}, ${commercial.id})`);
  applicationId = await apply(world, freelance, need.id);
});
afterAll(() => world.close());

const write = (by: Person, text: string, isShared = false) =>
  world.as(by)(applicationNotes.api.create, { body: { applicationId, text, isShared } });
const textsFor = async (reader: Person) =>
  (await world.as(reader)(applicationNotes.api.list, { query: { applicationId } })).body.rows.map(({ text }) => text);

test('a company knows how many applications are being qualified and by whom, and not whose', async () => {
  const { raw, body } = await world.as(owner)(opportunities.api.read, { params: { id: need.id } });
  expect(body.preselection).toMatchObject({ count: 1, by: { id: commercial.id } });
  expect(raw.toString()).not.toContain('Marchand');
  expect(raw.toString()).not.toContain(freelance.id);
  expect((await world.as(freelance)(opportunities.api.read, { params: { id: need.id } })).body.preselection).toBeNull();
});

test('each team reads its own, the company also what the staff wrote for it, and the candidate none of it', async () => {
  expect((await write(owner, 'trop tôt')).status).toBe(422);
  expect((await write(commercial, 'secret-staff')).status).toBe(201);
  expect((await write(commercial, 'secret-shared', true)).status).toBe(201);
  await world.as(commercial)(applications.api.rate, { params: { id: applicationId }, body: { stars: 2 } });
  await world.as(commercial)(applications.api.submit, { params: { id: applicationId }, body: {} });

  expect((await write(owner, 'secret-company', true)).error.fields).toEqual({ isShared: 'validation.invalid' });
  expect((await write(owner, 'secret-company')).body).toMatchObject({ side: 'company', stars: null, actions: ['delete'] });
  expect(await textsFor(commercial)).toEqual(['secret-shared', 'secret-staff']);
  expect(await textsFor(owner)).toEqual(['secret-company', 'secret-shared']);
  expect(await textsFor(await makePerson(world.database, { type: 'Commercial' }))).toEqual([]);
  expect(await textsFor(await makePerson(world.database, { type: 'Company' }))).toEqual([]);
  // What the staff make of somebody is not told with what they wrote.
  const shared = (await world.as(owner)(applicationNotes.api.list, { query: { applicationId } })).body.rows[1];
  expect(shared).toMatchObject({ side: 'staff', stars: null, actions: [] });

  const params = { id: applicationId };
  const seen: [EndpointSpec, object][] = [
    [applications.api.read, { params }],
    [applications.api.list, { query: {} }],
    [applications.api.history, { params, query: {} }],
    [applications.api.export, { params: { format: 'csv' }, query: {} }],
    [opportunities.api.read, { params: { id: need.id } }],
    [opportunities.api.list, { query: {} }],
    [notificationApi.list, { query: {} }],
    [historyApi.recent, { query: {} }],
  ];
  for (const [endpoint, call] of seen) {
    const answer = await world.as(freelance)(endpoint as never, call as never);
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 200]);
    expect(answer.raw.toString()).not.toContain('secret-');
    expect(answer.raw.toString()).not.toContain('"stars"');
  }
  expect((await world.as(freelance)(applications.api.read, { params })).body.rating).toBeNull();
  for (const endpoint of [applicationNotes.api.list, applicationNotes.api.export])
    expect((await world.as(freelance)(endpoint as never, { params: { format: 'csv' }, query: { applicationId } } as never)).status).toBe(
      403,
    );
  expect((await world.as(freelance)(applications.api.rate, { params, body: { stars: 5 } })).status).toBe(403);
});

test('a rating is one person’s, and counted with those of their side', async () => {
  const params = { id: applicationId };
  const rate = (by: Person, stars: number | null) => world.as(by)(applications.api.rate, { params, body: { stars } });
  expect((await rate(owner, 4)).body.rating).toEqual({ mine: 4, average: 4, count: 1 });
  expect((await rate(owner, 5)).body.rating).toEqual({ mine: 5, average: 5, count: 1 });
  expect((await world.as(commercial)(applications.api.read, { params })).body.rating).toEqual({ mine: 2, average: 2, count: 1 });
  expect((await world.as('admin')(applications.api.read, { params })).body.rating).toEqual({ mine: null, average: 2, count: 1 });
  expect((await rate(owner, null)).body.rating).toEqual({ mine: null, average: 0, count: 0 });
});

test('a note is taken back by who wrote it', async () => {
  const { id } = (await write(commercial, 'à reprendre')).body;
  expect((await world.as('admin')(applicationNotes.api.delete, { params: { id } })).status).toBe(403);
  expect((await world.as(commercial)(applicationNotes.api.delete, { params: { id } })).status).toBe(200);
  expect(await textsFor(commercial)).not.toContain('à reprendre');
});

test('who decides reads what the candidate tells of themselves, hidden or not', async () => {
  await world.database.many(sql`update freelance_profiles set is_private = true where user_id = ${freelance.id}`);
  const call = { params: { id: applicationId } };
  expect((await world.as(owner)(applications.api.profile, call)).body.profile).toMatchObject({ title: 'Tech lead TypeScript' });
  expect((await world.as(freelance)(applications.api.profile, call)).status).toBe(403);
  expect((await world.as(await makePerson(world.database, { type: 'Company' }))(applications.api.profile, call)).status).toBe(404);
});
