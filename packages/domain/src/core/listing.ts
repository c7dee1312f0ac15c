/** Page sizes of every list (section 9); -1 is "all", which gives at most `allRows` and says so: more is an export. */
export const pageSizes = [10, 25, 50, 100, -1] as const;
export const defaultPageSize = 10;
export const allRows = 1000;
/** Totals stop here: nobody counts a million rows to show ten. */
export const countLimit = 1000;

export const rowsOf = (size: number): number => (size === -1 ? allRows : size);

/** What a filter takes: one of these values, the id of a record, or the code of a reference value. */
type FilterKind = readonly string[] | 'id' | 'code';

/**
 * What a list can be sorted and filtered by; its own order comes first. The server makes the schema of the query from it
 * (`listQuery`), the browser reads addresses with it and leaves the schemas where forms need them.
 */
export type Listing = {
  sorts: readonly [string, ...string[]];
  filters: Record<string, FilterKind> /** Where the last comes first. */;
  dir?: 'asc' | 'desc';
  /** Filters that must be said: without them there is no list. */
  required?: readonly string[];
};
export type RequiredIn<L extends Listing> = L extends { required: readonly (infer Name extends string)[] } ? Name : never;
type FilterValue<Kind> = Kind extends readonly string[] ? Kind[number] : string;

export const listing = <const L extends Listing>(description: L): L => description;

export type ListQuery<L extends Listing> = {
  q?: string | undefined;
  sort: L['sorts'][number];
  dir: 'asc' | 'desc';
  size: (typeof pageSizes)[number];
  /** The opaque places that `next` and `previous` of a page give. */
  after?: string | undefined;
  before?: string | undefined;
} & { [Name in Exclude<keyof L['filters'], RequiredIn<L>>]?: FilterValue<L['filters'][Name]> | undefined } & {
  [Name in RequiredIn<L>]: FilterValue<L['filters'][Name]>;
};

export type Page<Row> = {
  rows: Row[];
  /** Rank of the first row, from 1; 0 when there is none. */
  first: number;
  /** How many rows match, counted up to `countLimit`; `isMore` says there are more than that. */
  total: { count: number; isMore: boolean };
  next: string | null;
  previous: string | null;
};
