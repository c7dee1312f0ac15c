import { managedListing } from '@jalon/domain/accounts/managed-account';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { chatApi } from '@jalon/domain/chat/chat-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { homeApi } from '@jalon/domain/home/home-api';
import { matchingApi } from '@jalon/domain/matching/matching-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { valueListing } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { searchApi } from '@jalon/domain/search/search-api';
import { statisticsApi } from '@jalon/domain/statistics/statistics-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { vigilanceApi } from '@jalon/domain/vigilance/vigilance-api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../src/db/sql.ts';
import { makeProfile } from './factories.ts';
import { featureTables, fillFeatures } from './features.ts';
import { type Answer, openWorld } from './harness.ts';
import { rows as matrix } from './matrix/expectations.ts';
import { isFull } from './rounds.ts';
import { withoutSmallSorts } from './small-sorts.ts';
import {
  manyCompanies,
  manyContacts,
  manyDivisions,
  manyDocuments,
  manyEvents,
  manyNotifications,
  manyPeople,
  manySessions,
  manyTalents,
  manyValues,
} from './volume.ts';

/** Enough for an index to be worth its while: of a smaller table PostgreSQL reads all the sooner. */
const rows = 4_000;
const tables = ['events', 'companies', 'divisions', 'users', 'sessions', 'notifications', 'documents', ...featureTables];
const large = new RegExp(`Seq Scan on (${tables.join('|')})\\b`);
/** Without a condition, what stops after some rows reads no more than those. */
const firstRows = /-> +Limit[^\n]*\n +-> +Seq Scan on [^\n]*\n(?! +Filter:)/g;

/** These read their table when few rows pass, for want of an index of their own; `npm run bench -- volume` measures such lists. */
const readAll = new Set([
  ...['state', 'sector'].map((filter) => `GET /api/client-companies ${filter}`),
  // Asked for together with the days of the first posting, which have one.
  'GET /api/opportunities outcome',
]);

// The lists under test are those a world has mounted, so it is opened before the tests are listed.
const world = await openWorld();
let client: pg.Client;
let companyId: string;
let values: Record<string, string>;

beforeAll(async () => {
  const { database, people } = world;
  const own = await database.one<{ companyId: string; roleId: string }>(sql`
    select company_id as "companyId", role_id as "roleId" from users where id = ${people.company.id}`);
  companyId = own.companyId;
  await manyValues(database, rows);
  await manyCompanies(database, rows);
  await manyContacts(database, own, rows);
  await manyDivisions(database, companyId, rows);
  await manyEvents(database, people.admin.id, rows);
  await manyNotifications(database, people.admin.id);
  await manyPeople(database, rows);
  await manyTalents(database, rows / 2);
  await manyDocuments(database, rows);
  // Those of each of seven people: of fewer, PostgreSQL sorts them.
  await manySessions(database, 10_000);
  await fillFeatures(database, rows);
  const profileId = await makeProfile(database, people.freelance.id);
  await database.many(sql`
    insert into company_commercials (company_id, user_id) select id, ${people.commercial.id} from companies order by id limit 500
    on conflict do nothing`);
  await database.many(
    sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${people.commercial.id}) on conflict do nothing`,
  );
  const need = await database.one<{ id: string }>(sql`select id from opportunities limit 1`);
  const list = await database.one<{ id: string }>(sql`select id from people_lists limit 1`);
  const application = await database.one<{ id: string }>(sql`select id from applications limit 1`);
  const delivery = await database.one<{ id: string; projectId: string }>(sql`select id, project_id as "projectId" from deliveries limit 1`);
  const amended = await database.one<{ id: string }>(sql`select amends_id as id from contracts where amends_id is not null limit 1`);
  const division = await database.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Lyon') returning id`);
  await database.many(sql`analyze`);
  values = {
    ...{
      companyId,
      company: companyId,
      roleId: own.roleId,
      divisionId: division.id,
      commercialId: people.commercial.id,
      groupId: people.admin.id,
      ownerId: people.freelance.id,
      amendsId: amended.id,
      ...{ profileId, proposableTo: profileId },
      opportunityId: need.id,
      applicationId: application.id,
      listId: list.id,
      division: division.id,
      ...{ projectId: delivery.projectId, deliveryId: delivery.id, month: '2026-11' },
    },
    ...{
      sector: 'energy',
      profession: 'java-developer,tech-lead',
      experience: '3,5',
      skills: 'compétence 12',
      area: 'france-bretagne',
      duration: '3',
    },
    ...{ rate: '300..500', expires: '2027-01-01..2027-02-01', ends: '2027-01-01..2027-02-01', start: '2027-01-01..2027-02-01' },
    ...{ months: '2026-10-01..2026-11-30', sent: '2026-10-01..2026-11-30', posted: '2026-10-01..2026-11-30' },
  };
  client = new pg.Client(world.url);
  await client.connect();
}, 300_000);
afterAll(async () => {
  await client.end();
  await world.close();
});

const addressOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;
const isList = ({ query, response }: EndpointSpec): boolean => query !== undefined && 'after' in query.shape && response !== 'file';
const lists = world.endpoints.filter(isList);

type Call<Answered = { status: number }> = () => Promise<Answered>;

/** By its text: a statement has one plan for whatever values. */
const known = new Map<string, string>();
async function planOf(statement: string, seqscan: 'on' | 'off'): Promise<string> {
  const key = `${seqscan} ${statement}`;
  const plan = known.get(key) ?? (await explained(statement, seqscan));
  known.set(key, plan);
  return plan;
}

async function explained(statement: string, seqscan: 'on' | 'off'): Promise<string> {
  await client.query(`set enable_seqscan = ${seqscan}`);
  const { rows: lines } = await client.query(`explain (generic_plan) ${statement}`);
  return withoutSmallSorts(`${lines.map((line) => line['QUERY PLAN']).join('\n')}\n`.replaceAll(firstRows, ''));
}

/** What a call answers, and the plans of every statement that it runs. */
async function planned<Answered extends { status: number }>(call: Call<Answered>, seqscan: 'on' | 'off') {
  world.roundTrips.length = 0;
  const answer = await call();
  expect(answer.status).toBe(200);
  const plans: string[] = [];
  for (const statement of world.roundTrips.filter((text) => /^\s*(with|select)\b/i.test(text)))
    plans.push(await planOf(statement, seqscan));
  return { answer, plans };
}

const plansOf = async (call: Call): Promise<string[]> => (await planned(call, 'on')).plans;
/** What few or many rows pass is read otherwise: there must be a way without reading all, whichever is taken now. */
const plansByIndex = async (call: Call): Promise<string[]> => (await planned(call, 'off')).plans;

async function expectWalk<Answered extends { status: number }>(call: Call<Answered>): Promise<Answered> {
  const { answer, plans } = await planned(call, 'on');
  for (const plan of plans) expect(plan).not.toMatch(new RegExp(`\\bSort\\b|${large.source}`));
  return answer;
}

type Reader = 'admin' | 'commercial' | 'company' | 'freelance';
/** Who a list is read by, by the matrix: everybody who may, since each sees another part of it; the parts of one record are read alike. */
function readersOf(endpoint: EndpointSpec): Reader[] {
  const { may, record } = matrix[addressOf(endpoint)] ?? { may: [] };
  const readers = (['admin', 'commercial', 'company', 'freelance'] as const).filter((name) => may.includes(name));
  return record ? readers.slice(0, 1) : readers;
}

