import { isType, type User } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import { distinctSkills } from '@jalon/domain/matching/skill-key';
import { gapsIn, type OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { limits } from '@jalon/domain/sign-up/sign-up';
import { isOwnTeam, seesApplication } from '../applications/applications.scope.ts';
import { waitsFor, withCandidates } from '../applications/turns.ts';
import type { Context } from '../core/context.ts';
import { favouritesIn } from '../core/favourites.ts';
import { isWithinDays } from '../core/operator-day.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import { missing, recordsOf } from '../core/records.ts';
import { isOneOf, type Sql, sql } from '../db/sql.ts';
import { companyOf } from '../organisation/organisation.ts';
import { hasPortfolio } from '../portfolios/scope.ts';
import { checkOpportunity } from './opportunities.checks.ts';
import { opportunityFacts, opportunityWords } from './opportunities.facts.ts';
import { outcomes, wasPosted } from './opportunities.outcomes.ts';
import {
  companyShown,
  isDisclosed,
  peopleShown,
  personShown,
  preselectionShown,
  proposalShown,
  seesOpportunity,
  wordsOfCompany,
} from './opportunities.scope.ts';

const isCandidate = (actor: User): boolean => isType(actor, 'Freelance');
/** What is for those who manage the need. */
const forTeam = (column: Sql) => (actor: User) => (isCandidate(actor) ? sql`null` : column);
const forCandidates = (column: (actor: User) => Sql) => (actor: User) => (isCandidate(actor) ? column(actor) : sql`null`);
const forManagers =
  <Value>(condition: (value: Value, actor: User) => Sql) =>
  (value: Value, actor: User) =>
    isCandidate(actor) ? sql`false` : condition(value, actor);
const own = (column: Sql) =>
  forCandidates(({ id }) => sql`(select ${column} from applications a where a.opportunity_id = o.id and a.owner_id = ${id})`);
const disclosed = (column: Sql) => (actor: User) => sql`case when ${isDisclosed(actor)} then ${column} end`;
/** Who has candidates to look at: a company only as long as the operator lets it in. */
const hasCandidates = (actor: User): boolean => !isCandidate(actor) && (actor.isValidated || !isType(actor, 'Company'));
/** A company counts what it is shown: applications that were submitted. */
const counted = (actor: User, condition: Sql): Sql =>
  sql`(select count(*)::int from applications a where a.opportunity_id = o.id and ${isType(actor, 'Company') ? sql`a.submitted_at is not null and ` : sql``}${condition})`;

/** What a need that candidates read must go on saying. */
function written(input: OpportunityInput, state?: string): Sql {
  const fields = state === 'posted' ? gapsIn(input) : undefined;
  if (fields) throw new AppError('request.invalid', { fields });
  const { associatedIds: _, ...columns } = input;
  return assigned({ ...columns, skills: distinctSkills(input.skills) });
}
const follow = (id: string, people: readonly string[]): Sql[] => [
  sql`delete from opportunity_people where opportunity_id = ${id} and user_id <> all(${people}::uuid[])`,
  sql`insert into opportunity_people (opportunity_id, user_id) select ${id}, unnest(${people}::uuid[]) on conflict do nothing`,
];
const touched = (set: Sql): Sql => sql`${set}, updated_at = now()`;

/** The needs put before the person with a profile, or answered by them, as far as whoever asks knows: a company of its own proposals alone. */
const takenBy = (actor: User, profileId: string): Sql => {
  const owner = sql`(select p.user_id from freelance_profiles p where p.id = ${profileId})`;
  const isKnown = isType(actor, 'Company') ? isOwnTeam(actor, sql`q.company_id`) : sql`true`;
  return sql`array(select q.opportunity_id from proposals q where q.owner_id = ${owner} and q.state <> 'withdrawn' and ${isKnown}
    union all select a.opportunity_id from applications a where a.owner_id = ${owner} and ${seesApplication(actor)})`;
};

const favourites = favouritesIn(sql`opportunity_favourites`, sql`opportunity_id`);

/** Of a freelance; nobody else has favourites, or applies. */
function mine(actor: User, which: string | undefined): Sql {
  if (!which) return sql``;
  if (!isCandidate(actor)) return sql` and false`;
  const own =
    which === 'applied' ? sql`array(select a.opportunity_id from applications a where a.owner_id = ${actor.id})` : favourites.of(actor);
  return sql` and o.id = any(${own})`;
}

export const opportunityRecords = recordsOf(opportunities, {
  table: sql`opportunities`,
  as: sql`o`,
  // Whose it is cannot be found out by asking for the needs of a company.
  visible: (actor, wanted) =>
    sql`(${seesOpportunity(actor)}${mine(actor, wanted?.mine)}${withCandidates(actor, wanted?.candidates)}${wanted?.companyId ? sql` and ${isDisclosed(actor)}` : sql``})`,
  isWalked: (actor, { mine }) => isCandidate(actor) && !mine,
  isScattered: hasPortfolio,
  // Who posts a need would say whose it is.
  hidden: (actor) => (isCandidate(actor) ? ['by'] : []),
  columns: {
    company: companyShown,
    divisionId: forTeam(sql`o.division_id`),
    division: forTeam(sql`(select d.name from divisions d where d.id = o.division_id)`),
    contactEmail: disclosed(sql`o.contact_email`),
    startsOn: sql`o.starts_on::text`,
    manager: disclosed(personShown(sql`o.manager_id`)),
    associated: forTeam(peopleShown),
    hasPreselection: forTeam(sql`o.has_preselection`),
    applications: (actor) => (hasCandidates(actor) ? counted(actor, sql`true`) : sql`null`),
    preselection: (actor) => (isType(actor, 'Company') && hasCandidates(actor) ? preselectionShown : sql`null`),
    toTreat: (actor) => (hasCandidates(actor) ? counted(actor, waitsFor(actor)) : sql`null`),
    isFavourite: forCandidates((actor) => favourites.has(actor, sql`o.id`)),
    applicationId: own(sql`a.id`),
    applicationState: own(sql`a.state`),
    hasSlots: own(sql`a.slots <> '{}'`),
    proposal: forCandidates(proposalShown),
  },
  audiences: {
    theTeam: sql`
      select o.manager_id from opportunities o where o.id = e.subject_id
      union select p.user_id from opportunity_people p where p.opportunity_id = e.subject_id
      union select c.user_id from company_commercials c join opportunities o on o.company_id = c.company_id where o.id = e.subject_id`,
  },
  facts: opportunityFacts,
  words: opportunityWords,
  people: {
    manager: sql`array_remove(array[o.manager_id], null)`,
    associated: sql`array(select p.user_id from opportunity_people p where p.opportunity_id = o.id)`,
  },
  label: sql`o.title`,
  company: sql`o.company_id`,
  orders: {
    newest: [sql`o.newest_at`, sql`timestamptz`],
    startsOn: [sql`o.starts_key`, sql`date`],
    title: [sql`o.title_key`, sql`text`],
  },
  filters: {
    state: (state) => sql`o.state = ${state}`,
    companyId: (id) => sql`o.company_id = ${id}`,
    contract: (type) => sql`o.contract_type = ${type}`,
    remote: (policy) => sql`o.remote = ${policy}`,
    sector: (codes) => isOneOf(sql`o.expertise_area`, codes),
    profession: (codes) => sql`o.activity_areas && ${codes}::text[]`,
    area: (codes) => isOneOf(sql`o.mobility_area`, codes),
    duration: (codes) => isOneOf(sql`o.duration`, codes),
    // What asks for all of them, however they are written.
    skills: (skills) => sql`o.skill_keys @> skill_keys(${skills}::text[])`,
    // What is offered lies between two amounts, of which the lower one may be unsaid.
    rate: ({ from = 0, to = limits.dailyRateCents }) => sql`o.contract_type = 'Freelance' and o.daily_rate_to_cents >= ${from}::integer
      and coalesce(o.daily_rate_from_cents, o.daily_rate_to_cents) <= ${to}::integer`,
    start: ({ from = '-infinity', to = 'infinity' }) =>
      sql`(o.starts_key between ${from}::date and ${to}::date and o.starts_on is not null)`,
    mine: () => undefined,
    ...{
      candidates: () => undefined,
      posted: () => undefined,
      outcome: () => undefined,
      divisionId: () => undefined,
      proposableTo: () => undefined,
    },
  },
  // When a need was posted first, and whose it is, is for those who manage it.
  ownFilters: {
    posted: forManagers(
      (days) =>
        sql`(${wasPosted} and o.id = any(array(select f.opportunity_id from need_postings f where ${isWithinDays(sql`f.first_at`, days)})))`,
    ),
    outcome: forManagers((outcome, actor) => outcomes[outcome](actor)),
    divisionId: forManagers((id) => sql`o.division_id = ${id}`),
    proposableTo: forManagers((id, actor) => sql`o.id <> all(${takenBy(actor, id)})`),
  },
  // The words of what is not open are not told to freelances.
  search: { terms: sql`o.terms`, kind: (actor) => (isCandidate(actor) ? 'n' : 'm'), own: wordsOfCompany },
  found: {
    hit: ({ title, company, place }) => ({ kind: 'need', label: title, detail: [company?.name, place].filter(Boolean).join(' · ') }),
  },
  insert: ({ id, actor, input: { companyId, associatedIds: _, ...input } }) => {
    const company = isType(actor, 'Company') ? companyOf(actor) : companyId;
    if (!company) throw new AppError('request.invalid', { fields: { companyId: 'validation.required' } });
    return inserted({ id, companyId: company, ...input, skills: distinctSkills(input.skills) });
  },
  sets: {
    update: ({ row, input }) => touched(written(input, row.state)),
    post: () => touched(sql`posted_at = now(), reason = null, closed_at = null`),
    unpost: () => touched(sql`posted_at = null`),
    close: ({ input: { reason } }) => touched(sql`reason = ${reason}, closed_at = now()`),
    reopen: () => touched(sql`posted_at = null, reason = null, closed_at = null`),
  },
  checks: {
    create: ({ tx }, { actor, input }) => checkOpportunity(tx, actor, input, isType(actor, 'Company') ? companyOf(actor) : input.companyId),
    // Nothing is shown to freelances for a company that the operator has not let in.
    post: async (_, { actor }) => {
      if (isType(actor, 'Company') && !actor.isValidated) throw new AppError('account.notValidated');
    },
    update: ({ tx }, { actor, row, input }) => checkOpportunity(tx, actor, input, row.company?.id ?? null, row),
    // Also those that a company does not see yet.
    delete: async ({ tx }, { row: { id } }) => {
      if (await tx.maybe(sql`select 1 from applications where opportunity_id = ${id} limit 1`))
        throw new AppError('opportunity.hasApplications');
    },
  },
  along: {
    create: ({ id, input: { associatedIds } }) => follow(id, associatedIds),
    update: ({ row, input: { associatedIds } }) => follow(row.id, associatedIds),
  },
  // What became of it before is for those who manage it.
  told: (actor) => (isCandidate(actor) ? [] : undefined),
  sheet: (language) => {
    const { words, needs } = texts[language];
    const { state, field, value } = words.opportunity;
    const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
    return {
      name: needs.file,
      columns: [
        { title: field.title, value: (row) => row.title },
        { title: needs.column.company, value: (row) => row.company?.name ?? '' },
        { title: needs.column.state, value: (row) => state[row.state] },
        { title: field.contractType, value: (row) => row.contractType },
        { title: field.dailyRateFromCents, value: (row) => money(row.dailyRateFromCents) },
        { title: field.dailyRateToCents, value: (row) => money(row.dailyRateToCents) },
        { title: field.annualSalaryCents, value: (row) => money(row.annualSalaryCents) },
        { title: field.place, value: (row) => row.place ?? '' },
        { title: field.remote, value: (row) => value.remote[row.remote] },
        { title: field.startsOn, value: (row) => row.startsOn ?? '' },
        { title: needs.column.applications, value: (row) => String(row.applications ?? '') },
        { title: needs.column.postedAt, value: (row) => (row.postedAt ? new Date(row.postedAt) : '') },
      ],
    };
  },
});

export const opportunityMore = {
  async favour({ tx, actor, params: { id }, body: { isFavourite } }: Context<typeof opportunities.more.favour & EndpointSpec>) {
    const row = (await opportunityRecords.find(tx, actor, id)) ?? missing();
    await tx.many(favourites.keep(actor, id, isFavourite));
    return opportunityRecords.present(actor, { ...row, isFavourite });
  },
};
