import type { User } from '@jalon/domain/core/actor';
import {
  deskTypes,
  endingDays,
  exceptionDays,
  type HeldPaper,
  legalTypes,
  papersOf,
  thresholdCents,
} from '@jalon/domain/vigilance/vigilance';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { numberOf } from '../contracts/contracts.columns.ts';
import { type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { nameOf } from '../documents/documents.queries.ts';
import { exceptedFrom, holdsOn, isEmployed, isInForce } from './lacking.ts';

const isLegal = sql`t.type = any(${[...legalTypes]}::text[])`;
/** Of a document, `x`, that is due, on a day: not there, or not good; without an earlier version that holds; soon over. */
const isLost = (day: Sql): Sql =>
  sql`(x.id is null or x.state in ('refused', 'expired') or x.state = 'accepted' and x.expires_key < ${day})`;
const isUncovered = (day: Sql): Sql => sql`(${isLost(day)} and not coalesce(${holdsOn(day)}, false))`;
const isEnding = (day: Sql): Sql => sql`(x.state = 'accepted' and x.expires_key <= ${day} + ${endingDays}::int)`;
/** The operator's day, by which the documents of a row are judged too. */
export const dayOf = (today: string): Sql => sql`${today}::date`;

type Wanted = { q?: string | undefined; type?: string | undefined; companyId?: string | undefined; commercialId?: string | undefined };
const called = sql`(select u.name_key from users u where u.id = o.owner_id) || ' ' || (select fold(c.name) from companies c where c.id = o.company_id)`;
const narrowed = ({ q, type, companyId, commercialId }: Wanted): Sql => sql`
  ${companyId ? sql`and o.company_id = ${companyId}` : sql``} ${type ? sql`and ${type}::text = any(p.waiting_types)` : sql``}
  ${commercialId ? sql`and o.company_id = any(array(select p.company_id from company_commercials p where p.user_id = ${commercialId}))` : sql``}
  ${q ? sql`and position(fold(${q}) in ${called}) > 0` : sql``}`;

/**
 * Steps of a statement. `operations`: what goes on and is somebody's to see, with what it comes to; `wanted`: those that are asked for, each
 * in the one group it belongs to; `standing`: those of them that the law asks to watch. The same as `groupOf` of the domain says, for all of them at once: a test compares the two.
 */
export const standing = (actor: User, day: Sql, wanted: Wanted = {}): Sql => sql`
  operations as materialized (
    select d.id, d.owner_id, d.company_id, d.starts_on, operation_cents(d) as cents from deliveries d
    where d.state in ('ongoing', 'renewable', 'stopped') and d.ends_on >= ${day} and ${seesDelivered(actor, sql`d`)}
      and not ${isEmployed(sql`d.owner_id`, sql`d.id`, day)}),
  papers as materialized (
    select o.owner_id, array_agg(t.type) filter (where ${isLegal} and ${isUncovered(day)}) as blocking, coalesce(bool_or(x.state = 'submitted'), false) as is_waiting,
      bool_or(${isLost(day)} or coalesce(${isEnding(day)}, false)) as is_ending, count(*) filter (where ${isUncovered(day)})::int as missing,
      min(x.expires_key) as next_end, min(x.added_on) filter (where x.state = 'submitted') as waiting_since,
      array_agg(t.type) filter (where ${isLost(day)} or ${isEnding(day)} or x.state = 'submitted') as waiting_types
    from (select distinct w.owner_id from operations w) o cross join unnest(${[...deskTypes, 'residency']}::text[]) t (type)
    left join documents x on x.owner_id = o.owner_id and x.type = t.type
    where t.type <> 'residency' or x.file_id is not null group by o.owner_id),
  wanted as materialized (
    select o.*, coalesce(o.cents, ${thresholdCents}::bigint) < ${thresholdCents}::bigint as is_below, p.missing, p.next_end, p.waiting_since,
      case when p.blocking is not null and not p.blocking <@ ${exceptedFrom(sql`o.id`)} then 'blocked' when p.is_waiting then 'toCheck' when p.is_ending then 'toRenew' else 'inOrder' end as grp
    from operations o join papers p on p.owner_id = o.owner_id
    where true ${narrowed(wanted)}),
  standing as materialized (select w.* from wanted w where not w.is_below)`;

/** The soonest that something is to be done about, first. */
export const byUrgency = sql`o.starts_on, o.id`;

/** The columns of a row on a day, whose delivery is `d` and whose group is said. */
export const operationColumns = (group: Sql, day: Sql): Sql => sql`
  d.id, d.version, d.state, ${group} as "group", d.title, d.starts_on::text as "startsOn", d.ends_on::text as "endsOn",
  case when d.buy_cents is not null then operation_cents(d) end::float8 as "amountCents",
  coalesce(operation_cents(d), ${thresholdCents}::bigint)::float8 as "watchedCents", ${isEmployed(sql`d.owner_id`, sql`d.id`, day)} as "isEmployed", d.held_at is not null as "isHeld",
  (select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key,
    'legalStatus', (select f.legal_status from freelance_profiles f where f.user_id = u.id)) from users u where u.id = d.owner_id) as person,
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = d.company_id) as company,
  (select ${numberOf(sql`k`)} from contracts k where k.delivery_id = d.id and k.amends_id is null and k.state <> 'cancelled' order by k.since desc, k.id desc limit 1) as contract,
  (select max(x.asked_at) from deliveries x where x.owner_id = d.owner_id and x.asked_at is not null) as "askedAt",
  (select json_build_object('by', ${nameOf(sql`v.given_by`)}, 'reason', v.reason, 'until', v.given_at + ${exceptionDays} * interval '1 day', 'types', ${exceptedFrom(sql`d.id`)})
    from vigilance_exceptions v where v.delivery_id = d.id and ${isInForce} order by v.given_at desc, v.id desc limit 1) as exception,
  coalesce((select json_agg(json_build_object('id', x.id, 'type', x.type, 'state', x.state, 'expiresOn', x.expires_on, 'coveredUntil', x.covered_until,
    'addedOn', x.added_on, 'hasFile', x.file_id is not null)) from documents x where x.owner_id = d.owner_id), '[]') as held`;

type Held = HeldPaper & { id: string; addedOn: string };
/** `watchedCents`: what is judged by, while nobody has said what is paid. */
export type OperationFound = Omit<WatchedOperation, 'papers'> & { held: Held[]; watchedCents: number; isEmployed: boolean };

/** With each document as it stands: none is due of an employee, nor below the threshold. */
export function operationOf(
  { held, watchedCents: amountCents, isEmployed: isJob, ...row }: OperationFound,
  today: string,
): WatchedOperation {
  const { startsOn, endsOn, person } = row;
  const contractType = isJob ? 'CDI' : 'Freelance';
  const operation = { contractType, legalStatus: person.legalStatus, amountCents, startsOn, endsOn } as const;
  const papers = papersOf(operation, held, today).map((paper) => {
    const document = held.find(({ type }) => type === paper.type);
    return {
      ...paper,
      documentId: document?.id ?? null,
      addedOn: document?.addedOn ?? null,
      isDeclared: document?.hasFile === false,
    };
  });
  return { ...row, papers };
}
