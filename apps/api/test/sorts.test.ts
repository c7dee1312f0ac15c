import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { Page } from '@jalon/domain/core/listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZodDefault, ZodEnum } from 'zod';
import { type Sql, sql } from '../src/db/sql.ts';
import { makeCompany, makePerson, makeProfile, makeRole } from './factories.ts';
import { featureSorted, fillFeatures, type Sorted } from './features.ts';
import { openWorld } from './harness.ts';

/**
 * Every order of every list, compared with what the order is called after, read from the plain columns: rows that differ, rows that are
 * equal, and rows without a value.
 */
const world = await openWorld();
const { database, people } = world;
afterAll(() => world.close());

type Value = string | number | null;
type Fact = { id: string } & Record<string, Value>;
const epoch = (column: Sql) => sql`extract(epoch from ${column})::float8`;
const contacts = sql`
  select u.id, u.last_name || ' ' || u.first_name as name, u.job, r.label as role, u.state, ${epoch(sql`nullif(u.signed_in_at, 'epoch')`)} as "signedInAt"
  from users u left join company_roles r on r.id = u.role_id
  where u.company_id = (select company_id from users where id = ${people.company.id}) and u.state <> 'deleted'`;
const divisions = sql`
  select d.id, d.name from divisions d where d.company_id = (select company_id from users where id = ${people.company.id})`;
const documents = sql`
  select d.id, (d.added_on - date '2000-01-01') as "addedOn", (d.expires_on - date '2000-01-01') as "expiresOn", u.last_name || ' ' || u.first_name as owner
  from documents d join users u on u.id = d.owner_id`;
const lists: Record<string, Sorted[]> = {
  ...Object.fromEntries(Object.entries(featureSorted).map(([address, sorted]) => [address, [sorted].flat()])),
  ...Object.fromEntries(
    Object.entries(featureSorted).map(([address, lists]) => [address, [lists].flat().map((one) => ({ call: {}, ...one }))]),
  ),
  'GET /api/contacts': [{ as: 'company', facts: contacts }],
  'GET /api/divisions': [{ as: 'company', facts: divisions }],
  'GET /api/documents': [{ as: 'commercial', facts: documents, last: ['expiresOn'] }],
};

const names = ['Abel', 'Éloi', 'Eric', 'abel', 'Zola', 'Abel', 'Ève', 'Dax', 'Côme', 'Cole', 'Dax', 'Yann'];
const [jobs, roles] = [
  [null, 'Achats', 'Émission', 'Ventes', null, 'achats'],
  ['Zone', 'Équipe', 'Achat'],
];
/** Some at the same time, some never: in no order that their ids would have too. */
const hours = [5, 1, null, 9, 5, 3, null, 2, 9, 12, 7, 5];
const at = (hour: number | null | undefined) => sql`timestamptz '2026-01-01' + ${hour ?? 4} * interval '1 hour'`;
/** The same hours for another row each, so that no two columns are in one order. */
const turned = (n: number, by: number) => hours[(n * 5 + by) % hours.length];

