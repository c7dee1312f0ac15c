import { addDays } from '@jalon/domain/core/dates';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { aDelivery, insertDelivery } from '../../test/deliveries.ts';
import { companyOf, ofAdmin } from '../../test/events/callers.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { about, aboutEach, type Circle, type Kind } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import { putInOrder, withoutPapers } from '../../test/vigilance.ts';
import { sql } from '../db/sql.ts';
import { watchVigilance } from '../vigilance/vigilance.watch.ts';
import { watchDeliveries } from './deliveries.records.ts';

const paths = '/api/deliveries';
/** Theirs to see: of the freelance, or of the company. */
const delivery =
  (state = 'ongoing'): Kind =>
  async ({ database, person, companyId }) => {
    const isFreelance = await database.maybe(sql`select 1 from users where id = ${person.id} and type = 'Freelance'`);
    return insertDelivery(database, {
      ownerId: isFreelance ? person.id : (await makePerson(database, { type: 'Freelance' })).id,
      companyId,
      state,
    });
  };
const renewal = { resumesOn: '2027-01-04', endsOn: '2027-03-31', daysAdded: 2000 };
const resuming = { resumesOn: '2026-11-02' };
const stopping = { stoppedOn: '2026-11-16', reason: 'x' };
const reading = { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'deliveries.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const staffing = { may: ['commercial', 'admin'], seesAll: ['admin'] } as const;

/** What a new one is written with: a project of the company, and an accepted application to it. */
async function newIn({ database, companyId }: Pick<Circle, 'database' | 'companyId'>) {
  const ownerId = (await makePerson(database, { type: 'Freelance' })).id;
  const { projectId } = await insertDelivery(database, { ownerId, companyId });
  const need = await insertNeed(database, companyId, { state: 'posted' });
  const { id: applicationId } = await insertApplication(database, need.id, ownerId, { state: 'accepted' });
  return { ...aDelivery, buyCents: null, projectId, ownerId, applicationId };
}

const ofStaff = (make: (circle: Circle) => Promise<object>) =>
  ofAdmin(async ({ database, people: { admin: person } }) => make({ database, person, ...(await makeCompany(database)) }));

/** One whose project has a sales contact, with people on the side of the client; then whatever the kind says, by an administrator or the clock. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const client = await makePerson(database, { type: 'Company' });
  const commercial = await makePerson(database, { type: 'Commercial' });
  const companyId = await companyOf(world, client);
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const body = await newIn({ database, companyId });
  await database.many(sql`update projects set sales_contact_id = ${commercial.id} where id = ${body.projectId}`);
  const admin = world.as('admin');
  const { id } = (await admin(deliveries.api.create, { body })).body;
  const params = { id };
  if (/lack|release/.test(kind)) await database.many(sql`update deliveries set held_at = now() where id = ${id}`);
  if (kind === 'delivery.lack') await database.many(sql`delete from documents where owner_id = ${body.ownerId}`);
  if (/lack|release/.test(kind)) await watchVigilance(database);
  if (kind === 'delivery.ask') await admin(deliveries.api.ask, { params, body: {} });
  if (kind === 'delivery.update') await admin(deliveries.api.update, { params, body: { ...aDelivery, version: 1 } });
  if (/flagRenewable|renew$/.test(kind)) await admin(deliveries.api.flagRenewable, { params, body: {} });
  if (kind === 'delivery.renew')
    await admin(deliveries.api.renew, { params, body: { resumesOn: addDays(aDelivery.endsOn, 1), endsOn: '2027-06-30', daysAdded: 1000 } });
  if (/stop|resume/.test(kind))
    await admin(deliveries.api.stop, { params, body: { stoppedOn: aDelivery.startsOn, reason: 'Projet suspendu' } });
  if (kind === 'delivery.resume') await admin(deliveries.api.resume, { params, body: { resumesOn: addDays(aDelivery.startsOn, 1) } });
  if (kind === 'delivery.finish') await admin(deliveries.api.finish, { params, body: {} });
  if (kind === 'delivery.warn') await watchDeliveries(database, 'Europe/Paris', new Date('2027-03-01T08:00:00Z'));
  return id;
};

export const cases: Cases = {
  path: paths,
  rows: {
    [`GET ${paths}`]: reading,
    [`GET ${paths}/export/:format`]: { ...reading, input: { params: { format: 'csv' } } },
    [`GET ${paths}/:id`]: { ...readingOne, record: about(delivery()) },
    [`GET ${paths}/:id/history`]: { ...readingOne, record: about(delivery()) },
    // A project that is not theirs is told at its field.
    [`POST ${paths}`]: {
      ...{ may: ['company', 'commercial', 'admin'], permission: 'projects.edit', isCommon: true, input: { body: {} }, status: 422 },
    },
    [`PUT ${paths}/:id`]: { ...staffing, record: about(delivery(), {}, { ...aDelivery, version: 1 }) },
    [`POST ${paths}/:id/flagRenewable`]: { ...staffing, record: about(delivery()) },
    [`POST ${paths}/:id/renew`]: { ...staffing, record: about(delivery('finished'), {}, renewal) },
    [`POST ${paths}/:id/stop`]: { ...staffing, record: about(delivery(), {}, stopping) },
    [`POST ${paths}/:id/resume`]: { ...staffing, record: about(delivery('stopped'), {}, resuming) },
    [`POST ${paths}/:id/finish`]: { ...staffing, record: about(delivery()) },
    [`POST ${paths}/:id/authorise`]: { ...staffing, record: about(withoutPapers(delivery()), {}, { reason: 'Promise pour demain' }) },
    [`POST ${paths}/:id/ask`]: { ...staffing, record: about(delivery()) },
    [`POST ${paths}/acts/ask`]: { ...staffing, record: aboutEach(delivery()) },
    [`DELETE ${paths}/:id`]: { ...staffing, record: about(delivery()) },
  },
  sorted: {
    [`GET ${paths}`]: {
      as: 'admin',
      facts: sql`select d.id, (d.starts_on - date '2000-01-01') as "startsOn", (d.ends_on - date '2000-01-01') as "endsOn" from deliveries d`,
    },
  },
  /** Those of the fuzzed company and the fuzzed freelance, in every state, and what new ones are written with. */
  async known(world, path) {
    const { database, people } = world;
    const companyId = await companyOf(world, people.company);
    const fitting = path.endsWith('/renew') ? 'finished' : path.endsWith('/resume') ? 'stopped' : 'ongoing';
    const rows = await Promise.all(
      ['ongoing', 'renewable', 'stopped', 'finished', ...Array(5).fill(fitting)].map(async (state) => {
        const { id } = await delivery(state)({ database, person: people.freelance, companyId });
        return {
          id,
          version: 1,
          ...(await newIn({ database, companyId })),
          ...renewal,
          ...stopping,
          ...(path.endsWith('/resume') && resuming),
          ...(path === paths && { endsOn: aDelivery.endsOn }),
        };
      }),
    );
    // Other calls may have left them without; an exception is made where some lack.
    await database.many(sql`delete from documents where owner_id = ${people.freelance.id}`);
    if (!path.endsWith('/authorise')) await putInOrder(database, people.freelance.id);
    return rows;
  },
  happens: {
    'delivery.create': happensTo,
    'delivery.update': happensTo,
    'delivery.flagRenewable': happensTo,
    'delivery.renew': happensTo,
    'delivery.stop': happensTo,
    'delivery.resume': happensTo,
    'delivery.finish': happensTo,
    'delivery.warn': happensTo,
    'delivery.ask': happensTo,
    'delivery.lack': happensTo,
    'delivery.release': happensTo,
  },
  reads: { delivery: (world, reader, id) => world.as(reader)(deliveries.api.read, { params: { id } }) },
  valid: {
    [`PUT ${paths}/:id`]: ofStaff(about(delivery(), {}, { ...aDelivery, version: 1 })),
    [`POST ${paths}/:id/flagRenewable`]: ofStaff(about(delivery())),
    [`POST ${paths}/:id/renew`]: ofStaff(about(delivery('finished'), {}, renewal)),
    [`POST ${paths}/:id/stop`]: ofStaff(about(delivery(), {}, stopping)),
    [`POST ${paths}/:id/resume`]: ofStaff(about(delivery('stopped'), {}, resuming)),
    [`POST ${paths}/:id/finish`]: ofStaff(about(delivery())),
    [`POST ${paths}/:id/authorise`]: ofStaff(about(withoutPapers(delivery()), {}, { reason: 'Promise pour demain' })),
    [`POST ${paths}/:id/ask`]: ofStaff(about(delivery())),
    [`POST ${paths}/acts/ask`]: ofStaff(aboutEach(delivery())),
    [`DELETE ${paths}/:id`]: ofStaff(about(delivery())),
    [`POST ${paths}`]: ofAdmin(async ({ database }) => ({ body: await newIn({ database, ...(await makeCompany(database)) }) })),
  },
  table: 'deliveries',
};
