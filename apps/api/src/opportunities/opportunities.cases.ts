import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { companyOf, ofOwner } from '../../test/events/callers.ts';
import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { fillApplications, fillNeeds, insertNeed } from '../../test/market.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import { aNeed } from '../../test/need.ts';
import type { Happens } from '../../test/told.ts';
import { sql } from '../db/sql.ts';

const need =
  (state: string): Kind =>
  ({ database, companyId }) =>
    insertNeed(database, companyId, { state });
/** One that a freelance may be shown too, whosesoever it is. */
const reading = {
  may: ['freelance', 'company', 'commercial', 'admin'],
  permission: 'opportunities.view',
  seesAll: ['freelance', 'admin'],
} as const;
const managing = { may: ['company', 'commercial', 'admin'], seesAll: ['admin'] } as const;
const publishing = { ...managing, permission: 'opportunities.publish' } as const;
const editing = async (circle: Circle) => ({ params: await need('posted')(circle), body: { ...aNeed, version: 1 } });
const closing = { reason: 'filled', message: '' };

/** A need of a company that somebody looks after; then whatever the kind says, by one of its people. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const [person, commercial] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Commercial' })];
  await database.many(sql`
    insert into company_commercials (company_id, user_id) select company_id, ${commercial.id} from users where id = ${person.id}`);
  // What is taken back at once is told to nobody, so this one was posted before.
  const isOlder = kind === 'opportunity.unpost';
  const { id } = isOlder
    ? await insertNeed(database, await companyOf(world, person), { state: 'posted' })
    : (await world.as(person)(opportunities.api.create, { body: { ...aNeed, companyId: null } })).body;
  const params = { id };
  if (kind !== 'opportunity.create' && !isOlder) await world.as(person)(opportunities.api.post, { params, body: {} });
  if (kind === 'opportunity.unpost') await world.as(person)(opportunities.api.unpost, { params, body: {} });
  if (/close|reopen/.test(kind)) await world.as(person)(opportunities.api.close, { params, body: { reason: 'filled', message: '' } });
  if (kind === 'opportunity.reopen') await world.as(person)(opportunities.api.reopen, { params, body: {} });
  return id;
};

export const cases: Cases = {
  path: '/api/opportunities',
  rows: {
    'GET /api/opportunities': reading,
    'GET /api/opportunities/export/:format': { ...reading, input: { params: { format: 'csv' } } },
    'GET /api/opportunities/facets': reading,
    'GET /api/opportunities/counts': { may: managing.may, permission: 'opportunities.view' },
    'GET /api/opportunities/people': {
      ...{ may: managing.may, permission: 'opportunities.create|opportunities.edit', but: { commercial: 404, admin: 404 } },
    },
    'GET /api/opportunities/:id': { ...reading, record: about(need('posted')) },
    'GET /api/opportunities/:id/history': { ...reading, record: about(need('posted')) },
    // The staff say whose it is, which a company's people may not.
    'POST /api/opportunities': {
      ...{ may: managing.may, permission: 'opportunities.create', input: { body: { ...aNeed, companyId: null } }, status: 201 },
      but: { commercial: 422, admin: 422 },
    },
    'PUT /api/opportunities/:id': { ...managing, permission: 'opportunities.edit', isForValidated: 'own', record: editing },
    'POST /api/opportunities/:id/post': { ...publishing, isForValidated: 'own', record: about(need('not_posted')) },
    'POST /api/opportunities/:id/unpost': { ...publishing, isForValidated: 'own', record: about(need('posted')) },
    'POST /api/opportunities/:id/close': { ...publishing, isForValidated: 'own', record: about(need('posted'), {}, closing) },
    'POST /api/opportunities/:id/reopen': { ...publishing, isForValidated: 'own', record: about(need('closed')) },
    'DELETE /api/opportunities/:id': {
      ...{ ...managing, permission: 'opportunities.delete', isForValidated: 'own', record: about(need('closed')) },
    },
    'PUT /api/opportunities/:id/favourite': {
      may: ['freelance'],
      isCommon: true,
      record: about(need('posted'), {}, { isFavourite: true }),
    },
  },
  silent: { 'PUT /api/opportunities/:id/favourite': 'a favourite is the freelance’s own affair' },
  sorted: {
    'GET /api/opportunities': {
      as: 'admin',
      facts: sql`
        select o.id, o.title, extract(epoch from coalesce(o.posted_at, o.created_at))::float8 as newest, (o.starts_on - date '2000-01-01') as "startsOn"
        from opportunities o`,
      last: ['startsOn'],
    },
  },
  /** Those of the fuzzed company, in every state, and those of another. */
  async known({ database, people: { company, commercial, admin } }, path) {
    const { companyId } = await database.one<{ companyId: string }>(
      sql`select company_id as "companyId" from users where id = ${company.id}`,
    );
    const division = await database.one<{ id: string }>(sql`
      insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, gen_random_uuid()) returning id`);
    const fitting = /reopen|:id$/.test(path) ? 'closed' : path.endsWith('/post') ? 'not_posted' : 'posted';
    const made = await Promise.all(
      ['not_posted', 'posted', 'closed', ...Array(5).fill(fitting)].map((state) => insertNeed(database, companyId, { state })),
    );
    const people = { managerId: commercial.id, associatedIds: [admin.id], contactEmail: 'contact@company.test' };
    const codes = { expertiseArea: 'energy', activityAreas: ['java-developer'], experience: '3', duration: '3', mobilityArea: null };
    const money = { dailyRateFromCents: 50_000, dailyRateToCents: 60_000, annualSalaryCents: 4_500_000 };
    return made.map(({ id }, at) => ({
      ...{ id, version: 1, companyId, divisionId: at % 2 ? division.id : null, startsOn: '2027-01-04', place: 'Lyon' },
      ...(at % 2 ? people : { managerId: null, associatedIds: [], contactEmail: null }),
      ...codes,
      ...money,
      ...{ skills: ['TypeScript'], description: '<p>x</p>', prerequisites: '' },
    }));
  },
  happens: {
    'opportunity.create': happensTo,
    'opportunity.post': happensTo,
    'opportunity.unpost': happensTo,
    'opportunity.close': happensTo,
    'opportunity.reopen': happensTo,
  },
  reads: { opportunity: (world, reader, id) => world.as(reader)(opportunities.api.read, { params: { id } }) },
  valid: {
    'POST /api/opportunities': ofOwner(async () => ({ body: { ...aNeed, companyId: null } })),
  },
  table: 'opportunities',
  // Applications are to needs, so these come first.
  async fill(tx, count) {
    await fillNeeds(tx, count);
    await fillApplications(tx, count);
  },
};
