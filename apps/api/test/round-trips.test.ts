import { contacts } from '@jalon/domain/contacts/contact-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { listEndpoint, referentials } from '@jalon/domain/referentials/referential-api';
import { searchApi } from '@jalon/domain/search/search-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { makeRole } from './factories.ts';
import { openWorld, type World } from './harness.ts';

let world: World;
let id: string;
let movable: string;
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.as('admin')(referentials.api.list, { query: tools });
  id = body.rows[1]?.id ?? '';
  const inOrder = await world.as('admin')(referentials.api.list, { query: ordered });
  movable = inOrder.body.rows[1]?.id ?? '';
});
afterAll(() => world.close());

const tools = { list: 'tools' as const };
const ordered = { list: 'experiences' as const };
type Call = (as: ReturnType<World['as']>) => Promise<{ status: number }>;

/** How often a request waits for the database: its session included, a transaction's `begin` travelling with its first statement. */
test.each<[string, number, Call]>([
  ['the session', 1, (as) => as(sessionApi.user, {})],
  ['a public list', 2, (as) => as(listEndpoint('countries'), {})],
  ['a list', 2, (as) => as(referentials.api.list, { query: tools })],
  ['a search', 2, (as) => as(referentials.api.list, { query: { ...tools, q: 'java' } })],
  ['a search of the whole product', 2, (as) => as(searchApi.find, { query: { q: 'java' } })],
  ['the list of lists', 2, (as) => as(referentials.api.summary, {})],
  ['a history', 2, (as) => as(historyApi.recent, { query: {} })],
  ['a detail', 2, (as) => as(referentials.api.read, { params: { id } })],
  ['a create', 4, (as) => as(referentials.api.create, { body: { ...tools, fr: 'Un', en: 'One' } })],
  [
    'a keyed create',
    5,
    (as) => as(referentials.api.create, { body: { ...tools, fr: 'Deux', en: 'Two' }, headers: { 'idempotency-key': 'k' } }),
  ],
  ['an update', 5, (as) => as(referentials.api.update, { params: { id }, body: { fr: 'Trois', en: 'Three', version: 1 } })],
  ['an action', 4, (as) => as(referentials.api.disable, { params: { id }, body: {} })],
  ['a move', 5, (as) => as(referentials.api.move, { params: { id: movable }, body: { to: 'up' } })],
])('%s takes at most %i', async (_, most, call) => {
  const as = world.as('admin');
  await as(sessionApi.user, {});
  world.roundTrips.length = 0;
  const { status } = await call(as);
  expect(status).toBeLessThan(300);
  expect(world.roundTrips.length, world.roundTrips.join('\n---\n')).toBeLessThanOrEqual(most);
});

test('an invitation takes at most 6, its key and the limit of its calls included, also in the place of one that has ended', async () => {
  const as = world.as('company');
  const { companyId } = await world.database.one<{ companyId: string }>(sql`
    select company_id as "companyId" from users where id = ${world.people.company.id}`);
  const [roleId, { id: divisionId }] = [
    await makeRole(world.database, companyId, ['contacts.view']),
    await world.database.one<{ id: string }>(sql`
      insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Lyon') returning id`),
  ];
  const body = { firstName: 'Ada', lastName: 'B', email: 'ada@round.test', job: null, roleId, divisionIds: [divisionId] };
  for (const key of ['one', 'two']) {
    world.roundTrips.length = 0;
    const { status } = await as(contacts.api.create, { body, headers: { 'idempotency-key': key } });
    expect(status).toBe(201);
    expect(world.roundTrips.length, world.roundTrips.join('\n---\n')).toBeLessThanOrEqual(6);
    await world.database.many(sql`update users set invitation = 'declined' where invited_email = ${body.email}`);
  }
});
