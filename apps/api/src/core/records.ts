import { randomUUIDv7 } from 'node:crypto';
import type { User } from '@jalon/domain/core/actor';
import type { ActsAnswer } from '@jalon/domain/core/acts-schema';
import type { QueryOf } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import type { Page } from '@jalon/domain/core/listing';
import type { AnyResource } from '@jalon/domain/core/resource';
import type { ActionOf, ActionSpec, AnyFlow, InputOf } from '@jalon/domain/core/workflow';
import { noticesOf } from '@jalon/domain/notifications/notices';
import type { z } from 'zod';
import { type Database, type Tx, uniqueViolation } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';
import { findLastChange } from '../history/history.queries.ts';
import { actOnEach } from './act-on-each.ts';
import { nextId } from './events.ts';
import { readPage } from './listing.ts';
import type { ListSpec } from './listing-statements.ts';
import { type Facts, type Held, type Input, type LooseStore, type Row, statementsOf } from './record-statements.ts';
import type { Acting, NewOf, Order, RowOf, SearchedBy, Store, Unattended } from './record-store.ts';
import { cleaned } from './rich-text.ts';
import type { Search } from './search.ts';
import { writeAs } from './standing.ts';
import { tell } from './tell.ts';

export function missing(): never {
  throw new AppError('record.missing');
}

