import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';

/** What every list query has in common (`listQuery` of the domain); the filters of a list come on top. */
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
  filters: Record<string, string>;
  /** Something hides rows: a search or a filter. */
  isNarrowed: boolean;
  change: (change: Change) => void;
  goTo: (place: Place) => void;
  clear: () => void;
};

const shared = ['q', 'sort', 'dir', 'size', 'after', 'before'];
const parameterOf = (key: string): string => (shared.includes(key) ? key : `f.${key}`);

/** A value the schema refuses is left out, so that an old or mistyped address still shows the list. */
export function readTable<Schema extends z.ZodObject>(schema: Schema, parameters: URLSearchParams): z.output<Schema> {
  const values = Object.entries(schema.shape).flatMap(([key, field]) => {
    const given = parameters.get(parameterOf(key)) || undefined;
    const read = (field as z.ZodType).safeParse(given);
    return given !== undefined && read.success ? [[key, read.data]] : [];
  });
  return { ...schema.parse({}), ...Object.fromEntries(values) } as z.output<Schema>;
}

/** Defaults stay out of the address. Whatever changes which rows match, or their order, starts again from the first page. */
export function writeTable(parameters: URLSearchParams, change: Change, defaults: Change): URLSearchParams {
  const written = new URLSearchParams(parameters);
  for (const [key, value] of Object.entries({ after: undefined, before: undefined, ...change })) {
    if (value === undefined || value === '' || value === defaults[key]) written.delete(parameterOf(key));
    else written.set(parameterOf(key), String(value));
  }
  return written;
}

/** The state of a table lives in the address: it can be shared, reloaded and gone back to. */
export function useTableState<Schema extends z.ZodObject>(schema: Schema): TableState<z.output<Schema> & TableQuery> {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readTable(schema, parameters) as z.output<Schema> & TableQuery, [schema, parameters]);
  const defaults = useMemo(() => schema.parse({}) as TableQuery, [schema]);
  const filters = useMemo(() => {
    const set = Object.entries(query).filter(([key, value]) => !shared.includes(key) && value !== undefined);
    return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
  }, [query]);

  const change = useCallback(
    (wanted: Change) => {
      // Each keystroke of a search is not a step worth going back to.
      const replace = 'q' in wanted;
      setParameters((now) => writeTable(now, wanted, defaults), { replace, preventScrollReset: true });
    },
    [setParameters, defaults],
  );
  const clear = useCallback(
    () => change(Object.fromEntries(['q', ...Object.keys(filters)].map((key) => [key, undefined]))),
    [change, filters],
  );
  return { query, defaults, filters, isNarrowed: Boolean(query.q) || Object.keys(filters).length > 0, change, goTo: change, clear };
}
