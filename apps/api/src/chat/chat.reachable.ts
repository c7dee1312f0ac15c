import type { ChatRecord } from '@jalon/domain/chat/chat';
import type { Reachable, ReachableQuery } from '@jalon/domain/chat/chat-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { matching } from '../core/search.ts';
import type { Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';
import { companyPeopleOf } from '../deliveries/deliveries.scope.ts';
import { companyOf } from '../organisation/organisation.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { applicationAbout, personJson, portfolioAbout, projectAbout } from './chat.columns.ts';
import { talksOfApplication, talksOfProject } from './chat.scope.ts';

const mostPeople = 40;

/** The latest records are looked at. Who looks for somebody by name is led by all that they share; of the staff, by whom they reach. Of one freelance all are. */
const latestRecords = 60;
const lookedAt = (actor: User, { q, profileId }: ReachableQuery): number | null =>
  profileId || (q && isType(actor, 'Freelance', 'Company')) ? null : latestRecords;

const isStaff = sql`u.type in ('Commercial', 'Admin') and (u.type = 'Admin' or u.validated_at is not null)`;
/** Of a record, `r`: who looks after its company, and the one of the staff whom it names. An array, which is looked up by their ids. */
const staffOf = (named: Sql): Sql => sql`select u.id from users u where ${isStaff} and u.id = any(array(
  select ${named} union all select l.user_id from company_commercials l where l.company_id = r.company_id))`;
const isOne = (column: Sql, { recordId }: ReachableQuery): Sql => (recordId ? sql`${column} = ${recordId}` : sql`true`);
const ofProfile = (id: string): Sql => sql`(select f.user_id from freelance_profiles f where f.id = ${id})`;
/** With the freelance who is asked for, by the column that says whose a record is. */
const isWith = (column: Sql, { profileId }: ReachableQuery): Sql => (profileId ? sql`${column} = ${ofProfile(profileId)}` : sql`true`);
/** Those of each side by an index of their own: for one condition that holds for either, everybody would be looked at for each record. */
const eitherOf = (sides: readonly (Sql | false)[]): Sql =>
  join(
    sides.filter((side): side is Sql => side !== false),
    sql` union all `,
  );

/** Whoever is on another side of an application that one sees: what `mayWrite` says of each of them. */
function ofApplications(actor: User, asked: ReachableQuery): Sql {
  const [isFreelance, isCompany] = [isType(actor, 'Freelance'), isType(actor, 'Company')];
  const mostRecords = lookedAt(actor, asked);
  const isGoing = sql`r.state not in ('rejected', 'retired')`;
  const others = eitherOf([
    !isFreelance && sql`select r.owner_id where ${isCompany ? isGoing : sql`true`}`,
    !isCompany &&
      sql`select u.id from users u where u.type = 'Company' and r.submitted_at is not null and ${isFreelance ? isGoing : sql`true`}
        and ${companyPeopleOf(sql`r`, 'applications.view')}`,
    (isFreelance || isCompany) && staffOf(sql`r.manager_id`),
  ]);
  return sql`
    select u.person_id, 'application' as kind, r.id as record_id, r.about from (
      select a.id, a.company_id, o.division_id, a.owner_id, a.state, a.submitted_at, o.manager_id, ${applicationAbout(actor)} as about
      from applications a join opportunities o on o.id = a.opportunity_id where ${talksOfApplication(actor)} and ${isOne(sql`a.id`, asked)}
        and ${isWith(sql`a.owner_id`, asked)}
      order by a.since desc limit ${mostRecords}) r
    cross join lateral (${others}) u (person_id)`;
}

function ofProjects(actor: User, asked: ReachableQuery): Sql {
  const [isFreelance, isCompany] = [isType(actor, 'Freelance'), isType(actor, 'Company')];
  const mostRecords = lookedAt(actor, asked);
  const others = eitherOf([
    !isFreelance && sql`select d.owner_id from deliveries d where d.project_id = r.id`,
    !isCompany && sql`select u.id from users u where u.type = 'Company' and ${companyPeopleOf(sql`r`, 'projects.view')}`,
    (isFreelance || isCompany) && staffOf(sql`r.sales_contact_id`),
  ]);
  return sql`
    select u.person_id, 'project' as kind, r.id as record_id, r.about from (
      select p.id, p.company_id, p.division_id, p.sales_contact_id, ${projectAbout()} as about
      from projects p where ${talksOfProject(actor)} and ${isOne(sql`p.id`, asked)}
        and ${asked.profileId ? sql`p.id in (select d.project_id from deliveries d where ${isWith(sql`d.owner_id`, asked)})` : sql`true`}
      order by p.starts_on desc limit ${mostRecords}) r
    cross join lateral (${others}) u (person_id)`;
}

/** Of a company, who looks after it; of the staff, whom they reach, looked for by name. */
function ofPortfolio(actor: User, asked: ReachableQuery): Sql {
  const { q, recordId, profileId } = asked;
  const own = sql`case u.type when 'Freelance' then u.id else u.company_id end`;
  const people = (condition: Sql) => sql`
    select u.id as person_id, 'portfolio' as kind, ${isType(actor, 'Company') ? sql`${companyOf(actor)}::uuid` : own} as record_id,
      ${portfolioAbout(isType(actor, 'Company') ? sql`${companyOf(actor)}::uuid` : own)} as about
    from users u where ${condition}`;
  if (isType(actor, 'Company'))
    return people(sql`${isStaff} and u.id in (select l.user_id from company_commercials l where l.company_id = ${companyOf(actor)})
      and ${actor.isValidated} and ${isOne(sql`${companyOf(actor)}::uuid`, asked)}`);
  if (isType(actor, 'Freelance') || !(q || recordId || profileId)) return people(sql`false`);
  const named = q ? matching({ text: q, column: sql`u.search` }) : sql`true`;
  return sql`(${people(sql`u.type in ('Freelance', 'Company') and ${reachesAccount(actor)} and u.state = 'active' and ${named}
    and ${isWith(sql`u.id`, asked)} and ${recordId ? sql`${recordId}::uuid in (u.id, u.company_id)` : sql`true`}`)} limit ${mostPeople})`;
}

const sources: Record<ChatRecord, (actor: User, asked: ReachableQuery) => Sql> = {
  application: ofApplications,
  project: ofProjects,
  portfolio: ofPortfolio,
};

/** As many of each of several people: who has more of them looks for one by its title, or comes from the record. */
const mostSubjects = 20;

/** Whom somebody may write to, by their names, each once, with what about. */
export async function listReachable(tx: Tx, actor: User, asked: ReachableQuery): Promise<Reachable[]> {
  const kinds = asked.kind ? [asked.kind] : (Object.keys(sources) as ChatRecord[]);
  const found = join(
    kinds.map((kind) => sources[kind](actor, asked)),
    sql` union all `,
  );
  const named = asked.q
    ? matching({ text: asked.q, column: sql`fold(' ' || u.first_name || ' ' || u.last_name || ' ' || (w.about ->> 'title'))` })
    : sql`true`;
  // As the pictures themselves: a freelance sees those of a company's people once they talk.
  const face = isType(actor, 'Freelance') ? sql`case when u.type <> 'Company' then u.picture_key end` : sql`u.picture_key`;
  const people = await tx.many<Reachable>(sql`
    select ${personJson(face)} as person, json_agg(json_build_object('about', w.about, 'conversationId', t.id)
      order by t.last_at desc nulls last, w.kind, w.record_id desc) as subjects
    from (select distinct on (r.person_id, r.kind, r.record_id) r.* from (${found}) r order by r.person_id, r.kind, r.record_id) w
    join users u on u.id = w.person_id
    left join conversations t on t.record_kind = w.kind and t.record_id = w.record_id
      and t.first_id = least(w.person_id, ${actor.id}::uuid) and t.second_id = greatest(w.person_id, ${actor.id}::uuid)
    where u.id <> ${actor.id} and u.state = 'active' and u.email_verified_at is not null and ${named}
      and ${isWith(sql`u.id`, asked)}
      and not exists (select 1 from companies k where k.id = u.company_id and not k.is_active)
    group by u.id order by u.name_key, u.id limit ${mostPeople}`);
  return people.map(({ person, subjects }) => ({ person, subjects: asked.profileId ? subjects : subjects.slice(0, mostSubjects) }));
}
