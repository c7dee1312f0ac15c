import { AppError } from '@jalon/domain/core/errors';
import { countLimit, type Page, rowsOf } from '@jalon/domain/core/listing';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { type ListSpec, pageStatement } from './listing-statements.ts';

type PageSpec = ListSpec & { page: { size: number; after?: string | undefined; before?: string | undefined } };

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
export async function readPage<Row extends { id: string }>(tx: Tx, spec: PageSpec): Promise<Page<Row>> {
  const { after, before } = spec.page;
  const field = before === undefined ? 'after' : 'before';
  const from = before ?? after;
  const cursor = from === undefined ? undefined : read(from, field);
  const isBackwards = before !== undefined;
  const size = rowsOf(spec.page.size);

  const start = cursor && { key: cursor[0], id: cursor[1] };
  const statement = pageStatement(spec, { from: start, isBackwards, size });
  const found = await tx.many<Found<Row>>(statement).catch((error: Error & { code?: string }) => {
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
