import { managedListing } from '@jalon/domain/accounts/managed-account';
import { managedAccountApi } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { companyApi } from '@jalon/domain/companies/company-api';
import { managedCompanyListing } from '@jalon/domain/companies/managed-company';
import { managedCompanyApi } from '@jalon/domain/companies/managed-company-api';
import { contactListing } from '@jalon/domain/contacts/contact';
import { contactApi } from '@jalon/domain/contacts/contact-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { portfolioApi } from '@jalon/domain/portfolios/portfolio-api';
import { referentialListing } from '@jalon/domain/referentials/referential';
import { referentialApi } from '@jalon/domain/referentials/referential-api';
import { talentListing } from '@jalon/domain/talents/talent';
import { talentApi } from '@jalon/domain/talents/talent-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { openWorld, type World } from './harness.ts';
import { manyCompanies, manyContacts, manyEvents, manyPeople, manySessions, manyTalents, manyValues } from './volume.ts';

const rows = 10_000;

let world: World;
let admin: ReturnType<World['as']>;
let client: pg.Client;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
  await manyValues(world.database, rows);
  await manyCompanies(world.database, rows);
  await manyContacts(world.database, await placeOf(world.people.company.id), rows);
  await manyEvents(world.database, world.people.admin.id, rows);
  await manyPeople(world.database, rows);
  await manyTalents(world.database, rows);
  client = new pg.Client(world.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.close();
});

const placeOf = (userId: string) =>
  world.database.one<{ companyId: string; roleId: string }>(sql`
    select company_id as "companyId", role_id as "roleId" from users where id = ${userId}`);

/** The plan of the list statement a call runs: the last one, after the session, unless said otherwise. */
async function planOf(call: () => Promise<{ status: number }>, at = -1): Promise<string> {
  world.roundTrips.length = 0;
  expect((await call()).status).toBe(200);
  const statement = world.roundTrips.at(at) ?? '';
  const { rows: lines } = await client.query(`explain (generic_plan) ${statement}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

const params = { list: 'tools' as const };
const isWalk = (plan: string) =>
  expect(plan).not.toMatch(/\bSort\b|Seq Scan on (referential_values|events|companies|users|sessions|freelance_profiles)/);

test.each(referentialListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => [sort, dir] as const)))(
  'values by %s %s walk an index',
  async (sort, dir) => {
    const first = await admin(referentialApi.list, { params, query: { sort, dir } });
    isWalk(await planOf(() => admin(referentialApi.list, { params, query: { sort, dir } })));
    isWalk(await planOf(() => admin(referentialApi.list, { params, query: { sort, dir, after: first.body.next ?? '' } })));
  },
);

test.each(referentialListing.sorts)('companies by %s walk an index', async (sort) => {
  isWalk(await planOf(() => admin(referentialApi.list, { params: { list: 'companies' }, query: { sort } })));
});

test.each((['enabled', 'disabled'] as const).flatMap((state) => (['place', 'fr', 'en'] as const).map((sort) => [state, sort] as const)))(
  'values that are %s walk an index by %s',
  async (state, sort) => {
    isWalk(await planOf(() => admin(referentialApi.list, { params, query: { state, sort } })));
    // The own order of this list is alphabetical; another keeps the order of its administrators.
    isWalk(await planOf(() => admin(referentialApi.list, { params: { list: 'experiences' }, query: { state, sort } })));
  },
);

test.each(managedListing.sorts)('accounts by %s walk an index', async (sort) => {
  isWalk(await planOf(() => admin(managedAccountApi.list, { query: { type: 'Freelance', sort } })));
});

test.each(managedCompanyListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => [sort, dir] as const)))(
  'companies of the staff by %s %s walk an index, within a portfolio too',
  async (sort, dir) => {
    await world.database.many(sql`
      insert into company_commercials (company_id, user_id) select id, ${world.people.commercial.id} from companies order by id limit 500
      on conflict do nothing`);
    await world.database.many(sql`analyze company_commercials`);
    const calls = [
      (after?: string) => admin(managedCompanyApi.list, { query: { sort, dir, ...(after ? { after } : {}) } }),
      (after?: string) => world.as('commercial')(portfolioApi.companies, { query: { sort, dir, ...(after ? { after } : {}) } }),
    ];
    for (const call of calls) {
      const first = await call();
      expect(first.body.rows).toHaveLength(10);
      isWalk(await planOf(() => call()));
      isWalk(await planOf(() => call(first.body.next ?? '')));
    }
  },
);

test.each(managedListing.sorts)('accounts within a portfolio by %s walk an index', async (sort) => {
  for (const type of ['Freelance', 'Company'] as const)
    isWalk(await planOf(() => world.as('commercial')(portfolioApi.accounts, { query: { type, sort } })));
});

test('the sessions of a person walk an index, however many there are', async () => {
  await manySessions(world.database, rows);
  isWalk(await planOf(() => admin(ownAccountApi.sessions, {}), -2));
});

test('the history walks an index, of one record and of everybody', async () => {
  const { body } = await admin(referentialApi.list, { params, query: {} });
  isWalk(await planOf(() => admin(historyApi.recent, { query: {} })));
  isWalk(await planOf(() => admin(referentialApi.history, { params: { ...params, id: body.rows[0]?.id ?? '' }, query: {} })));
});

test.each(contactListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => [sort, dir] as const)))(
  'contacts by %s %s walk an index',
  async (sort, dir) => {
    const company = world.as('company');
    const first = await company(contactApi.list, { query: { sort, dir } });
    expect(first.body.rows).toHaveLength(10);
    isWalk(await planOf(() => company(contactApi.list, { query: { sort, dir } })));
    isWalk(await planOf(() => company(contactApi.list, { query: { sort, dir, after: first.body.next ?? '' } })));
  },
);

test('the history of a contact walks an index', async () => {
  const params = { id: world.people.company.id };
  isWalk(await planOf(() => world.as('company')(contactApi.history, { params, query: {} })));
});

test.each(talentListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => [sort, dir] as const)))(
  'talents by %s %s walk an index',
  async (sort, dir) => {
    const company = world.as('company');
    const first = await company(talentApi.list, { query: { sort, dir } });
    expect(first.body.rows).toHaveLength(10);
    isWalk(await planOf(() => company(talentApi.list, { query: { sort, dir } })));
    isWalk(await planOf(() => company(talentApi.list, { query: { sort, dir, after: first.body.next ?? '' } })));
  },
);

test('talents found by a word or a profession are looked up by an index', async () => {
  const company = world.as('company');
  for (const query of [{ q: 'compétence 12' }, { profession: 'mainframe-developer' }])
    expect(await planOf(() => company(talentApi.list, { query }))).toMatch(/freelance_profiles__(search|professions)/);
});

test('what waits for a company is counted along an index', async () => {
  isWalk(await planOf(() => world.as('company')(companyApi.tasks, {})));
});
