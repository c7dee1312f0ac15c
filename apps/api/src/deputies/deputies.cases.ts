import { randomUUIDv7 } from 'node:crypto';
import { deputies } from '@jalon/domain/deputies/deputy-api';
import { ofOwner } from '../../test/events/callers.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

const days = { startsOn: '2049-03-01', endsOn: '2049-03-12' };
const insert = (ownerId: string, deputyId: string, startsOn: Sql = sql`'2040-01-01'::date`) => sql`
  insert into deputies (id, owner_id, deputy_id, starts_on, ends_on, starts_at, ends_at)
  values (${randomUUIDv7()}, ${ownerId}, ${deputyId}, ${startsOn}, ${startsOn} + 4, ${startsOn}, ${startsOn} + 5) returning id, version`;

/** Another person of the same company, with every right, or another commercial. */
async function colleagueOf(tx: Tx, ownerId: string): Promise<string> {
  const { companyId } = await tx.one<{ companyId: string | null }>(sql`select company_id as "companyId" from users where id = ${ownerId}`);
  const { id } = await makePerson(tx, companyId ? { type: 'Company', at: { companyId } } : { type: 'Commercial' });
  return id;
}
const absence: Kind = async ({ database, person }) => database.one(insert(person.id, await colleagueOf(database, person.id)));
const changing = async ({ database, person }: Circle) => {
  const deputyId = await colleagueOf(database, person.id);
  const { id } = await database.one<{ id: string }>(insert(person.id, deputyId));
  return { params: { id }, body: { deputyId, ...days, version: 1 } };
};

const firstCommercial = sql`(select id from users where type = 'Commercial' order by id limit 1)`;
const validating = { may: ['company', 'commercial'], permission: 'timesheets.validate|expenses.validate' } as const;

const toDeputy: Happens = async (world, kind) => {
  const at = await makeCompany(world.database);
  const person = await makePerson(world.database, { type: 'Company', at });
  const deputyId = await colleagueOf(world.database, person.id);
  const { id } = (await world.as(person)(deputies.api.create, { body: { deputyId, ...days } })).body;
  if (kind === 'deputy.update') {
    const body = { deputyId, startsOn: days.startsOn, endsOn: '2049-03-20', version: 1 };
    await world.as(person)(deputies.api.update, { params: { id }, body });
  }
  return id;
};

export const cases: Cases = {
  path: '/api/deputies',
  rows: {
    'GET /api/deputies': validating,
    'GET /api/deputies/people': validating,
    'GET /api/deputies/export/:format': { ...validating, input: { params: { format: 'csv' } } },
    'GET /api/deputies/:id': { ...validating, record: about(absence) },
    'GET /api/deputies/:id/history': { ...validating, record: about(absence) },
    'POST /api/deputies': { ...validating, input: { body: {} }, status: 422 },
    'PUT /api/deputies/:id': { ...validating, record: changing },
    'DELETE /api/deputies/:id': { ...validating, record: about(absence) },
  },
  sorted: {
    'GET /api/deputies': {
      as: 'commercial',
      facts: sql`select id, starts_on - date '2000-01-01' as "startsOn" from deputies where ${firstCommercial} in (owner_id, deputy_id)`,
    },
  },
  async known({ database, people: { company } }) {
    const deputyId = await colleagueOf(database, company.id);
    const made = [...Array(10)].map(async (_, at) => {
      const { id } = await database.one<{ id: string }>(insert(company.id, deputyId, sql`date '2030-01-01' + ${at * 10}::integer`));
      return {
        id,
        deputyId,
        version: 1,
        startsOn: `2045-${String(at + 1).padStart(2, '0')}-01`,
        endsOn: `2045-${String(at + 1).padStart(2, '0')}-20`,
      };
    });
    return Promise.all(made);
  },
  happens: { 'deputy.create': toDeputy, 'deputy.update': toDeputy },
  reads: { reports: (world, reader, id) => world.as(reader)(deputies.api.read, { params: { id } }) },
  valid: {
    'POST /api/deputies': ofOwner(async ({ database }, companyId) => ({
      body: { deputyId: (await makePerson(database, { type: 'Company', at: { companyId } })).id, ...days },
    })),
  },
  table: 'deputies',
  /** Of many people, a few each. */
  async fill(tx, count) {
    await tx.many(sql`
      insert into deputies (id, owner_id, deputy_id, starts_on, ends_on, starts_at, ends_at)
      select gen_random_uuid(), u.id, u.other, s.day, s.day + 3, s.day, s.day + 4
      from (select id, coalesce(lag(id) over (order by id), last_value(id) over ()) as other, row_number() over (order by id) as rank
        from users where type in ('Company', 'Commercial')) u
      join generate_series(1, ${count}::integer) n on u.rank = 1 + n % (select count(*) from users where type in ('Company', 'Commercial'))
      cross join lateral (select date '2026-01-01' + (n * 7919) % 3000 as day) s where u.id <> u.other`);
    await tx.many(sql`
      insert into deputies (id, owner_id, deputy_id, starts_on, ends_on, starts_at, ends_at)
      select gen_random_uuid(), c.id, o.id, date '2030-01-01' + (n * 37) % 300, date '2031-01-01', date '2030-01-01' + (n * 37) % 300, date '2031-01-02'
      from generate_series(1, 20) n, (select ${firstCommercial} as id) c, (select id from users where type = 'Company' order by id limit 1) o`);
    await tx.many(sql`analyze deputies`);
  },
};