/** What is done with the records of a resource, for its endpoints, its jobs and other features. */
export function recordsOf<R extends AnyResource>(resource: R, store: NoInfer<Store<R>>) {
  type Flow = R['flow'];
  const loose = store as unknown as LooseStore;
  const statements = statementsOf(resource, loose);
  const hiddenOf = (actor: User, row: RowOf<R>): readonly string[] => store.hidden?.(actor, row) ?? [];
  const present = (actor: User, row: RowOf<R>): z.output<R['record']> => {
    const shown = { ...row, ...Object.fromEntries(hiddenOf(actor, row).map((name) => [name, null])) };
    return { ...shown, actions: resource.flow.actionsOn(actor, row as never) } as unknown as z.output<R['record']>;
  };
  // Told in a refusal, which no contract shapes: what the flow judges by stays here.
  const told = (actor: User, row: unknown): unknown => resource.record.parse(present(actor, row as RowOf<R>));
  const writes = writesOf(resource, loose, told);
  /** What a list reads for this person. */
  const listed = (actor: User, query: QueryOf<R['api']['list']>, fields?: string[]): ListSpec => {
    const { q, sort, dir, size: _, after: __, before: ___, ...wanted } = query as Record<string, string> & { dir: 'asc' };
    const order = loose.orders[sort as never] as Order | ((actor: User, asked: typeof query) => Order);
    const [key, keyType] = typeof order === 'function' ? order(actor, query) : order;
    const indexed: readonly string[] = [...(loose.needs?.(actor) ?? []), ...(loose.indexed?.(query) ?? [])];
    const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
    const conditions = (isIndexed: boolean) =>
      asked
        .filter(([name]) => indexed.includes(name) === isIndexed)
        .flatMap(([name, value]) => loose.filters[name]?.(value as never) ?? loose.ownFilters?.[name]?.(value as never, actor) ?? []);
    const filters = conditions(false);
    const search = q && loose.search ? searchOf(loose.search, actor, q) : undefined;
    const { table: from, as, visible } = loose;
    const where = [visible(actor, wanted as never), ...conditions(true)];
    const walked = loose.isWalked?.(actor, wanted as never)
      ? sql`case when ${join(where, sql` and `)} then true else false end`
      : undefined;
    const isScattered = loose.isScattered?.(actor, wanted as never);
    const ordered = { key, keyType, id: statements.id, dir };
    return { columns: statements.selected(actor, fields), from, as, where, walked, isScattered, filters, search, ...ordered };
  };

  return {
    resource,
    store,
    hiddenOf,
    /** A record as this person is shown it, with what they may do. */
    present,
    find: (tx: Tx, actor: User, recordId: string): Promise<RowOf<R> | undefined> =>
      tx.maybe(statements.some(actor, sql`${statements.id} = ${recordId}`)),
    findAll: (tx: Tx, actor: User, ids: readonly string[]): Promise<RowOf<R>[]> =>
      tx.many(statements.some(actor, sql`${statements.id} = any(${ids}::uuid[])`)),
    page(tx: Tx, actor: User, query: QueryOf<R['api']['list']>): Promise<Page<RowOf<R>>> {
      const { size, after, before } = query as { size: number; after?: string; before?: string };
      return readPage(tx, { ...listed(actor, query), page: { size, after, before } }) as never;
    },
    listed,
    /** The same of some fields only, for a list whose rows are not the whole record. */
    pageOf<Row extends z.ZodObject>(tx: Tx, actor: User, query: QueryOf<R['api']['list']>, row: Row): Promise<Page<z.output<Row>>> {
      const { size, after, before } = query as { size: number; after?: string; before?: string };
      return readPage(tx, { ...listed(actor, query, Object.keys(row.shape)), page: { size, after, before } }) as never;
    },
    create: async (acting: Acting, input: NewOf<R>): Promise<RowOf<R>> =>
      (await writes.create(acting, input as Input)) as unknown as RowOf<R>,
    /** A record that an action may be done to, for handlers that write it by hand: held until the end of the transaction. */
    hold: async (acting: Acting, recordId: string, action: ActionOf<Flow>, version?: number): Promise<RowOf<R>> =>
      (await writes.hold(acting, recordId, { action, input: {}, version })).row as unknown as RowOf<R>,
    /** Does an action to a record that one may see, if it leaves from the state it is in now. */
    async act<A extends ActionOf<Flow>>(acting: Acting, recordId: string, action: A, given: ActInput<Flow, A>): Promise<RowOf<R>> {
      const { version, ...input } = given as Input & { version?: number };
      return (await writes.act(acting, recordId, { action, input, version })) as unknown as RowOf<R>;
    },
    /** The same to several, all or none: each is judged before the first is changed. */
    async actOnAll<A extends ActionOf<Flow>>(acting: Acting, action: A, given: readonly (Seen & ActInput<Flow, A>)[]): Promise<RowOf<R>[]> {
      const acts = given.map(({ id, version, ...input }) => ({ id, act: { action, version, input: input as Input } }));
      return (await writes.actOnAll(acting, acts)) as unknown as RowOf<R>[];
    },
    /** The same to many, each in a transaction of its own: one that cannot be done does not undo the others. */
    actOnEach: <A extends ActionOf<Flow>>(
      database: Database,
      acting: Omit<Acting, 'tx'>,
      { seen, action, input }: { seen: readonly Seen[]; action: A; input: ActInput<Flow, A> },
    ): Promise<ActsAnswer> =>
      actOnEach(
        seen.map(({ id }) => id),
        {
          act: (one) =>
            writeAs(database, acting.actor.id, (tx) =>
              writes.act({ ...acting, tx }, one, { action, input: input as Input, version: versionOf(seen, one) }),
            ),
          nameOf: async (one) => (await database.maybe<{ label: string }>(statements.label(acting.actor, one)))?.label ?? '',
        },
      ),
    /** What the clock does to every record it is time for, each in a transaction of its own. Gives how many. */
    sweep: <A extends ActionOf<Flow>>(
      database: Database,
      action: A,
      { due, input }: { due: Sql; input: ActInput<Flow, A> },
    ): Promise<number> => writes.sweep(database, { action, input: input as Input }, due),
    /** What something that happened elsewhere does to every record of these that it concerns, in the transaction of its reaction. */
    follow: <A extends ActionOf<Flow>>(by: Unattended, action: A, { due, input }: { due: Sql; input: ActInput<Flow, A> }): Promise<void> =>
      writes.follow(by, { action, input: input as Input }, due),
  };
}

const searchOf = (by: SearchedBy, actor: User, text: string): Search =>
  'terms' in by ? { text, terms: by.terms, kind: by.kind(actor), own: by.own?.(actor) } : { text, column: by };

type Writing = { tx: Tx; input: Input };
type Told = { eventId: string; kind: string };
/** A record as whoever acts on it has seen it. */
type Seen = { id: string; version: number };
const versionOf = (seen: readonly Seen[], id: string) => seen.find((one) => one.id === id)?.version;
/** What an event can tell of what was given. Records inside of a record are told by what it has before and after. */
const plainOf = (input: Input): Input => Object.fromEntries(Object.entries(input).filter(([, value]) => !isNested(value)));
const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((one) => typeof one === 'object') : typeof value === 'object' && value !== null;
/** What goes with a write: before it, and once it is made. */
type Around = { check?: (() => Promise<void>) | undefined; effect?: ((made: Row) => Promise<void>) | undefined };
/** What it is time for; `isPassedOver` where a row that somebody holds is left for the next time. */
type Due = { where: Sql; isPassedOver: boolean };
type Act = { action: string; input: Input; version?: number | undefined };

