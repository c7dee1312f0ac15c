import { randomUUIDv7 } from 'node:crypto';
import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** An application that a company has been given. */
async function anApplication(database: Tx, companyId: string, ownerId: string, id = randomUUIDv7()): Promise<string> {
  const needId = randomUUIDv7();
  await database.many(sql`
    insert into opportunities (id, company_id, state, title, contract_type, remote) values (${needId}, ${companyId}, 'posted', 'Un besoin', 'Freelance', 'none')`);
  await database.many(sql`
    insert into applications (id, opportunity_id, owner_id, company_id, state, message, submitted_at)
    values (${id}, ${needId}, ${ownerId}, ${companyId}, 'submitted', '', now())`);
  return id;
}
const application: Kind = async ({ database, companyId }) => ({
  id: await anApplication(database, companyId, (await makePerson(database, { type: 'Freelance' })).id),
});

/** Whose side somebody of the matrix is on. */
async function aNote(
  { database, person }: Pick<Circle, 'database' | 'person'>,
  { id: applicationId }: { id: string },
): Promise<{ id: string }> {
  return database.one(sql`
    insert into application_notes (id, application_id, owner_id, company_id, text)
    select ${randomUUIDv7()}, ${applicationId}, u.id, u.company_id, 'Une note' from users u where u.id = ${person.id} returning id`);
}
const note: Kind = async (circle) => aNote(circle, await application(circle));

const team = { may: ['company', 'commercial', 'admin'], permission: 'applications.view' } as const;
const teamOfOne = { ...team, isUnseenByWaiting: true } as const;
const reading = { ...teamOfOne, seesAll: ['admin'] } as const;
const filled = randomUUIDv7();
const nowhere = { query: { applicationId: randomUUIDv7() } };

export const cases: Cases = {
  path: '/api/application-notes',
  rows: {
    'GET /api/application-notes': { ...team, input: nowhere },
    'GET /api/application-notes/export/:format': { ...team, input: { params: { format: 'csv' }, ...nowhere } },
    'GET /api/application-notes/:id': { ...teamOfOne, record: about(note) },
    'GET /api/application-notes/:id/history': { ...teamOfOne, record: about(note) },
    'POST /api/application-notes': {
      ...team,
      input: { body: { applicationId: randomUUIDv7(), text: 'x', isShared: false } },
      status: 422,
    },
    'DELETE /api/application-notes/:id': { ...teamOfOne, record: about(note) },
    'GET /api/applications/:id/profile': { ...reading, record: about(application) },
    'PUT /api/applications/:id/rating': { ...reading, record: about(application, {}, { stars: 4 }) },
    'GET /api/applications/clock': { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'applications.view' },
  },
  silent: { 'PUT /api/applications/:id/rating': 'one’s own opinion, for one’s team: no history tells it' },
  valid: {
    'POST /api/application-notes': async ({ database, people: { admin, company, freelance } }: World) => {
      const { companyId } = await database.one<{ companyId: string }>(
        sql`select company_id as "companyId" from users where id = ${company.id}`,
      );
      const applicationId = await anApplication(database, companyId, freelance.id);
      return { as: admin, call: { body: { applicationId, text: 'Une note', isShared: true } } };
    },
  },
  sorted: {
    'GET /api/application-notes': {
      as: 'admin',
      call: { query: { applicationId: filled } },
      facts: sql`select id, extract(epoch from created_at)::float8 as newest from application_notes where application_id = ${filled}`,
    },
  },
  table: 'application_notes',
  /** Most are on one application: a list has pages. The others have a few each, as usual. */
  async fill(tx, count) {
    const { companyId } = await tx.one<{ companyId: string }>(sql`select id as "companyId" from companies limit 1`);
    const { id } = await tx.one<{ id: string }>(sql`select id from users where type = 'Freelance' order by id limit 1`);
    await anApplication(tx, companyId, id, filled);
    await tx.many(sql`
      insert into application_notes (id, application_id, owner_id, text, created_at)
      select gen_random_uuid(), ${filled}, (select id from users where type = 'Admin' limit 1), md5(n::text), now() - n % 7 * interval '1 hour'
      from generate_series(1, ${count}::int) n`);
    const others = await Promise.all(Array.from({ length: 50 }, () => anApplication(tx, companyId, id)));
    await tx.many(sql`
      insert into application_notes (id, application_id, owner_id, text)
      select gen_random_uuid(), a.id, (select id from users where type = 'Admin' limit 1), 'Une note'
      from unnest(${others}::uuid[]) a(id), generate_series(1, ${Math.ceil(count / 200)}::int)`);
    await tx.many(sql`analyze application_notes`);
  },
  async known({ database, people: { company, admin, freelance } }) {
    const { companyId } = await database.one<{ companyId: string }>(
      sql`select company_id as "companyId" from users where id = ${company.id}`,
    );
    const id = await anApplication(database, companyId, freelance.id);
    const notes = await Promise.all([company, admin].flatMap((person) => [1, 2, 3].map(() => aNote({ database, person }, { id }))));
    return [{ applicationId: id, id }, ...notes.map((one) => ({ ...one, applicationId: id }))];
  },
};
