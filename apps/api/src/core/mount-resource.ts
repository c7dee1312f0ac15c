import type { User } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import type { HistoryEntry, HistoryQuery } from '@jalon/domain/core/history-entry';
import type { Language } from '@jalon/domain/core/languages';
import type { AnyResource } from '@jalon/domain/core/resource';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { listHistoryOf } from '../history/history.queries.ts';
import type { Zone } from '../operator/house.ts';
import type { Context } from './context.ts';
import { everyRow, exportAs } from './export.ts';
import { missing, type Records } from './records.ts';
import { type Kernel, type Result, serve } from './serve.ts';

type Handlers<Api> = {
  [Name in keyof Api]: Api[Name] extends infer E extends EndpointSpec ? (context: Context<E>) => Promise<Result<E>> : never;
};
/** Written by hand: what a resource does otherwise than all others, and its endpoints that no flow knows of. */
type Options<R extends AnyResource> = {
  timeZone: Zone;
  instead?: Partial<Handlers<R['api']>>;
  /** What stays whatever comes of an act: done before its transaction. */
  first?: {
    [Name in keyof R['api']]?: R['api'][Name] extends infer E extends EndpointSpec ? (context: Context<E>) => Promise<void> : never;
  };
} & (keyof R['more'] extends never ? unknown : { more: Handlers<R['more']> });
/** What the handlers below are given; each reads only what its contract names. */
type Asked = {
  tx: Tx;
  actor: User;
  params: { id: string; format: keyof typeof exportAs };
  query: HistoryQuery;
  body: { records: { id: string; version: number }[]; version?: number };
  language: Language;
  requestId: string;
};

/** Mounts every endpoint of a resource: all of them reach records through its store and nothing else. */
export function mountResource<R extends AnyResource>(kernel: Kernel, records: Records<R>, options: Options<R>): void {
  const { timeZone, instead, first } = options;
  const { more = {} } = options as { more?: Record<string, (asked: Asked) => Promise<unknown>> };
  const { flow } = records.resource;
  const api = records.resource.api as unknown as Record<string, EndpointSpec>;
  const present = (actor: User, row: unknown) => records.present(actor, row as never);
  const get = async ({ tx, actor, params: { id } }: Asked) => (await records.find(tx, actor, id)) ?? missing();
  const mounted = new Set<string>();
  const mount = (name: string, handler: (asked: Asked) => Promise<unknown>, serving = {}) => {
    const endpoint = api[name];
    if (!endpoint || mounted.has(name)) return;
    mounted.add(name);
    const own = (instead as Record<string, typeof handler> | undefined)?.[name] ?? more[name];
    const before = (first as Record<string, (asked: Asked) => Promise<void>> | undefined)?.[name];
    serve(kernel, endpoint, (own ?? handler) as never, { ...(own ? {} : serving), ...(before && { first: before as never }) });
  };
  const assertNarrowed = (actor: User, query: object) => {
    const lacking = records.store.needs?.(actor).find((name) => (query as Record<string, unknown>)[name] === undefined);
    if (lacking !== undefined) throw new AppError('request.invalid', { fields: { [lacking]: 'validation.required' } });
  };
  for (const [name, handler] of Object.entries(more)) mount(name, handler);

  mount('list', async ({ tx, actor, query }) => {
    assertNarrowed(actor, query);
    const page = await records.page(tx, actor, query as never);
    return { ...page, rows: page.rows.map((row) => present(actor, row)), actions: flow.actionsOnList(actor) };
  });
  mount('read', async (asked) => present(asked.actor, await get(asked)));
  mount('history', async (asked) => {
    const { tx, actor, query, language } = asked;
    const row = await get(asked);
    const hidden = records.hiddenOf(actor, row);
    const { told, toldWithoutBefore, toldSince, toldOfOthers, table, as } = records.store;
    const kinds = told?.(actor);
    const first = toldSince?.(actor);
    const since = first && sql`(select ${first} from ${table} ${as} where ${as}.id = ${asked.params.id})`;
    const unseen = hidden.length > 0 && { kind: `${flow.name}.update`, fields: hidden };
    const page = await listHistoryOf(tx, asked.params.id, {
      ...{ page: query, language, ...(kinds && { kinds }), ...(since && { since }), ...(unseen && { unseen }) },
    });
    const isShown = (kind: string, name: string) =>
      !hidden.includes(name) && (!toldOfOthers || kind.startsWith(`${flow.name}.`) || toldOfOthers.includes(name));
    const onlyAfter: readonly string[] = toldWithoutBefore?.(actor) ?? [];
    const entries = page.rows.map((entry) => (onlyAfter.includes(entry.kind) ? { ...entry, before: null } : entry));
    return { ...page, rows: entries.map((entry) => withFields(entry, (name) => isShown(entry.kind, name))) };
  });
  mount('export', async ({ tx, actor, params: { format }, query, language }) => {
    assertNarrowed(actor, query);
    const { name, columns } = records.store.sheet(language, query as never);
    const rows = everyRow((place) => records.page(tx, actor, { ...query, ...place } as never));
    return exportAs[format]({ name, columns, rows: shown(rows), reader: { language, timeZone: timeZone() } });
    async function* shown(found: typeof rows) {
      for await (const row of found) yield present(actor, row) as never;
    }
  });
  mount('create', async (acting) => present(acting.actor, await records.create(acting, acting.body as never)));
  for (const action of flow.actionNames as unknown as readonly never[]) {
    mount(action, async (acting) => {
      const row = await records.act(acting, acting.params.id, action, acting.body as never);
      return flow.actions[action]?.to === 'gone' ? { done: true } : present(acting.actor, row);
    });
    const each = ({ actor, requestId, body: { records: seen, ...input } }: Asked) =>
      records.actOnEach(kernel.database, { actor, requestId }, { seen, action, input: input as never });
    mount(`${action}Each`, each, { transaction: false });
  }
}

function withFields(entry: HistoryEntry, isShown: (name: string) => boolean): HistoryEntry {
  const seen = (fields: HistoryEntry['before']) => fields && Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)));
  return { ...entry, input: seen(entry.input), before: seen(entry.before), after: seen(entry.after) };
}
