import type { User } from '@jalon/domain/core/actor';
import type { AnyResource } from '@jalon/domain/core/resource';
import { join, type Sql, sql } from '../db/sql.ts';
import { reactionJob } from './events.ts';
import type { Acting, Store } from './record-store.ts';
import type { Audiences } from './tell.ts';

/** A record as every resource has it: what else it says is checked where its store is written and where it is used. */
export type Row = { id: string; state: string; version: number; [field: string]: unknown };
export type Input = Record<string, unknown>;
export type LooseStore = Store<AnyResource> & {
  sets?: Record<string, (given: object) => Sql>;
  checks?: Record<string, (acting: Acting, given: object) => Promise<void>>;
  effects?: Record<string, (acting: Acting, given: object) => Promise<void>>;
  audiences?: Audiences;
};

/** Whoever does it: nobody where the product does it by itself. */
type By = { actor: User | null; requestId: string };

/** What an event tells of a change: `input` is what was given with it. A record that goes has no `after`. */
type Told = { eventId: string; kind: string; input?: Input; before?: Row; isGone?: boolean };

/** The SQL of a resource, made of the fragments of its store. */
export function statementsOf(store: LooseStore) {
  const { table, as, visible } = store;
  const fields = store.columns as Record<string, Sql | ((actor: User) => Sql)>;
  // Those that depend on who asks are neither the id nor told in a history.
  const columns = fields as Record<string, Sql>;
  const id = columns.id as Sql;
  const traced = ['state', ...(store.facts as string[])];
  const columnFor = (actor: User | null, column: Sql | ((actor: User) => Sql)): Sql =>
    typeof column !== 'function' ? column : actor ? column(actor) : sql`null`;
  const selected = (actor: User | null) =>
    list(Object.entries(fields).map(([name, column]) => sql`${columnFor(actor, column)} as ${identifier(name)}`));
  const facts = sql`jsonb_build_object(${list(traced.map((name) => sql`${literal(name)}, ${columns[name]}`))})`;
  const setState = store.setState ?? ((state: string) => sql`state = ${state}`);

  /** One statement writes a change and its event, and answers the record. `change` is called by the name the columns have for the table. */
  function told({ actor, requestId }: By, change: Sql, { eventId, kind, input, before, isGone }: Told): Sql {
    const earlier = before && Object.fromEntries(traced.map((name) => [name, before[name]]));
    return sql`
      with ${as} as (${change} returning *), event as (
        insert into events (id, kind, subject_id, label, company_id, actor_id, request_id, input, before, after)
        select ${eventId}, ${kind}, ${id}, ${store.label ?? sql`null`}, ${store.company ?? sql`null::uuid`}, ${actor?.id ?? null}::uuid, ${requestId},
          ${json(input)}::jsonb, ${json(earlier)}::jsonb, ${isGone ? sql`null` : facts}
        from ${as} returning ${reactionJob(kind, eventId)})
      select ${selected(actor)} from ${as}`;
  }

  return {
    id,
    selected,
    some: (actor: User, where: Sql): Sql => sql`select ${selected(actor)} from ${table} ${as} where ${visible(actor)} and ${where}`,
    held: (actor: User, recordId: string): Sql =>
      sql`select ${selected(actor)} from ${table} ${as} where ${visible(actor)} and ${id} = ${recordId} for no key update of ${as}`,
    /** What it is time for, whoever may see it. Held, it is passed over by another instance that does the same. */
    due: (where: Sql): Sql => sql`select ${id} as id from ${table} ${as} where ${where}`,
    heldIfDue: (recordId: string, where: Sql): Sql =>
      sql`select ${selected(null)} from ${table} ${as} where ${id} = ${recordId} and ${where} for no key update of ${as} skip locked`,
    state: columns.state as Sql,
    label: (actor: User, recordId: string): Sql =>
      sql`select ${store.label ?? sql`''`} as label from ${table} ${as} where ${visible(actor)} and ${id} = ${recordId}`,
    insert: (acting: Acting, values: Sql, what: Told): Sql => told(acting, sql`insert into ${table} ${values}`, what),
    remove: (acting: Acting, before: Row, what: Told): Sql =>
      told(acting, sql`delete from ${table} where id = ${before.id}`, { ...what, before, isGone: true }),
    update(acting: By, before: Row, { to, sets }: { to: string; sets: Sql | undefined }, what: Told): Sql {
      const changes = [...(to === before.state ? [] : [setState(to as never)]), ...(sets ? [sets] : []), sql`version = version + 1`];
      const change = sql`update ${table} set ${list(changes)} where id = ${before.id}`;
      return told(acting, change, { ...what, before });
    },
  };
}

const list = (parts: readonly Sql[]): Sql => join(parts, sql`, `);
const json = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

/** Names of fields are the code's own: pasted, since neither a column nor a key of `jsonb_build_object` can be a parameter. */
const identifier = (name: string): Sql => raw(`"${checked(name)}"`);
const literal = (name: string): Sql => raw(`'${checked(name)}'`);
const raw = (text: string): Sql => sql([text] as unknown as TemplateStringsArray);
function checked(name: string): string {
  if (!/^[a-zA-Z]\w*$/.test(name)) throw new Error(`${name} is not a name for a field`);
  return name;
}
