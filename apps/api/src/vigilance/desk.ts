import type { User } from '@jalon/domain/core/actor';
import { type DeskGroup, deskGroups, thresholdCents } from '@jalon/domain/vigilance/vigilance';
import type { Desk, OwnOperation, WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { operatorDay } from '../core/operator-day.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isEmployed } from './lacking.ts';
import { byUrgency, dayOf, type OperationFound, operationColumns, operationOf, standing } from './operations.ts';

/** Of each group so many are shown; the others are found by a search. */
const rowsAtMost = 50;
const monthsAhead = 6;

type Found = Pick<Desk, 'missing' | 'waitingSince' | 'watched' | 'below' | 'months' | 'nextEnd'> & {
  counts: Partial<Record<DeskGroup, number>>;
  rows: OperationFound[];
};
type Asked = Parameters<typeof standing>[2];

/** The whole desk in one statement, whose cost is that of what goes on. */
export async function deskOf(tx: Tx, actor: User, asked: Asked, today: string): Promise<Desk> {
  const { counts, rows, ...figures } = await tx.one<Found>(foundFor(actor, asked, dayOf(today)));
  const shown = rows.map((row) => operationOf(row, today));
  const group = (name: DeskGroup) => ({ count: counts[name] ?? 0, rows: shown.filter((row) => row.group === name) });
  return { ...figures, groups: Object.fromEntries(deskGroups.map((name) => [name, group(name)])) as Desk['groups'] };
}

const foundFor = (actor: User, asked: Asked, day: Sql): Sql => sql`
  with ${standing(actor, day, asked)}, ending as (
    select date_trunc('month', x.expires_key) as month, count(*)::int as count from documents x
    where x.state = 'accepted' and x.expires_key >= ${day} and x.expires_key < date_trunc('month', ${day}) + ${monthsAhead} * interval '1 month'
      and x.owner_id in (select owner_id from standing) group by 1)
  select coalesce((select json_object_agg(g.grp, g.count) from (select grp, count(*) as count from standing group by grp) g), '{}') as counts,
    (select coalesce(sum(m.missing), 0)::int from (select distinct owner_id, missing from standing where grp = 'blocked') m) as missing,
    (select min(waiting_since)::text from standing) as "waitingSince", (select count(*)::int from standing) as watched,
    (select count(*)::int from wanted where is_below) as below,
    (select nullif(min(next_end), 'infinity')::text from standing where grp = 'inOrder') as "nextEnd",
    (select json_agg(json_build_object('month', to_char(m, 'YYYY-MM'), 'count', coalesce((select e.count from ending e where e.month = m), 0)) order by m)
      from generate_series(date_trunc('month', ${day}), date_trunc('month', ${day}) + ${monthsAhead - 1} * interval '1 month', interval '1 month') m) as months,
    coalesce((select json_agg(r order by r."startsOn", r.id) from (
      select ${operationColumns(sql`o.grp`, day)}
      from (select s.*, row_number() over (partition by s.grp order by s.starts_on, s.id) as place from standing s) o join deliveries d on d.id = o.id
      where o.place <= ${rowsAtMost}) r), '[]') as rows`;

/** Those that wait for their documents, the first to begin first, and how many there are. */
export async function blockedOf(tx: Tx, actor: User, today: string, limit: number): Promise<{ rows: WatchedOperation[]; count: number }> {
  const found = await tx.many<OperationFound & { count: number }>(sql`with ${standing(actor, dayOf(today))}
    select ${operationColumns(sql`o.grp`, dayOf(today))}, (select count(*)::int from standing where grp = 'blocked') as count
    from (select s.* from standing s where s.grp = 'blocked' order by s.starts_on, s.id limit ${limit}) o join deliveries d on d.id = o.id order by ${byUrgency}`);
  return { rows: found.map(({ count: _, ...row }) => operationOf(row, today)), count: found[0]?.count ?? 0 };
}

/** What a freelance delivers, the last to end first. */
export const ownOperations = (tx: Tx, actor: User): Promise<OwnOperation[]> =>
  tx.many(sql`
    select d.id, d.title, d.ends_on::text as "endsOn", d.held_at is not null as "isHeld",
      coalesce(operation_cents(d), ${thresholdCents}::bigint) >= ${thresholdCents}::bigint and not ${isEmployed(sql`d.owner_id`, sql`d.id`)} as "isWatched"
    from deliveries d where d.owner_id = ${actor.id} and d.state in ('ongoing', 'renewable', 'stopped') and d.ends_on >= ${operatorDay}
    order by d.ends_on desc, d.id`);
