import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { companyOf } from '../organisation/organisation.ts';
import { hasPortfolio, reachesCompany } from '../portfolios/scope.ts';

const divisionsOf = (actor: User): Sql => sql`array(select m.division_id from user_divisions m where m.user_id = ${actor.id})`;

/** A contact of some divisions sees what is theirs; one of none sees the whole company. `division` is the column with the id. */
export const inDivisions = (actor: User, division: Sql): Sql =>
  sql`(${divisionsOf(actor)} = '{}' or ${division} = any(${divisionsOf(actor)}))`;

/**
 * Freelances may answer it: it is posted, by a company that works with the operator. Looked up for each: with `exists`, all companies
 * would be read and hashed.
 */
export const isOpen = sql`(o.state = 'posted' and (select p.is_active from companies p where p.id = o.company_id))`;

/** The needs that a commercial manages or follows though they do not look after the company: few, found among what they manage in the index alone. */
export const besidesPortfolio = (actor: User): Sql => sql`array(
  select m.id from opportunities m where m.manager_id = ${actor.id}
    and m.company_id not in (select p.company_id from company_commercials p where p.user_id = ${actor.id})
  union all select p.opportunity_id from opportunity_people p where p.user_id = ${actor.id})`;

/** The staff reach a need, by the columns with its company and its own id: by the company, or because they manage or follow it. */
export const reachesNeed = (actor: User, company: Sql, id: Sql, besides = besidesPortfolio(actor)): Sql =>
  hasPortfolio(actor) ? sql`(${reachesCompany(actor, company)} or ${id} = any(${besides}))` : reachesCompany(actor, company);

/**
 * Which needs exist for somebody; the need is `o`. A freelance sees what is posted, and what they have applied to as long as it is there.
 * A commercial sees those of the companies they look after, and those they follow.
 */
export function seesOpportunity(actor: User, besides = besidesPortfolio(actor)): Sql {
  if (isType(actor, 'Freelance'))
    return sql`(${isOpen} or o.id = any(array(select a.opportunity_id from applications a where a.owner_id = ${actor.id})))`;
  if (isType(actor, 'Company')) return sql`(o.company_id = ${companyOf(actor)} and ${inDivisions(actor, sql`o.division_id`)})`;
  return reachesNeed(actor, sql`o.company_id`, sql`o.id`, besides);
}

/** Whose it is may be told to this freelance: it is not anonymous, or the company has their application. */
export const isDisclosed = (actor: User): Sql =>
  isType(actor, 'Freelance')
    ? sql`(not o.is_anonymous or exists (
        select 1 from applications a where a.opportunity_id = o.id and a.owner_id = ${actor.id} and a.submitted_at is not null))`
    : sql`true`;

/** Which companies, `c`, a freelance knows of: those that a need they see names, and those they deliver to. */
export const namedToFreelance = (actor: User): Sql =>
  sql`(exists (select 1 from opportunities o where o.company_id = c.id and ${seesOpportunity(actor)} and ${isDisclosed(actor)})
    or exists (select 1 from deliveries d where d.company_id = c.id and d.owner_id = ${actor.id}))`;

const fullName = sql`u.first_name || ' ' || u.last_name`;
/** The company of a need as it is shown, or null for whom it is anonymous. */
export const companyShown = (actor: User): Sql =>
  sql`case when ${isDisclosed(actor)} then (
    select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key) from companies c where c.id = o.company_id) end`;
export const personShown = (id: Sql): Sql =>
  sql`(select json_build_object('id', u.id, 'name', ${fullName}) from users u where u.id = ${id})`;
export const peopleShown = sql`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', ${fullName})) from opportunity_people p
  join users u on u.id = p.user_id where p.opportunity_id = o.id), '[]')`;

/** What waits for an answer of this freelance, with who put it before them as far as that does not say whose need it is. */
export const proposalShown = (actor: User): Sql => sql`(
  select json_build_object('id', q.id, 'message', q.message, 'at', q.created_at, 'by', case when q.company_id is null or ${isDisclosed(actor)} then (
    select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key) from users u
    where u.id = q.proposed_by) end)
  from proposals q where q.opportunity_id = o.id and q.owner_id = ${actor.id} and q.state = 'asked')`;
/** It waits for an answer of somebody, by the column of the need. */
export const isProposed = (actor: User, need: Sql): Sql =>
  sql`exists (select 1 from proposals q where q.opportunity_id = ${need} and q.owner_id = ${actor.id} and q.state = 'asked')`;

const isStaff = sql`u.type in ('Commercial', 'Admin') and u.state = 'active'`;
/** Who qualifies the applications to a need: the manager, if it is one of the staff, or else whoever looks after the company. */
const qualifier = sql`(
  select json_build_object('id', u.id, 'name', ${fullName}, 'picture', u.picture_key) from users u
  where ${isStaff} and u.id in (select o.manager_id union all select c.user_id from company_commercials c where c.company_id = o.company_id)
  order by u.id is distinct from o.manager_id, u.name_key limit 1)`;
/** What a company may know of applications before they are submitted; null where there is none. */
export const preselectionShown = sql`(
  select json_build_object('count', count(*), 'since', min(a.since), 'by', ${qualifier})
  from applications a where a.opportunity_id = o.id and a.state = 'new' having count(*) > 0)`;

/** What a company writes in its drafts is no word that another finds: of its people, the words of the needs that they see are all there are. */
export const wordsOfCompany = (actor: User): Sql | undefined =>
  isType(actor, 'Company')
    ? sql`array(select distinct unnest(tsvector_to_array(o.terms)) from opportunities o where ${seesOpportunity(actor)})`
    : undefined;
