import { fresh } from '../../test/events/callers.ts';
import { insertVehicle } from '../../test/expenses.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const vehicle =
  (state?: string): Kind =>
  ({ database, person }) =>
    insertVehicle(database, person.id, state ? { state } : {});
const own = { may: ['freelance'] } as const;
const body = { label: 'Citadine', kind: 'car', power: 4, isElectric: false };

/** Of the people of a world, who have the first ids: whoever calls as a freelance, behind those who may not. */
const firstFreelance = sql`(select id from users where type = 'Freelance' and state = 'active' and email_verified_at is not null order by id limit 1)`;

const ofOwner =
  (state: string, bodyOf: object = {}) =>
  async (world: World) => {
    const as = await fresh(world);
    const { id } = await insertVehicle(world.database, as.id, { state });
    return { as, call: { params: { id }, body: bodyOf } };
  };

export const cases: Cases = {
  path: '/api/vehicles',
  rows: {
    'GET /api/vehicles': own,
    'GET /api/vehicles/:id': { ...own, record: about(vehicle()) },
    'GET /api/vehicles/:id/history': { ...own, record: about(vehicle()) },
    'GET /api/vehicles/export/:format': { ...own, input: { params: { format: 'csv' } } },
    'POST /api/vehicles': { ...own, input: { body: {} }, status: 422 },
    'PUT /api/vehicles/:id': { ...own, record: about(vehicle(), {}, { ...body, version: 1 }) },
    'POST /api/vehicles/:id/retire': { ...own, record: about(vehicle()) },
    'POST /api/vehicles/:id/restore': { ...own, record: about(vehicle('retired')) },
  },
  async known({ database, people: { freelance } }) {
    const made = Array.from({ length: 12 }, (_, at) => insertVehicle(database, freelance.id, { state: at % 3 ? 'active' : 'retired' }));
    return (await Promise.all(made)).map(({ id }) => ({ id, version: 1, ...body }));
  },
  valid: {
    'POST /api/vehicles': async (world) => ({ as: await fresh(world), call: { body } }),
    'PUT /api/vehicles/:id': ofOwner('active', { ...body, version: 1 }),
    'POST /api/vehicles/:id/retire': ofOwner('active'),
    'POST /api/vehicles/:id/restore': ofOwner('retired'),
  },
  sorted: {
    'GET /api/vehicles': {
      as: 'freelance',
      facts: sql`select v.id, v.label as label from vehicles v where v.owner_id = ${firstFreelance}`,
    },
  },
  table: 'vehicles',
  fill: (tx, count) =>
    tx.many(sql`
      insert into vehicles (id, owner_id, label, kind, power)
      select gen_random_uuid(), case when n <= 12 then ${firstFreelance} else f.ids[1 + n % cardinality(f.ids)] end, 'Voiture ' || (n * 7919) % 1000, 'car', 5
      from generate_series(1, ${count}::int) n, (select array_agg(id) as ids from users where type = 'Freelance') f`),
};
