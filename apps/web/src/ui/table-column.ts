import type { Page } from '@jalon/domain/core/listing';
import type { RangeKind } from '@jalon/domain/core/ranges';
import type { ReactNode } from 'react';
import type { Action } from './action-menu.tsx';
import type { Finding, Naming } from './finding.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name the server sorts by; without it the header is plain text. */
  sort?: string | undefined;
  align?: 'end';
  /** A CSS width; columns without one share what is left. */
  width?: string;
  /** Left out of the table where it is narrower than this, in pixels. Cards show it all the same. */
  from?: number;
  /** What it becomes on a card: the title (which opens the row), a line below, something on the right, or nothing. */
  card: 'title' | 'line' | 'aside' | 'none';
  /** On a card, where no header stands above it, its line begins with its header: several dates would not be told apart. */
  isNamedOnCard?: (row: Row) => boolean;
};

/**
 * Options of a long list stand under the names of their groups. `count` is how many rows each would leave, where that is known; with `isMore`
 * at least so many.
 */
export type FilterOption = { value: string; label: string; group?: string | undefined; count?: number | undefined; isMore?: boolean };
type Named = { key: string; label: string };
/** `any`: what no choice is called, where its name has another gender. */
export type OneFilter = Named & { kind?: 'one'; options: FilterOption[]; any?: string };
/** One record of many, which the server looks for. */
export type FoundFilter = Named & { kind: 'found'; find: (q: string) => Finding; named: (id: string) => Naming };
/**
 * `isOpen` takes what is typed besides the options; `hint` says what several of them mean together; `known` is how many options there are
 * where not all are offered now, so that the field to look for one does not come and go.
 */
export type SeveralFilter = Named & { kind: 'several'; options: FilterOption[]; isOpen?: boolean; hint?: string; known?: number };
/** `steps`: ranges that are picked at once. */
export type RangeFilter = Named & { kind: 'range'; of: RangeKind; steps?: FilterOption[] };
export type MonthFilter = Named & { kind: 'month' };
export type Filter = OneFilter | FoundFilter | SeveralFilter | RangeFilter | MonthFilter;

/** Any record a table can show. */
export type TableRecord = { id: string };

/** What a row needs, equal from one draw to the next unless the row itself must be drawn again. */
export type RowParts<Row extends TableRecord> = {
  columns: Column<Row>[];
  /** How the row is called in the names of its box and menu. */
  nameOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  actionsOf?: ((row: Row) => Action[]) | undefined;
  /** Whether what a row leads to opens on the screen of the table. */
  staysHere: (href: string) => boolean;
  /** Set when rows can be selected. */
  toggle?: ((id: string) => void) | undefined;
};

export type TablePage<Row> = Page<Row> | undefined;
