import { retentionRules } from '@jalon/domain/retention/retention';
import { operatorDay } from '../core/operator-day.ts';
import { type Sql, sql } from '../db/sql.ts';

const { silentMonths, noticeDays } = retentionRules;

/** What goes on is a sign of today; what is over, of its last day; without any there is none. */
const until = (days: Sql): Sql =>
  sql`(select case when m.day > now() then now() else m.day end from (select max(t.day)::timestamp at time zone operator_zone() as day from (${days}) t (day)) m)`;

/** When somebody, `u`, was last heard of: by signing in, a change of the profile, an application, work or a renewed consent. */
export const lastSign = sql`greatest(u.created_at, u.signed_in_at,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id and s.seen_as is null),
  (select p.updated_at from freelance_profiles p where p.user_id = u.id),
  (select max(a.sent_at) from applications a where a.owner_id = u.id),
  (select x.renewed_at from retentions x where x.id = u.id),
  ${until(sql`select coalesce(d.stopped_on, d.ends_on) from deliveries d where d.owner_id = u.id`)},
  ${until(sql`select coalesce(c.ended_on, c.ends_on, ${operatorDay}) from contracts c where c.owner_id = u.id and c.state in ('signed', 'ended')`)})`;

const local = (moment: Sql): Sql => sql`(${moment} at time zone operator_zone())`;
type Clock = { sign: Sql; asked?: Sql; postponed?: Sql };
/** The day from which a person’s data may go: never before they had the time to answer, nor before what an administrator said. */
export const dueDay = ({ sign, asked = sql`null::timestamptz`, postponed = sql`null::date` }: Clock): Sql =>
  sql`greatest((${local(sign)} + ${silentMonths} * interval '1 month')::date, ${local(asked)}::date + ${noticeDays}::int, ${postponed})`;

/** Why somebody's data does not go. Each is asked for by itself: of what merely exists, the planner would rather read the whole table once. */
export const keptBy = sql`case
  when (select true from deliveries d where d.owner_id = r.id
    and (d.state in ('ongoing', 'renewable') or coalesce(d.stopped_on, d.ends_on) >= ${operatorDay}) limit 1) then 'delivery'
  when (select true from contracts c where c.owner_id = r.id
    and (c.state in ('draft', 'sent') or (c.state = 'signed' and coalesce(c.ends_on, 'infinity') >= ${operatorDay})) limit 1) then 'contract'
  when (select true from expense_reports e where e.owner_id = r.id and (e.state = 'waiting'
    or (e.state = 'validated' and e.paid_at is null and e.actual_cents + e.fixed_cents + e.kilometre_cents > 0)) limit 1) then 'expenses' end`;

/** How much goes with somebody: shown before, and kept as it goes. */
export const goesWith = (id: Sql): Sql => sql`jsonb_build_object(
  'profile', (select count(*) from freelance_profiles p where p.user_id = ${id}),
  'resumes', (select coalesce(sum(cardinality(p.resume_ids)), 0) from freelance_profiles p where p.user_id = ${id}),
  'documents', (select count(*) from documents x where x.owner_id = ${id}),
  'administrative', least(1, (select count(*) from administrative_files f where f.user_id = ${id})
    + (select count(*) from administrative_papers f where f.user_id = ${id})),
  'messages', (select count(*) from messages m where m.author_id = ${id} and m.deleted_at is null),
  'applications', (select count(*) from applications a where a.owner_id = ${id}))`;

/** What the law has be kept, without a name. */
export const staysOf = sql`jsonb_build_object(
  'contracts', (select count(*) from contracts c where c.owner_id = r.id and c.state in ('signed', 'ended')),
  'timesheets', (select count(*) from timesheets t where t.owner_id = r.id and t.state = 'validated'),
  'expenses', (select count(*) from expense_reports e where e.owner_id = r.id and e.state = 'validated'))`;

/** Near enough to its day to be looked at. */
export const isNear = sql`r.due_on <= ${operatorDay} + ${noticeDays}::int`;

/** They came back since the clocks were set, which happens once a night. */
export const isBack = sql`((select ${lastSign} from users u where u.id = r.id) > r.last_sign_at)`;

/** What the next night takes: exactly this is previewed, and exactly this is purged. Whoever came back is not. */
export const isDue = sql`(r.state = 'asked' and r.due_on <= ${operatorDay} and (${keptBy}) is null and not ${isBack})`;
