import { applications } from '@jalon/domain/applications/application-api';
import type { EngageInput } from '@jalon/domain/applications/engagement';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDelivery, aProject, insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { raceRounds } from '../../test/rounds.ts';
import { sql } from '../db/sql.ts';

let world: World;
let client: Person;
let companyId: string;
let ownerId: string;
let needId: string;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  client = await makePerson(world.database, { type: 'Company' });
  companyId = await companyOf(world, client);
});
afterAll(() => world.close());
beforeEach(async () => {
  ownerId = (await makePerson(world.database, { type: 'Freelance' })).id;
  needId = (await insertNeed(world.database, companyId, { state: 'posted' })).id;
  id = (await insertApplication(world.database, needId, ownerId, { state: 'submitted' })).id;
});

const whole: EngageInput = {
  ...{ version: 1, projectId: null, project: aProject, extendsProject: false, closing: null },
  delivery: { ...aDelivery, buyCents: null },
};
const engage = (body: Partial<EngageInput> = {}, as: Person = client) =>
  world.as(as)(applications.api.engage, { params: { id }, body: { ...whole, ...body } });
/** What is there of it. */
const state = () =>
  world.database.one(sql`
    select a.state, (select count(*)::int from projects p where p.opportunity_id = ${needId}) as projects,
      (select count(*)::int from deliveries d where d.application_id = ${id}) as deliveries, (select o.state from opportunities o where o.id = ${needId}) as need
    from applications a where a.id = ${id}`);
const untouched = { state: 'submitted', projects: 0, deliveries: 0, need: 'posted' };

test('an application is accepted, its project and delivery are opened and its need is closed, in one step', async () => {
  const { status, body } = await engage({ closing: { version: 1, message: 'Merci.' } });
  expect([status, body.application.state, body.delivery.applicationId]).toEqual([200, 'accepted', id]);
  expect(await state()).toEqual({ state: 'accepted', projects: 1, deliveries: 1, need: 'closed' });
  expect((await engage({ version: body.application.version })).error).toMatchObject({
    code: 'record.taken',
    fields: { 'delivery.applicationId': 'validation.taken' },
  });
});

test.each<[string, () => Promise<Partial<EngageInput>>, object]>([
  [
    'more days than the period has',
    async () => ({ delivery: { ...whole.delivery, daysSold: 9000 } }),
    { 'delivery.daysSold': expect.stringContaining('workingDays') },
  ],
  ['no price', async () => ({ delivery: { ...whole.delivery, sellCents: null } }), { 'delivery.sellCents': 'validation.required' }],
  [
    'what the freelance is paid, said by a client',
    async () => ({ delivery: { ...whole.delivery, buyCents: 50_000 } }),
    { 'delivery.buyCents': 'validation.invalid' },
  ],
  [
    'a division that is not there',
    async () => ({ project: { ...aProject, divisionId: id } }),
    { 'project.divisionId': expect.any(String) },
  ],
  ['neither a project nor one to open', async () => ({ project: null }), { projectId: expect.any(String) }],
  [
    'the project of somebody else',
    async () => {
      const stranger = await companyOf(world, await makePerson(world.database, { type: 'Company' }));
      return { project: null, projectId: (await insertDelivery(world.database, { ownerId, companyId: stranger })).projectId };
    },
    { projectId: 'validation.invalid' },
  ],
])('with %s it is refused at the field, and nothing of it is done', async (_, body, fields) => {
  const { status, error } = await engage(await body());
  expect([status, error.fields]).toEqual([422, fields]);
  expect(await state()).toEqual(untouched);
});

test('of those who decide at once one wins, and nothing is half done', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    ownerId = (await makePerson(world.database, { type: 'Freelance' })).id;
    id = (await insertApplication(world.database, needId, ownerId, { state: 'submitted' })).id;
    await world.database.many(sql`delete from deliveries where company_id = ${companyId}`);
    await world.database.many(sql`delete from projects where company_id = ${companyId}`);
    const decide = (rival: number) =>
      rival % 2
        ? world.as('admin')(applications.api.reject, { params: { id }, body: { reason: 'Non.' } })
        : engage({}, rival % 4 ? world.people.admin : client);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, rival) => decide(rival)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const after = (await state()) as { state: string; projects: number; deliveries: number };
    const isEngaged = after.state === 'accepted';
    expect([after.projects, after.deliveries]).toEqual(isEngaged ? [1, 1] : [0, 0]);
  }
});
