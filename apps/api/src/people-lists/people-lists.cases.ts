import { randomUUIDv7 } from 'node:crypto';
import { makePerson, makeProfile } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import type { World } from '../../test/harness.ts';
import { about, type Kind, talent } from '../../test/matrix/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** A list of somebody's own: nobody else's. */
const aList = (tx: Tx, ownerId: string, state = 'kept', id = randomUUIDv7()): Promise<Known & { id: string }> =>
  tx.one(sql`
    insert into people_lists (id, owner_id, company_id, name, state)
    select ${id}, u.id, u.company_id, ${id}, ${state} from users u where u.id = ${ownerId} returning id, version, name`);
const list: Kind = ({ database, person }) => aList(database, person.id);

/** One to be taken back: whoever has as many as there may be would be refused. */
const removed: Kind = async ({ database, person: { id } }) => {
  await database.many(sql`delete from people_lists where owner_id = ${id} and state = 'kept'`);
  return aList(database, id, 'removed');
};

const aPerson = async (database: Tx): Promise<string> => {
  const { id } = await makePerson(database, { type: 'Freelance' });
  await makeProfile(database, id);
  return id;
};

const keeping = { may: ['company', 'commercial', 'admin'], permission: 'freelances.view', isForValidated: true } as const;
const naming = () => ({ name: randomUUIDv7(), isShared: false });

export const cases: Cases = {
  path: '/api/people-lists',
  rows: {
    'GET /api/people-lists': keeping,
    'GET /api/people-lists/export/:format': { ...keeping, input: { params: { format: 'csv' } } },
    'GET /api/people-lists/:id': { ...keeping, record: about(list) },
    'GET /api/people-lists/:id/history': { ...keeping, record: about(list) },
    'POST /api/people-lists': { ...keeping, isCommon: true, record: async () => ({ body: naming() }), status: 201 },
    'PUT /api/people-lists/:id': { ...keeping, record: async (circle) => about(list, {}, { ...naming(), version: 1 })(circle) },
    'POST /api/people-lists/:id/clear': { ...keeping, may: ['company'], record: about(list) },
    'POST /api/people-lists/:id/remove': { ...keeping, record: about(list) },
    'POST /api/people-lists/:id/restore': { ...keeping, record: about(removed) },
    'PUT /api/people-lists/:id/people': {
      ...keeping,
      record: async (circle) => about(list, {}, { personIds: [await aPerson(circle.database)], isIn: true })(circle),
    },
    'GET /api/people-lists/of/:id': { ...keeping, isCommon: true, record: about(talent) },
    'PUT /api/people-lists/of/:id/favourite': { ...keeping, isCommon: true, record: about(talent, {}, { isFavourite: true }) },
  },
  silent: {
    'PUT /api/people-lists/:id/people': 'who is in a list is told by the list: a history would name people who have left',
    'PUT /api/people-lists/of/:id/favourite': 'whom somebody keeps is their own affair',
  },
  sorted: {
    'GET /api/people-lists': { as: 'admin', facts: sql`select id, name from people_lists where is_shared and company_id is null` },
  },
  table: 'people_lists',
  /** Of many people, a few each, of which some are shared. */
  async fill(tx, count) {
    await tx.many(sql`
      insert into people_lists (id, owner_id, company_id, name, is_shared)
      select gen_random_uuid(), u.id, u.company_id, md5(n::text), n <= 20
      from (select id, company_id, row_number() over (order by id) as rank from users where type in ('Company', 'Commercial')) u
      join generate_series(1, ${count}::int) n on u.rank = 1 + n % (select count(*) from users where type in ('Company', 'Commercial'))`);
    await tx.many(sql`
      insert into people_lists (id, owner_id, name, is_shared)
      select gen_random_uuid(), u.id, md5(n::text), true from (select id from users where type = 'Admin' limit 1) u, generate_series(1, 30) n`);
    await tx.many(sql`
      insert into people_list_members (list_id, person_id)
      select l.id, p.user_id from (select id from people_lists order by id limit 500) l, (select user_id from freelance_profiles limit 20) p`);
    await tx.many(sql`analyze people_lists, people_list_members`);
  },
  async known({ database, people }: World, path) {
    const personId = await aPerson(database);
    if (path.includes('/of/')) return [{ id: personId }];
    const state = path.endsWith('/restore') ? 'removed' : 'kept';
    const owners = [people.admin, people.commercial, people.company].flatMap(({ id }) => [id, id, id]);
    if (state === 'removed') await database.many(sql`delete from people_lists where owner_id = any(${owners}) and state = 'kept'`);
    const lists = await Promise.all(owners.map((id) => aList(database, id, state)));
    return lists.map((one) => ({ ...one, personIds: [personId] }));
  },
};
