import { randomUUIDv7 } from 'node:crypto';
import type { Cases } from '../../test/features.ts';
import { about, type Circle } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const path = '/api/benefits';
const insert = (state: 'draft' | 'published', id = randomUUIDv7()) => sql`
  insert into benefits (id, state, partner, title, text, code, link) values (${id}, ${state}, 'Banque', ${id}, '<p>Oui</p>', 'JALON', '') returning id, version`;
const published = ({ database }: Pick<Circle, 'database'>) => database.one<{ id: string }>(insert('published'));
const draft = ({ database }: Pick<Circle, 'database'>) => database.one<{ id: string }>(insert('draft'));

const body = { partner: 'Banque', title: 'Un an offert', text: '<p>Oui</p>', code: 'JALON', link: '', endsOn: null };
const viewing = { may: ['freelance', 'admin'], isCommon: true } as const;
const writing = { may: ['admin'], isCommon: true } as const;

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: viewing,
    [`GET ${path}/:id`]: { ...viewing, record: about(published) },
    [`GET ${path}/:id/history`]: { ...viewing, record: about(published) },
    [`GET ${path}/export/:format`]: { ...viewing, input: { params: { format: 'csv' } } },
    [`POST ${path}`]: { ...writing, input: { body }, status: 201 },
    [`PUT ${path}/:id`]: { ...writing, record: about(published, {}, { ...body, version: 1 }) },
    [`POST ${path}/:id/publish`]: { ...writing, record: about(draft) },
    [`POST ${path}/:id/unpublish`]: { ...writing, record: about(published) },
    [`POST ${path}/:id/move`]: { ...writing, record: about(published, {}, { after: null }) },
    [`DELETE ${path}/:id`]: { ...writing, record: about(draft) },
    [`POST ${path}/:id/use`]: { may: ['freelance'], isCommon: true, record: about(published, {}, { how: 'copy' }) },
  },
  silent: { [`POST ${path}/:id/use`]: 'counted, not told' },
  sorted: { [`GET ${path}`]: { as: 'admin', facts: sql`select id, rank::float8 as rank from benefits` } },
  table: 'benefits',
  async fill(tx, count) {
    await tx.many(sql`
      insert into benefits (id, state, partner, title, text, code, link)
      select gen_random_uuid(), case when n % 10 = 0 then 'draft' else 'published' end, 'Partenaire ' || md5(n::text), 'Offre ' || n, '<p>Oui</p>', 'CODE', ''
      from generate_series(1, ${count}::int) n`);
    await tx.many(sql`analyze benefits`);
  },
  known: async ({ database }) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, n) => ({ ...(await (n % 2 ? draft : published)({ database })), after: null, code: 'JALON' })),
    ),
};
