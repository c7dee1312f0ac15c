import type { User } from '@jalon/domain/core/actor';
import type { AnyResource } from '@jalon/domain/core/resource';
import { join, type Sql, sql } from '../db/sql.ts';
import type { Acting, FieldSql, Store } from './record-store.ts';
import type { Audiences } from './tell.ts';

/** A record as every resource has it: what else it says is checked where its store is written and where it is used. */
export type Row = { id: string; state: string; version: number; [field: string]: unknown };
export type Input = Record<string, unknown>;
export type LooseStore = Store<AnyResource> & {
  sets?: Record<string, (given: object) => Sql>;
  checks?: Record<string, (acting: Acting, given: object) => Promise<void>>;
  words?: Record<string, Sql>;
  people?: Record<string, Sql>;
  along?: Record<string, (given: object) => Sql[]>;
  effects?: Record<string, (acting: Acting, given: object) => Promise<void>>;
  audiences?: Audiences;
};

/** Whoever does it: nobody where the product does it by itself. */
type By = { actor: User | null; requestId: string };

/** What an event tells of a change: `input` is what was given with it. A record that goes has no `after`. */
type Told = { eventId: string; kind: string; input?: Input; before?: Facts; isGone?: boolean };
/** The fields that history tells of a record, as they are written into an event: their values, and the ids of the people they name. */
export type Facts = { told: Record<string, unknown>; people: Record<string, string[]> | null };

/** A record that is held, with its facts as they are before a change. */
export type Held = { row: Row; facts: Facts };
type Change = { to: string; sets: Sql | undefined; along: Sql[] | undefined; isAside: boolean };

