import { randomUUIDv7 } from 'node:crypto';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import type { World } from '../../test/harness.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const insert = (ownerId: string, id = randomUUIDv7()) => sql`
  insert into views (id, owner_id, list, name, query) values (${id}, ${ownerId}, 'documents', ${id}, 'f.state=accepted') returning id, version, list`;
const own: Kind = ({ database, person }) => database.one(insert(person.id));

const content = { query: 'f.state=refused&sort=owner', isShared: false, isTold: false };
const body = () => ({ name: randomUUIDv7(), ...content });
const viewing = { may: ['admin', 'commercial', 'company', 'freelance'] } as const;
const documents = { query: { list: 'documents' } };

export const cases: Cases = {
  path: '/api/views',
  rows: {
    'GET /api/views': { ...viewing, input: documents },
    'GET /api/views/:id': { ...viewing, record: about(own) },
    'GET /api/views/:id/history': { ...viewing, record: about(own) },
    'GET /api/views/export/:format': { ...viewing, input: { params: { format: 'csv' }, ...documents } },
    'POST /api/views': { ...viewing, isCommon: true, record: async () => ({ body: { list: 'documents', ...body() } }), status: 201 },
    'PUT /api/views/:id': { ...viewing, record: async (circle) => about(own, {}, { ...body(), version: 1 })(circle) },
    'DELETE /api/views/:id': { ...viewing, record: about(own) },
  },
  sorted: { 'GET /api/views': { as: 'admin', call: documents, facts: sql`select id, name from views where is_shared` } },
  table: 'views',
  /** Of many people, a few each, of which some are shared. */
  async fill(tx, count) {
    await tx.many(sql`
      insert into views (id, owner_id, list, name, query, is_shared)
      select gen_random_uuid(), u.id, 'documents', md5(n::text), '', n <= 20
      from (select id, row_number() over (order by id) as rank from users where type <> 'Admin') u join generate_series(1, ${count}::int) n on u.rank = 1 + n % (select count(*) from users where type <> 'Admin')`);
    await tx.many(sql`analyze views`);
  },
  known: ({ database, people }: World) =>
    Promise.all(
      [people.admin, people.commercial, people.company, people.freelance].flatMap(({ id }) =>
        [1, 2, 3, 4].map(() => database.one<Known>(insert(id))),
      ),
    ),
};
