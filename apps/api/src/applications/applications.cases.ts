import { randomUUIDv7 } from 'node:crypto';
import { applications } from '@jalon/domain/applications/application-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { aDelivery, aProject } from '../../test/deliveries.ts';
import { companyOf, fresh, ofAdmin } from '../../test/events/callers.ts';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { apply, insertApplication, insertNeed, postNeed } from '../../test/market.ts';
import { about, aboutEach, type Circle, type Kind } from '../../test/matrix/records.ts';
import { makeFile } from '../../test/proofs.ts';
import type { Happens } from '../../test/told.ts';
import { putInOrder } from '../../test/vigilance.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { watchRetentions } from '../retention/retention.watch.ts';

const slot = '2027-01-05T09:30:00Z';
const place = { minutes: 45, format: 'video', place: null };

/** Theirs to see: of the freelance, or to a need of the company. Everybody else’s is of somebody else, to the same company. */
const application =
  (state: string, slots: readonly string[] = []): Kind =>
  async ({ database, person, companyId }) => {
    const isFreelance = await database.maybe(sql`select 1 from users where id = ${person.id} and type = 'Freelance'`);
    const ownerId = isFreelance ? person.id : (await makePerson(database, { type: 'Freelance' })).id;
    const need = await insertNeed(database, companyId, { state: 'posted' });
    await putInOrder(database, ownerId);
    return insertApplication(database, need.id, ownerId, { state, slots });
  };
