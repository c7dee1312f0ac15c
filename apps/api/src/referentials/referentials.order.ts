import type { moves } from '@jalon/domain/referentials/referential';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Move = (typeof moves)[number];
type Neighbour = { list: string; own: number; theirs: number | null; prefix: number[] };

const neighbours: Record<Move, { side: Sql; order: Sql }> = {
  first: { side: sql`<`, order: sql`asc` },
  up: { side: sql`<`, order: sql`desc` },
  down: { side: sql`>`, order: sql`asc` },
  last: { side: sql`>`, order: sql`desc` },
};

/** Beside what a value stands that is to move, to be read while its list is held; nothing where there is no such value. */
export const findNeighbour = (tx: Tx, id: string, to: Move): Promise<Neighbour | undefined> =>
  tx.maybe(sql`
    with me as (select list, place, cardinality(place) as level, group_id from referential_values where id = ${id})
    select me.list, me.place[level] as own, me.place[:level - 1] as prefix,
      (select v.place[level] from referential_values v
       where v.list = me.list and v.place ${neighbours[to].side} me.place and cardinality(v.place) = level and v.group_id is not distinct from me.group_id
       order by v.place ${neighbours[to].order} limit 1) as theirs
    from me`);

/**
 * Moves a value among its siblings, a group together with its values, and says whether it stood elsewhere. One mover at a time in a
 * list: ranks are exchanged, and two exchanges of the same rank would give it twice.
 */
export async function moveBeside(tx: Tx, { list, own, theirs, prefix }: Neighbour, to: Move): Promise<boolean> {
  if (theirs === null) return false;
  const level = prefix.length + 1;
  const isSwap = to === 'up' || to === 'down';
  const target = isSwap ? theirs : theirs + (to === 'first' ? -1 : 1);
  // A top value is followed by its own values: everything whose place starts with its rank goes along.
  const under = (rank: number) =>
    sql`(place >= ${[...prefix, rank]}::double precision[] and place < ${[...prefix, rank, 'infinity']}::double precision[])`;
  await tx.many(sql`
    update referential_values set place[${level}::int] = case when place[${level}::int] = ${own} then ${target} else ${own} end::double precision
    where list = ${list} and (${under(own)} ${isSwap ? sql`or ${under(theirs)}` : sql``})`);
  return true;
}
