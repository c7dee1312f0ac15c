import { randomUUIDv7 } from 'node:crypto';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { insertDelivery } from '../../test/deliveries.ts';
import { fresh, ofAdmin } from '../../test/events/callers.ts';
import { aFixed, aReceipt, insertReport } from '../../test/expenses.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, aboutEach, type Circle, type Kind } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';

const isFreelance = (tx: Tx, id: string) => tx.maybe(sql`select 1 from users where id = ${id} and type = 'Freelance'`);
/** Theirs to see: of the freelance, or of a delivery of the company. Everybody else's is of somebody else, in the same company. */
const report =
  (state = 'waiting'): Kind =>
  async ({ database, person, companyId }) => {
    const ownerId = (await isFreelance(database, person.id)) ? person.id : (await makePerson(database, { type: 'Freelance' })).id;
    return insertReport(database, { ownerId, companyId, state });
  };
const fileOf = async (circle: Circle) => {
  const { id, fileId } = (await report()(circle)) as Awaited<ReturnType<typeof insertReport>>;
  return { params: { id, fileId } };
};
const everybody = ['freelance', 'company', 'commercial', 'admin'] as const;
const reading = { may: everybody, permission: 'expenses.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const deciding = { may: ['company', 'commercial', 'admin'], permission: 'expenses.validate', seesAll: ['admin'] } as const;
const decidingOne = { ...deciding, isUnseenByWaiting: true } as const;
const staffing = { may: ['commercial', 'admin'], seesAll: ['admin'] } as const;
const own = { may: ['freelance'] } as const;
const refusal = { reason: 'x', refusals: [] };
const body = () => ({ lines: [aFixed()], comment: '' });
const advance = { cents: 15_000, on: '2026-11-02' };

const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const at = await makeCompany(database);
  await makePerson(database, { type: 'Company', at });
  const person = await fresh(world);
  const before: Record<string, string> = { submit: 'new', unvalidate: 'validated', pay: 'validated' };
  const verb = kind.split('.')[1] as 'submit' | 'validate' | 'reject' | 'unvalidate' | 'advance' | 'pay';
  const { id } = await insertReport(database, { ownerId: person.id, companyId: at.companyId, state: before[verb] ?? 'waiting' });
  const given = { reject: refusal, unvalidate: { reason: 'x' }, advance } as Record<string, object>;
  const as = verb === 'submit' ? world.as(person) : world.as('admin');
  await as(expenseReports.api[verb], { params: { id }, body: given[verb] ?? {} } as never);
  return id;
};

const ofOwner =
  (state: string, bodyOf: object = {}) =>
  async (world: World) => {
    const [as, { companyId }] = [await fresh(world), await makeCompany(world.database)];
    const { id } = await insertReport(world.database, { ownerId: as.id, companyId, state });
    return { as, call: { params: { id }, body: bodyOf } };
  };
const staffs = (state: string) =>
  ofAdmin(async (world) => {
    const { companyId } = await makeCompany(world.database);
    return aboutEach(report(state))({ database: world.database, person: world.people.admin, companyId });
  });

const ofStaff = (state: string, bodyOf: object = {}) =>
  ofAdmin(async (world) => {
    const { companyId } = await makeCompany(world.database);
    const { id } = await report(state)({ database: world.database, person: world.people.admin, companyId });
    return { params: { id }, body: bodyOf };
  });

/** As many reports, each of a delivery of its own, in no order that their ids would have too. */
async function fillReports(tx: Tx, count: number): Promise<void> {
  await tx.many(sql`
    with made as (
      select gen_random_uuid() as project_id, gen_random_uuid() as id, n, f.ids[1 + n % cardinality(f.ids)] as owner_id,
        c.ids[1 + (n * 7919) % cardinality(c.ids)] as company_id
      from generate_series(1, ${count}::int) n, (select array_agg(id) as ids from users where type = 'Freelance') f,
        (select array_agg(id) as ids from companies) c),
    projects as (
      insert into projects (id, company_id, title, starts_on) select project_id, company_id, 'Projet ' || n, '2026-01-01' from made),
    deliveries as (
      insert into deliveries (id, project_id, company_id, owner_id, title, starts_on, ends_on, days_sold, days_per_week)
      select id, project_id, company_id, owner_id, 'Prestation', '2026-01-01', '2026-12-31', 6000, 5 from made)
    insert into expense_reports (id, delivery_id, project_id, company_id, owner_id, month, state, since)
    select gen_random_uuid(), id, project_id, company_id, owner_id, date '2020-01-01' + ((n * 31) % 80) * interval '1 month',
      (array['new', 'waiting', 'validated', 'rejected'])[1 + n % 4], now() - ((n * 271) % 1000) * interval '1 hour' - n * interval '1 second'
    from made`);
  await tx.many(sql`
    insert into expense_lines (id, report_id, position, kind, type, date, gross_cents, claimed_cents)
    select gen_random_uuid(), r.id, p, 'fixed', 'internet', r.month, 3600, 1800 from expense_reports r, generate_series(0, 2) p`);
}

