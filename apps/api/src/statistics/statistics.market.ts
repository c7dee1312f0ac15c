import { isType, type User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { needsShown, type Statistics } from '@jalon/domain/statistics/statistics';
import { ofNeed, seesApplication } from '../applications/applications.scope.ts';
import { heldAt, isAnswered, reached, waitsSince } from '../applications/applications.steps.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { cameAt, outcomes, wasPosted } from '../opportunities/opportunities.outcomes.ts';
import { seesOpportunity } from '../opportunities/opportunities.scope.ts';
import { type Asked, daysFrom, isAsked, isBefore, isOf, monthOf } from './asked.ts';

const count = (condition: Sql): Sql => sql`count(*) filter (where ${condition})::int`;
const rowsOf = (rows: Sql, order: Sql): Sql => sql`coalesce((select json_agg(r order by ${order}) from (${rows}) r), '[]')`;
/** Tallies of what has taken a time: a row for each number of days, however many there are. */
const talliesOf = (from: Sql, columns: Sql): Sql =>
  rowsOf(
    sql`select v.of, m."isBefore", v.days, count(*)::int as count from ${from} m cross join lateral (values ${columns}) v(of, days)
      where v.days is not null group by 1, 2, 3`,
    sql`r.of, r."isBefore", r.days`,
  );

const maySeeApplications = (actor: User): boolean =>
  isType(actor, 'Freelance') || (actor.isValidated && permitsUser(actor, 'applications.view'));
const maySeeNeeds = (actor: User): boolean => !isType(actor, 'Freelance') && actor.isValidated && permitsUser(actor, 'opportunities.view');

/** What has become of the applications that were sent in the months asked for. */
export async function applicationsIn(tx: Tx, asked: Asked): Promise<Statistics['applications']> {
  const { actor, timeZone, divisionId, companyId } = asked;
  if (!maySeeApplications(actor)) return null;
  const start = waitsSince(actor);
  const days = (from: Sql, to: Sql) => daysFrom(from, to, timeZone);
  const ended = sql`coalesce(a.accepted_at, a.rejected_at)`;
  const qualified = isType(actor, 'Company') ? sql`null::integer` : days(sql`a.sent_at`, sql`a.submitted_at`);
  return tx.one(sql`
    with mine as materialized (
      select ${monthOf(sql`a.sent_at`, timeZone)} as month, ${reached.submitted} as is_submitted,
        ${reached.interviewed} as is_met, a.state, ${isAnswered(actor)} as is_answered,
        ${start} is not null and (a.state <> 'retired' or ${isAnswered(actor)}) as is_asked,
        ${isBefore(asked, monthOf(sql`a.sent_at`, timeZone))} as "isBefore",
        ${qualified} as qualify, ${days(sql`a.submitted_at`, heldAt)} as meet,
        ${days(sql`coalesce(${heldAt}, a.submitted_at)`, ended)} as decide, ${days(start, sql`least(${heldAt}, a.accepted_at, a.rejected_at)`)} as answer
      from applications a
      where ${isAsked(asked, sql`a.sent_at`)} and ${seesApplication(actor)} and ${isOf(sql`a.company_id`, companyId)}
        and ${divisionId ? sql`${ofNeed(sql`o.division_id`)} = ${divisionId}` : sql`true`})
    select ${rowsOf(
      sql`select m.month, count(*)::int as received, ${count(sql`m.is_submitted`)} as submitted, ${count(sql`m.is_met`)} as interviewed,
        ${count(sql`m.state = 'accepted'`)} as accepted, ${count(sql`m.state = 'rejected'`)} as rejected, ${count(sql`m.state = 'retired'`)} as retired,
        ${count(sql`m.is_asked`)} as asked, ${count(sql`m.is_asked and m.is_answered`)} as answered
      from mine m group by 1`,
      sql`r.month`,
    )} as facts,
    ${talliesOf(sql`mine`, sql`('qualify', m.qualify), ('meet', m.meet), ('decide', m.decide), ('answer', m.answer)`)} as stages`);
}

/** What has become of the needs that were posted in the months asked for, and how long each step has taken. */
export async function needsIn(tx: Tx, asked: Asked): Promise<Statistics['needs']> {
  const { actor, timeZone, divisionId, companyId } = asked;
  if (!maySeeNeeds(actor)) return null;
  const came = cameAt(actor);
  const days = (to: Sql) => daysFrom(sql`f.first_at`, to, timeZone);
  return tx.one(sql`
    with mine as materialized (
      select o.id, o.title, ${monthOf(sql`f.first_at`, timeZone)} as month, ${isBefore(asked, monthOf(sql`f.first_at`, timeZone))} as "isBefore",
        o.state, ${outcomes.filled(actor)} as is_filled, w.agreement as agreed_at,
        ${days(sql`w.application`)} as application, ${days(sql`w.interview`)} as interview, ${days(sql`w.agreement`)} as agreement
      from need_postings f join opportunities o on o.id = f.opportunity_id cross join lateral (
        select min(${came}) as application, min(${heldAt}) as interview, min(a.accepted_at) as agreement
        from applications a where a.opportunity_id = o.id and ${came} is not null) w
      where ${wasPosted} and ${isAsked(asked, sql`f.first_at`)} and ${seesOpportunity(actor)}
        and ${isOf(sql`o.company_id`, companyId)} and ${isOf(sql`o.division_id`, divisionId)})
    select ${rowsOf(
      sql`select m.month, count(*)::int as posted, ${count(sql`m.state = 'posted' and not m.is_filled`)} as open, ${count(sql`m.is_filled`)} as filled,
        ${count(sql`m.state <> 'posted' and not m.is_filled`)} as ended from mine m group by 1`,
      sql`r.month`,
    )} as facts,
    ${talliesOf(sql`mine`, sql`('application', m.application), ('interview', m.interview), ('agreement', m.agreement)`)} as times,
    ${rowsOf(
      sql`select m.id, m.title, m.application, m.interview, m.agreement, m.agreed_at from mine m
        where not m."isBefore" and m.agreement is not null order by m.agreed_at desc, m.id limit ${needsShown}`,
      sql`r.agreed_at desc, r.id`,
    )} as rows`);
}
