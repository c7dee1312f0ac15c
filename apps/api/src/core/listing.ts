import { AppError } from '@jalon/domain/core/errors';
import { countLimit, type Page, rowsOf } from '@jalon/domain/core/listing';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';

type ListSpec = {
  columns: Sql;
  from: Sql;
  /** Always said: the first one is the owner, which every index of a list starts with. */
  where: readonly Sql[];
  /** What the list is ordered by, before `id` which makes it total, and the type to read it back with from a cursor. */
  key: Sql;
  keyType: Sql;
  id: Sql;
  dir: 'asc' | 'desc';
  page: { size: number; after?: string | undefined; before?: string | undefined };
};

/** Where a page ends: the key and id of a row, its rank, and the total as it was counted on the first page. */
const Cursor = z.tuple([z.string(), z.uuid(), z.int().min(1).max(2_147_483_647), z.int().min(0).max(countLimit), z.boolean()]);
type Cursor = z.infer<typeof Cursor>;

const write = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function read(text: string, field: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw badCursor(field);
  }
}

const badCursor = (field: string): AppError => new AppError('request.invalid', { fields: { [field]: 'validation.invalid' } });

/**
 * One page of a list in one statement, by keyset: the thousandth page costs what the first one does. The total is counted on the first
 * page only, no further than `countLimit`, and travels in the cursor.
 */
export async function readPage<Row extends { id: string }>(tx: Tx, spec: ListSpec): Promise<Page<Row>> {
  const { after, before } = spec.page;
  const field = before === undefined ? 'after' : 'before';
  const from = before ?? after;
  const cursor = from === undefined ? undefined : read(from, field);
  const isBackwards = before !== undefined;
  const size = rowsOf(spec.page.size);

  const found = await fetchRows<Row>(tx, spec, { cursor, isBackwards, size }).catch((error: Error & { code?: string }) => {
    // A cursor somebody wrote by hand may hold a key of the wrong type (class 22, data exception) or too large (class 54, limits).
    throw cursor && /^(22|54)/.test(error.code ?? '') ? badCursor(field) : error;
  });
  const isCut = found.length > size;
  const rows = found.slice(0, size);
  if (isBackwards) rows.reverse();

  const count = cursor ? cursor[3] : Math.min(found[0]?.total ?? 0, countLimit);
  const isMore = cursor ? cursor[4] : (found[0]?.total ?? 0) > countLimit;
  const first = firstRank(rows.length, cursor, isBackwards);
  const place = (row: Found<Row> | undefined, rank: number) => (row ? write([row.sortKey, row.id, rank, count, isMore]) : null);
  return {
    rows: rows.map(({ sortKey: _, total: __, ...row }) => row as unknown as Row),
    first,
    total: { count, isMore },
    next: isCut || isBackwards ? place(rows.at(-1), first + rows.length - 1) : null,
    previous: (isBackwards ? isCut : first > 1) ? place(rows[0], first) : null,
  };
}

function firstRank(rows: number, cursor: Cursor | undefined, isBackwards: boolean): number {
  if (rows === 0) return 0;
  if (!cursor) return 1;
  return isBackwards ? Math.max(1, cursor[2] - rows) : cursor[2] + 1;
}

type Found<Row> = Row & { sortKey: string; total?: number };
type Window = { cursor: Cursor | undefined; isBackwards: boolean; size: number };

function fetchRows<Row>(tx: Tx, spec: ListSpec, { cursor, isBackwards, size }: Window): Promise<Found<Row>[]> {
  const { columns, from, where, key, keyType, id } = spec;
  const isDescending = (spec.dir === 'desc') !== isBackwards;
  const beyond = cursor && sql`(${key}, ${id}) ${isDescending ? sql`<` : sql`>`} (${cursor[0]}::${keyType}, ${cursor[1]}::uuid)`;
  const conditions = join(beyond ? [...where, beyond] : where, sql` and `);
  const direction = isDescending ? sql`desc` : sql`asc`;
  const order = sql`order by ${key} ${direction}, ${id} ${direction}`;
  // Counted along the same index as the rows, so that the plan stays the same however many there are.
  const total = cursor
    ? sql``
    : sql`, (select count(*)::int from (select 1 from ${from} where ${conditions} ${order} limit ${countLimit + 1}) counted) as total`;
  return tx.many<Found<Row>>(sql`
    select ${columns}, (${key})::text as "sortKey"${total}
    from ${from} where ${conditions}
    ${order} limit ${size + 1}`);
}

/** Rows whose folded text holds every word of a search. */
export function matching(column: Sql, search: string): Sql {
  const words = search.split(/\s+/).filter(Boolean);
  // Escaped once folded: folding makes a plain `%` of the wide one.
  return join(
    words.map((word) => sql`${column} like '%' || regexp_replace(fold(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`),
    sql` and `,
  );
}
