import type { User } from '@jalon/domain/core/actor';
import type { BodyOf, QueryOf } from '@jalon/domain/core/endpoint';
import type { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import type { AnyResource } from '@jalon/domain/core/resource';
import type { ActionOf, AudienceOf, InputOf, JudgedOf } from '@jalon/domain/core/workflow';
import type { EventKind } from '@jalon/domain/history/history';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Sql } from '../db/sql.ts';
import type { Column } from './export.ts';

/** Whoever does something, and the connection it is done on. */
export type Acting = { tx: Tx; actor: User; requestId: string };

/** A record as it is kept: what the contract shows but for the caller's actions, and what the flow judges by. */
export type RowOf<R extends AnyResource> = Omit<z.output<R['record']>, 'actions'> & JudgedOf<R['flow']>;
type FieldOf<R extends AnyResource> = Extract<keyof RowOf<R>, string>;
/** Hidden is null on the wire, so only what may be null can be hidden. */
type HideableOf<R extends AnyResource> = { [F in FieldOf<R>]: null extends RowOf<R>[F] ? F : never }[FieldOf<R>];
type Sorts<R extends AnyResource> = R['listing']['sorts'][number];
type Wanted<R extends AnyResource> = { [Name in keyof R['listing']['filters']]?: string };
type Filters<R extends AnyResource> = { [Name in keyof R['listing']['filters']]: (value: string) => Sql | undefined };
type Given<R extends AnyResource, A> = {
  actor: User;
  row: RowOf<R>;
  input: A extends keyof R['flow']['actions'] ? Parsed<InputOf<R['flow'], A>> : never;
};
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;

/** Whom its events tell, for each audience that its flow names: the event is `e`. */
type Audiences<R extends AnyResource> = [AudienceOf<R['flow']>] extends [never]
  ? unknown
  : { audiences: Record<AudienceOf<R['flow']>, Sql> };

/** What is done with a write, for each action; `Made` is what there is of a new record by then. */
type Steps<R extends AnyResource, Made> = { [A in ActionOf<R['flow']>]?: (acting: Acting, given: Given<R, A>) => Promise<void> } & {
  create?: (acting: Acting, given: { actor: User; input: BodyOf<R['api']['create']> } & Made) => Promise<void>;
};

/** How the records of a resource are kept: the SQL that no contract can know. Every fragment calls the table by `as`. */
export type Store<R extends AnyResource> = Audiences<R> & {
  table: Sql;
  as: Sql;
  /**
   * Which records this person may know of: the only place that says so. A list says what it is filtered by, where the same is then said
   * in a way that an index can serve.
   */
  visible: (actor: User, wanted?: Wanted<R>) => Sql;
  /** Fields that this person is not shown of a record they may see: null in answers, files, history. */
  hidden?: (actor: User, row: RowOf<R>) => readonly HideableOf<R>[];
  /** Each field of a row; a missing one does not compile. One that depends on who asks, such as their own vote, is a function. */
  columns: Record<FieldOf<R>, Sql | ((actor: User) => Sql)>;
  /** The fields whose changes history tells. */
  facts: readonly FieldOf<R>[];
  /** What it is called, for those who read its history once it is gone. */
  label?: Sql;
  company?: Sql;
  orders: Record<Sorts<R>, readonly [key: Sql, type: Sql]>;
  /** Undefined where the scope says it already: a list walks the index of its scope, and not of what it is filtered by. */
  filters: Filters<R>;
  search?: Sql;
  /** What follows `insert into <table>`. */
  insert: (given: { id: string; actor: User; input: BodyOf<R['api']['create']> }) => Sql;
  /** What an action writes besides the state. */
  sets?: { [A in ActionOf<R['flow']>]?: (given: Given<R, A>) => Sql };
  /** How a state is written, where it is not a column of that name. */
  setState?: (state: R['flow']['states'][number]) => Sql;
  /**
   * What is looked up or made ready before it is written, and may refuse it: the record is held. Its statements are sent at once, and the
   * change behind them without waiting; what is refused is rolled back.
   */
  checks?: Steps<R, unknown>;
  /** What else happens in the same transaction. */
  effects?: Steps<R, { row: RowOf<R> }>;
  /** Waited for before the record is read: what must not change meanwhile. */
  turn?: (acting: Acting, action: ActionOf<R['flow']>, input: Record<string, unknown>, recordId: string) => Promise<unknown>;
  /** The field that a unique index is about; or the refusal, where there is more to say than that it is taken. */
  taken?: Record<string, FieldOf<R> | (() => AppError)>;
  /**
   * How a record goes whose row stays, since others refer to it: it leaves the event itself. Without it the row is deleted.
   */
  remove?: (acting: Acting, row: RowOf<R>) => Promise<void>;
  /** What colleagues may read of its past: everything unless said. */
  told?: (actor: User) => readonly EventKind[] | undefined;
  /** As a file; what it is filtered by may be in its name. */
  sheet: (language: Language, wanted: QueryOf<R['api']['export']>) => { name: string; columns: Column<RowOf<R>>[] };
};
