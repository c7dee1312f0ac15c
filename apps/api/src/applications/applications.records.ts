import { openStates } from '@jalon/domain/applications/application';
import { applications } from '@jalon/domain/applications/application-api';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import type { CompanyPermission } from '@jalon/domain/core/permission';
import { texts } from '@jalon/domain/locales/all';
import { isWithinDays } from '../core/operator-day.ts';
import { inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { copyOfFile, fileColumn } from '../files/files.queries.ts';
import { companyShown, isOpen, isProposed } from '../opportunities/opportunities.scope.ts';
import { isCandidacy, isOwnTeam, ofNeed, seesApplication } from './applications.scope.ts';
import { isAnswered, reached } from './applications.steps.ts';
import { waitsFor, waitsForCandidate, waitsForDeciders } from './turns.ts';

/** Whose turn it is, as whoever asks would say it. */
function waiting(actor: User, whom: string | undefined): Sql {
  if (!whom) return sql``;
  return sql` and ${whom === 'me' ? waitsFor(actor) : waitsForCandidate} and a.state = any(${[...openStates]})`;
}

const openNeed = (id: string, column: Sql): Sql => sql`(select ${column} from opportunities o where o.id = ${id} and ${isOpen})`;
async function checkOpen(tx: Tx, opportunityId: string): Promise<void> {
  if (!(await tx.maybe(sql`select 1 from opportunities o where o.id = ${opportunityId} and ${isOpen} for share of o`)))
    throw new AppError('application.notOpen');
}
/** One of their own, which must not go meanwhile. */
async function checkResume(tx: Tx, { id }: User, resumeId: string): Promise<void> {
  const own = sql`select 1 from freelance_profiles p join files f on f.id = any(p.resume_ids) where p.user_id = ${id} and f.id = ${resumeId}`;
  if (!(await tx.maybe(sql`${own} for share of f`))) throw new AppError('request.invalid', { fields: { resumeId: 'validation.fileGone' } });
}
const isPast = (at: string): boolean => Date.parse(at) < Date.now();
const people = (condition: Sql): Sql => sql`
  select u.id from applications a join opportunities o on o.id = a.opportunity_id join users u on ${condition} where a.id = e.subject_id`;
/** The manager if it is one of the staff, or else those who look after the company, or else the administrators. */
const isFollowing = sql`u.type in ('Commercial', 'Admin') and (u.id = o.manager_id or (
  not exists (select 1 from users m where m.id = o.manager_id and m.type <> 'Company' and m.state = 'active') and (
    exists (select 1 from company_commercials c where c.company_id = o.company_id and c.user_id = u.id)
    or (u.type = 'Admin' and not exists (select 1 from company_commercials c where c.company_id = o.company_id)))))`;
/** Contacts of the company whom the operator lets in, who see the need and hold a permission: what `seesApplication` says of one of them. */
const contacts = (permission: CompanyPermission): Sql => sql`u.company_id = o.company_id and a.submitted_at is not null
  and u.validated_at is not null and (select c.is_active from companies c where c.id = o.company_id) and exists (
    select 1 from company_roles r where r.id = u.role_id and r.is_active and (r.is_owner or ${permission}::text = any(r.permissions)))
  and (not exists (select 1 from user_divisions m where m.user_id = u.id)
    or exists (select 1 from user_divisions m where m.user_id = u.id and m.division_id = o.division_id))`;
/** What the people of one's own side make of the candidate. */
const ratingShown = (actor: User): Sql => sql`(
  select json_build_object('mine', max(r.stars) filter (where r.user_id = ${actor.id}), 'average', coalesce(round(avg(r.stars), 1), 0), 'count', count(*))
  from application_ratings r where r.application_id = a.id and ${isOwnTeam(actor, sql`r.company_id`)})`;
/** To a company as long as one is a candidate, or shows the profile. */
const faceShown = (actor: User): Sql =>
  isType(actor, 'Company')
    ? sql`case when a.state not in ('rejected', 'retired') or exists (select 1 from freelance_profiles p where p.user_id = u.id and p.is_listed)
        then u.picture_key end`
    : sql`u.picture_key`;
const moved = (set: Sql): Sql => sql`${set}, since = now()`;

export const applicationRecords = recordsOf(applications, {
  table: sql`applications`,
  as: sql`a`,
  visible: (actor, wanted) => sql`(${seesApplication(actor)}${waiting(actor, wanted?.waitsFor)})`,
  // Whoever sees all sees the newest; what waits and what is of one need is found by itself.
  isWalked: (actor, { waitsFor, opportunityId }) => isType(actor, 'Commercial') && actor.seesAll === true && !waitsFor && !opportunityId,
  indexed: ({ opportunityId }) => (opportunityId ? ['opportunityId'] : []),
  columns: {
    owner: (actor) => sql`(select json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'picture', ${faceShown(actor)},
      'title', (select p.title from freelance_profiles p where p.user_id = u.id),
      'skills', coalesce((select p.skills from freelance_profiles p where p.user_id = u.id), '{}')) from users u where u.id = a.owner_id)`,
    opportunity: (actor) =>
      ofNeed(sql`json_build_object('id', o.id, 'title', o.title, 'contractType', o.contract_type, 'place', o.place,
        'startsOn', o.starts_on::text, 'company', ${companyShown(actor)})`),
    availableFrom: sql`a.available_from::text`,
    // It has the id of the application: there is one at most.
    resume: fileColumn(sql`a.id`),
    delivery: sql`(select json_build_object('id', d.id, 'projectId', d.project_id) from deliveries d where d.application_id = a.id)`,
    slots: sql`to_json(a.slots)`,
    rating: (actor) => (isType(actor, 'Freelance') ? sql`null` : ratingShown(actor)),
    waitsFor: sql`case when a.state = 'new' then 'qualifier' when ${waitsForCandidate} then 'candidate' when ${waitsForDeciders} then 'decider' end`,
  },
  hidden: (actor, { state }) => (isType(actor, 'Company') && !isCandidacy(state) ? ['resume'] : []),
  // What the staff made of it before is theirs: the company has it from its submission on.
  toldSince: (actor) => (isType(actor, 'Company') ? sql`a.submitted_at` : undefined),
  audiences: {
    theCandidate: sql`select a.owner_id from applications a where a.id = e.subject_id`,
    // Until it is submitted it is theirs to qualify.
    theQualifiers: people(sql`(a.state = 'new' or o.has_preselection) and ${isFollowing}`),
    // Whoever of them follows the person, whether or not it was theirs to qualify.
    theStaff: people(isFollowing),
    theDeciders: people(contacts('applications.decide')),
    // The manager, those named with it and whoever proposed it, as far as they see the application.
    theFollowers: sql`
      select u.id from applications a join opportunities o on o.id = a.opportunity_id
      cross join lateral (select o.manager_id as id union select p.user_id from opportunity_people p where p.opportunity_id = o.id
        union select q.proposed_by from proposals q where q.opportunity_id = o.id and q.owner_id = a.owner_id and q.state in ('asked', 'accepted')) f
      join users u on u.id = f.id
      where a.id = e.subject_id and case u.type when 'Company' then ${contacts('applications.view')}
        when 'Freelance' then false else u.validated_at is not null or u.type = 'Admin' end`,
    theAsker: sql`
      select s.actor_id from events s where s.subject_id = e.subject_id and s.kind = 'application.offerSlots' order by s.id desc limit 1`,
  },
  facts: ['interviewAt', 'minutes', 'format', 'place', 'reason'],
  label: ofNeed(sql`o.title`),
  company: sql`a.company_id`,
  orders: { newest: [sql`a.sent_at`, sql`timestamptz`], since: [sql`a.since`, sql`timestamptz`] },
  filters: {
    state: (state) => sql`a.state = ${state}`,
    opportunityId: (id) => sql`a.opportunity_id = ${id}`,
    waitsFor: () => undefined,
    sent: (days) => isWithinDays(sql`a.sent_at`, days),
    ...{ step: () => undefined, companyId: () => undefined, divisionId: () => undefined },
  },
  ownFilters: {
    step: (step, actor) => (step === 'answered' ? isAnswered(actor) : reached[step]),
    // Of a freelance neither: to ask by the client would tell whose an anonymous need is.
    companyId: (id, actor) => (isType(actor, 'Freelance') ? sql`false` : sql`a.company_id = ${id}`),
    divisionId: (id, actor) => (isType(actor, 'Freelance') ? sql`false` : sql`${ofNeed(sql`o.division_id`)} = ${id}`),
  },
  search: sql`a.search`,
  found: {
    hit: ({ owner, opportunity, state }, language) => ({
      ...{ kind: 'application', label: opportunity.title },
      detail: [`${owner.firstName} ${owner.lastName}`, opportunity.company?.name, texts[language].words.application.state[state]]
        .filter(Boolean)
        .join(' · '),
    }),
  },
  insert: ({ id, actor, input: { opportunityId, resumeId: _, ...input } }) => {
    // Somebody whom the operator has not let in yet is qualified first, whatever the need says; whom it was proposed to is not.
    const isQualified = sql`((o.has_preselection and not ${isProposed(actor, sql`o.id`)}) or not ${actor.isValidated})`;
    return inserted({
      id,
      ownerId: actor.id,
      opportunityId: openNeed(opportunityId, sql`o.id`),
      companyId: openNeed(opportunityId, sql`o.company_id`),
      state: openNeed(opportunityId, sql`case when ${isQualified} then 'new' else 'submitted' end`),
      submittedAt: openNeed(opportunityId, sql`case when ${isQualified} then null else now() end`),
      ...input,
    });
  },
  checks: {
    // One that is not there is told like one that is not open.
    create: async ({ tx }, { actor, input: { opportunityId, resumeId } }) => {
      await Promise.all([checkOpen(tx, opportunityId), ...(resumeId ? [checkResume(tx, actor, resumeId)] : [])]);
    },
    reopen: ({ tx }, { row: { opportunityId } }) => checkOpen(tx, opportunityId),
    offerSlots: async (_, { input: { slots } }) => {
      if (slots.some(isPast)) throw new AppError('request.invalid', { fields: { slots: 'validation.todayOrLater' } });
    },
    interview: async (_, { input: { at } }) => {
      if (isPast(at)) throw new AppError('request.invalid', { fields: { at: 'validation.todayOrLater' } });
    },
  },
  along: { create: ({ id, input: { resumeId } }) => (resumeId ? [copyOfFile(resumeId, { kind: 'application', id })] : []) },
  taken: { applications__owner: () => new AppError('application.already') },
  sets: {
    submit: () => moved(sql`submitted_at = now()`),
    offerSlots: ({ input: { slots, minutes, format, place } }) =>
      moved(
        sql`slots = ${slots.toSorted((one, other) => Date.parse(one) - Date.parse(other))}::timestamptz[], no_slot = null, minutes = ${minutes}, format = ${format}, place = ${place}`,
      ),
    pickSlot: ({ row, input: { at } }) => {
      const isOffered = row.slots.some((slot) => Date.parse(slot) === Date.parse(at));
      if (!isOffered || isPast(at)) throw new AppError('application.slotGone');
      return moved(sql`interview_at = ${at}, slots = '{}', no_slot = null`);
    },
    declineSlots: ({ row, input: { message } }) => {
      if (row.slots.length === 0) throw new AppError('application.slotGone');
      return moved(sql`slots = '{}', no_slot = ${message}`);
    },
    interview: ({ input: { at, minutes, format, place } }) =>
      moved(sql`interview_at = ${at}, minutes = ${minutes}, format = ${format}, place = ${place}, slots = '{}', no_slot = null`),
    accept: () => moved(sql`accepted_at = now(), slots = '{}'`),
    reject: ({ input: { reason } }) => moved(sql`rejected_at = now(), reason = ${reason}, slots = '{}'`),
    dismiss: ({ input: { reason } }) => moved(sql`rejected_at = now(), reason = nullif(${reason}, ''), slots = '{}'`),
    unanswered: () => sql`nudged_at = now()`,
    retire: () => moved(sql`retired_at = now(), slots = '{}'`),
    reopen: () =>
      moved(sql`submitted_at = coalesce(submitted_at, now()), rejected_at = null, retired_at = null, reason = null, interview_at = null,
        no_slot = null`),
  },
  sheet: (language) => {
    const { words, applications: own } = texts[language];
    const { state, field } = words.application;
    const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
    const at = (iso: string | null) => (iso ? new Date(iso) : '');
    return {
      name: own.file,
      columns: [
        { title: own.column.person, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
        { title: own.column.need, value: ({ opportunity }) => opportunity.title },
        { title: own.column.company, value: ({ opportunity }) => opportunity.company?.name ?? '' },
        { title: own.column.state, value: (row) => state[row.state] },
        { title: own.column.rate, value: (row) => money(row.dailyRateCents ?? row.annualSalaryCents) },
        { title: own.column.sentAt, value: (row) => at(row.sentAt) },
        { title: field.interviewAt, value: (row) => at(row.interviewAt) },
        { title: field.reason, value: (row) => row.reason ?? '' },
      ],
    };
  },
});
