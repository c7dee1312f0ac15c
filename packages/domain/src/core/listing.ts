import { z } from 'zod';

/** Page sizes of every list (section 9); -1 is "all", which gives at most `allRows` and says so: more is an export. */
export const pageSizes = [10, 25, 50, 100, -1] as const;
export const defaultPageSize = 10;
export const allRows = 1000;
/** Totals stop here: nobody counts a million rows to show ten. */
export const countLimit = 1000;

export const rowsOf = (size: number): number => (size === -1 ? allRows : size);

const pageSize = z.coerce
  .number()
  .pipe(z.union(pageSizes.map((size) => z.literal(size))))
  .default(defaultPageSize);

const cursor = z.string().max(1000);

/** The part every list query shares. `after` and `before` are the opaque places that `next` and `previous` of a page give. */
export const listQuery = <const Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) =>
  z.strictObject({
    q: z
      .string()
      .trim()
      .max(100)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses the null character
      .refine((value) => !/\u0000/.test(value), 'validation.invalid')
      .optional(),
    sort: z.enum(sorts).default(sorts[0] as Sort[number]),
    dir: z.enum(['asc', 'desc']).default('asc'),
    size: pageSize,
    after: cursor.optional(),
    before: cursor.optional(),
    ...filters,
  });

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Rank of the first row, from 1; 0 when there is none. */
    first: z.int(),
    /** How many rows match, counted up to `countLimit`; `isMore` says there are more than that. */
    total: z.object({ count: z.int(), isMore: z.boolean() }),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });

export type Page<Row> = {
  rows: Row[];
  first: number;
  total: { count: number; isMore: boolean };
  next: string | null;
  previous: string | null;
};
