import { type ChatRecord, mayWrite, type Party } from '@jalon/domain/chat/chat';
import { isType, type User } from '@jalon/domain/core/actor';
import { type CompanyPermission, permits } from '@jalon/domain/core/permission';
import { seesApplication } from '../applications/applications.scope.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isDisclosed } from '../opportunities/opportunities.scope.ts';
import { companyOf } from '../organisation/organisation.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { seesProject } from '../projects/projects.scope.ts';

const holds = (actor: User, permission: CompanyPermission): boolean => !isType(actor, 'Company') || permits(permission, actor.permissions);

/** Which applications, `a`, and projects, `p`, somebody may talk about. */
export const talksOfApplication = (actor: User): Sql => (holds(actor, 'applications.view') ? seesApplication(actor) : sql`false`);
export const talksOfProject = (actor: User): Sql => (holds(actor, 'projects.view') ? seesProject(actor) : sql`false`);

/** The company or freelance with this id is looked after by this person of the staff; or it is themselves, or their own company. */
function inPortfolio(actor: User, id: string): Sql {
  if (isType(actor, 'Freelance')) return sql`${actor.id}::uuid = ${id}::uuid`;
  if (isType(actor, 'Company')) return actor.isValidated ? sql`${companyOf(actor)}::uuid = ${id}::uuid` : sql`false`;
  if (isType(actor, 'Commercial') && !actor.isValidated) return sql`false`;
  return sql`(exists (select 1 from companies c where c.id = ${id} and c.is_active and ${reachesCompany(actor, sql`c.id`)})
    or exists (select 1 from users f where f.id = ${id} and f.type = 'Freelance'))`;
}

export type About = { kind: ChatRecord; recordId: string };

/** Whether somebody sees what a conversation is about. */
function seesRecord(actor: User, { kind, recordId }: About): Sql {
  if (kind === 'application') return sql`exists (select 1 from applications a where a.id = ${recordId} and ${talksOfApplication(actor)})`;
  if (kind === 'project') return sql`exists (select 1 from projects p where p.id = ${recordId} and ${talksOfProject(actor)})`;
  return inPortfolio(actor, recordId);
}

/** As the records say now: whether one of two people may write to the other. Somebody who cannot be reached is undefined. */
export async function isShared(tx: Tx, one: User, other: User | undefined, about: About): Promise<boolean> {
  if (!other) return false;
  const isOver =
    about.kind === 'application'
      ? sql`exists (select 1 from applications a where a.id = ${about.recordId} and a.state in ('rejected', 'retired'))`
      : sql`false`;
  const facts = await tx.one<{ one: boolean; other: boolean; isOver: boolean }>(
    sql`select ${seesRecord(one, about)} as one, ${seesRecord(other, about)} as other, ${isOver} as "isOver"`,
  );
  const party = ({ type }: User, sees: boolean): Party => ({ type, isReachable: true, seesRecord: sees });
  return mayWrite(party(one, facts.one), party(other, facts.other), { kind: about.kind, isOver: facts.isOver });
}

/** Somebody of the staff, by the column of their id, looks after the record of a conversation, `t`. Two who talk about a portfolio are alone. */
const looksAfter = (userId: Sql): Sql => sql`(t.record_kind <> 'portfolio' and (
  exists (select 1 from company_commercials l where l.company_id = t.company_id and l.user_id = ${userId})
  or exists (select 1 from projects j where j.id = t.record_id and j.sales_contact_id = ${userId})
  or exists (select 1 from applications n join opportunities h on h.id = n.opportunity_id where n.id = t.record_id and h.manager_id = ${userId})))`;

export const isMember = (actor: User): Sql => sql`${actor.id} in (t.first_id, t.second_id)`;

/** The staff who look after the record may read along, and are named; administrators read what was reported. */
const readsAlong = (actor: User): Sql => {
  if (isType(actor, 'Admin')) return sql`t.reported_at is not null`;
  return isType(actor, 'Commercial') && actor.isValidated ? looksAfter(sql`${actor.id}::uuid`) : sql`false`;
};

/** Which conversations, `t`, exist for somebody. */
export const seesConversation = (actor: User): Sql => sql`(${isMember(actor)} or ${readsAlong(actor)})`;

/** Those who look after a company are no secret but to whom it is: a freelance is not told of them before the company has their application. */
export const readersShown = (actor: User): Sql => sql`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'picture', u.picture_key) order by u.name_key)
  from users u where u.type = 'Commercial' and u.state = 'active' and u.validated_at is not null and u.id not in (t.first_id, t.second_id)
    and u.id = any(array(
      select l.user_id from company_commercials l where l.company_id = t.company_id
      union select j.sales_contact_id from projects j where j.id = t.record_id
      union select h.manager_id from applications n join opportunities h on h.id = n.opportunity_id where n.id = t.record_id))
    and t.record_kind <> 'portfolio' and (t.record_kind <> 'application' or exists (
      select 1 from applications n join opportunities o on o.id = n.opportunity_id where n.id = t.record_id and ${isDisclosed(actor)}))), '[]')`;