/** A list as such a reader calls it: the matrix knows about which record. */
async function callOf(endpoint: EndpointSpec, actor: Reader): Promise<(query: object) => Promise<Answer<{ next?: string | null }>>> {
  const { record, input = {} } = matrix[addressOf(endpoint)] ?? {};
  const circle = { database: world.database, person: world.people[actor], companyId };
  const call = (record ? await record(circle) : input) as { query?: object };
  return (query) => world.as(actor)(endpoint, { ...call, query: { ...call.query, ...query } } as never) as never;
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  'unwrap' in schema ? unwrapped((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
/** What a filter of several takes is each of them, and all together. */
const elementOf = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodPipe && schema.out instanceof z.ZodArray ? (schema.out.element as z.ZodType) : undefined;
function optionsOf(schema: unknown): string[] | undefined {
  const plain = unwrapped(schema as z.ZodType);
  const element = elementOf(plain);
  const options = ((element ?? plain) as z.ZodEnum).options as string[] | undefined;
  return element && options ? [...options, options.join()] : options;
}
/** Every one of them, or the first, and all together where several can be asked for: the others are found as the first is. */
const triedOf = (options: string[] | undefined) =>
  isFull ? options : options?.filter((_, place) => [0, options.length - 1].includes(place));
const notFilters = ['q', 'sort', 'dir', 'size', 'after', 'before', 'type'];

const read = lists.flatMap((endpoint) => readersOf(endpoint).map((reader) => [addressOf(endpoint), reader, endpoint] as const));
describe.each(read)('%s by %s', (_, reader, endpoint) => {
  const shape = endpoint.query?.shape ?? {};
  const orders = (shape.sort ? (optionsOf(shape.sort) ?? []) : []).flatMap((sort) => ['asc', 'desc'].map((dir) => ({ sort, dir })));
  const filters = Object.keys(shape).filter((name) => !notFilters.includes(name));
  let call: Awaited<ReturnType<typeof callOf>>;
  beforeAll(async () => {
    call = await callOf(endpoint, reader);
  });
  const types = shape.type ? (optionsOf(shape.type) ?? []).map((type) => ({ type })) : [{}];

  test.each(types.flatMap((type) => (orders.length > 0 ? orders : [{}]).map((order) => ({ ...type, ...order }))))(
    'walks an index, on its second page too: %o',
    async (query) => {
      const { next } = (await expectWalk(() => call(query))).body;
      if (next) await expectWalk(() => call({ ...query, after: next }));
    },
  );
  for (const filter of filters)
    test(`finds by ${filter} without reading everything`, async () => {
      for (const value of triedOf(optionsOf(shape[filter])) ?? [values[filter]]) {
        expect(value, `say in values what ${filter} may be`).toBeDefined();
        const plans = await plansByIndex(() => call({ [filter]: value }));
        if (!readAll.has(`${addressOf(endpoint)} ${filter}`))
          for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (applications|opportunities)\b/);
      }
    });
});

test('every list that turns pages is among them', () => {
  const pages = world.endpoints.filter(
    ({ response }) => response !== 'file' && 'shape' in response && 'next' in (response as z.ZodObject).shape,
  );
  expect(lists.map(addressOf)).toEqual(pages.map(addressOf));
  expect(lists.length).toBeGreaterThan(10);
});

test.each(valueListing.sorts)('companies among the reference lists walk an index by %s', async (sort) => {
  await expectWalk(() => world.as('admin')(referentials.api.list, { query: { list: 'companies', sort } }));
});

test.each((['enabled', 'disabled'] as const).flatMap((state) => (['place', 'fr', 'en'] as const).map((sort) => [state, sort] as const)))(
  'values that are %s walk an index by %s',
  async (state, sort) => {
    // The own order of the first is alphabetical; the second keeps the order of its administrators.
    for (const list of ['tools', 'experiences'] as const)
      await expectWalk(() => world.as('admin')(referentials.api.list, { query: { list, state, sort } }));
  },
);

describe.each(['admin', 'commercial', 'company', 'freelance'] as const)('a search of the whole product by %s', (reader) => {
  test.each(['martin', 'ma', 'développeuse 9999', 'CRA-2041 lyon kbis'])('reads no table as a whole for %s', async (q) => {
    const plans = await plansByIndex(() => world.as(reader)(searchApi.find, { query: { q } }));
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (applications|opportunities)\b/);
  });
});

test.each(['admin', 'commercial', 'company'] as const)(
  'needs of %s by their outcome are found among those of some days',
  async (reader) => {
    const query = { outcome: 'filled', posted: '2026-10-01..2026-11-30' } as const;
    for (const plan of await plansByIndex(() => world.as(reader)(opportunities.api.list, { query })))
      expect(plan).not.toMatch(/Seq Scan on (applications|opportunities|need_postings)\b/);
  },
);

test('talents found by a word, a profession or a skill are looked up by an index', async () => {
  for (const query of [{ q: 'compétence 12' }, { profession: 'mainframe-developer' }, { skills: 'Compétence 12' }]) {
    const plans = await plansOf(() => world.as('company')(talents.api.list, { query }));
    expect(plans.at(-1)).toMatch(/freelance_profiles__(terms|professions|skill_keys|by_facets)/);
  }
});

test('accounts and contacts found by a word are looked up by an index', async () => {
  const freelances = () => world.as('admin')(managedAccounts.api.list, { query: { type: 'Freelance', q: 'développeuse 9999' } });
  expect((await plansOf(freelances)).at(-1)).toContain('users__found');
  const colleagues = () => world.as('company')(contacts.api.list, { query: { q: 'directrice 9999' } });
  expect((await plansOf(colleagues)).at(-1)).toContain('users__found');
});

test.each(['Freelance', 'Company'] as const)('accounts within the reach of a commercial walk an index: %s', async (type) => {
  const as = world.as('commercial');
  for (const sort of managedListing.sorts) await expectWalk(() => as(managedAccounts.api.list, { query: { type, sort } }));
});

test('the sessions of a person and what waits for a company walk an index', async () => {
  const [sessions = ''] = (await plansOf(() => world.as('admin')(ownAccountApi.sessions, {}))).slice(-2);
  for (const plan of [sessions, ...(await plansOf(() => world.as('company')(homeApi.read, {})))])
    expect(plan).not.toMatch(new RegExp(`\\bSort\\b|${large.source}`));
});

// What waits is little, and may be put in order once it is found; it is never looked for among all needs or applications.
test.each(['admin', 'commercial', 'company', 'freelance'] as const)(
  'the home of %s and its menu walk the indexes of the market',
  async (reader) => {
    for (const endpoint of [homeApi.read, homeApi.waiting])
      for (const plan of await plansOf(() => world.as(reader)(endpoint, {})))
        expect(plan).not.toMatch(/Seq Scan on (applications|opportunities)\b/);
  },
);

// Two months of many years: what is read is what they have.
test.each(['admin', 'commercial', 'company', 'freelance'] as const)(
  'statistics of %s read the months that are asked for',
  async (reader) => {
    const query = { from: '2026-10', to: '2026-11' };
    for (const plan of await plansOf(() => world.as(reader)(statisticsApi.read, { query })))
      expect(plan).not.toMatch(/Seq Scan on (timesheets|applications|opportunities|deliveries|projects|companies)\b/);
  },
);

// Those of each record; the names of all that were found, which are `u` itself, may be joined at once.
describe.each(['admin', 'commercial', 'company', 'freelance'] as const)('whom %s may write to', (reader) => {
  test.each([
    ...[{}, { q: 'ma' }, { q: 'prénom 9999' }, { kind: 'application' }, { kind: 'project' }, { kind: 'portfolio' }],
    { profileId: '018f0000-0000-7000-8000-000000000001' },
  ] as const)('is looked up by indexes: %o', async (query) => {
    for (const plan of await plansOf(() => world.as(reader)(chatApi.reachable, { query })))
      expect(plan).not.toMatch(/Seq Scan on (users u_\d|applications|opportunities|deliveries|projects)\b/);
  });
});

// The desk counts all that goes on; what is over, and whose documents are of no concern to it, is not read.
test.each(['admin', 'commercial'] as const)(
  'the desk of vigilance of %s and its part of the home have a way by indexes',
  async (reader) => {
    const calls: Call[] = [
      ...[{}, { q: 'martin' }, { type: 'vigilance' as const }, { companyId }].map(
        (query) => () => world.as(reader)(vigilanceApi.desk, { query }),
      ),
      () => world.as(reader)(homeApi.read, {}),
    ];
    for (const call of calls)
      for (const plan of await plansByIndex(call)) expect(plan).not.toMatch(/Seq Scan on (deliveries|documents|contracts|users)\b/);
  },
);

test('what matches is narrowed by indexes, whoever asks', async () => {
  const { id } = await world.database.one<{ id: string }>(sql`
    select o.id from opportunities o where o.state = 'posted' and o.company_id = ${companyId} limit 1`);
  const params = { id };
  const calls: Call[] = [
    () => world.as('freelance')(matchingApi.own, { params }),
    () => world.as('freelance')(matchingApi.matching, {}),
    () => world.as('admin')(matchingApi.candidates, { params }),
    () => world.as('company')(matchingApi.candidates, { params }),
    () => world.as('company')(matchingApi.ofApplications, { params }),
  ];
  for (const call of calls) for (const plan of await plansOf(call)) expect(plan).not.toMatch(large);
});
