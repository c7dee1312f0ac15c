import { z } from 'zod';
import { actsAtOnce } from './acts.ts';
import { ActsAnswer } from './acts-schema.ts';
import { type EndpointSpec, endpoint } from './endpoint.ts';
import { id, version } from './fields.ts';
import { HistoryEntry, HistoryQuery } from './history-entry.ts';
import { fileQuery, listQuery, pageOf } from './list-query.ts';
import type { Listing } from './listing.ts';
import { type GuardName, working } from './routes.ts';
import type { Rule } from './rules.ts';
import { type ActionOf, type AnyFlow, type InputOf, type IsStill, isStill, type NobodyCreates } from './workflow.ts';

/** What every record of a flow says: to be spread into its schema. */
export const recordFields = <Flow extends AnyFlow>(flow: Flow) => ({
  id,
  state: z.enum(flow.states as Flow['states']),
  version,
  /** What the caller may do with it now. */
  actions: z.array(z.enum(flow.actionNames as readonly ActionOf<Flow>[])),
});

const one = z.object({ id });
const format = z.object({ format: z.enum(['csv', 'xlsx']) });
const Done = z.object({ done: z.literal(true) });
/** The version that whoever acts has seen: nobody decides on what has changed meanwhile. */
const seen = { version: version.optional() };
const edited = { version };
const several = { records: z.array(z.strictObject({ id, version })).min(1).max(actsAtOnce) };
const nothing = z.strictObject({});
const History = pageOf(HistoryEntry);

/** What people do: actions that nobody does by hand have no endpoint. */
export type HandOf<Flow extends AnyFlow> = {
  [A in ActionOf<Flow>]: Flow['actions'][A]['by'] extends readonly [] ? never : A;
}[ActionOf<Flow>];
/** Acts that are posted to the record under their own name: a change and a removal have methods of their own. */
export type PostedOf<Flow extends AnyFlow> = Exclude<HandOf<Flow>, 'update' | 'delete'>;
export type BulkOf<Flow extends AnyFlow> = {
  [A in ActionOf<Flow>]: Flow['actions'][A] extends { inBulk: true | readonly Rule<never>[] } ? A : never;
}[ActionOf<Flow>];

type ShapeOf<Schema> = Schema extends z.ZodObject<infer Shape> ? Shape : Record<never, never>;
type Body<Schema, More extends z.ZodRawShape> = z.ZodObject<ShapeOf<Schema> & More, z.core.$strict>;
type Call<Method, Path> = { method: Method; path: Path; summary: string; guards: readonly GuardName[]; by: readonly Rule<never>[] };
type OnOne<Method, Path, Answer> = Call<Method, Path> & { params: typeof one; response: Answer };

type Acts<Path extends string, Flow extends AnyFlow, Row, ByHand> = {
  [A in Exclude<PostedOf<Flow>, ByHand>]: OnOne<'POST', `${Path}/:id/${A}`, Row> & {
    body: Body<InputOf<Flow, A>, typeof seen>;
    idempotent: true;
  };
};
type BulkActs<Path extends string, Flow extends AnyFlow> = {
  [A in BulkOf<Flow> as `${A}Each`]: Call<'POST', `${Path}/acts/${A}`> & {
    body: Body<InputOf<Flow, A>, typeof several>;
    response: typeof ActsAnswer;
  };
};
type Update<Path extends string, Flow extends AnyFlow, Row> = {
  [A in Extract<ActionOf<Flow>, 'update'>]: OnOne<'PUT', `${Path}/:id`, Row> & { body: Body<InputOf<Flow, A>, typeof edited> };
};
type Delete<Path extends string, Flow extends AnyFlow> = {
  [A in Extract<ActionOf<Flow>, 'delete'>]: OnOne<'DELETE', `${Path}/:id`, typeof Done>;
};

type Past<Path extends string, Flow> =
  IsStill<Flow> extends true ? unknown : { history: OnOne<'GET', `${Path}/:id/history`, typeof History> & { query: typeof HistoryQuery } };
type Create<Path, Flow extends AnyFlow, Row> =
  NobodyCreates<Flow> extends true
    ? unknown
    : { create: Call<'POST', Path> & { body: Flow['create']['input']; response: Row; status: 201; idempotent: true } };

/** Endpoints that no flow knows of, by the names of their handlers. One that has the name of another takes its place. */
type More = Readonly<Record<string, EndpointSpec>>;

type Spec<Path, Flow, Row, L> = {
  path: Path;
  /** In sentences of the documentation: `legal document`. */
  noun: string;
  /** What its calls are for, in the documentation. */
  about: string;
  flow: Flow;
  record: Row;
  listing: L;
  /** The checks of every endpoint, where they are others than for whoever works with records. */
  guards?: readonly GuardName[];
  /** How often a write may be called, where it writes letters or tells whether something is known. */
  limits?: Readonly<Record<string, Limit>>;
};
type Limit = NonNullable<EndpointSpec['limit']>;
const limitOf = ({ limits }: { limits?: Readonly<Record<string, Limit>> }, verb: string) => limits?.[verb] && { limit: limits[verb] };