const reading = { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'applications.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const deciding = { may: ['company', 'commercial', 'admin'], permission: 'applications.decide', seesAll: ['admin'] } as const;
const decidingOne = { ...deciding, isUnseenByWaiting: true } as const;
const engaging = { ...decidingOne, permission: 'applications.decide&projects.edit' } as const;
const engagement = {
  ...{ version: 1, projectId: null, project: aProject, extendsProject: false, closing: null },
  delivery: { ...aDelivery, buyCents: null },
};
const engagingFor = about((circle) => application('submitted')(circle), {}, engagement);
const staffing = { may: ['commercial', 'admin'], seesAll: ['admin'] } as const;
const own = { may: ['freelance'] } as const;
const rejectingEach = aboutEach(application('submitted'), { reason: 'x' });
const withFile = async (circle: Circle) => {
  const { id } = await application('submitted')(circle);
  return { params: { id, fileId: id } };
};
async function freshProfile(database: Database, ownerId: string): Promise<void> {
  await database.many(sql`
    insert into freelance_profiles (user_id, title, is_private) values (${ownerId}, 'Développeuse', true) on conflict do nothing`);
}
/** Of somebody who hides, and shows themselves by applying. */
const withProfile: Kind = async (circle) => {
  const { id } = await application('submitted')(circle);
  const { ownerId } = await circle.database.one<{ ownerId: string }>(sql`select owner_id as "ownerId" from applications where id = ${id}`);
  await freshProfile(circle.database, ownerId);
  return { id };
};
const sent = { message: 'Bonjour', dailyRateCents: 60_000, annualSalaryCents: null, availableFrom: null };

const ofOwner = (make: (circle: Circle) => Promise<object>) => async (world: World) => {
  const as = await fresh(world);
  return { as, call: await make({ database: world.database, person: as, ...(await makeCompany(world.database)) }) };
};
const ofStaff = (make: (circle: Circle) => Promise<object>) =>
  ofAdmin(async ({ database, people: { admin: person } }) => make({ database, person, ...(await makeCompany(database)) }));

/** An application to a need that is qualified first, then whatever the kind says. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const [owner, freelance] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Freelance' })];
  const { id: managerId } = await makePerson(database, { type: 'Commercial' });
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${await companyOf(world, owner)}, ${managerId})`);
  const companyId = await companyOf(world, owner);
  const roleId = await makeRole(database, companyId, ['opportunities.view', 'applications.view']);
  const follower = await makePerson(database, { type: 'Company', at: { companyId, roleId } });
  const need = await postNeed(world, owner, { managerId, associatedIds: [follower.id] });
  const id = await apply(world, freelance, need.id);
  const params = { id };
  const admin = world.as('admin');
  if (!/create|retire|dismiss/.test(kind)) await admin(applications.api.submit, { params, body: {} });
  if (/Slots|pickSlot/.test(kind))
    await admin(applications.api.offerSlots, {
      params,
      body: { slots: [slot, '2027-01-06T09:30:00Z'], minutes: 45, format: 'video', place: null },
    });
  if (kind === 'application.declineSlots')
    await world.as(freelance)(applications.api.declineSlots, { params, body: { message: 'Je suis absente' } });
  if (kind === 'application.pickSlot') await world.as(freelance)(applications.api.pickSlot, { params, body: { at: slot } });
  if (kind === 'application.interview')
    await admin(applications.api.interview, { params, body: { at: slot, minutes: 45, format: 'video', place: null } });
  if (kind === 'application.accept') await admin(applications.api.accept, { params, body: {} });
  if (/reject|reopen/.test(kind)) await admin(applications.api.reject, { params, body: { reason: 'Un autre profil' } });
  if (kind === 'application.reopen') await admin(applications.api.reopen, { params, body: {} });
  if (kind === 'application.retire') await world.as(freelance)(applications.api.retire, { params, body: {} });
  if (kind === 'application.unanswered') {
    await database.many(sql`update applications set since = now() - interval '4 months' where id = ${id}`);
    await watchRetentions(database);
  }
  if (kind === 'application.dismiss') {
    await world.as(owner)(opportunities.api.close, { params: { id: need.id }, body: { reason: 'cancelled', message: '' } });
    await world.work();
  }
  return id;
};

export const cases: Cases = {
  path: '/api/applications',
  rows: {
    'GET /api/applications': reading,
    'GET /api/applications/export/:format': { ...reading, input: { params: { format: 'csv' } } },
    'GET /api/applications/:id': { ...readingOne, record: about(application('submitted')) },
    'GET /api/applications/:id/pdf': {
      ...reading,
      may: ['company', 'commercial', 'admin'],
      isUnseenByWaiting: true,
      record: about(withProfile),
    },
    'GET /api/applications/:id/meetings': {
      ...{ ...reading, may: ['company', 'commercial', 'admin'], isUnseenByWaiting: true, record: about(application('submitted')) },
    },
    // No interview is set, which is told to those who may know.
    'GET /api/applications/:id/calendar': { ...reading, record: about(application('submitted')), status: 404 },
    'GET /api/applications/:id/history': { ...readingOne, record: about(application('submitted')) },
    'POST /api/applications': { ...own, input: { body: { ...sent, opportunityId: randomUUIDv7() } }, status: 409 },
    'POST /api/applications/:id/submit': { ...staffing, record: about(application('new')) },
    'POST /api/applications/:id/offerSlots': {
      ...{ ...decidingOne, record: about(application('submitted'), {}, { slots: [slot, '2027-01-06T09:30:00Z'], ...place }) },
    },
    'POST /api/applications/:id/pickSlot': { ...own, record: about(application('submitted', [slot]), {}, { at: slot }) },
    'POST /api/applications/:id/declineSlots': { ...own, record: about(application('submitted', [slot]), {}, { message: 'x' }) },
    // None was sent with it, which is told to those who may know.
    'GET /api/applications/:id/files/:fileId': { ...reading, record: withFile, status: 404 },
    'POST /api/applications/:id/interview': { ...decidingOne, record: about(application('submitted'), {}, { at: slot, ...place }) },
    'POST /api/applications/:id/accept': { ...decidingOne, record: about(application('interview')) },
    'GET /api/applications/:id/engagement': { ...engaging, record: about(application('submitted')) },
    'POST /api/applications/:id/engage': { ...engaging, record: engagingFor },
    'POST /api/applications/:id/reject': { ...decidingOne, record: about(application('submitted'), {}, { reason: 'x' }) },
    'POST /api/applications/acts/reject': { ...decidingOne, record: rejectingEach },
    'POST /api/applications/:id/retire': { ...own, record: about(application('submitted')) },
    'POST /api/applications/:id/reopen': { ...staffing, record: about(application('rejected')) },
  },
  traces: {
    'POST /api/applications/:id/engage': ['named application.accept', 'answered project.create', 'answered delivery.create'],
  },
  sorted: {
    'GET /api/applications': {
      as: 'admin',
      facts: sql`
        select a.id, extract(epoch from a.sent_at)::float8 as newest, extract(epoch from a.since)::float8 as since from applications a`,
    },
  },
  /** In every state: of the fuzzed freelance, and of others to the fuzzed company. */
  async known({ database, files, people: { company, freelance } }, path) {
    const { companyId } = await database.one<{ companyId: string }>(
      sql`select company_id as "companyId" from users where id = ${company.id}`,
    );
    const fitting = path.endsWith('/submit')
      ? 'new'
      : path.endsWith('/calendar')
        ? 'interview'
        : path.endsWith('/reopen')
          ? 'rejected'
          : 'submitted';
    const states = ['new', 'submitted', 'interview', 'accepted', 'rejected', 'retired', ...Array(5).fill(fitting)];
    const made = states.map(async (state, at) => {
      const need = await insertNeed(database, companyId, { state: 'posted' });
      const ownerId = at % 2 ? freelance.id : (await makePerson(database, { type: 'Freelance' })).id;
      const { id } = await insertApplication(database, need.id, ownerId, { state, slots: state === 'submitted' ? [slot] : [] });
      if (path.endsWith('/pdf')) await freshProfile(database, ownerId);
      const open = await insertNeed(database, companyId, { state: 'posted' });
      const fileId = await makeFile(database, ownerId, 'resume');
      await database.many(sql`update files set record_kind = 'application', record_id = ${id} where id = ${fileId}`);
      await files.put(fileKey(fileId), Buffer.from('abc'));
      return {
        ...engagement,
        id,
        opportunityId: open.id,
        at: slot,
        slots: [slot, '2027-01-06T09:30:00Z'],
        ...sent,
        ...{ fileId, resumeId: null, records: [{ id, version: 1 }] },
      };
    });
    return Promise.all(made);
  },
  happens: {
    'application.create': happensTo,
    'application.submit': happensTo,
    'application.offerSlots': happensTo,
    'application.pickSlot': happensTo,
    'application.declineSlots': happensTo,
    'application.interview': happensTo,
    'application.accept': happensTo,
    'application.reject': happensTo,
    'application.dismiss': happensTo,
    'application.unanswered': happensTo,
    'application.retire': happensTo,
    'application.reopen': happensTo,
  },
  reads: { application: (world, reader, id) => world.as(reader)(applications.api.read, { params: { id } }) },
  valid: {
    'POST /api/applications': async (world) => {
      const { companyId } = await makeCompany(world.database);
      const need = await insertNeed(world.database, companyId, { state: 'posted' });
      return { as: await fresh(world), call: { body: { ...sent, opportunityId: need.id } } };
    },
    'POST /api/applications/:id/pickSlot': ofOwner(about(application('submitted', [slot]), {}, { at: slot })),
    'POST /api/applications/:id/declineSlots': ofOwner(about(application('submitted', [slot]), {}, { message: 'x' })),
    'POST /api/applications/:id/retire': ofOwner(about(application('submitted'))),
    'POST /api/applications/:id/submit': ofStaff(about(application('new'))),
    'POST /api/applications/:id/engage': ofStaff(engagingFor),
    'POST /api/applications/:id/reopen': ofStaff(about(application('rejected'))),
    'POST /api/applications/acts/reject': ofStaff(rejectingEach),
  },
  table: 'applications',
};
