import type { User } from '@jalon/domain/core/actor';
import type { QueryOf } from '@jalon/domain/core/endpoint';
import type { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import type { FilterOf } from '@jalon/domain/core/listing';
import type { AnyResource } from '@jalon/domain/core/resource';
import type { ActionOf, AudienceOf, InputOf, JudgedOf, NobodyCreates } from '@jalon/domain/core/workflow';
import type { EventKind } from '@jalon/domain/history/history';
import type { Hit } from '@jalon/domain/search/search-schema';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Sql } from '../db/sql.ts';
import type { Column } from './export.ts';
import type { SearchKind } from './search.ts';

/** Whoever does something, and the connection it is done on. */
export type Acting = { tx: Tx; actor: User; requestId: string };
/** Done by the product itself, for nobody in particular. */
export type Unattended = Omit<Acting, 'actor'>;

/** A record as it is kept: what the contract shows but for the caller's actions, and what the flow judges by. */
export type RowOf<R extends AnyResource> = Omit<z.output<R['record']>, 'actions'> & JudgedOf<R['flow']>;
type FieldOf<R extends AnyResource> = Extract<keyof RowOf<R>, string>;
type ShownOf<R extends AnyResource> = Extract<keyof z.output<R['record']>, FieldOf<R>>;
export type FieldSql = Sql | ((actor: User) => Sql);
/** Hidden is null on the wire, so only what may be null can be hidden. */
type HideableOf<R extends AnyResource> = { [F in FieldOf<R>]: null extends RowOf<R>[F] ? F : never }[FieldOf<R>];
type Sorts<R extends AnyResource> = R['listing']['sorts'][number];
type Wanted<R extends AnyResource> = { [Name in keyof R['listing']['filters']]?: FilterOf<R['listing']['filters'][Name]> };
type Filters<R extends AnyResource> = {
  [Name in keyof R['listing']['filters']]: (value: FilterOf<R['listing']['filters'][Name]>) => Sql | undefined;
};
type OwnFilters<R extends AnyResource> = {
  [Name in keyof R['listing']['filters']]?: (value: FilterOf<R['listing']['filters'][Name]>, actor: User) => Sql;
};
type Given<R extends AnyResource, A> = {
  actor: User;
  row: RowOf<R>;
  input: A extends keyof R['flow']['actions'] ? Parsed<InputOf<R['flow'], A>> : never;
};
/** What a new record is made of. */
export type NewOf<R extends AnyResource> = z.output<R['flow']['create']['input']>;
type Asked<R extends AnyResource> = QueryOf<R['api']['list']>;
export type Order = readonly [key: Sql, type: Sql];
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;

/**
 * Whom its events tell, for each audience that its flow names: the event is `e`. A name in an object that is spread is any name to the
 * compiler, which would miss none then: it stands in the action itself, or in a constant.
 */
type Audiences<R extends AnyResource> = [AudienceOf<R['flow']>] extends [never]
  ? unknown
  : string extends AudienceOf<R['flow']>
    ? { audiences: 'a name in `tells` or `asks` is lost in an object that is spread' }
    : { audiences: Record<AudienceOf<R['flow']>, Sql> };

/** What is done with a write, for each action; `Made` is what there is of a new record by then. */
type Steps<R extends AnyResource, Made> = { [A in ActionOf<R['flow']>]?: (acting: Acting, given: Given<R, A>) => Promise<void> } & {
  create?: (acting: Acting, given: { actor: User; input: NewOf<R> } & Made) => Promise<void>;
};

/** What follows `insert into <table>`. */
type Inserts<R extends AnyResource> =
  NobodyCreates<R['flow']> extends true ? unknown : { insert: (given: { id: string; actor: User; input: NewOf<R> }) => Sql };

/** How a record is shown by a search of the whole product, as its reader is shown it; or why it is not found there. */
export type Found<R extends AnyResource> = {
  hit: (
    record: z.output<R['record']>,
    language: Language,
    today: string,
  ) => Pick<Hit, 'kind' | 'label' | 'detail'> & { picture?: string | null };
  /** The lists to look in, where a filter has to be said. */
  among?: (actor: User) => readonly Wanted<R>[];
};
/** The folded text that a search looks in, or the terms that the dictionary leads to. `own` is all words of what somebody sees, where it is little. */
export type SearchedBy = Sql | { terms: Sql; kind: (actor: User) => SearchKind; own?: (actor: User) => Sql | undefined };
type Searched<R extends AnyResource> =
  | { search?: undefined; found?: undefined }
  | { search: SearchedBy; found: Found<R> | { isNot: string } };

type ByFlow<R extends AnyResource> = Audiences<R> & Inserts<R> & Searched<R>;