/** The calls of a resource, from its flow, its schema and its list. Ordinary endpoints: whatever reads contracts reads these too. */
export function resource<
  const Path extends string,
  const Flow extends AnyFlow,
  Row extends z.ZodObject,
  const L extends Listing,
  const M extends More = Record<never, never>,
>(spec: Spec<Path, Flow, Row, L>, more: M = {} as M) {
  const build = () => {
    const { path, noun, flow, record, listing, guards = working } = spec;
    const view = { guards, by: flow.view };
    const reads = {
      list: endpoint({
        ...{ method: 'GET', path, summary: `Every ${noun} one may see, and what one may do with the list`, ...view },
        query: listQuery(listing),
        response: pageOf(record).extend({ actions: z.array(z.enum(['create'])) }),
      }),
      read: endpoint({ method: 'GET', path: `${path}/:id` as const, summary: `One ${noun}`, ...view, params: one, response: record }),
      export: endpoint({
        ...{ method: 'GET', path: `${path}/export/:format` as const, summary: `Every ${noun}, as filtered, as a file`, ...view },
        ...{ params: format, query: fileQuery(listing), response: 'file' },
      }),
    };
    const history = endpoint({
      ...{ method: 'GET', path: `${path}/:id/history`, summary: `What happened to one ${noun}`, ...view },
      ...{ params: one, query: HistoryQuery, response: History },
    });
    const create = endpoint({
      ...{ method: 'POST', path, summary: `Add one ${noun}`, guards, by: flow.create.by },
      ...{ body: flow.create.input, response: record, status: 201, idempotent: true, ...limitOf(spec, 'create') },
    });
    const made = {
      ...(isStill(flow) ? {} : { history }),
      ...(flow.create.by.length === 0 ? {} : { create }),
      ...Object.fromEntries(flow.actionNames.flatMap((action) => endpointsOf(spec, action))),
    };
    return {
      ...(reads as Omit<typeof reads, keyof M>),
      // The keys are those of the flow, which no type of an object literal can be computed from.
      ...(made as unknown as Past<Path, Flow> &
        Create<Path, Flow, Row> &
        Acts<Path, Flow, Row, keyof M> &
        BulkActs<Path, Flow> &
        Update<Path, Flow, Row> &
        Delete<Path, Flow>),
      ...more,
    };
  };
  let built: ReturnType<typeof build> | undefined;
  return {
    ...spec,
    more,
    /** Made when it is first asked for: a browser calls few of the resources it knows, and schemas take time to make. */
    get api() {
      built ??= build();
      return built;
    },
  };
}

function endpointsOf(spec: Spec<string, AnyFlow, z.ZodObject, Listing>, action: string): [string, object][] {
  const { path, noun, flow, record, guards = working } = spec;
  const { by = [], input = nothing, inBulk } = flow.actions[action] ?? {};
  if (by.length === 0) return [];
  const calling = { guards, by, params: one, ...limitOf(spec, action) };
  const each = endpoint({
    ...{ method: 'POST', path: `${path}/acts/${action}`, summary: `${action}: every ${noun} named`, guards },
    ...{ by: inBulk === true ? by : inBulk, body: input.extend(several), response: ActsAnswer },
  });
  const inGroups: [string, object][] = inBulk ? [[`${action}Each`, each]] : [];
  if (action === 'delete') {
    const removed = endpoint({ method: 'DELETE', path: `${path}/:id`, summary: `Remove one ${noun}`, ...calling, response: Done });
    return [[action, removed], ...inGroups];
  }
  if (action === 'update') {
    const body = input.extend(edited);
    return [[action, endpoint({ method: 'PUT', path: `${path}/:id`, summary: `Change one ${noun}`, ...calling, body, response: record })]];
  }
  const posted = endpoint({
    ...{ method: 'POST', path: `${path}/:id/${action}`, summary: `${action}: one ${noun}`, ...calling },
    ...{ body: input.extend(seen), response: record, idempotent: true },
  });
  return [[action, posted], ...inGroups];
}

/** Of any resource, where it does not matter which: written out, since an instance of the generic one is no supertype of the others. */
export type AnyResource = Spec<string, AnyFlow, z.ZodObject, Listing> & {
  readonly api: Readonly<Record<'list' | 'read' | 'export', EndpointSpec>> & {
    readonly history?: EndpointSpec;
    readonly create?: EndpointSpec;
  };
  readonly more: More;
};
