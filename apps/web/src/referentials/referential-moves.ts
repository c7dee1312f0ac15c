import type { ListQuery } from '@jalon/domain/core/listing';
import { moves, type ReferentialValue, type valueListing } from '@jalon/domain/referentials/referential';
import type { Move } from './referentials.api.ts';

type Row = Pick<ReferentialValue, 'id' | 'isGroup'>;
type Shown = { rows: Row[]; previous: string | null; next: string | null };

/** What the table shows of the order that a move changes, and the rows known to stand at an end of it. */
export type Places = { order: 'whole' | 'partly' | 'hidden'; firsts: string[]; lasts: string[] };

export function placesIn({ sort, dir, q, state, origin }: Partial<ListQuery<typeof valueListing>>, page: Shown | undefined): Places {
  if (sort !== 'place' || dir !== 'asc') return { order: 'hidden', firsts: [], lasts: [] };
  // The filter by group leaves whole families in sight, the others hide neighbours.
  if (!page || q || state || origin) return { order: 'partly', firsts: [], lasts: [] };
  return { order: 'whole', ...endsOf(page) };
}

/** Beyond the ends of a page nothing is known, and a move is offered. */
function endsOf({ rows, previous, next }: Shown): { firsts: string[]; lasts: string[] } {
  const firstGroup = rows.findIndex(({ isGroup }) => isGroup);
  const lastGroup = rows.findLastIndex(({ isGroup }) => isGroup);
  // In a list of two levels a group stands before its values: the row after it is their first, the row before it the last of others.
  const isFirst = ({ isGroup }: Row, index: number): boolean => {
    if (isGroup) return previous === null && index === firstGroup;
    return index === 0 ? previous === null : Boolean(rows[index - 1]?.isGroup);
  };
  const isLast = ({ isGroup }: Row, index: number): boolean => {
    if (isGroup) return next === null && index === lastGroup;
    return index === rows.length - 1 ? next === null : Boolean(rows[index + 1]?.isGroup);
  };
  const ids = (found: Row[]) => found.map(({ id }) => id);
  return { firsts: ids(rows.filter(isFirst)), lasts: ids(rows.filter(isLast)) };
}

/** Where a value can go from here: one step makes sense only when its neighbours are in sight. */
export function movesFrom({ order, firsts, lasts }: Places, id: string): Move[] {
  if (order === 'hidden') return [];
  if (order === 'partly') return ['first', 'last'];
  return moves.filter((to) => !(to === 'first' || to === 'up' ? firsts : lasts).includes(id));
}