/** How the records of a resource are kept: the SQL that no contract can know. Every fragment calls the table by `as`. */
export type Store<R extends AnyResource> = ByFlow<R> & {
  table: Sql;
  as: Sql;
  /**
   * Which records this person may know of: the only place that says so. A list says what it is filtered by, where the same is then said
   * in a way that an index can serve.
   */
  visible: (actor: User, wanted?: Wanted<R>) => Sql;
  /**
   * Most of the newest rows are visible to this person, by one of several conditions: their list is walked in its order, where the
   * database would collect and sort all that each condition gives.
   */
  isWalked?: (actor: User, wanted: Wanted<R>) => boolean;
  /** What this person sees has no order in any index, as of a portfolio of companies: a filtered list is collected, and not walked. */
  isScattered?: (actor: User, wanted: Wanted<R>) => boolean;
  /** Fields that this person is not shown of a record they may see: null in answers, files, history. `by`: nor who acts on it, in what they are told. */
  hidden?: (actor: User, row: RowOf<R>) => readonly (HideableOf<R> | 'by')[];
  /**
   * The fields of a row that are no column of their name (`addedOn`: `added_on`), and what the flow judges by and nobody is shown. One that
   * depends on who asks, such as their own vote, is a function.
   */
  columns: { [F in ShownOf<R>]?: FieldSql } & { [F in Exclude<FieldOf<R>, ShownOf<R>>]: FieldSql };
  /** The fields whose changes history tells. */
  facts: readonly FieldOf<R>[];
  /** How history tells a field that is no plain value: by the names it stands for. */
  words?: { [F in FieldOf<R>]?: Sql };
  /** The fields that name people, as arrays of their ids: history tells them by the names they have when it is read. */
  people?: { [F in FieldOf<R>]?: Sql };
  /** What it is called, for those who read its history once it is gone. */
  label?: Sql;
  /** The same in English, where it is called otherwise there. */
  englishLabel?: Sql;
  /** Where it belongs, as a name of the code, for those who read its history. */
  scope?: Sql;
  company?: Sql;
  /** One that depends on who reads what, such as the names in their language, is a function. */
  orders: Record<Sorts<R>, Order | ((actor: User, asked: Asked<R>) => Order)>;
  /** Undefined where the scope says it already: a list walks the index of its scope, and not of what it is filtered by. */
  filters: Filters<R>;
  /** Those that depend on who asks, such as their favourites: asked for where `filters` says nothing. */
  ownFilters?: OwnFilters<R>;
  /** Filters without which this person is shown neither list nor file: who may see everything says whose they want. */
  needs?: (actor: User) => readonly Extract<keyof R['listing']['filters'], string>[];
  /** The filters that an index has together with the order: they are walked along, not looked up. */
  indexed?: (asked: Asked<R>) => readonly (keyof Filters<R>)[];
  /** What an action writes besides the state. */
  sets?: { [A in ActionOf<R['flow']>]?: (given: Given<R, A>) => Sql };
  /** How a state is written, where it is not a column of that name. */
  setState?: (state: R['flow']['states'][number]) => Sql;
  /**
   * What is looked up or made ready before it is written, and may refuse it: the record is held. Its statements are sent at once, and the
   * change behind them without waiting; what is refused is rolled back.
   */
  checks?: Steps<R, unknown>;
  /** What is written to other tables with the change: sent behind it without waiting, and told by its event and its answer. */
  along?: { [A in ActionOf<R['flow']>]?: (given: Given<R, A>) => Sql[] } & {
    create?: (given: { id: string; input: NewOf<R> }) => Sql[];
  };
  /** What else happens in the same transaction. */
  effects?: Steps<R, { row: RowOf<R> }>;
  /** Waited for before the record is read or made: what must not change meanwhile. Gives whoever acts as they are by then, where that may differ. */
  turn?: (
    acting: Acting,
    action: ActionOf<R['flow']> | 'create',
    input: Record<string, unknown>,
    recordId?: string,
  ) => Promise<User | undefined>;
  /** The field that a unique index is about; or the refusal, where there is more to say than that it is taken. */
  taken?: Record<string, FieldOf<R> | ((input: Record<string, unknown>) => AppError)>;
  /** How a record goes whose row stays, since others refer to it: it leaves the event itself. Without it the row is deleted. */
  remove?: (acting: Acting, row: RowOf<R>) => Promise<void>;
  /** What colleagues may read of its past: everything unless said. */
  told?: (actor: User) => readonly EventKind[] | undefined;
  /** Of those, the ones that tell what it has become and not what it was. */
  toldWithoutBefore?: (actor: User) => readonly EventKind[];
  /** Since when its past is this person's to know: what it was before is told neither by older events nor as the `before` of the first. */
  toldSince?: (actor: User) => Sql | undefined;
  /** Of what other features did to it, the fields that are told with it: all of them unless said. */
  toldOfOthers?: readonly string[];
  /** As a file; what it is filtered by may be in its name. */
  sheet: (language: Language, asked: Asked<R>) => { name: string; columns: Column<RowOf<R>>[] };
};
