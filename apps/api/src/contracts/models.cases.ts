import type { Cases } from '../../test/features.ts';
import { about, type Circle } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const path = '/api/contract-models';
type Found = { id: string; version: number };
const one = ({ database }: Pick<Circle, 'database'>) =>
  database.one<Found>(sql`select id, version from contract_models order by rank limit 1`);
const changed = async ({ database }: Pick<Circle, 'database'>) =>
  database.one<Found>(sql`update contract_models set state = 'changed', text = '<p>Nous</p>' where name = 'CDI' returning id, version`);
const changing = async ({ database }: Circle) => {
  const { id, version } = await one({ database });
  return { params: { id }, body: { text: '<p>{{person}}</p>', version } };
};

const reading = { may: ['commercial', 'admin'], isCommon: true } as const;
const writing = { may: ['admin'], isCommon: true } as const;

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: reading,
    [`GET ${path}/export/:format`]: { ...reading, input: { params: { format: 'csv' } } },
    [`GET ${path}/:id`]: { ...reading, record: about(one) },
    [`GET ${path}/:id/history`]: { ...reading, record: about(one) },
    [`PUT ${path}/:id`]: { ...writing, record: changing },
    [`POST ${path}/:id/restore`]: { ...writing, record: about(changed) },
  },
  sorted: { [`GET ${path}`]: { as: 'admin', facts: sql`select id, rank::float8 as rank from contract_models` } },
  known: async ({ database }) => {
    await changed({ database });
    const rows = await database.many<Found>(sql`select id, version from contract_models`);
    return rows.map((row) => ({ ...row, text: '<p>{{person}}</p>' }));
  },
  table: 'contract_models',
  // There is one of each name, which are too few to be put in an order.
  async fill(tx, count) {
    await tx.many(sql`alter table contract_models drop constraint if exists contract_models_name_key`);
    await tx.many(
      sql`insert into contract_models (id, name, rank) select gen_random_uuid(), 'CDI', (n * 7919) % 30011 from generate_series(6, ${count}::int + 5) n`,
    );
    await tx.many(sql`analyze contract_models`);
  },
};
