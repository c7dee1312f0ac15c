import type { RangeKind, RangeOf } from './ranges.ts';

/** Page sizes of every list (section 9); -1 is "all", which gives at most `allRows` and says so: more is an export. */
export const pageSizes = [10, 25, 50, 100, -1] as const;
export const defaultPageSize = 10;
export const allRows = 1000;
/** Totals stop here: nobody counts a million rows to show ten. */
export const countLimit = 1000;

export const rowsOf = (size: number): number => (size === -1 ? allRows : size);

/** One value: one of these, the id of a record, the code of a reference value, a few words, or a month such as `2026-11`. */
export type OneKind = readonly string[] | 'id' | 'code' | 'text' | 'month';
/** What a filter takes: one value, several, or whatever lies between two. */
export type FilterKind = OneKind | { several: OneKind } | { range: RangeKind };

/** `a,b` in an address: whatever has one of them, unless the store asks for all. No value holds a comma. */
export const several = <const Kind extends OneKind>(kind: Kind): { several: Kind } => ({ several: kind });
/** `300..500`, `..500` or `300..` in an address. */
export const range = <const Kind extends RangeKind>(kind: Kind): { range: Kind } => ({ range: kind });
/** How many values one filter takes. */
export const severalLimit = 20;

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
type OneValue<Kind> = Kind extends readonly string[] ? Kind[number] : string;
/** As a list is asked: a range is the text that the address has. */
type FilterValue<Kind> = Kind extends { several: infer One }
  ? OneValue<One>[]
  : Kind extends { range: RangeKind }
    ? string
    : OneValue<Kind>;
/** As a store is given it. */
export type FilterOf<Kind> = Kind extends { several: infer One }
  ? OneValue<One>[]
  : Kind extends { range: infer Of extends RangeKind }
    ? RangeOf<Of>
    : OneValue<Kind>;

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
