import { z } from 'zod';
import { isoMonth } from './date-fields.ts';
import { id, line } from './fields.ts';
import {
  defaultPageSize,
  type FilterKind,
  type Listing,
  type OneKind,
  type Page,
  pageSizes,
  type RequiredIn,
  severalLimit,
} from './listing.ts';
import { type RangeKind, type RangeOf, rangeProblem, readRange } from './ranges.ts';

const pageSize = z.coerce
  .number()
  .pipe(z.union(pageSizes.map((size) => z.literal(size))))
  .default(defaultPageSize);

const cursor = z.string().max(1000);

/** By identity: whoever makes values for contracts knows them. */
export const rangeSchemas = { number: rangeOf('number'), money: rangeOf('money'), date: rangeOf('date') };
const text = line();
// A comma parts one value from the next.
const word = line().refine((value) => !value.includes(','), 'validation.invalid');

type OneSchema<Kind> = Kind extends readonly string[]
  ? z.ZodEnum<{ [Value in Kind[number]]: Value }>
  : Kind extends 'id'
    ? typeof id
    : Kind extends 'month'
      ? typeof isoMonth
      : typeof text;
type FilterSchema<Kind> = Kind extends { several: infer One }
  ? z.ZodPipe<z.ZodTransform<unknown, string | readonly string[]>, z.ZodArray<OneSchema<One>>>
  : Kind extends { range: infer Of extends RangeKind }
    ? (typeof rangeSchemas)[Of]
    : OneSchema<Kind>;
type FilterSchemas<L extends Listing> = {
  [Name in keyof L['filters']]: Name extends RequiredIn<L>
    ? FilterSchema<L['filters'][Name]>
    : z.ZodOptional<FilterSchema<L['filters'][Name]>>;
};

function rangeOf<Kind extends RangeKind>(kind: Kind) {
  return z
    .string()
    .superRefine((value, context) => {
      const message = rangeProblem(kind, value);
      if (message) context.addIssue({ code: 'custom', message, input: value });
    })
    .describe('From and to, both included; either may be left out.')
    .transform((value) => readRange(kind, value) as RangeOf<Kind>);
}

/** `a,b`, or the parameter said twice; the same value twice is one. */
const parted = (value: string | readonly string[]): unknown => {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.every((one) => typeof one === 'string') ? [...new Set(all.flatMap((one) => one.split(',')))] : value;
};
const oneOf = (kind: OneKind): z.ZodType =>
  kind === 'id' ? id : kind === 'month' ? isoMonth : typeof kind === 'string' ? text : z.enum(kind);
const severalOf = (kind: OneKind): z.ZodType =>
  z.preprocess(
    parted,
    z
      .array(kind === 'code' || kind === 'text' ? word : oneOf(kind))
      .min(1)
      .max(severalLimit),
  );
/** Some records by their ids, as many as a page of a list may have. */
export const severalIds = z.preprocess(parted, z.array(id).min(1).max(100));
const schemaOf = (kind: FilterKind): z.ZodType =>
  typeof kind === 'string' || !('several' in kind || 'range' in kind)
    ? oneOf(kind as OneKind)
    : 'several' in kind
      ? severalOf(kind.several)
      : rangeSchemas[kind.range];

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

/** The same of what is counted, which has no order either. */
export const countQuery = <const L extends Listing>(listing: L) => fileQuery(listing).omit({ sort: true, dir: true });

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
