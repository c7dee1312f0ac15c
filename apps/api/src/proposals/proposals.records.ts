import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { isOwnTeam, seesApplication, teamOf } from '../applications/applications.scope.ts';
import { inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isDisclosed, isOpen, seesOpportunity } from '../opportunities/opportunities.scope.ts';

const ofNeed = (column: Sql): Sql => sql`(select ${column} from opportunities o where o.id = q.opportunity_id)`;
const reaches = (actor: User): Sql =>
  sql`exists (select 1 from opportunities o where o.id = q.opportunity_id and ${seesOpportunity(actor)})`;

/** Those put before oneself; those of one's own company, as long as the operator lets it in; for the staff, those for the needs they see. */
function visible(actor: User): Sql {
  if (isType(actor, 'Freelance')) return sql`q.owner_id = ${actor.id}`;
  if (isType(actor, 'Admin')) return sql`true`;
  if (isType(actor, 'Company') && !actor.isValidated) return sql`false`;
  // What the staff propose is theirs until the person applies: who hides from companies may be among them.
  return isType(actor, 'Company') ? sql`(${isOwnTeam(actor, sql`q.company_id`)} and ${reaches(actor)})` : reaches(actor);
}

/** Whom one may put a need before, as a condition on profiles, `p`: a company only those it may look at. */
const isProposable = (actor: User): Sql =>
  isType(actor, 'Company')
    ? sql`p.is_listed`
    : sql`exists (select 1 from users u where u.id = p.user_id and u.type = 'Freelance' and u.state = 'active'
        and u.validated_at is not null and u.email_verified_at is not null)`;

export const proposalRecords = recordsOf(proposals, {
  table: sql`proposals`,
  as: sql`q`,
  visible,
  hidden: (_, { by }) => (by === null ? ['by'] : []),
  columns: {
    profileId: sql`(select p.id from freelance_profiles p where p.user_id = q.owner_id)`,
    owner: sql`(select json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key,
      'title', (select p.title from freelance_profiles p where p.user_id = u.id)) from users u where u.id = q.owner_id)`,
    opportunity: ofNeed(sql`json_build_object('id', o.id, 'title', o.title)`),
    // A contact would say whose need it is.
    by: (actor) => sql`case when q.company_id is null or ${ofNeed(isDisclosed(actor))} then (
      select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key)
      from users u where u.id = q.proposed_by) end`,
    side: sql`case when q.company_id is null then 'staff' else 'company' end`,
  },
  audiences: {
    theCandidate: sql`select q.owner_id from proposals q where q.id = e.subject_id`,
    theProposer: sql`select q.proposed_by from proposals q where q.id = e.subject_id`,
  },
  facts: ['reason'],
  label: ofNeed(sql`o.title`),
  company: ofNeed(sql`o.company_id`),
  orders: { newest: [sql`q.created_at`, sql`timestamptz`] },
  filters: {
    state: (state) => sql`q.state = ${state}`,
    opportunityId: (id) => sql`q.opportunity_id = ${id}`,
    profileId: (id) => sql`q.owner_id = (select p.user_id from freelance_profiles p where p.id = ${id})`,
  },
  insert: ({ id, actor, input: { profileId, ...input } }) =>
    inserted({
      ...{ id, ...input, proposedBy: actor.id, companyId: teamOf(actor) },
      ownerId: sql`(select p.user_id from freelance_profiles p where p.id = ${profileId})`,
    }),
  checks: {
    create: async ({ tx }, { actor, input: { opportunityId, profileId } }) => {
      if (isType(actor, 'Company') && !actor.isValidated) throw new AppError('account.notValidated');
      const found = await tx.maybe<{ isThere: boolean; hasApplied: boolean }>(sql`
        select exists (select 1 from freelance_profiles p where p.id = ${profileId} and ${isProposable(actor)}) as "isThere",
          exists (select 1 from applications a join freelance_profiles p on p.user_id = a.owner_id
            where p.id = ${profileId} and a.opportunity_id = o.id and ${seesApplication(actor)}) as "hasApplied"
        from opportunities o where o.id = ${opportunityId} and ${isOpen} and ${seesOpportunity(actor)} for share of o`);
      if (!found) throw new AppError('application.notOpen');
      if (!found.isThere) throw new AppError('proposal.unavailable');
      if (found.hasApplied) throw new AppError('proposal.applied');
    },
  },
  taken: { proposals__once: () => new AppError('proposal.already') },
  sets: {
    decline: ({ input: { reason } }) => sql`reason = nullif(${reason}, ''), answered_at = now()`,
    unanswered: () => sql`nudged_at = now()`,
    accept: () => sql`answered_at = now()`,
  },
  // What happened to it before names people of a company that may be hidden.
  told: (actor) => (isType(actor, 'Freelance') ? [] : undefined),
  sheet: (language) => {
    const { words, applications: own } = texts[language];
    const name = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
    return {
      name: own.proposalsFile,
      columns: [
        { title: own.column.person, value: ({ owner }) => name(owner) },
        { title: own.column.need, value: ({ opportunity }) => opportunity.title },
        { title: own.column.state, value: ({ state }) => words.proposal.state[state] },
        { title: own.column.proposedBy, value: ({ by }) => (by ? name(by) : '') },
        { title: own.column.proposedAt, value: ({ createdAt }) => new Date(createdAt) },
        { title: words.proposal.field.reason, value: ({ reason }) => reason ?? '' },
      ],
    };
  },
});
