import { randomUUIDv7 } from 'node:crypto';
import { valueListing } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import type { World } from '../../test/harness.ts';
import { about, aboutEach, type Circle } from '../../test/matrix/records.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Two values of a list cannot have one label, so each is given its own. */
const make =
  (list: string, state = 'enabled') =>
  async ({ database }: Pick<Circle, 'database'>): Promise<{ id: string }> => {
    const id = randomUUIDv7();
    await database.many(sql`
      insert into referential_values (id, list, code, fr, en, place, state)
      values (${id}, ${list}, ${id}, ${id}, ${id}, array[extract(epoch from clock_timestamp()) * 1000000], ${state})`);
    return { id };
  };
const [value, disabled] = [make('tools'), make('tools', 'disabled')];
const texts = () => ({ fr: randomUUIDv7(), en: randomUUIDv7() });
const movable = async (circle: Circle) => {
  await make('experiences')(circle);
  return make('experiences')(circle);
};

const admins = { may: ['admin'], isCommon: true } as const;
const tools = { query: { list: 'tools' } };
const epoch = (column: Sql) => sql`extract(epoch from ${column})::float8`;
const values = (list: string, place: Sql) => sql`
  select v.id, ${place} as place, v.code, v.fr, v.en, ${epoch(sql`v.updated_at`)} as "updatedAt" from referential_values v where v.list = ${list}`;
const named = sql`
  select c.id, c.name as place, c.id::text as code, c.name as fr, c.name as en, ${epoch(sql`c.updated_at`)} as "updatedAt" from companies c`;

export const cases: Cases = {
  path: '/api/reference-values',
  rows: {
    'GET /api/reference-values': { ...admins, input: tools },
    'GET /api/reference-values/summary': admins,
    'GET /api/reference-values/groups': { ...admins, input: tools },
    'GET /api/reference-values/:id': { ...admins, record: about(value) },
    'GET /api/reference-values/:id/history': { ...admins, record: about(value) },
    'GET /api/reference-values/export/:format': { ...admins, input: { params: { format: 'csv' }, ...tools } },
    'POST /api/reference-values': { ...admins, record: async () => ({ body: { list: 'tools', ...texts() } }), status: 201 },
    'PUT /api/reference-values/:id': {
      ...admins,
      record: async (circle) => ({ params: await value(circle), body: { ...texts(), version: 1 } }),
    },
    'POST /api/reference-values/:id/move': { ...admins, record: about(movable, {}, { to: 'up' }) },
    'POST /api/reference-values/:id/disable': { ...admins, record: about(value) },
    'POST /api/reference-values/:id/enable': { ...admins, record: about(disabled) },
    'POST /api/reference-values/acts/disable': { ...admins, record: aboutEach(value) },
    'POST /api/reference-values/acts/enable': { ...admins, record: aboutEach(disabled) },
  },
  sorted: {
    'GET /api/reference-values': [
      // An order of its own, one that is alphabetical in the language of the reader, and the companies, which have their name only.
      { as: 'admin', call: { query: { list: 'expertise-areas' } }, facts: values('expertise-areas', sql`v.place[1]`) },
      { as: 'admin', call: tools, facts: values('tools', sql`v.fr`), same: ['place'] },
      { as: 'admin', call: { query: { list: 'companies' } }, facts: named, same: ['place', 'en'] },
    ],
  },
  table: 'referential_values',
  known: async (world) => {
    // A kind of their own, so that as many calls are about them as about the many others.
    const off = await Promise.all(Array.from({ length: 10 }, async () => ({ ...(await disabled(world)), version: 1, isDisabled: true })));
    return [...off, ...(await knownValues(world)), ...(await places(world))];
  },
};

/** What the calls of other features are made with stays as it is. */
const reliedOn = ['energy', 'java-developer', 'tech-lead', '3', 'FR'];

const knownValues = ({ database }: World): Promise<Known[]> =>
  database.many(sql`
    select list, id, version, group_id as "groupId", state, fr as q, json_build_array(json_build_object('id', id, 'version', version)) as records
    from (select *, row_number() over (partition by list order by code) as rank from referential_values where code <> all(${reliedOn})) v
    where rank <= 20 order by list, code`);

/** Where the second page of a list starts, in each of its orders. */
async function places(world: World): Promise<Known[]> {
  const orders = valueListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ list: 'countries' as const, sort, dir })));
  return Promise.all(
    orders.map(async (query) => ({ ...query, after: (await world.as('admin')(referentials.api.list, { query })).body.next })),
  );
}
