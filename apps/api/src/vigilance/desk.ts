import type { User } from '@jalon/domain/core/actor';
import { type DeskGroup, deskGroups, thresholdCents } from '@jalon/domain/vigilance/vigilance';
import type { Desk, OwnOperation, WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { isEmployed } from './lacking.ts';
import { byUrgency, dayOf, type OperationFound, operationColumns, operationOf, standing } from './operations.ts';

/** Of each group so many are shown; the others are found by a search. */
const rowsAtMost = 50;
const monthsAhead = 6;

type Figures = Pick<Desk, 'missing' | 'waitingSince' | 'watched' | 'below' | 'months' | 'nextEnd'> & {
  counts: Partial<Record<DeskGroup, number>>;
};
type Asked = Parameters<typeof standing>[2];

/** The whole desk in two statements, whose cost is that of what goes on. */
export async function deskOf(tx: Tx, actor: User, asked: Asked, today: string): Promise<Desk> {
  const [figures, rows] = await Promise.all([figuresOf(tx, actor, asked, today), rowsOf(tx, actor, asked, today)]);
  const { counts, ...rest } = figures;
  const group = (name: DeskGroup) => ({ count: counts[name] ?? 0, rows: rows.filter((row) => row.group === name) });
  return { ...rest, groups: Object.fromEntries(deskGroups.map((name) => [name, group(name)])) as Desk['groups'] };
}

const figuresOf = (tx: Tx, actor: User, asked: Asked, today: string): Promise<Figures> =>
  tx.one(sql`with ${standing(actor, dayOf(today), asked)}
    select coalesce((select json_object_agg(g.grp, g.count) from (select grp, count(*) as count from standing group by grp) g), '{}') as counts,
      (select coalesce(sum(m.missing), 0)::int from (select distinct owner_id, missing from standing where grp = 'blocked') m) as missing,
      (select min(waiting_since)::text from standing) as "waitingSince", (select count(*)::int from standing) as watched,
      (select count(*)::int from wanted where is_below) as below,
      (select nullif(min(next_end), 'infinity')::text from standing where grp = 'inOrder') as "nextEnd",
      (select json_agg(json_build_object('month', to_char(m, 'YYYY-MM'), 'count', (
          select count(*)::int from documents x where x.state = 'accepted' and x.expires_key >= greatest(m::date, ${dayOf(today)})
            and x.expires_key < (m + interval '1 month')::date and x.owner_id in (select owner_id from standing))) order by m)
        from generate_series(date_trunc('month', ${dayOf(today)}), date_trunc('month', ${dayOf(today)}) + ${monthsAhead - 1} * interval '1 month', interval '1 month') m) as months`);

async function rowsOf(tx: Tx, actor: User, asked: Asked, today: string): Promise<WatchedOperation[]> {
  const found = await tx.many<OperationFound>(sql`with ${standing(actor, dayOf(today), asked)}
    select ${operationColumns(sql`o.grp`, dayOf(today))}
    from (select s.*, row_number() over (partition by s.grp order by s.starts_on, s.id) as place from standing s) o join deliveries d on d.id = o.id
    where o.place <= ${rowsAtMost} order by ${byUrgency}`);
  return found.map((row) => operationOf(row, today));
}

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
    from deliveries d where d.owner_id = ${actor.id} and d.state in ('ongoing', 'renewable', 'stopped') and d.ends_on >= current_date
    order by d.ends_on desc, d.id`);