beforeAll(async () => {
  const { companyId } = await database.one<{ companyId: string }>(sql`
    select company_id as "companyId" from users where id = ${people.company.id}`);
  const roleIds = await Promise.all(roles.map(() => makeRole(database, companyId, [])));
  for (const [n, roleId] of roleIds.entries()) await database.many(sql`update company_roles set label = ${roles[n]} where id = ${roleId}`);
  for (const list of ['expertise-areas', 'tools']) await database.many(sql`delete from referential_values where list = ${list}`);
  for (const [n, name] of names.entries()) {
    const hour = hours[n];
    const signedInAt = hour === null ? sql`'epoch'` : at(hour);
    const freelance = await makePerson(database, { type: 'Freelance' });
    await makeProfile(database, freelance.id, { lastName: name });
    await database.many(sql`update users set created_at = ${at(turned(n, 1))}, signed_in_at = ${signedInAt} where id = ${freelance.id}`);
    await database.many(sql`
      update freelance_profiles set created_at = ${at(turned(n, 3))}, available_from = operator_day() + ${hour ?? null}::integer where user_id = ${freelance.id}`);
    await database.many(sql`
      insert into documents (id, owner_id, type, added_on, expires_on)
      values (gen_random_uuid(), ${freelance.id}, 'tax', operator_day() + ${turned(n, 4) ?? 4}::integer, operator_day() + ${turned(n, 2) ?? null}::integer)`);
    const roleId = roleIds[n % roleIds.length] ?? '';
    const state = (['active', 'none', 'deactivated'] as const)[n % 3] ?? 'active';
    const contact = await makePerson(database, { type: 'Company', at: { companyId, roleId }, state });
    await database.many(sql`
      update users set last_name = ${name}, job = ${jobs[n % jobs.length] ?? null}, signed_in_at = ${signedInAt} where id = ${contact.id}`);
    // The name of a division is its own, whatever its case.
    await database.many(sql`insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, ${`${name} ${n}`})`);
    if (n === 4) await database.many(sql`update users set role_id = null where id = ${contact.id}`);
    const made = (await makeCompany(database)).companyId;
    await database.many(sql`
      update companies set name = ${name}, city = ${jobs[n % jobs.length] ?? null}, created_at = ${at(hour)}, updated_at = ${at(turned(n, 2))} where id = ${made}`);
    for (const list of ['expertise-areas', 'tools'])
      await database.many(sql`
        insert into referential_values (id, list, code, fr, en, place, updated_at)
        values (gen_random_uuid(), ${list}, ${`c${(n * 7) % 12}`}, ${name}, ${names[11 - n]}, array[${(n * 5) % 12}::float8], ${at(hour)})`);
  }
  await fillFeatures(database, 12);
  await database.many(sql`insert into company_commercials (company_id, user_id) select id, ${people.commercial.id} from companies`);
});

const fold = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function inOrder(facts: Fact[], sort: string, isNothingLast: boolean): string[] {
  const nothing = isNothingLast ? 1 : -1;
  const compare = (a: Value, b: Value): number => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? nothing : -nothing;
    const [left, right] = [typeof a === 'string' ? fold(a) : a, typeof b === 'string' ? fold(b) : b];
    return left === right ? 0 : left < right ? -1 : 1;
  };
  return facts.toSorted((a, b) => compare(a[sort] ?? null, b[sort] ?? null) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

const addressOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;
const sorted = world.endpoints.filter(({ query, response }) => query?.shape.sort && response !== 'file');
const sortsOf = ({ query }: EndpointSpec) => (query?.shape.sort as ZodDefault<ZodEnum> | undefined)?.unwrap().options.map(String) ?? [];
const cases = sorted.flatMap((endpoint) =>
  sortsOf(endpoint).flatMap((sort) =>
    (lists[addressOf(endpoint)] ?? []).map(
      (list) => [addressOf(endpoint), JSON.stringify(list.call ?? {}), sort, { endpoint, list }] as const,
    ),
  ),
);

test('every list that can be sorted is compared', () => {
  expect(sorted.map(addressOf).sort()).toEqual(Object.keys(lists).sort());
  expect(cases.length).toBeGreaterThan(20);
});

test('the rows are in another order for each: one order in the place of another would be seen', async () => {
  for (const endpoint of sorted)
    for (const { facts, last, same = [], call } of lists[addressOf(endpoint)] ?? []) {
      const sorts = sortsOf(endpoint).filter((sort) => !same.includes(sort));
      const found = await database.many<Fact>(facts);
      const orders = sorts.map((sort) => inOrder(found, sort, last?.includes(sort) ?? false));
      expect([addressOf(endpoint), call, new Set([...orders, ...orders.map((order) => order.toReversed())].map(String)).size]).toEqual([
        addressOf(endpoint),
        call,
        sorts.length * 2,
      ]);
    }
});

test.each(cases)('%s %s by %s is in that order, both ways and over several pages', async (_, __, sort, { endpoint, list }) => {
  const facts = await database.many<Fact>(list.facts);
  expect(facts.length).toBeGreaterThan(10);
  expect(Object.keys(facts[0] ?? {})).toContain(sort);
  const expected = inOrder(facts, sort, list.last?.includes(sort) ?? false);
  for (const dir of ['asc', 'desc']) {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { query, ...call } = (list.call ?? {}) as { query?: object };
      const part = { ...call, query: { ...query, sort, dir, size: 10, ...(after ? { after } : {}) } };
      const page = (await world.as(list.as)(endpoint, part as never)).body as Page<{ id: string }>;
      found.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(found).toEqual(dir === 'asc' ? expected : expected.toReversed());
  }
});
