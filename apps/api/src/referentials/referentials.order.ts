import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { moves } from '@jalon/domain/referentials/referential';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { holdList } from './referentials.labels.ts';
import { findValue, type StoredValue } from './referentials.queries.ts';

type Move = (typeof moves)[number];
type Neighbour = { own: number; theirs: number | null; prefix: number[] };

const neighbours: Record<Move, { side: Sql; order: Sql }> = {
  first: { side: sql`<`, order: sql`asc` },
  up: { side: sql`<`, order: sql`desc` },
  down: { side: sql`>`, order: sql`asc` },
  last: { side: sql`>`, order: sql`desc` },
};

/**
 * Moves a value among its siblings, a group together with its values, and says whether it stood elsewhere; undefined when there is
 * no such value. One mover at a time in a list: ranks are exchanged, and two exchanges of the same rank would give it twice.
 */
export async function moveValue(
  tx: Tx,
  list: ValueListName,
  id: string,
  to: Move,
): Promise<{ value: StoredValue; isMoved: boolean } | undefined> {
  const { side, order } = neighbours[to];
  // Sent together, run one after the other: the later ones see what was committed while the first waited.
  const [, value, neighbour] = await Promise.all([
    holdList(tx, list),
    findValue(tx, list, id),
    tx.maybe<Neighbour>(sql`
      with me as (select place, cardinality(place) as level, group_id from referential_values where list = ${list} and id = ${id})
      select me.place[level] as own, me.place[:level - 1] as prefix,
        (select v.place[level] from referential_values v
         where v.list = ${list} and v.place ${side} me.place and cardinality(v.place) = level and v.group_id is not distinct from me.group_id
         order by v.place ${order} limit 1) as theirs
      from me`),
  ]);
  if (!value || !neighbour) return undefined;
  const { own, theirs, prefix } = neighbour;
  if (theirs === null) return { value, isMoved: false };
  const level = prefix.length + 1;
  const isSwap = to === 'up' || to === 'down';
  const target = isSwap ? theirs : theirs + (to === 'first' ? -1 : 1);
  // A top value is followed by its own values: everything whose place starts with its rank goes along.
  const under = (rank: number) =>
    sql`(place >= ${[...prefix, rank]}::double precision[] and place < ${[...prefix, rank, 'infinity']}::double precision[])`;
  await tx.many(sql`
    update referential_values set place[${level}::int] = case when place[${level}::int] = ${own} then ${target} else ${own} end::double precision
    where list = ${list} and (${under(own)} ${isSwap ? sql`or ${under(theirs)}` : sql``})`);
  return { value, isMoved: true };
}
