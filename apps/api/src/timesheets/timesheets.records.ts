import { isType, type User } from '@jalon/domain/core/actor';
import { formatDays } from '@jalon/domain/core/days';
import { AppError } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import { firstDayOf, formatMonth, monthOf } from '@jalon/domain/core/months';
import { permits } from '@jalon/domain/core/permission';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import { blocksOf, checksOf } from '@jalon/domain/timesheets/checks';
import { isToComeForAll } from '@jalon/domain/timesheets/due';
import { roomOn, sumsOf } from '@jalon/domain/timesheets/fees';
import { isInside, plannedDaysOf, wholeMonthDaysOf } from '@jalon/domain/timesheets/planned-days';
import type { EntryInput, Timesheet } from '@jalon/domain/timesheets/timesheet';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { operatorDay } from '../core/operator-day.ts';
import { recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { interruptionsShown, worksUntil } from '../deliveries/deliveries.period.ts';
import { seesDelivered, validatorsOf } from '../deliveries/deliveries.scope.ts';
import { seesReport, withDeputies } from '../deputies/deputies.scope.ts';
import { foldUpdates } from '../history/fold-updates.ts';
import { counted } from '../projects/projects.figures.ts';
import { openMonth } from './timesheets.opening.ts';
import { entriesShown, entriesWritten, readOwnMonth, takeTurn } from './timesheets.queries.ts';

type Row = Omit<Timesheet, 'actions'>;
const isOpen = ({ state }: Pick<Row, 'state'>): boolean => state === 'new' || state === 'rejected';
/** What a client knows of a timesheet that its freelance works on is that there is one. */
const unsent = ['entries', 'productionDays', 'normalDays', 'internalDays', 'daysElsewhere', 'sellCents', 'comment'] as const;
/** A client reads what was sent to them and what became of it, not how it was filled. */
const toldToClients: EventKind[] = [
  'timesheet.submit',
  'timesheet.recall',
  'timesheet.validate',
  'timesheet.reject',
  'timesheet.unvalidate',
];

const ofDelivery = (column: Sql): Sql => sql`(select ${column} from deliveries d where d.id = t.delivery_id)`;
const feeOf = (cents: Sql, days: number, whole: number): Sql =>
  sql`(select timesheet_fee(d.fee_mode, ${cents}, ${days}::int, ${whole}::int) from deliveries d where d.id = delivery_id)`;
/** What its days are worth by the terms of its delivery. */
const priced = ({ delivery, month }: Row, days: number): Sql => {
  const whole = wholeMonthDaysOf(delivery, month);
  return sql`planned_days = ${plannedDaysOf(delivery, month)}, sell_cents = ${feeOf(sql`d.sell_cents`, days, whole)},
    buy_cents = ${feeOf(sql`d.buy_cents`, days, whole)}`;
};
const moved = (set: Sql): Sql => sql`${set}, since = now(), updated_at = now()`;
const decided = ({ id }: User): Sql => sql`decided_by = ${id}, decided_at = now()`;

/** Of this timesheet, and of all that its owner has in the month. */
async function checkEntries(tx: Tx, { ownerId, deliveryId, month }: Row, entries: readonly EntryInput[]): Promise<void> {
  const keys = new Set(entries.map(({ date, type }) => `${date} ${type}`));
  if (keys.size < entries.length) throw new AppError('request.invalid', { fields: { entries: 'validation.taken' } });
  const { deliveries, lines } = await readOwnMonth(tx, ownerId, month);
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  const outside = entries.filter(({ date }) => monthOf(date) !== month || !delivery || !isInside(delivery, date));
  if (outside.length > 0) throw new AppError('timesheet.outside', { dates: outside.map(({ date }) => date) });
  const all = [...lines.filter((line) => line.deliveryId !== deliveryId), ...entries];
  const tooMuch = new Set(entries.flatMap(({ date }) => (roomOn(all, date) < 0 ? [date] : [])));
  if (tooMuch.size > 0) throw new AppError('timesheet.tooMuch', { dates: [...tooMuch] });
}

/** Nothing is worked while the start waits for documents. Of a delivery that is somebody else’s nothing is told. */
async function refuseHeld(tx: Tx, ownerId: string, deliveryId: string): Promise<void> {
  const held = await tx.maybe(
    sql`select 1 from deliveries d where d.id = ${deliveryId} and d.owner_id = ${ownerId} and d.held_at is not null`,
  );
  if (held) throw new AppError('delivery.isHeld');
}

async function checkComplete(tx: Tx, { ownerId, deliveryId, month, comment }: Row): Promise<void> {
  if (isToComeForAll(month, new Date())) throw new AppError('timesheet.tooEarly');
  const [{ deliveries, lines }] = await Promise.all([readOwnMonth(tx, ownerId, month), refuseHeld(tx, ownerId, deliveryId)]);
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  // A delivery that no longer reaches the month has no days in it.
  const around = { refused: lines.filter(({ isRefused }) => isRefused), answered: comment ? [deliveryId] : [] };
  const kinds = delivery ? blocksOf(checksOf({ month, deliveries }, lines, around), delivery).map(({ kind }) => kind) : ['outside'];
  if (kinds.length > 0) throw new AppError('timesheet.incomplete', { checks: kinds });
}

const expensesShown = (actor: User): Sql =>
  isType(actor, 'Company') && !permits('expenses.view', actor.permissions)
    ? sql`null`
    : sql`(select json_build_object('id', x.id, 'state', x.state, 'version', x.version, 'totalCents',
        case when ${!isType(actor, 'Company')} or x.state in ('waiting', 'validated') then x.actual_cents + x.fixed_cents + x.kilometre_cents end)
        from expense_reports x where x.delivery_id = t.delivery_id and x.month = t.month)`;

export const timesheetRecords = recordsOf(timesheets, {
  table: sql`timesheets`,
  as: sql`t`,
  visible: (actor) => seesReport(actor, sql`t`, 'timesheets.validate'),
  hidden: (actor, row) => [
    ...(isType(actor, 'Freelance') ? (['sellCents'] as const) : []),
    ...(isType(actor, 'Company') ? (['buyCents', 'absenceDays', ...(isOpen(row) ? unsent : [])] as const) : []),
  ],
  columns: {
    month: sql`to_char(t.month, 'YYYY-MM')`,
    delivery:
      ofDelivery(sql`json_build_object('title', d.title, 'startsOn', d.starts_on::text, 'endsOn', ${worksUntil}, 'interruptions', ${interruptionsShown}, 'daysSold', d.days_sold,
      'daysPerWeek', d.days_per_week, 'holidayZone', d.holiday_zone, 'isWhitMondayWorked', d.is_whit_monday_worked, 'feeMode', d.fee_mode)`),
    daysElsewhere: sql`(select coalesce(sum(o.production_days), 0)::int from timesheets o
      where o.delivery_id = t.delivery_id and o.month <> t.month and o.state in ('waiting', 'validated'))`,
    project: sql`(select json_build_object('title', p.title) from projects p where p.id = t.project_id)`,
    company: sql`(select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key) from companies c where c.id = t.company_id)`,
    owner: sql`(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key)
      from users u where u.id = t.owner_id)`,
    entries: (actor) => entriesShown(isType(actor, 'Company') ? sql`null` : sql`n.absence_kind`),
    decidedBy: sql`case when t.decided_at is not null then (select u.first_name || ' ' || u.last_name from users u where u.id = t.decided_by) end`,
    isReminded: sql`coalesce(t.reminded_on = ${operatorDay}, false)`,
    expenses: expensesShown,
  },
  audiences: {
    theOwner: sql`select t.owner_id from timesheets t where t.id = e.subject_id`,
    theValidators: sql`select v.id from timesheets t cross join lateral (${withDeputies(validatorsOf(sql`t`, 'timesheets.validate'), 'timesheets.validate')}) v where t.id = e.subject_id`,
  },
  facts: ['month', 'productionDays', 'normalDays', 'absenceDays', 'internalDays', 'entries', 'comment', 'reason'],
  words: {
    month: sql`to_char(t.month, 'YYYY-MM')`,
    // A day by its date and what it was spent on: who reads a history is told those that differ. Why somebody was away is not among it.
    entries: sql`(select coalesce(jsonb_agg(n.date::text || ' ' || n.type || ' ' || n.days order by n.date, n.type), '[]')
      from timesheet_entries n where n.timesheet_id = t.id)`,
  },
  told: (actor) => (isType(actor, 'Company') ? toldToClients : undefined),
  label: ofDelivery(sql`d.title || ' – ' || to_char(t.month, 'MM/YYYY')`),
  company: sql`t.company_id`,
  orders: { since: [sql`t.since`, sql`timestamptz`], month: [sql`t.month`, sql`date`] },
  // A month is what is asked for: it is found first, and the little there is of it put in order.
  indexed: ({ month, months }) => (month || months ? ['month', 'months', 'state', 'counted'] : []),
  filters: {
    state: (state) => sql`t.state = ${state}`,
    month: (month) => sql`t.month = ${firstDayOf(month)}`,
    projectId: (id) => sql`t.project_id = ${id}`,
    deliveryId: (id) => sql`t.delivery_id = ${id}`,
    ownerId: (id) => sql`t.owner_id = ${id}`,
    companyId: (id) => sql`t.company_id = ${id}`,
    divisionId: (id) => sql`t.division_id = ${id}`,
    months: ({ from = '-infinity', to = 'infinity' }) => sql`t.month between ${from}::date and ${to}::date`,
    counted: () => undefined,
  },
  ownFilters: {
    counted: (which, actor) => sql`(${which === 'sent' ? counted : sql`t.state = ${which}`} and ${seesDelivered(actor, sql`t`)})`,
  },
  turn: async ({ tx, actor }, action, _, id) => {
    const sent: Promise<unknown>[] = [];
    if (action === 'create' || action === 'update' || action === 'submit') sent.push(takeTurn(tx, actor.id));
    // Whoever stops the delivery meanwhile comes before, or after what was sent. Sent at once, so that the record is read after both.
    if (action === 'submit')
      sent.push(
        tx.many(sql`select 1 from deliveries d where d.id = (select t.delivery_id from timesheets t where t.id = ${id ?? null}) for share`),
      );
    await Promise.all(sent);
    return undefined;
  },
  insert: ({
    id,
    actor,
    input: { deliveryId, month },
  }) => sql`(id, delivery_id, project_id, company_id, division_id, owner_id, month, expenses_state)
    select ${id}, d.id, d.project_id, d.company_id, d.division_id, d.owner_id, ${firstDayOf(month)}::date,
      (select r.state from expense_reports r where r.delivery_id = d.id and r.month = ${firstDayOf(month)}::date) from deliveries d
    where d.id = ${deliveryId} and d.owner_id = ${actor.id}`,
  checks: {
    create: ({ tx }, { actor, input: { deliveryId } }) => refuseHeld(tx, actor.id, deliveryId),
    update: ({ tx }, { row, input: { entries } }) => checkEntries(tx, row, entries),
    submit: ({ tx }, { row }) => checkComplete(tx, row),
  },
  sets: {
    update: ({ row, input: { entries, comment } }) => {
      const { production, normal, absence, internal } = sumsOf(entries);
      return sql`production_days = ${production}, normal_days = ${normal}, absence_days = ${absence}, internal_days = ${internal},
        ${priced(row, production)}, comment = ${comment}, updated_at = now()`;
    },
    // At the terms of the day it is sent on: they may have changed since it was filled.
    submit: ({ row }) =>
      moved(
        sql`${priced(row, row.productionDays ?? 0)}, sent_at = now(), reason = null, decided_at = null, decided_by = null, reminded_on = null`,
      ),
    recall: () => moved(sql`sent_at = null, reminded_on = null`),
    validate: ({ actor }) => moved(decided(actor)),
    reject: ({ actor, input: { reason } }) => moved(sql`${decided(actor)}, reason = ${reason}`),
    // It waits again, at the terms of now.
    unvalidate: ({ actor, row, input: { reason } }) =>
      moved(sql`${priced(row, row.productionDays ?? 0)}, ${decided(actor)}, reason = ${reason}`),
    remind: () => sql`reminded_on = ${operatorDay}`,
    remindValidators: () => sql`reminded_on = ${operatorDay}`,
  },
  along: {
    update: ({ row, input: { entries } }) => entriesWritten(row.id, entries),
    submit: ({ row }) => [sql`update timesheet_entries set refusal = null where timesheet_id = ${row.id} and refusal is not null`],
    // Whoever was reminded of it is asked for nothing any more; what was asked when it was sent is undone with that.
    recall: ({ row }) => [
      sql`delete from notifications where subject_id = ${row.id} and kind = 'timesheet.remindValidators' and treated_at is null`,
    ],
    reject: ({ row, input: { refusals } }) =>
      refusals.map(
        ({ date, type, reason }) =>
          sql`update timesheet_entries set refusal = ${reason} where timesheet_id = ${row.id} and date = ${date} and type = ${type}`,
      ),
  },
  effects: {
    update: ({ tx }, { row: { id } }) => foldUpdates(tx, id, 'timesheet.update'),
    // Those who validate find the expenses of a month by its row.
    delete: async ({ tx }, { row: { expenses, deliveryId, month } }) => {
      if (expenses) await openMonth(tx, month, deliveryId);
    },
  },
  sheet: (language) => {
    const { words, timesheets: own } = texts[language];
    const { state, field } = words.timesheet;
    const days = (hundredths: number | null) => (hundredths === null ? '' : formatDays(hundredths, language));
    const euros = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
    return {
      name: own.file,
      columns: [
        { title: own.column.month, value: ({ month }) => formatMonth(month, language) },
        { title: own.column.person, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
        { title: own.column.company, value: ({ company }) => company.name },
        { title: own.column.delivery, value: ({ delivery }) => delivery.title },
        { title: own.column.state, value: (row) => state[row.state] },
        { title: field.productionDays, value: (row) => days(row.productionDays) },
        { title: field.absenceDays, value: (row) => days(row.absenceDays) },
        { title: own.column.sell, value: (row) => euros(row.sellCents) },
        { title: own.column.buy, value: (row) => euros(row.buyCents) },
        { title: field.reason, value: (row) => row.reason ?? '' },
      ],
    };
  },
});
