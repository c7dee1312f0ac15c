import { chatRules } from '@jalon/domain/chat/chat';
import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { companyShown } from '../opportunities/opportunities.scope.ts';
import { talksOfApplication, talksOfProject } from './chat.scope.ts';

/** To a company as long as somebody is its candidate, works for it, or shows the profile. The conversation is `t`, the person `u`. */
const faceShown = (actor: User): Sql =>
  isType(actor, 'Company')
    ? sql`case when u.type <> 'Freelance' or t.record_kind = 'project'
        or exists (select 1 from freelance_profiles f where f.user_id = u.id and f.is_listed)
        or exists (select 1 from applications n where n.id = t.record_id and n.state not in ('rejected', 'retired')) then u.picture_key end`
    : sql`u.picture_key`;

/** In one of the latest sessions: those are found by an index, in their order. */
const mostSessions = 10;
const isOnline = sql`coalesce((
  select bool_or(s.last_seen_at > now() - ${chatRules.onlineMinutes} * interval '1 minute')
  from (select s.last_seen_at from sessions s where s.user_id = u.id order by s.created_at desc limit ${mostSessions}) s), false)`;

export const personJson = (picture: Sql): Sql => sql`json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
  'picture', ${picture}, 'type', u.type, 'company', (select k.name from companies k where k.id = u.company_id),
  'isOnline', ${isOnline})`;

export const personShown = (actor: User, id: Sql): Sql => sql`(select ${personJson(faceShown(actor))} from users u where u.id = ${id})`;

const companyJson = (id: Sql): Sql =>
  sql`(select json_build_object('id', k.id, 'name', k.name, 'logo', k.logo_key) from companies k where k.id = ${id})`;

/** What an application is about, as it is shown to somebody who sees it: the application is `a`, its need `o`. */
export const applicationAbout = (actor: User, state = sql`a.state`): Sql =>
  sql`json_build_object('kind', 'application', 'id', a.id, 'title', o.title, 'state', ${state}, 'company', ${companyShown(actor)}, 'candidate', ${
    isType(actor, 'Freelance') ? sql`null` : sql`(select w.first_name || ' ' || w.last_name from users w where w.id = a.owner_id)`
  })`;
export const projectAbout = (state = sql`p.state`): Sql =>
  sql`json_build_object('kind', 'project', 'id', p.id, 'title', p.title, 'state', ${state}, 'candidate', null, 'company', ${companyJson(sql`p.company_id`)})`;
export const portfolioAbout = (id: Sql): Sql =>
  sql`json_build_object('kind', 'portfolio', 'id', ${id}, 'title', '', 'state', null, 'candidate', null, 'company', ${companyJson(id)})`;

/** Of a conversation, `t`. Of a record that is gone no more than its id; its state for who sees it now. */
export const aboutShown = (actor: User): Sql => sql`coalesce(case t.record_kind
  when 'application' then (select ${applicationAbout(actor, sql`case when ${talksOfApplication(actor)} then a.state end`)} from applications a join opportunities o on o.id = a.opportunity_id where a.id = t.record_id)
  when 'project' then (select ${projectAbout(sql`case when ${talksOfProject(actor)} then p.state end`)} from projects p where p.id = t.record_id)
  else ${portfolioAbout(sql`t.record_id`)} end,
  json_build_object('kind', t.record_kind, 'id', t.record_id, 'title', '', 'state', null, 'candidate', null, 'company', null))`;

/** The other of the two; for who reads along, the one who did not begin. */
export const otherOf = ({ id }: User): Sql =>
  sql`case when ${id} in (t.first_id, t.second_id) then case when t.first_id = ${id} then t.second_id else t.first_id end
    else case when t.first_id = t.opened_by then t.second_id else t.first_id end end`;

const excerpt = 160;
export const lastShown = ({ id }: User): Sql => sql`(
  select json_build_object('sequence', x.sequence, 'text', case when x.deleted_at is null then left(x.text, ${excerpt}) else '' end,
    'files', cardinality(x.file_ids), 'isMine', x.author_id = ${id}, 'isDeleted', x.deleted_at is not null)
  from messages x where x.conversation_id = t.id and x.sequence = t.last_sequence)`;

const filesOf = (ids: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) order by f.sent_at, f.id)
  from files f where f.id = any(${ids})), '[]')`;

/** Of a message, `x`. */
export const messageColumns = sql`x.id, x.sequence, x.revision, x.author_id as "authorId", x.sent_at as "sentAt", x.edited_at as "editedAt",
  x.deleted_at is not null as "isDeleted", case when x.deleted_at is null then x.text else '' end as text,
  ${filesOf(sql`case when x.deleted_at is null then x.file_ids else '{}' end`)} as files`;

const mostTurns = 20;
/** When a conversation, `t`, was ended and opened again, and by whom: what its history has of it. */
export const turnsShown = sql`coalesce((
  select json_agg(json_build_object('action', e.action, 'at', e.at, 'by',
    (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from users u where u.id = e.actor_id)) order by e.id)
  from (
    select e.id, e.actor_id, e.at, split_part(e.kind, '.', 2) as action from events e
    where e.subject_id = t.id and e.kind in ('conversation.close', 'conversation.reopen') order by e.id desc limit ${mostTurns}) e), '[]')`;

const mostFiles = 50;
/** Everything that was sent in a conversation, `t`, the latest first. */
export const filesShown = sql`coalesce((
  select json_agg(f) from (
    select f.id, f.name, f.type, f.size, f.sent_at as at, coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = f.sent_by), '') as by
    from files f where f.record_id = t.id and f.record_kind = 'conversation' order by f.sent_at desc, f.id desc limit ${mostFiles}) f), '[]')`;