/** The writes of a resource. Each is judged on the row it holds and told by an event in the same statement. */
function writesOf(resource: AnyResource, store: LooseStore, present: (actor: User, row: unknown) => unknown) {
  const { flow } = resource;
  const statements = statementsOf(resource, store);
  const specOf = (action: string): ActionSpec => flow.actions[action] as ActionSpec;
  const notices = new Map(noticesOf(flow));
  const eventOf = (verb: string): Told => ({ eventId: nextId(), kind: `${flow.name}.${verb}` });
  const tellOf = (tx: Tx, { eventId, kind }: Told): Promise<void> => tell(tx, eventId, kind, notices.get(kind), store.audiences ?? {});

  /** All are sent at once; the last one answers the record. Of those that fail, the first says why. */
  const write = (tx: Tx, sent: Sql[], input: Input): Promise<Row | undefined> =>
    Promise.all(sent.map((statement) => tx.maybe<Row>(statement))).then(
      (answers) => answers.at(-1),
      (error: unknown) => {
        const taken = store.taken?.[uniqueViolation(error) ?? ''];
        if (taken === undefined) throw error;
        throw typeof taken === 'function' ? taken(input) : new AppError('record.taken', { fields: { [taken]: 'validation.taken' } });
      },
    );

  /** Who is told is found once everything is written. Both are sent before the answer of the first, unless something else comes between. */
  async function writeAndTell({ tx, input }: Writing, sent: Sql[], event: Told, { check, effect }: Around = {}): Promise<Row> {
    const checking = check?.();
    const writing = write(tx, sent, input);
    writing.catch(() => undefined); // what a check refuses is the reason to tell
    const telling = effect ? undefined : tellOf(tx, event);
    telling?.catch(() => undefined); // it fails with the write, whose reason is the one to tell
    await checking;
    const after = (await writing) ?? missing();
    await effect?.(after);
    await (telling ?? tellOf(tx, event));
    return after;
  }

  /** Somebody else was faster: what is there now, who changed it and when. */
  const changedMeanwhile = async ({ tx, actor }: Acting, row: Row): Promise<AppError> =>
    new AppError('record.changed', { current: present(actor, row), ...(await findLastChange(tx, row.id, store.told?.(actor))) });

  /** The record as it is, held until the end of the transaction, once it is sure that this may be done to it; and who does it, as they are now. */
  async function hold(acting: Acting, recordId: string, { action, version, input }: Act): Promise<Held & { actor: User }> {
    const { tx } = acting;
    // Sent one after the other on the same connection, so that the row is locked once the turn has come, and read once it is locked.
    const [actor = acting.actor, isLocked, found] = await Promise.all([
      store.turn?.(acting, action as never, input, recordId),
      tx.maybe(statements.locked(acting.actor, recordId)),
      tx.maybe<Row & { facts: Facts }>(statements.held(acting.actor, recordId)),
    ]);
    // What came into sight between the two is not held.
    const { facts, ...row } = isLocked && found ? found : missing();
    const { unless } = specOf(action);
    if (!flow.may(actor, row as never, action as never)) throw new AppError(flow.refusalOf(actor, row as never, action as never));
    if (flow.next(row as never, action as never) === undefined) throw new AppError('workflow.wrongState', { state: row.state });
    if (version !== undefined && version !== row.version) throw await changedMeanwhile(acting, row);
    const blocked = unless?.holds(row as never);
    if (unless && blocked) throw new AppError(unless.code, blocked);
    return { row, facts, actor };
  }

  /** What an act writes, and what its event says of it. */
  function changeOf(actor: User | null, before: Row, { action, input }: Act) {
    const given = { actor, row: before, input };
    // What an update was given is what the event has as `after`.
    const plain = action === 'update' ? {} : plainOf(input);
    return {
      given,
      what: { ...eventOf(action), ...(Object.keys(plain).length > 0 ? { input: plain } : {}) },
      change: {
        ...{ to: flow.next(before as never, action as never) ?? before.state, isAside: specOf(action).isAside === true },
        ...{ sets: store.sets?.[action]?.(given), along: store.along?.[action]?.(given) },
      },
    };
  }

  /** Does an act to a record that is held for it. */
  async function carryOut(acting: Acting, { actor, ...held }: Held & { actor: User }, act: Act): Promise<Row> {
    if (store.remove && specOf(act.action).to === 'gone') {
      await store.remove({ ...acting, actor }, held.row as never);
      return held.row;
    }
    const input = cleaned(specOf(act.action).input, act.input);
    const { given, what, change } = changeOf(actor, held.row, { ...act, input });
    const sent = change.to === 'gone' ? statements.remove(acting, held, what) : statements.update(acting, held, change, what);
    const [checks, effects] = [store.checks?.[act.action], store.effects?.[act.action]];
    return writeAndTell({ ...acting, input }, sent, what, {
      check: checks && (() => checks({ ...acting, actor }, given)),
      effect: effects && (() => effects({ ...acting, actor }, given)),
    });
  }

  /** Done by the product itself, if it is still time for it. What somebody else holds is passed over where a later turn finds it again. */
  async function doIfDue({ tx, requestId }: Unattended, id: string, act: Act, { where, isPassedOver }: Due): Promise<boolean> {
    const [isLocked, found] = await Promise.all([
      tx.maybe(statements.lockedIfDue(id, where, isPassedOver)),
      tx.maybe<Row & { facts: Facts }>(statements.heldIfDue(id, where)),
    ]);
    if (!isLocked || !found) return false;
    const { facts, ...row } = found;
    const { what, change } = changeOf(null, row, act);
    await writeAndTell({ tx, input: act.input }, statements.update({ actor: null, requestId }, { row, facts }, change, what), what);
    return true;
  }

  return {
    hold,
    create: async (acting: Acting, given: Input): Promise<Row> => {
      const input = cleaned(flow.create.input, given);
      const actor = (await store.turn?.(acting, 'create' as never, input)) ?? acting.actor;
      const id = randomUUIDv7();
      const change = { values: store.insert({ id, actor, input: input as never }), along: store.along?.create?.({ id, input }) };
      const event = eventOf('create');
      const [checks, effects] = [store.checks?.create, store.effects?.create];
      return writeAndTell({ ...acting, input }, statements.insert(acting, id, change, event), event, {
        check: checks && (() => checks({ ...acting, actor }, { actor, input } as never)),
        effect: effects && ((row) => effects({ ...acting, actor }, { actor, row, input } as never)),
      });
    },
    act: async (acting: Acting, recordId: string, act: Act): Promise<Row> => carryOut(acting, await hold(acting, recordId, act), act),
    async actOnAll(acting: Acting, acts: readonly { id: string; act: Act }[]): Promise<Row[]> {
      const held = [];
      for (const { id, act } of acts) held.push({ one: await hold(acting, id, act), act });
      const rows: Row[] = [];
      for (const { act, one } of held) rows.push(await carryOut(acting, one, act));
      return rows;
    },
    async sweep(database: Database, act: Act, due: Sql): Promise<number> {
      const where = sql`${statements.state} = any(${specOf(act.action).from}) and ${due}`;
      const requestId = randomUUIDv7();
      let done = 0;
      for (const { id } of await database.many<{ id: string }>(statements.due(where)))
        done += Number(await database.transaction((tx) => doIfDue({ tx, requestId }, id, act, { where, isPassedOver: true })));
      return done;
    },
    async follow(by: Unattended, act: Act, due: Sql): Promise<void> {
      const where = sql`${statements.state} = any(${specOf(act.action).from}) and ${due}`;
      for (const { id } of await by.tx.many<{ id: string }>(statements.due(where)))
        await doIfDue(by, id, act, { where, isPassedOver: false });
    },
  };
}

export type Records<R extends AnyResource> = ReturnType<typeof recordsOf<R>>;
type ActInput<Flow extends AnyFlow, A> = (InputOf<Flow, A> extends infer Schema extends z.ZodType
  ? z.output<Schema>
  : Record<never, never>) & {
  version?: number | undefined;
};
