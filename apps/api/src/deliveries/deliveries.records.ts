import { isType, type User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { formatDays } from '@jalon/domain/core/days';
import { AppError } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import { daysErrors, deliveryFlow, endingSoonDays } from '@jalon/domain/deliveries/delivery';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { interrupted, resumeErrors } from '@jalon/domain/deliveries/interruptions';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import { isToCome } from '@jalon/domain/projects/attention';
import { askHours } from '@jalon/domain/vigilance/vigilance';
import { operatorDay } from '../core/operator-day.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import type { Acting } from '../core/record-store.ts';
import { recordsOf } from '../core/records.ts';
import type { Database } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { changesOnly } from '../history/history.queries.ts';
import { counted, ownSide } from '../projects/projects.figures.ts';
import { exceptionKept, lackedBy, refuseNeedless, stoppedBy } from '../vigilance/lacking.ts';
import {
  checkGrowth,
  checkNewDelivery,
  checkPapers,
  checkSent,
  interruptionsWritten,
  lastSent,
  refuse,
  renewed,
  stopErrors,
} from './deliveries.checks.ts';
import { interruptionsShown } from './deliveries.period.ts';
import { companyPeopleOf, seesDelivered } from './deliveries.scope.ts';

/** A figure over the reports of a delivery, `d`. */
const ofReports = (figure: Sql): Sql => sql`(select ${figure} from timesheets t where t.delivery_id = d.id and ${counted})`;
const ofProject = (id: string, column: Sql): Sql => sql`(select ${column} from projects p where p.id = ${id})`;
/** Others that the same person is to do in the same days, within what whoever asks may know of. */
const overlaps = (actor: User): Sql => sql`coalesce((
  select json_agg(json_build_object('id', x.id, 'title', x.title, 'startsOn', x.starts_on, 'endsOn', x.ends_on)) from (
    select x.* from deliveries x where x.owner_id = d.owner_id and x.id <> d.id and x.state in ('ongoing', 'renewable')
      and d.state in ('ongoing', 'renewable') and x.starts_on <= d.ends_on and x.ends_on >= d.starts_on and ${seesDelivered(actor, sql`x`)}
    order by x.starts_on, x.id) x), '[]')`;
/** Months that have a report that somebody has sent, of time or of expenses. */
const isSent = (as: Sql): Sql => sql`${as}.delivery_id = d.id and ${as}.state <> 'new'`;
const reports = sql`((select count(*)::int from timesheets t where ${isSent(sql`t`)}) + (
  select count(*)::int from expense_reports r where ${isSent(sql`r`)}
    and not exists (select 1 from timesheets t where ${isSent(sql`t`)} and t.month = r.month)))`;
const hasLines = sql`exists (select 1 from expense_lines l where l.report_id = r.id)`;
/** What is between the staff and the freelance about documents, and what the staff let pass: a client is told that it waits, not for what. */
const papers = ['authorise', 'ask', 'lack', 'release'] as const;
const toldTo = (actor: User) => {
  const untold = isType(actor, 'Company') ? papers : isType(actor, 'Freelance') ? papers.slice(0, 1) : [];
  const kinds = ['create', ...deliveryFlow.actionNames].filter((verb) => !untold.some((one) => one === verb));
  return untold.length > 0 ? kinds.map((verb) => `delivery.${verb}` as EventKind) : undefined;
};
/** Nobody is told of a change of the other side's fee alone. */
const isSeenWithout = (field: string): Sql => sql`${changesOnly({ kind: 'delivery.update', fields: [field] })} is not true`;
const touched = (set: Sql): Sql => sql`${set}, updated_at = now()`;

export const deliveryRecords = recordsOf(deliveries, {
  table: sql`deliveries`,
  as: sql`d`,
  visible: (actor) => seesDelivered(actor, sql`d`),
  hidden: (actor) => (isType(actor, 'Freelance') ? ['sellCents'] : isType(actor, 'Company') ? ['buyCents'] : []),
  columns: {
    project: sql`(select json_build_object('id', p.id, 'title', p.title, 'place', p.place, 'startsOn', p.starts_on, 'endsOn', p.ends_on)
      from projects p where p.id = d.project_id)`,
    company: sql`(select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key) from companies c where c.id = d.company_id)`,
    owner: sql`(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key,
      'title', (select f.title from freelance_profiles f where f.user_id = u.id)) from users u where u.id = d.owner_id)`,
    startsOn: sql`d.starts_on::text`,
    endsOn: sql`d.ends_on::text`,
    stoppedOn: sql`d.stopped_on::text`,
    interruptions: interruptionsShown,
    daysWorked: ofReports(sql`coalesce(sum(t.production_days), 0)::int`),
    daysWaiting: ofReports(sql`coalesce(sum(t.production_days) filter (where t.state = 'waiting'), 0)::int`),
    daysOffered: ofReports(sql`coalesce(sum(t.normal_days), 0)::int`),
    consumedCents: (actor) => ofReports(sql`coalesce(sum(${ownSide(actor)}), 0)::float8`),
    reports,
    isHeld: sql`d.held_at is not null`,
    isAsked: sql`exists (select 1 from deliveries x where x.owner_id = d.owner_id and x.asked_at > now() - ${askHours} * interval '1 hour')`,
    renewals: sql`coalesce((
      select json_agg(json_build_object('at', n.renewed_at, 'endedOn', n.ended_on, 'endsOn', n.ends_on, 'daysAdded', n.days_added))
      from (select n.* from delivery_renewals n where n.delivery_id = d.id order by n.number) n), '[]')`,
    overlaps,
  },
  audiences: {
    theFreelance: sql`select d.owner_id from deliveries d where d.id = e.subject_id and ${isSeenWithout('sellCents')}`,
    // The same without its people, and the administrators: who sees to it that documents come.
    theKeepers: sql`
      select u.id from deliveries d join projects p on p.id = d.project_id join users u on u.type = 'Admin' or u.id = p.sales_contact_id
        or (p.sales_contact_id is null and exists (select 1 from company_commercials c where c.company_id = d.company_id and c.user_id = u.id))
      where d.id = e.subject_id`,
    // The sales contact of its project, or else those who look after the company; and its people who see deliveries and their projects.
    theTeam: sql`
      select u.id from deliveries d join projects p on p.id = d.project_id join users u
        on (${companyPeopleOf(sql`d`, 'deliveries.view')} and ${companyPeopleOf(sql`d`, 'projects.view')} and ${isSeenWithout('buyCents')}) or u.id = p.sales_contact_id
        or (p.sales_contact_id is null and exists (select 1 from company_commercials c where c.company_id = d.company_id and c.user_id = u.id))
      where d.id = e.subject_id`,
  },
  told: toldTo,
  facts: [
    ...([
      'title',
      'startsOn',
      'endsOn',
      'daysSold',
      'freeDays',
      'daysPerWeek',
      'workingDaysInYear',
      'feeMode',
      'sellCents',
      'buyCents',
    ] as const),
    ...(['dailyExpensesCents', 'monthlyExpensesCents', 'conditions', 'holidayZone', 'isWhitMondayWorked', 'stoppedOn', 'reason'] as const),
  ],
  label: sql`d.title`,
  company: sql`d.company_id`,
  orders: { startsOn: [sql`d.starts_on`, sql`date`], endsOn: [sql`d.ends_on`, sql`date`] },
  filters: {
    state: (state) => sql`d.state = ${state}`,
    projectId: (id) => sql`d.project_id = ${id}`,
    companyId: (id) => sql`d.company_id = ${id}`,
    ownerId: (id) => sql`d.owner_id = ${id}`,
    ends: ({ from = '-infinity', to = 'infinity' }) => sql`d.ends_on between ${from}::date and ${to}::date`,
  },
  search: sql`d.search`,
  found: {
    hit: (delivery, language, today) => {
      const { title, project, owner, state } = delivery;
      const { words, projects } = texts[language];
      const stage = isToCome(delivery, today) ? projects.delivery.toCome : words.delivery.state[state];
      return { kind: 'delivery', label: title, detail: [project.title, `${owner.firstName} ${owner.lastName}`, stage].join(' · ') };
    },
  },
  insert: ({ id, actor, input: { projectId, exception: _, ...input } }) =>
    inserted({
      id,
      heldAt: isType(actor, 'Company') ? sql`case when cardinality(${stoppedBy(input)}) > 0 then now() end` : null,
      projectId: ofProject(projectId, sql`p.id`),
      companyId: ofProject(projectId, sql`p.company_id`),
      divisionId: ofProject(projectId, sql`p.division_id`),
      ...input,
    }),
  sets: {
    update: ({ row, input }) => {
      refuse(daysErrors({ ...input, interruptions: row.interruptions }));
      return touched(assigned(input));
    },
    renew: ({ row, input }) => {
      const { interruptions, ...terms } = renewed(row, input);
      return touched(sql`${assigned(terms)}, ${interruptionsWritten(interruptions)}, stopped_on = null, reason = null`);
    },
    stop: ({ row, input }) => {
      refuse(stopErrors(row, input));
      return touched(assigned(input));
    },
    resume: ({ row, input }) => {
      refuse(resumeErrors(row, input));
      return touched(sql`${interruptionsWritten(interrupted(row, input))}, stopped_on = null, reason = null`);
    },
    // What ends before its time has no days after today, but for those that were sent ahead.
    finish: ({ row }) => touched(sql`stopped_on = greatest(starts_on, least(ends_on, greatest(${operatorDay}, ${lastSent(row.id)})))`),
    authorise: () => sql`held_at = null`,
    release: () => sql`held_at = null`,
    ask: () => sql`asked_at = now()`,
    lack: () => sql`lack_told_on = ${operatorDay}`,
    warn: () => sql`warned_for = ends_on`,
  },
  checks: {
    create: ({ tx }, { actor, input }) => checkNewDelivery(tx, actor, input),
    update: async ({ tx }, { row, input }) => {
      const { startsOn, endsOn } = input;
      await Promise.all([checkSent(tx, row.id, { startsOn, endsOn }), checkGrowth(tx, row, input)]);
    },
    authorise: ({ tx }, { row: { id } }) => refuseNeedless(tx, id),
    renew: ({ tx }, { row, input }) => checkPapers(tx, { ...row, ...renewed(row, input) }),
    resume: ({ tx }, { row, input }) => checkPapers(tx, { ...row, interruptions: interrupted(row, input) }),
    stop: ({ tx }, { row: { id, startsOn }, input: { stoppedOn } }) => checkSent(tx, id, { startsOn, stoppedOn }),
    // What nobody has sent goes with it, but for expenses that somebody has entered. In one statement: the delivery is removed by the next.
    delete: async ({ tx }, { row: { id } }) => {
      const [left] = await tx.many<{ reports: number; contracts: number }>(sql`
        with t as (delete from timesheets t where t.delivery_id = ${id} and t.state = 'new' returning 1),
          r as (delete from expense_reports r where r.delivery_id = ${id} and r.state = 'new' and r.advance_cents = 0 and not ${hasLines} returning 1)
        select (select count(*) from timesheets where delivery_id = ${id}) - (select count(*) from t)
          + (select count(*) from expense_reports where delivery_id = ${id}) - (select count(*) from r) as reports,
          (select count(*) from contracts where delivery_id = ${id}) as contracts`);
      if (Number(left?.reports) > 0) throw new AppError('delivery.hasReports');
      if (Number(left?.contracts) > 0) throw new AppError('delivery.hasContracts');
    },
  },
  effects: {
    create: ({ tx, requestId }, { actor, row, input: { exception } }) =>
      exception === undefined ? Promise.resolve() : authorise({ tx, actor, requestId }, row.id, exception),
  },
  along: {
    authorise: ({ actor, row, input: { reason } }) => [exceptionKept(actor.id, reason, { deliveryId: sql`${row.id}` })],
    renew: ({ actor, row, input: { endsOn, daysAdded } }) => [
      sql`insert into delivery_renewals (delivery_id, number, renewed_by, ended_on, ends_on, days_added)
        values (${row.id}, ${row.renewals.length + 1}, ${actor.id}, ${row.endsOn}, ${endsOn}, ${daysAdded})`,
      // A project lasts as long as what is done for it.
      sql`update projects set ends_on = ${endsOn}, version = version + 1, updated_at = now() where id = ${row.project.id} and ends_on < ${endsOn}`,
    ],
  },
  taken: { deliveries__application: 'applicationId' },
  sheet: (language) => {
    const { words, projects: own } = texts[language];
    const { state, field } = words.delivery;
    const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
    return {
      name: own.deliveriesFile,
      columns: [
        { title: field.title, value: (row) => row.title },
        { title: own.column.project, value: (row) => row.project.title },
        { title: own.column.company, value: (row) => row.company.name },
        { title: own.column.person, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
        { title: own.column.state, value: (row) => state[row.state] },
        { title: field.startsOn, value: (row) => row.startsOn },
        { title: field.endsOn, value: (row) => row.endsOn },
        { title: field.daysSold, value: (row) => formatDays(row.daysSold, language) },
        { title: own.column.daysWorked, value: (row) => formatDays(row.daysWorked, language) },
        { title: field.sellCents, value: (row) => money(row.sellCents) },
        { title: field.buyCents, value: (row) => money(row.buyCents) },
      ],
    };
  },
});

/** One that begins by exception has it in its history; where nothing lacks there was none to make. */
async function authorise(acting: Acting, id: string, reason: string): Promise<void> {
  const { isLacking } = await acting.tx.one<{ isLacking: boolean }>(
    sql`select cardinality(${lackedBy}) > 0 as "isLacking" from deliveries d where d.id = ${id}`,
  );
  if (isLacking) await deliveryRecords.act(acting, id, 'authorise', { reason });
}

/** Every day: those that end soon by the operator's calendar, once for each end they were to have. */
export async function watchDeliveries(database: Database, timeZone: string, now = new Date()): Promise<void> {
  const today = todayIn(timeZone, now);
  const due = sql`d.ends_on between ${today}::date and ${today}::date + ${endingSoonDays}::integer and d.warned_for is distinct from d.ends_on`;
  await deliveryRecords.sweep(database, 'warn', { due, input: {} });
}
