import { randomUUIDv7 } from 'node:crypto';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf, fresh, ofAdmin } from '../../test/events/callers.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, aboutEach, type Circle, type Kind } from '../../test/matrix/records.ts';
import { fillTimesheets, insertTimesheet } from '../../test/timesheets.ts';
import type { Happens } from '../../test/told.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Of the freelance, or of somebody else on a delivery of the company. */
const timesheet =
  (state: string): Kind =>
  async ({ database, person, companyId }) => {
    const isFreelance = await database.maybe(sql`select 1 from users where id = ${person.id} and type = 'Freelance'`);
    const ownerId = isFreelance ? person.id : (await makePerson(database, { type: 'Freelance' })).id;
    if (isFreelance) await clear(database, ownerId);
    return insertTimesheet(database, { ownerId, companyId, state });
  };
/** Entries of other timesheets on the same days would refuse what is wanted here. */
const clear = (database: Database, ownerId: string) => database.many(sql`delete from timesheets where owner_id = ${ownerId}`);

const reading = { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'timesheets.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const deciding = { may: ['company', 'commercial', 'admin'], permission: 'timesheets.validate', seesAll: ['admin'] } as const;
const decidingOne = { ...deciding, isUnseenByWaiting: true } as const;
const own = { may: ['freelance'] } as const;
const entries = [{ date: '2026-11-02', type: 'production', days: 50, absenceKind: null }];
const changing = { entries, comment: '', version: 1 };
const reasons = { reason: 'x', refusals: [{ date: '2026-11-02', type: 'production', reason: 'x' }] };

const ofOwner = (make: (circle: Circle) => Promise<object>) => async (world: World) => {
  const as = await fresh(world);
  return { as, call: await make({ database: world.database, person: as, ...(await makeCompany(world.database)) }) };
};
const ofStaff = (make: (circle: Circle) => Promise<object>) =>
  ofAdmin(async ({ database, people: { admin: person } }) => make({ database, person, ...(await makeCompany(database)) }));

/** Sent to a company that validates, then whatever the kind says. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const [validator, owner] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Freelance' })];
  const companyId = await companyOf(world, validator);
  const isOpen = /remind$/.test(kind);
  const { id } = await insertTimesheet(database, { ownerId: owner.id, companyId, state: 'new' });
  const params = { id };
  if (!isOpen) await world.as(owner)(timesheets.api.submit, { params, body: {} });
  if (/validate$/.test(kind)) await world.as(validator)(timesheets.api.validate, { params, body: {} });
  if (/unvalidate/.test(kind)) await world.as('admin')(timesheets.api.unvalidate, { params, body: { reason: 'Une erreur' } });
  if (/reject/.test(kind)) await world.as(validator)(timesheets.api.reject, { params, body: { reason: 'Le 3 était férié', refusals: [] } });
  if (isOpen) await world.as(validator)(timesheets.api.remind, { params, body: {} });
  if (/remindValidators/.test(kind)) await world.as(owner)(timesheets.api.remindValidators, { params, body: {} });
  return id;
};

export const cases: Cases = {
  path: '/api/timesheets',
  rows: {
    'GET /api/timesheets': reading,
    'GET /api/timesheets/export/:format': { ...reading, input: { params: { format: 'csv' } } },
    'GET /api/timesheets/counts': {
      ...deciding,
      permission: 'timesheets.view|expenses.view',
      input: { query: { month: '2026-11' } },
    },
    'GET /api/timesheets/book': { ...reading, input: { query: { month: '2026-11', state: 'waiting' } }, status: 404 },
    'GET /api/timesheets/months/:month': { ...own, input: { params: { month: '2026-11' } } },
    'GET /api/timesheets/:id': { ...readingOne, record: about(timesheet('waiting')) },
    'GET /api/timesheets/:id/pdf': { ...readingOne, record: about(timesheet('waiting')) },
    'GET /api/timesheets/:id/history': { ...readingOne, record: about(timesheet('waiting')) },
    'POST /api/timesheets': { ...own, input: { body: { deliveryId: randomUUIDv7(), month: '2026-11' } }, status: 404 },
    'PUT /api/timesheets/:id': { ...own, record: about(timesheet('new'), {}, changing) },
    'DELETE /api/timesheets/:id': { ...own, record: about(timesheet('new')) },
    'POST /api/timesheets/:id/submit': { ...own, record: about(timesheet('new')) },
    'POST /api/timesheets/:id/recall': { ...own, record: about(timesheet('waiting')) },
    'POST /api/timesheets/:id/validate': { ...decidingOne, record: about(timesheet('waiting')) },
    'POST /api/timesheets/acts/validate': { ...decidingOne, record: aboutEach(timesheet('waiting')) },
    'POST /api/timesheets/:id/reject': { ...decidingOne, record: about(timesheet('waiting'), {}, reasons) },
    'POST /api/timesheets/:id/unvalidate': { ...decidingOne, record: about(timesheet('validated'), {}, { reason: 'x' }) },
    'POST /api/timesheets/:id/remind': { ...decidingOne, record: about(timesheet('new')) },
    'POST /api/timesheets/acts/remind': { ...decidingOne, record: aboutEach(timesheet('new')) },
    'POST /api/timesheets/:id/remindValidators': { ...own, record: about(timesheet('waiting')) },
  },
  sorted: {
    'GET /api/timesheets': {
      as: 'admin',
      facts: sql`select t.id, extract(epoch from t.since)::float8 as since, (t.month - date '2000-01-01') as month from timesheets t`,
    },
  },
  async known({ database, people: { company, freelance } }, path) {
    const { companyId } = await database.one<{ companyId: string }>(
      sql`select company_id as "companyId" from users where id = ${company.id}`,
    );
    await clear(database, freelance.id);
    const fitting = /\/(validate|reject|recall|remindValidators)$/.test(path)
      ? 'waiting'
      : path.endsWith('/unvalidate')
        ? 'validated'
        : 'new';
    const states = ['new', 'waiting', 'validated', 'rejected', ...Array(5).fill(fitting)];
    const made = states.map(async (state, at) => {
      const ownerId = at === 4 ? freelance.id : (await makePerson(database, { type: 'Freelance' })).id;
      const { id, ...of } = await insertTimesheet(database, { ownerId, companyId, state });
      const { id: deliveryId } = await insertDelivery(database, { ownerId: freelance.id, companyId });
      return {
        ...{ id, version: 1, ...of, deliveryId, month: '2026-11', ...reasons, entries, comment: '' },
        records: [{ id, version: 1 }],
      };
    });
    const rows = await Promise.all(made);
    // As a kind of its own, which as many calls are about as about all the others: what its owner alone does is done to no other.
    return [...rows, { id: rows[4]?.id, version: 1, isTheirs: true }];
  },
  happens: {
    'timesheet.submit': happensTo,
    'timesheet.validate': happensTo,
    'timesheet.reject': happensTo,
    'timesheet.unvalidate': happensTo,
    'timesheet.remind': happensTo,
    'timesheet.remindValidators': happensTo,
  },
  reads: { timesheet: (world, reader, id) => world.as(reader)(timesheets.api.read, { params: { id } }) },
  valid: {
    'POST /api/timesheets': ofOwner(async ({ database, person, companyId }) => ({
      body: { deliveryId: (await insertDelivery(database, { ownerId: person.id, companyId })).id, month: '2026-11' },
    })),
    'PUT /api/timesheets/:id': ofOwner(about(timesheet('new'), {}, changing)),
    'DELETE /api/timesheets/:id': ofOwner(about(timesheet('new'))),
    'POST /api/timesheets/:id/submit': ofOwner(about(timesheet('new'))),
    'POST /api/timesheets/:id/recall': ofOwner(about(timesheet('waiting'))),
    'POST /api/timesheets/:id/remindValidators': ofOwner(about(timesheet('waiting'))),
    'POST /api/timesheets/:id/validate': ofStaff(about(timesheet('waiting'))),
    'POST /api/timesheets/acts/validate': ofStaff(aboutEach(timesheet('waiting'))),
    'POST /api/timesheets/acts/remind': ofStaff(aboutEach(timesheet('new'))),
  },
  table: 'timesheets',
  fill: fillTimesheets,
};