export const cases: Cases = {
  path: '/api/expense-reports',
  rows: {
    'GET /api/expense-reports': reading,
    'GET /api/expense-reports/export/:format': { ...reading, input: { params: { format: 'csv' } } },
    'GET /api/expense-reports/months/:month': { ...own, input: { params: { month: '2026-11' } } },
    'GET /api/expense-reports/:id': { ...readingOne, record: about(report()) },
    'GET /api/expense-reports/:id/history': { ...readingOne, record: about(report()) },
    'GET /api/expense-reports/:id/around': { ...readingOne, record: about(report()) },
    'GET /api/expense-reports/:id/pdf': { ...readingOne, record: about(report()) },
    // Its content is in no store: what is told is that there is none, to those who may know.
    'GET /api/expense-reports/:id/files/:fileId': { ...reading, record: fileOf, status: 404 },
    'POST /api/expense-reports': { ...own, input: { body: { deliveryId: randomUUIDv7(), month: '2026-11' } }, status: 404 },
    'PUT /api/expense-reports/:id': {
      ...own,
      record: async (circle) => ({ ...(await about(report('new'))(circle)), body: { ...body(), version: 1 } }),
    },
    'POST /api/expense-reports/:id/submit': { ...own, record: about(report('new')) },
    'POST /api/expense-reports/:id/recall': { ...own, record: about(report()) },
    'POST /api/expense-reports/:id/validate': { ...decidingOne, record: about(report()) },
    'POST /api/expense-reports/acts/validate': { ...decidingOne, record: aboutEach(report()) },
    'POST /api/expense-reports/:id/reject': { ...decidingOne, record: about(report(), {}, refusal) },
    'POST /api/expense-reports/:id/unvalidate': { ...decidingOne, record: about(report('validated'), {}, { reason: 'x' }) },
    'POST /api/expense-reports/:id/advance': { ...staffing, record: about(report(), {}, advance) },
    'POST /api/expense-reports/:id/pay': { ...staffing, record: about(report('validated')) },
    'POST /api/expense-reports/acts/pay': { ...staffing, record: aboutEach(report('validated')) },
    'DELETE /api/expense-reports/:id': { ...own, record: about(report('new')) },
  },
  /** In every state: of the fuzzed freelance, and of others in the fuzzed company. */
  async known({ database, files, people: { company, freelance } }, path) {
    const { companyId } = await database.one<{ companyId: string }>(
      sql`select company_id as "companyId" from users where id = ${company.id}`,
    );
    const fitting = /unvalidate|pay/.test(path) ? 'validated' : /submit|:id$/.test(path) ? 'new' : 'waiting';
    const states = ['new', 'waiting', 'validated', 'rejected', ...Array(8).fill(fitting)];
    const made = states.map(async (state, at) => {
      const ownerId = at % 2 ? freelance.id : (await makePerson(database, { type: 'Freelance' })).id;
      const { id, fileId } = await insertReport(database, { ownerId, companyId, state });
      await files.put(fileKey(fileId), Buffer.from('abc'));
      const delivery = await insertDelivery(database, { ownerId: freelance.id, companyId });
      const given = { deliveryId: delivery.id, month: '2026-11', lines: [aReceipt()], comment: '', refusals: [], ...advance };
      return { id, version: 1, fileId, ...given, records: [{ id, version: 1 }] };
    });
    return Promise.all(made);
  },
  happens: {
    'expenseReport.submit': happensTo,
    'expenseReport.validate': happensTo,
    'expenseReport.reject': happensTo,
    'expenseReport.unvalidate': happensTo,
    'expenseReport.advance': happensTo,
    'expenseReport.pay': happensTo,
  },
  reads: { expenseReport: (world, reader, id) => world.as(reader)(expenseReports.api.read, { params: { id } }) },
  valid: {
    'POST /api/expense-reports': async (world) => {
      const [as, { companyId }] = [await fresh(world), await makeCompany(world.database)];
      const { id } = await insertDelivery(world.database, { ownerId: as.id, companyId });
      return { as, call: { body: { deliveryId: id, month: '2026-11' } } };
    },
    'PUT /api/expense-reports/:id': ofOwner('new', { ...body(), version: 1 }),
    'POST /api/expense-reports/:id/submit': ofOwner('new'),
    'POST /api/expense-reports/:id/recall': ofOwner('waiting'),
    'DELETE /api/expense-reports/:id': ofOwner('new'),
    'POST /api/expense-reports/:id/advance': ofStaff('waiting', advance),
    'POST /api/expense-reports/:id/pay': ofStaff('validated'),
    'POST /api/expense-reports/acts/validate': staffs('waiting'),
    'POST /api/expense-reports/acts/pay': staffs('validated'),
  },
  sorted: {
    'GET /api/expense-reports': {
      as: 'admin',
      facts: sql`select r.id, extract(epoch from r.since)::float8 as since, r.month::text as month from expense_reports r`,
    },
  },
  table: 'expense_reports',
  fill: fillReports,
};
