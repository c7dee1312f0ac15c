import {
  defaultPageSize,
  type FilterKind,
  type Listing,
  type ListQuery,
  type OneKind,
  pageSizes,
  severalLimit,
} from '@jalon/domain/core/listing';
import { readRange } from '@jalon/domain/core/ranges';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { idPattern } from '../core/ids.ts';

/** What every list query has in common; the filters of a list come on top. */
export type TableQuery = {
  q?: string | undefined;
  sort: string;
  dir: 'asc' | 'desc';
  size: number;
  after?: string | undefined;
  before?: string | undefined;
};
type Place = { after?: string | undefined; before?: string | undefined };
type Change = Record<string, string | number | undefined>;

export type TableState<Query extends TableQuery = TableQuery> = {
  /** Ready to send: what the address says, where it makes sense, and the defaults. */
  query: Query;
  defaults: TableQuery;
  /** As the address has them. */
  filters: Record<string, string>;
  /** Something hides rows: a search or a filter. */
  isNarrowed: boolean;
  /** A step that is part of another one is not gone back to by itself. */
  change: (change: Change, isPartOfStep?: boolean) => void;
  goTo: (place: Place) => void;
  clear: () => void;
};

const shared = ['q', 'sort', 'dir', 'size', 'after', 'before'];
const parameterOf = (key: string): string => (shared.includes(key) ? key : `f.${key}`);

const code = /^[\p{L}\p{N}._-]{1,50}$/u;
const month = /^(19[5-9]\d|20[0-4]\d|2050)-(0[1-9]|1[0-2])$/;
const text = /^[^\p{Cc},]{1,50}$/u;

function isValue(kind: OneKind, value: string): boolean {
  if (typeof kind !== 'string') return kind.includes(value);
  return { id: idPattern, code, month, text }[kind].test(value);
}

/** What a filter of the list makes of its parameter, which may be said several times: nothing of what it does not know. */
function readFilter(kind: FilterKind, given: string[]): string | string[] | undefined {
  const [first = ''] = given;
  if (typeof kind === 'string' || !('several' in kind || 'range' in kind)) return isValue(kind as OneKind, first) ? first : undefined;
  if ('range' in kind) return readRange(kind.range, first) && first;
  const known = [...new Set(given.flatMap((one) => one.split(',').map((value) => value.trim())))].filter((value) =>
    isValue(kind.several, value),
  );
  return known.length > 0 ? known.slice(0, severalLimit) : undefined;
}

const isPlace = ({ length }: string): boolean => length <= 1000;
const defaultsOf = ({ sorts, dir = 'asc' }: Listing): TableQuery => ({ sort: sorts[0], dir, size: defaultPageSize });

/** A value the list does not know is left out, so that an old or mistyped address still shows it. */
export function readTable<L extends Listing>(listing: L, parameters: URLSearchParams): ListQuery<L> {
  const read = (key: string, isKnown: (value: string) => boolean = Boolean): [string, string][] => {
    const value = parameters.get(parameterOf(key))?.trim();
    return value && isKnown(value) ? [[key, value]] : [];
  };
  const size = pageSizes.find((known) => String(known) === parameters.get('size'));
  const known = [
    ...read('q', (value) => value.length <= 100 && !value.includes('\0')),
    ...read('sort', (value) => listing.sorts.includes(value)),
    ...read('dir', (value) => value === 'asc' || value === 'desc'),
    ...read('after', isPlace),
    ...read('before', isPlace),
    ...Object.entries(listing.filters).flatMap(([name, kind]) => {
      const given = parameters.getAll(parameterOf(name)).map((value) => value.trim());
      const value = readFilter(kind, given);
      return value === undefined ? [] : [[name, value] as const];
    }),
  ];
  return { ...defaultsOf(listing), ...(size && { size }), ...Object.fromEntries(known) } as ListQuery<L>;
}

/** Defaults stay out of the address. Whatever changes which rows match, or their order, starts again from the first page. */
export function writeTable(parameters: URLSearchParams, change: Change, defaults: object): URLSearchParams {
  const written = new URLSearchParams(parameters);
  for (const [key, value] of Object.entries({ after: undefined, before: undefined, ...change })) {
    if (value === undefined || value === '' || value === (defaults as Change)[key]) written.delete(parameterOf(key));
    else written.set(parameterOf(key), String(value));
  }
  return written;
}

/** The state of a table lives in the address: it can be shared, reloaded and gone back to. */
export function useTableState<L extends Listing>(listing: L): TableState<ListQuery<L>> {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readTable(listing, parameters), [listing, parameters]);
  const defaults = useMemo(() => defaultsOf(listing), [listing]);
  const filters = useMemo(() => {
    const set = Object.entries(query).filter(([key, value]) => !shared.includes(key) && value !== undefined);
    return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
  }, [query]);

  // A change may come while the one before is still on its way to the address, as when a filter is picked right after a search was typed:
  // it starts from there, or the first would be lost. Known before any effect asks for a change.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback(
    (wanted: Change, isPartOfStep = false) => {
      // Each keystroke of a search is not a step worth going back to.
      const replace = 'q' in wanted || isPartOfStep;
      latest.current = writeTable(latest.current, wanted, defaults);
      setParameters(latest.current, { replace, preventScrollReset: true });
    },
    [setParameters, defaults],
  );
  const clear = useCallback(
    () => change(Object.fromEntries(['q', ...Object.keys(filters)].map((key) => [key, undefined]))),
    [change, filters],
  );
  return {
    query,
    defaults,
    filters,
    isNarrowed: Boolean(query.q) || Object.keys(filters).length > 0,
    change,
    goTo: (place) => change(place),
    clear,
  };
}
