import { isType, type User } from '@jalon/domain/core/actor';
import { firstDayOf, lastDayOf, shiftMonth } from '@jalon/domain/core/months';
import { permitsUser } from '@jalon/domain/core/permission';
import { type Statistics, subjectsShown } from '@jalon/domain/statistics/statistics';
import { deadlinesOf } from '@jalon/domain/timesheets/due';
import type { Tx } from '../db/database.ts';
import { perValue, type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { inDivisions } from '../opportunities/opportunities.scope.ts';
import { companyOf } from '../organisation/organisation.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { counted, ownSide } from '../projects/projects.figures.ts';
import { type Asked, isOf } from './asked.ts';

/** As many as a menu has room for. */
const divisionsShown = 100;

const nothing = sql`null::float8`;
const sum = (what: Sql): Sql => sql`coalesce(sum(${what}), 0)::float8`;
/** The days of the reports of which an amount is known. */
const daysKnown = (cents: Sql): Sql => sql`coalesce(sum(t.production_days) filter (where ${cents} is not null), 0)::float8`;
const bothKnown = sql`t.sell_cents is not null and t.buy_cents is not null`;

/** What each side may add up: a client what it pays, a freelance what they are paid, the staff both and what is between. */
function amountsFor(actor: User): Sql {
  const isStaff = isType(actor, 'Admin', 'Commercial');
  const ofClient = isType(actor, 'Freelance') ? nothing : sum(sql`t.sell_cents`);
  const ofFreelance = isType(actor, 'Company') ? nothing : sum(sql`t.buy_cents`);
  const margin = isStaff ? sql`coalesce(sum(t.sell_cents - t.buy_cents) filter (where ${bothKnown}), 0)::float8` : nothing;
  const marginOf = isStaff ? sql`coalesce(sum(t.sell_cents) filter (where ${bothKnown}), 0)::float8` : nothing;
  // Why somebody was away is their own and the operator's: a client is not told how much either.
  const [planned, absent] = isType(actor, 'Company') ? [nothing, nothing] : [sum(sql`t.planned_days`), sum(sql`t.absence_days`)];
  return sql`${planned} as "plannedDays", ${absent} as "absenceDays", ${ofClient} as "sellCents", ${ofFreelance} as "buyCents",
    ${isType(actor, 'Freelance') ? nothing : daysKnown(sql`t.sell_cents`)} as "sellDays", ${isType(actor, 'Company') ? nothing : daysKnown(sql`t.buy_cents`)} as "buyDays",
    ${margin} as "marginCents", ${marginOf} as "marginOfCents"`;
}
const names = sql`reports, waiting, validated, "onTime", "producedDays", "plannedDays", "absenceDays", "sellCents", "buyCents", "sellDays", "buyDays", "marginCents", "marginOfCents"`;
const addedUp = sql`sum(reports)::int as reports, sum(waiting)::int as waiting, sum(validated)::int as validated, sum("onTime")::int as "onTime",
  sum("producedDays")::float8 as "producedDays", sum("plannedDays") as "plannedDays", sum("absenceDays") as "absenceDays",
  sum("sellCents") as "sellCents", sum("buyCents") as "buyCents", sum("sellDays") as "sellDays",
  sum("buyDays") as "buyDays", sum("marginCents") as "marginCents", sum("marginOfCents") as "marginOfCents"`;

/** What the work is told apart by, and the names of that, `s`, as the reader knows them. */
function subjectsOf({ actor, companyId }: Asked): { column: Sql; names: Sql } {
  if (isType(actor, 'Freelance'))
    return {
      column: sql`t.delivery_id`,
      names: sql`select d.id, d.title as name, c.name as detail, c.logo_key as logo, d.project_id as "projectId"
        from deliveries d join companies c on c.id = d.company_id where d.id in (select id from shown)`,
    };
  if (isType(actor, 'Company') || companyId)
    return {
      column: sql`t.project_id`,
      names: sql`select p.id, p.title as name, null as detail, null as logo, p.id as "projectId" from projects p where p.id in (select id from shown)`,
    };
  return {
    column: sql`t.company_id`,
    names: sql`select c.id, c.name, null as detail, case when ${reachesCompany(actor, sql`c.id`)} then c.logo_key end as logo, null as "projectId" from companies c where c.id in (select id from shown)`,
  };
}

/** Whoever may open the reports of a month may read what they come to. */
const maySeeWork = (actor: User): boolean => actor.isValidated && permitsUser(actor, 'timesheets.view&projects.view');

const divisionsOf = (actor: User): Sql =>
  isType(actor, 'Company')
    ? sql`select d.id, d.name from divisions d where d.company_id = ${companyOf(actor)} and ${inDivisions(actor, sql`d.id`)} order by d.name, d.id limit ${divisionsShown}`
    : sql`select d.id, d.name from divisions d where false`;

/** The reports that were sent of the months asked for, by month and subject. No other month is read, however many there are. */
export async function workIn(tx: Tx, asked: Asked): Promise<Statistics['work']> {
  const { actor, timeZone, today, months, now, divisionId, companyId } = asked;
  if (!maySeeWork(actor)) return null;
  const { column, names: subjectNames } = subjectsOf(asked);
  // Who sends a month later than two years after it has kept nobody waiting.
  const latest = lastDayOf(shiftMonth(now.to, 24));
  const deadlines = deadlinesOf(firstDayOf(months[0] ?? now.from), latest < today ? latest : today, asked.validation);
  // One plan for any number of months and for whoever asks would take the way of those who see everything.
  return tx.one(
    perValue(sql`
    with facts as materialized (
      select to_char(t.month, 'YYYY-MM') as month, ${column} as id,
        ${isType(actor, 'Company') ? sql`t.division_id` : sql`null::uuid`} as "divisionId", count(*)::int as reports,
        count(*) filter (where t.state = 'waiting')::int as waiting, count(*) filter (where t.state = 'validated')::int as validated,
        count(*) filter (where t.state = 'validated' and (t.decided_at at time zone ${timeZone})::date <= due.until)::int as "onTime",
        ${sum(sql`t.production_days`)} as "producedDays", ${amountsFor(actor)}, ${sum(ownSide(actor))} as size
      from timesheets t left join unnest(${deadlines.map(({ sentOn }) => sentOn)}::date[], ${deadlines.map(({ until }) => until)}::date[])
        as due(sent_on, until) on due.sent_on = (t.sent_at at time zone ${timeZone})::date
      where ${counted} and t.month = any(${months.map(firstDayOf)}::date[]) and ${seesDelivered(actor, sql`t`)}
        and ${isOf(sql`t.division_id`, divisionId)} and ${isOf(sql`t.company_id`, companyId)}
      group by 1, 2, 3),
    shown as materialized (
      select f.id from facts f group by f.id
      order by coalesce(sum(f.size) filter (where f.month >= ${now.from}::text), 0) desc, sum(f.size) desc, f.id limit ${subjectsShown}),
    folded as (
      select f.month, s.id as "subjectId", f."divisionId", ${addedUp} from facts f left join shown s on s.id = f.id group by 1, 2, 3)
    select
      coalesce((select json_agg(r order by r.month) from (select month, "subjectId", "divisionId", ${names} from folded) r), '[]') as facts,
      coalesce((select json_agg(r order by r.name, r.id) from (${subjectNames}) r), '[]') as subjects,
      coalesce((select json_agg(r) from (${divisionsOf(actor)}) r), '[]') as divisions`),
  );
}
