import { z } from 'zod';
import { id, line } from './fields.ts';
import { defaultPageSize, type Listing, type Page, pageSizes, type RequiredIn } from './listing.ts';

const pageSize = z.coerce
  .number()
  .pipe(z.union(pageSizes.map((size) => z.literal(size))))
  .default(defaultPageSize);

const cursor = z.string().max(1000);

type FilterSchema<Kind> = Kind extends readonly string[]
  ? z.ZodEnum<{ [Value in Kind[number]]: Value }>
  : Kind extends 'code'
    ? ReturnType<typeof line>
    : typeof id;
type FilterSchemas<L extends Listing> = {
  [Name in keyof L['filters']]: Name extends RequiredIn<L>
    ? FilterSchema<L['filters'][Name]>
    : z.ZodOptional<FilterSchema<L['filters'][Name]>>;
};

const schemaOf = (kind: Listing['filters'][string]): z.ZodType => (kind === 'id' ? id : kind === 'code' ? line() : z.enum(kind));

/** What is looked for in a list, or in all of them. */
export const searched = z
  .string()
  .trim()
  .max(100)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses the null character
  .refine((value) => !/\u0000/.test(value), 'validation.invalid');

/** The query of a list, made from what the list says of itself. */
export const listQuery = <const L extends Listing>(listing: L) => z.strictObject({ ...narrowing(listing), ...paging });
/** The same of a file, which has no pages. */
export const fileQuery = <const L extends Listing>(listing: L) => z.strictObject(narrowing(listing));

const paging = { size: pageSize, after: cursor.optional(), before: cursor.optional() };

const narrowing = <const L extends Listing>({ sorts, filters, dir = 'asc', required = [] }: Listing & L) => {
  const schemas = Object.entries(filters).map(([name, kind]) => [
    name,
    required.includes(name) ? schemaOf(kind) : schemaOf(kind).optional(),
  ]);
  return {
    q: searched.optional(),
    sort: z.enum(sorts as L['sorts']).default(sorts[0] as L['sorts'][number]),
    dir: z.enum(['asc', 'desc']).default(dir),
    ...(Object.fromEntries(schemas) as FilterSchemas<L>),
  };
};

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    first: z.int(),
    total: z.object({ count: z.int(), isMore: z.boolean() }),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }) satisfies z.ZodType<Page<z.output<Row>>>;
