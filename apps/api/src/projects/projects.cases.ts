import { randomUUIDv7 } from 'node:crypto';
import { projects } from '@jalon/domain/projects/project-api';
import { aProject, fillProjects, insertDelivery } from '../../test/deliveries.ts';
import { companyOf, ofAdmin, ofOwner } from '../../test/events/callers.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import { makeFile } from '../../test/proofs.ts';
import type { Happens } from '../../test/told.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';

const paths = '/api/projects';
/** Theirs to see: a freelance has a delivery in it, a company has the project. */
const project =
  (state = 'ongoing'): Kind =>
  async ({ database, person, companyId }) => {
    const isFreelance = await database.maybe(sql`select 1 from users where id = ${person.id} and type = 'Freelance'`);
    const ownerId = isFreelance ? person.id : (await makePerson(database, { type: 'Freelance' })).id;
    const { projectId: id } = await insertDelivery(database, { ownerId, companyId });
    await database.many(sql`update projects set state = ${state} where id = ${id}`);
    return { id };
  };
const empty: Kind = async (circle) => {
  const { id } = await project()(circle);
  await circle.database.many(sql`delete from deliveries where project_id = ${id}`);
  return { id };
};
const attached = async (circle: Circle) => {
  const [{ id }, fileId] = [await project()(circle), await makeFile(circle.database, circle.person.id)];
  await circle.database.many(sql`update files set record_kind = 'project', record_id = ${id} where id = ${fileId}`);
  return { id, fileId };
};
const detaching = async (circle: Circle) => {
  const { id, fileId } = await attached(circle);
  return { params: { id }, body: { fileId } };
};
const reading = { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'projects.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const keeping = {
  may: ['company', 'commercial', 'admin'],
  permission: 'projects.edit',
  seesAll: ['admin'],
  isUnseenByWaiting: true,
} as const;
const aNew = { ...aProject, companyId: null, opportunityId: null };

/** A project of a company that somebody looks after; then whatever the kind says, by one of its people. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const [person, commercial] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Commercial' })];
  await makePerson(database, { type: 'Company', at: { companyId: await companyOf(world, person) } });
  await database.many(sql`
    insert into company_commercials (company_id, user_id) select company_id, ${commercial.id} from users where id = ${person.id}`);
  const as = world.as(person);
  const { id } = (await as(projects.api.create, { body: aNew })).body;
  const params = { id };
  if (kind === 'project.attach') await as(projects.api.attach, { params, body: { fileId: await makeFile(database, person.id) } });
  if (kind === 'project.finish') await as(projects.api.finish, { params, body: {} });
  if (kind === 'project.reopen') {
    await database.many(sql`update projects set state = 'finished' where id = ${id}`);
    await as(projects.api.reopen, { params, body: {} });
  }
  return id;
};

export const cases: Cases = {
  path: paths,
  rows: {
    [`GET ${paths}`]: reading,
    [`GET ${paths}/export/:format`]: { ...reading, input: { params: { format: 'csv' } } },
    [`GET ${paths}/counts`]: reading,
    [`GET ${paths}/people`]: { may: keeping.may, permission: 'projects.edit', but: { commercial: 404, admin: 404 } },
    [`GET ${paths}/:id`]: { ...readingOne, record: about(project()) },
    [`GET ${paths}/:id/months`]: { ...readingOne, record: about(project()) },
    [`GET ${paths}/:id/history`]: { ...readingOne, record: about(project()) },
    [`GET ${paths}/:id/files/:fileId`]: {
      ...readingOne,
      // Its content is not in the store.
      ...{ record: async (circle: Circle) => ({ params: await attached(circle) }), status: 404 },
    },
    // The staff say whose it is, which a company's people may not.
    [`POST ${paths}`]: {
      ...{ may: keeping.may, permission: 'projects.edit', input: { body: aNew }, status: 201, but: { commercial: 422, admin: 422 } },
      isForValidated: true,
    },
    [`PUT ${paths}/:id`]: { ...keeping, record: about(project(), {}, { ...aProject, version: 1 }) },
    [`POST ${paths}/:id/attach`]: { ...keeping, record: about(project(), {}, { fileId: randomUUIDv7() }), status: 422 },
    [`POST ${paths}/:id/detach`]: { ...keeping, record: detaching },
    [`POST ${paths}/:id/finish`]: { ...keeping, record: about(project()) },
    [`POST ${paths}/:id/reopen`]: { ...keeping, record: about(project('finished')) },
    [`DELETE ${paths}/:id`]: { ...keeping, record: about(empty) },
  },
  sorted: {
    [`GET ${paths}`]: {
      as: 'admin',
      facts: sql`select p.id, p.title, (p.starts_on - date '2000-01-01') as "startsOn", (p.ends_on - date '2000-01-01') as "endsOn" from projects p`,
      last: ['endsOn'],
    },
  },
  /** Those of the fuzzed company with deliveries of the fuzzed freelance, in each state, and some without any. */
  async known(world, path) {
    const { database, files, people } = world;
    const companyId = await companyOf(world, people.company);
    const make = async (at: number) => {
      const circle = { database, person: people.freelance, companyId };
      const { id } =
        path.endsWith('/:id') && at % 2 ? await empty(circle) : await project(path.endsWith('/reopen') ? 'finished' : 'ongoing')(circle);
      const fileId = await makeFile(database, people.company.id);
      await files.put(fileKey(fileId), Buffer.from('abc'));
      if (/detach|fileId/.test(path))
        await database.many(sql`update files set record_kind = 'project', record_id = ${id} where id = ${fileId}`);
      return { id, version: 1, fileId, ...aNew, companyId, salesContactId: at % 2 ? people.commercial.id : null };
    };
    return Promise.all(Array.from({ length: 10 }, (_, at) => make(at)));
  },
  happens: { 'project.create': happensTo, 'project.attach': happensTo, 'project.finish': happensTo, 'project.reopen': happensTo },
  reads: { project: (world, reader, id) => world.as(reader)(projects.api.read, { params: { id } }) },
  valid: {
    [`POST ${paths}`]: ofOwner(async () => ({ body: aNew })),
    [`POST ${paths}/:id/attach`]: ofAdmin(async ({ database, people: { admin: person } }) => {
      const circle = { database, person, ...(await makeCompany(database)) };
      return about(project(), {}, { fileId: await makeFile(database, person.id) })(circle);
    }),
  },
  table: 'projects',
  fill: fillProjects,
};
