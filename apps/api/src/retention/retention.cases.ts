import { fresh, ofAdmin } from '../../test/events/callers.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import { insertAsked, silentPerson } from '../../test/retention.ts';
import type { Happens } from '../../test/told.ts';
import { sql } from '../db/sql.ts';
import { watchRetentions } from './retention.watch.ts';

const path = '/api/retentions';
const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const body = { postponedUntil: until, reason: 'Une mission se prépare' };

const own: Kind = ({ database, person }) => insertAsked(database, person.id);
const somebodys: Kind = ({ database }) => asked({ database });
const deciding = { may: ['admin'], isCommon: true } as const;

const asked = async ({ database }: Pick<World, 'database'>) => insertAsked(database, (await silentPerson(database)).id);

/** Asked a month before the day, and reminded when a week is left. */
const happensTo: Happens = async ({ database }, kind) => {
  const { id } = await silentPerson(database);
  await watchRetentions(database);
  if (kind === 'retention.remind') {
    await database.many(sql`update retentions set due_on = operator_day() + 5, asked_at = now() - interval '25 days' where id = ${id}`);
    await watchRetentions(database);
  }
  return id;
};

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: deciding,
    [`GET ${path}/export/:format`]: { ...deciding, input: { params: { format: 'csv' } } },
    [`GET ${path}/:id`]: { ...deciding, record: about(somebodys) },
    [`GET ${path}/:id/history`]: { ...deciding, record: about(somebodys) },
    [`POST ${path}/:id/renew`]: { may: ['freelance'], record: about(own) },
    [`POST ${path}/:id/postpone`]: { ...deciding, record: about(somebodys, {}, body) },
    [`POST ${path}/:id/purge`]: { ...deciding, record: about(somebodys) },
  },
  // It has the id of its freelance.
  traces: { [`POST ${path}/:id/renew`]: ['self retention.renew'] },
  valid: {
    [`POST ${path}/:id/renew`]: async (world) => {
      const as = await fresh(world);
      return { as, call: { params: await insertAsked(world.database, as.id), body: {} } };
    },
    [`POST ${path}/:id/postpone`]: ofAdmin(async (world) => ({ params: { id: (await asked(world)).id }, body })),
    [`POST ${path}/:id/purge`]: ofAdmin(async (world) => ({ params: { id: (await asked(world)).id }, body: {} })),
  },
  happens: { 'retention.ask': happensTo, 'retention.remind': happensTo },
  sorted: { [`GET ${path}`]: { as: 'admin', facts: sql`select id, due_on::text as "dueOn" from retentions` } },
  table: 'retentions',
  async fill(tx, count) {
    await tx.many(sql`
      insert into retentions (id, state, last_sign_at, due_on, asked_at, purged_at)
      select u.id, (array['asked', 'purged', 'asked'])[u.n % 3 + 1], now() - interval '25 months', operator_day() - 300 + (hashtext(u.id::text) % 300),
        now() - interval '31 days', case when u.n % 3 = 1 then now() end
      from (select id, row_number() over ()::int as n from users where type = 'Freelance' limit ${count}) u on conflict do nothing`);
    await tx.many(sql`analyze retentions`);
  },
  async known(world, address) {
    const mine = await insertAsked(world.database, world.people.freelance.id);
    // A purge uses them up; nobody renews but their own.
    if (address.endsWith('/renew')) return [mine];
    const others = await Promise.all(Array.from({ length: 12 }, () => asked(world)));
    return [mine, ...others].map((one) => ({ ...one, ...(address.endsWith('/postpone') ? body : {}) }));
  },
};
