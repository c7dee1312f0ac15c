import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import { firstDayOf } from '@jalon/domain/core/months';
import { dueOf } from '@jalon/domain/expense-reports/expense-amounts';
import type { ExpenseLine, ExpenseReportState } from '@jalon/domain/expense-reports/expense-report';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import { assigned, inserted } from '../core/record-statements.ts';
import { missing, recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isWorkedIn } from '../deliveries/deliveries.period.ts';
import { validatorsOf } from '../deliveries/deliveries.scope.ts';
import { seesReport, withDeputies } from '../deputies/deputies.scope.ts';
import { dropFilesOf, filesDropped } from '../files/files.queries.ts';
import { foldUpdates } from '../history/fold-updates.ts';
import { openMonth } from '../timesheets/timesheets.opening.ts';
import { lockTripsOfReport, payTrips } from '../vehicles/trip-years.ts';
import { checkLines, summed, writeLines, yearsOf } from './expense-lines.ts';
import { refuseUnsettled } from './expense-reports.around.ts';
import { reportColumns } from './expense-reports.columns.ts';

const kind = expenseReports.flow.name;
/** A client reads what was sent to them and what became of it, not how it was filled. */
const toldToClients: EventKind[] = (['submit', 'recall', 'validate', 'reject', 'unvalidate', 'pay'] as const).map(
  (act) => `expenseReport.${act}` as const,
);
const isWorkedOn = (state: ExpenseReportState): boolean => state === 'new' || state === 'rejected';
const workedOn = ['lines', 'actualCents', 'fixedCents', 'kilometreCents', 'totalCents', 'vatCents', 'paybackCents', 'comment'] as const;

const ofDelivery = (id: string, actor: User, column: Sql): Sql =>
  sql`(select ${column} from deliveries d where d.id = ${id} and d.owner_id = ${actor.id})`;
async function checkDelivery(tx: Tx, actor: User, deliveryId: string, month: string): Promise<void> {
  const found = await tx.maybe<{ isWithin: boolean }>(sql`
    select ${isWorkedIn(month)} as "isWithin"
    from deliveries d where d.id = ${deliveryId} and d.owner_id = ${actor.id} for key share`);
  if (!found) missing();
  if (!found.isWithin) throw new AppError('request.invalid', { fields: { month: 'validation.outsideDelivery' } });
}
/** Those that no line has any more: kept until now so that a removal could be undone. */
const unusedFilesDropped = (id: string): Sql =>
  filesDropped(sql`f.record_kind = ${kind} and f.record_id = ${id}
  and not exists (select 1 from expense_lines l where l.report_id = ${id} and l.file_id = f.id)`);
const moved = (set: Sql): Sql => sql`${set}, since = now(), updated_at = now()`;
const frozen = (id: string, isFrozen: boolean): Sql => sql`
  update expense_lines set scale_version = case when ${isFrozen} then derivation->>'version' end where report_id = ${id} and kind = 'kilometres'`;
const payAgain = (tx: Tx, { id, lines }: { id: string; lines: readonly ExpenseLine[] | null }) => payTrips(tx, yearsOf(lines ?? []), id);

const amountsOf = (id: string): Sql => sql`(
  select jsonb_build_object('kilometreCents', r.kilometre_cents, 'totalCents', r.actual_cents + r.fixed_cents + r.kilometre_cents)
  from expense_reports r where r.id = ${id})`;