/** The SQL of a resource, made of the fragments of its store. */
export function statementsOf({ record }: AnyResource, store: LooseStore) {
  const { table, as, visible } = store;
  const names = Object.keys(record.shape).filter((name) => name !== 'actions');
  const fields: Record<string, FieldSql> = {
    ...Object.fromEntries(names.map((name) => [name, sql`${as}.${columnNamed(name)}`])),
    ...(store.columns as Record<string, FieldSql>),
  };
  // Those that depend on who asks are neither the id nor told in a history.
  const columns = fields as Record<string, Sql>;
  const id = columns.id as Sql;
  const traced = ['state', ...(store.facts as string[])];
  const columnFor = (actor: User | null, column: FieldSql): Sql =>
    typeof column !== 'function' ? column : actor ? column(actor) : sql`null`;
  const selected = (actor: User | null, some = Object.keys(fields)) =>
    aliased(Object.fromEntries(some.map((name) => [name, columnFor(actor, fields[name] as FieldSql)])));
  const facts = sql`jsonb_build_object(${list(traced.map((name) => sql`${literal(name)}, ${store.words?.[name] ?? columns[name]}`))})`;
  const people = store.people
    ? sql`jsonb_build_object(${list(Object.entries(store.people).map(([name, ids]) => sql`${literal(name)}, ${ids}`))})`
    : sql`null::jsonb`;
  const held = sql`jsonb_build_object('told', ${facts}, 'people', ${people}) as facts`;
  const english = store.englishLabel ? sql`jsonb_build_object('label', ${store.englishLabel})` : sql`null::jsonb`;
  const setState = store.setState ?? ((state: string) => sql`state = ${state}`);

  /**
   * One statement writes a change and its event, and answers the record. Where other tables are written too, these come in between, since a
   * statement does not see what is written along with it: `along` is sent behind the change, the event behind that.
   */
  function changing(by: By, recordId: string, { change, along = [] }: { change: Sql; along?: Sql[] | undefined }, what: Told): Sql[] {
    if (along.length === 0) return [told(by, sql`${change} returning *`, what)];
    return [change, ...along, told(by, sql`select * from ${table} where id = ${recordId}`, what)];
  }

  /** `rows` is called by the name the columns have for the table. */
  function told({ actor, requestId }: By, rows: Sql, { eventId, kind, input, before, isGone }: Told): Sql {
    return sql`
      with ${as} as (${rows}), event as (
        insert into events (id, kind, subject_id, scope, label, english, company_id, actor_id, request_id, input, before, after, people)
        select ${eventId}, ${kind}, ${id}, ${store.scope ?? sql`null`}, ${store.label ?? sql`null`}, ${english}, ${store.company ?? sql`null::uuid`}, ${actor?.id ?? null}::uuid, ${requestId},
          ${json(input)}::jsonb, ${json(before?.told)}::jsonb, ${isGone ? sql`null` : facts}, ${named(before, isGone === true)}
        from ${as})
      select ${selected(actor)} from ${as}`;
  }

  /** Who is named, before and after. */
  const named = (before: Facts | undefined, isGone: boolean): Sql =>
    store.people
      ? sql`jsonb_strip_nulls(jsonb_build_object('before', ${json(before?.people ?? undefined)}::jsonb, 'after', ${isGone ? sql`null::jsonb` : people}))`
      : sql`null::jsonb`;

  return {
    id,
    selected,
    some: (actor: User, where: Sql): Sql => sql`select ${selected(actor)} from ${table} ${as} where ${visible(actor)} and ${where}`,
    /** Whoever waits for a row reads it once it is theirs: what it waited with sees nothing that was written to other tables meanwhile. */
    locked: (actor: User, recordId: string): Sql =>
      sql`select from ${table} ${as} where ${visible(actor)} and ${id} = ${recordId} for no key update of ${as}`,
    held: (actor: User, recordId: string): Sql =>
      sql`select ${selected(actor)}, ${held} from ${table} ${as} where ${visible(actor)} and ${id} = ${recordId}`,
    /** What it is time for, whoever may see it. Locked, it is passed over by another instance that does the same. */
    due: (where: Sql): Sql => sql`select ${id} as id from ${table} ${as} where ${where}`,
    lockedIfDue: (recordId: string, where: Sql, isPassedOver: boolean): Sql =>
      sql`select 1 from ${table} ${as} where ${id} = ${recordId} and ${where} for no key update of ${as} ${isPassedOver ? sql`skip locked` : sql``}`,
    heldIfDue: (recordId: string, where: Sql): Sql =>
      sql`select ${selected(null)}, ${held} from ${table} ${as} where ${id} = ${recordId} and ${where}`,
    state: columns.state as Sql,
    label: (actor: User, recordId: string): Sql =>
      sql`select ${store.label ?? sql`''`} as label from ${table} ${as} where ${visible(actor)} and ${id} = ${recordId}`,
    insert: (acting: Acting, recordId: string, { values, along }: { values: Sql; along: Sql[] | undefined }, what: Told): Sql[] =>
      changing(acting, recordId, { change: sql`insert into ${table} ${values}`, along }, what),
    remove: (acting: Acting, { row, facts: before }: Held, what: Told): Sql[] => [
      told(acting, sql`delete from ${table} where id = ${row.id} returning *`, { ...what, before, isGone: true }),
    ],
    update(acting: By, { row, facts: before }: Held, { to, sets, along, isAside }: Change, what: Told): Sql[] {
      const version = sql`version = version + ${isAside ? 0 : 1}::integer`;
      const changes = [...(to === row.state ? [] : [setState(to as never)]), ...(sets ? [sets] : []), version];
      const change = sql`update ${table} set ${list(changes)} where id = ${row.id}`;
      return changing(acting, row.id, { change, along }, { ...what, before });
    },
  };
}

/** Columns under the names of their fields. */
export const aliased = (columns: Record<string, Sql>): Sql =>
  list(Object.entries(columns).map(([name, column]) => sql`${column} as ${identifier(name)}`));

/** What follows `insert into <table>`, for fields that are columns of their name. */
export const inserted = (fields: Readonly<Record<string, unknown>>): Sql =>
  sql`(${list(Object.keys(fields).map(columnNamed))}) values (${list(Object.values(fields).map((value) => sql`${value}`))})`;

/** The same fields of a row that is there. */
export const assigned = (fields: Readonly<Record<string, unknown>>): Sql =>
  list(Object.entries(fields).map(([name, value]) => sql`${columnNamed(name)} = ${value}`));

const list = (parts: readonly Sql[]): Sql => join(parts, sql`, `);
const json = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

/** Names of fields are the code's own: pasted, since neither a column nor a key of `jsonb_build_object` can be a parameter. */
const identifier = (name: string): Sql => raw(`"${checked(name)}"`);
const literal = (name: string): Sql => raw(`'${checked(name)}'`);
/** Quoted: a field may have the name of a word of SQL. */
const columnNamed = (name: string): Sql => raw(`"${checked(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`);
const raw = (text: string): Sql => sql([text] as unknown as TemplateStringsArray);
function checked(name: string): string {
  if (!/^[a-zA-Z]\w*$/.test(name)) throw new Error(`${name} is not a name for a field`);
  return name;
}