export const expenseReportRecords = recordsOf(expenseReports, {
  table: sql`expense_reports`,
  as: sql`r`,
  visible: (actor) => seesReport(actor, sql`r`, 'expenses.validate'),
  columns: reportColumns,
  // What somebody still works on is theirs: the client reads it once it is sent.
  hidden: (actor, { state }) => (isType(actor, 'Company') && isWorkedOn(state) ? workedOn : []),
  audiences: {
    theOwner: sql`select r.owner_id from expense_reports r where r.id = e.subject_id`,
    theValidators: sql`select v.id from expense_reports r cross join lateral (${withDeputies(validatorsOf(sql`r`, 'expenses.validate'), 'expenses.validate')}) v
      where r.id = e.subject_id`,
  },
  facts: ['actualCents', 'fixedCents', 'kilometreCents', 'totalCents', 'paybackCents', 'advanceCents', 'advancedOn', 'comment', 'reason'],
  told: (actor) => (isType(actor, 'Company') ? toldToClients : undefined),
  label: sql`(select p.title from projects p where p.id = r.project_id) || ', ' || to_char(r.month, 'MM/YYYY')`,
  company: sql`r.company_id`,
  orders: { since: [sql`r.since`, sql`timestamptz`], month: [sql`r.month`, sql`date`] },
  filters: {
    state: (state) => sql`r.state = ${state}`,
    month: (month) => sql`r.month = ${firstDayOf(month)}`,
    projectId: (id) => sql`r.project_id = ${id}`,
    deliveryId: (id) => sql`r.delivery_id = ${id}`,
    ownerId: (id) => sql`r.owner_id = ${id}`,
    paid: (paid) => (paid === 'yes' ? sql`r.paid_at is not null` : sql`r.paid_at is null`),
  },
  // The trips of one person are added up by one at a time, whoever writes; one that is new has had its turn when it was looked for.
  turn: async ({ tx }, action, _, id) => {
    if (action !== 'create') await lockTripsOfReport(tx, id ?? '');
    return undefined;
  },
  insert: ({ id, actor, input: { deliveryId, month } }) =>
    inserted({
      ...{ id, deliveryId, ownerId: actor.id, month: firstDayOf(month) },
      projectId: ofDelivery(deliveryId, actor, sql`d.project_id`),
      companyId: ofDelivery(deliveryId, actor, sql`d.company_id`),
      divisionId: ofDelivery(deliveryId, actor, sql`d.division_id`),
    }),
  checks: {
    create: ({ tx }, { actor, input: { deliveryId, month } }) => checkDelivery(tx, actor, deliveryId, month),
    update: (acting, { row, input: { lines } }) => checkLines(acting, row.id, lines),
    submit: ({ tx }, { actor, row }) => refuseUnsettled(tx, actor, row),
  },
  sets: {
    update: ({ row, input: { lines, comment } }) => sql`${assigned({ ...summed(lines, row.lines ?? []), comment })}, updated_at = now()`,
    submit: () => moved(sql`sent_at = now(), reason = null, decided_at = null, decided_by = null`),
    recall: () => moved(sql`sent_at = null`),
    validate: ({ actor }) => moved(sql`decided_at = now(), decided_by = ${actor.id}`),
    reject: ({ actor, row, input: { reason, refusals } }) => {
      const at = refusals.findIndex(({ id }) => !row.lines?.some((line) => line.id === id));
      if (at >= 0) throw new AppError('request.invalid', { fields: { [`refusals.${at}.id`]: 'validation.invalid' } });
      return moved(sql`reason = ${reason}, decided_at = now(), decided_by = ${actor.id}`);
    },
    unvalidate: () => moved(sql`decided_at = null, decided_by = null`),
    advance: ({ input: { cents, on } }) => sql`advance_cents = ${cents}, advanced_on = ${on}, updated_at = now()`,
    pay: () => sql`paid_at = now(), updated_at = now()`,
  },
  along: {
    update: ({ row, input: { lines } }) => writeLines(row.id, lines, row.lines ?? []),
    submit: ({ row: { id } }) => [unusedFilesDropped(id)],
    validate: ({ row: { id } }) => [frozen(id, true)],
    reject: ({ row: { id }, input: { refusals } }) => [
      sql`update expense_lines l set refusal = x.reason
        from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) x (id uuid, reason text) where l.id = x.id and l.report_id = ${id}`,
    ],
    unvalidate: ({ row: { id } }) => [frozen(id, false)],
  },
  effects: {
    // Its row in the list of those who validate is that of the month.
    create: async ({ tx }, { row: { deliveryId, month } }) => openMonth(tx, month, deliveryId),
    update: async ({ tx }, { row, input: { lines } }) => {
      await payTrips(tx, yearsOf([...(row.lines ?? []), ...lines]), row.id);
      // The trips are added up behind the event: it is told what they came to.
      await foldUpdates(tx, row.id, 'expenseReport.update', amountsOf(row.id));
    },
    // What is paid comes before all that is not, and what was sent before drafts: other reports of the same vehicles may come to something else.
    submit: ({ tx }, { row }) => payAgain(tx, row),
    recall: ({ tx }, { row }) => payAgain(tx, row),
    reject: ({ tx }, { row }) => payAgain(tx, row),
    validate: ({ tx }, { row }) => payAgain(tx, row),
    unvalidate: ({ tx }, { row }) => payAgain(tx, row),
    delete: async ({ tx }, { row }) => {
      await Promise.all([dropFilesOf(tx, kind, [row.id]), payAgain(tx, row)]);
    },
  },
  sheet: (language) => {
    const { words, expenses } = texts[language];
    const { column } = expenses;
    const euros = (cents: number | null | undefined) => (cents == null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
    return {
      name: expenses.file,
      columns: [
        { title: column.month, value: ({ month }) => month },
        { title: column.owner, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
        { title: column.company, value: ({ company }) => company.name },
        { title: column.project, value: ({ project }) => project.title },
        { title: column.state, value: (row) => words.expenseReport.state[row.state] },
        { title: words.expenseReport.field.actualCents, value: (row) => euros(row.actualCents) },
        { title: words.expenseReport.field.fixedCents, value: (row) => euros(row.fixedCents) },
        { title: words.expenseReport.field.kilometreCents, value: (row) => euros(row.kilometreCents) },
        { title: column.vat, value: (row) => euros(row.vatCents) },
        { title: column.total, value: (row) => euros(row.totalCents) },
        { title: column.remains, value: (row) => euros(dueOf(row)) },
        { title: column.paidAt, value: ({ paidAt }) => (paidAt ? new Date(paidAt) : '') },
      ],
    };
  },
});
