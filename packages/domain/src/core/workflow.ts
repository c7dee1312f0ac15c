import type { z } from 'zod';
import type { User } from './actor.ts';
import type { ErrorCode } from './errors.ts';
import type { NoticeCategory, NoticePlace, Telling } from './notices.ts';
import type { JudgedBy, Rule } from './rules.ts';

/** Written by hand with the record; it still says what may be sent and by whom. Empty `by`: nobody adds one by hand, there is no endpoint. */
export type CreateSpec = Telling & { by: readonly Rule<never>[]; input: z.ZodObject };

export type ActionSpec<State extends string = string, Name extends string = string> = Telling & {
  from: readonly State[];
  /** Where it leads: left out, the state stays; `gone`, the record goes. What leads back somewhere asks the record where. */
  to?: State | 'gone' | ((record: never) => State);
  /** Who may do it to a record: anybody whom one of these rules holds for. Empty: only the product itself does it. */
  by: readonly Rule<never>[];
  /** What it asks for: the body of its endpoint, and the fields of its dialog. */
  input?: z.ZodObject;
  /** To several records in one call: by whoever may do it to one, or by some of them only. */
  inBulk?: true | readonly Rule<never>[];
  undoneBy?: Name;
  /** Touches nothing that people write in the record: whoever has it open goes on, and saves over the same version. */
  isAside?: true;
  /** What keeps it from being done now, though it is offered: the screen says why. */
  unless?: { code: ErrorCode; holds: (record: never) => Record<string, unknown> | undefined };
};

type NameIn<Actions> = Extract<keyof Actions, string>;
type RuleIn<Spec> = Spec extends { by: readonly (infer R)[] } ? R : never;
type BlockIn<Spec> = Spec extends { unless: { holds: (record: infer R) => unknown } } ? (record: R) => void : never;
type BackIn<Spec> = Spec extends { to: (record: infer R) => unknown } ? (record: R) => void : never;
type AllOf<Functions> = [Functions] extends [never] ? unknown : [Functions] extends [(record: infer R) => void] ? R : unknown;

export function workflow<
  const Name extends string,
  const State extends string,
  const Actions extends { [A in keyof Actions]: ActionSpec<State, NameIn<Actions>> },
  const Create extends CreateSpec,
>(definition: {
  /** Of the record, as its events begin: `document` of `document.accept`. */
  name: Name;
  states: readonly State[];
  initial: NoInfer<State>;
  /** States that others than its own actions lead to: an account is taken up, or blocked, whatever its company does. */
  elsewhere?: readonly NoInfer<State>[];
  /** Who may look at all; which records, the scope says. */
  view: readonly Rule<never>[];
  /** What its notifications are about, for those who choose how they are told, and where they lead. */
  notices?: { category: NoticeCategory; place: NoticePlace };
  create: Create;
  actions: Actions;
}) {
  type Action = NameIn<Actions>;
  type Moved = { state: State } & AllOf<BackIn<Actions[Action]>>;
  type Judged = Moved & JudgedBy<RuleIn<Actions[Action]>> & AllOf<BlockIn<Actions[Action]>>;
  const specs = definition.actions as Record<string, ActionSpec<State>>;
  const actionNames = Object.keys(definition.actions) as [Action, ...Action[]];
  assertReachable([definition.initial, ...(definition.elsewhere ?? [])], definition.states, Object.values(specs));
  /** Whatever the state: this person is one who does it to this record. */
  const may = (actor: User, record: Judged, action: Action): boolean =>
    specs[action]?.by.some((rule) => rule.holds(actor, record as never)) === true;
  return {
    ...definition,
    actionNames,
    may,
    /** Why this person may not do it to this record. */
    refusalOf: (actor: User, record: Judged, action: Action): ErrorCode =>
      specs[action]?.by.map((rule) => rule.refusal?.(actor, record as never)).find((code) => code !== undefined) ?? 'access.refused',
    /** The state an action leads to, or undefined when it does not leave from here. */
    next(record: Moved, action: Action): State | 'gone' | undefined {
      const { from, to = record.state } = specs[action] ?? {};
      if (!from?.includes(record.state)) return undefined;
      return typeof to === 'function' ? to(record as never) : to;
    },
    /** What this person may do with this record now, in the order of the declaration. */
    actionsOn: (actor: User, record: Judged): Action[] =>
      actionNames.filter((action) => specs[action]?.from.includes(record.state) && may(actor, record, action)),
    /** What this person may do with the list itself. */
    actionsOnList: (actor: User): 'create'[] => (definition.create.by.some((rule) => rule.admits(actor)) ? ['create'] : []),
  };
}

/** What a record must say to be judged by its flow. */
export type JudgedOf<Flow> = Flow extends { actionsOn: (actor: User, record: infer Judged) => unknown } ? Judged : never;
export type ActionOf<Flow> = Flow extends { actions: infer Actions } ? NameIn<Actions> : never;
export type NobodyCreates<Flow> = Flow extends { create: { by: readonly [] } } ? true : false;
/** Nobody adds records and nothing happens to them: they are looked at here, and kept elsewhere. */
export type IsStill<Flow> = [ActionOf<Flow>] extends [never] ? NobodyCreates<Flow> : false;
export const isStill = ({ create, actionNames }: AnyFlow): boolean => create.by.length === 0 && actionNames.length === 0;
export type KindOf<Flow> =
  IsStill<Flow> extends true ? never : Flow extends { name: infer Name extends string } ? `${Name}.${ActionOf<Flow> | 'create'}` : never;
type NamedBy<Spec> =
  | (Spec extends { tells: readonly (infer Name extends string)[] } ? Name : never)
  | (Spec extends { asks: readonly (infer Name extends string)[] } ? Name : never);
type SpecsOf<Flow> = Flow extends { create: infer Create; actions: infer Actions } ? Actions & { create: Create } : never;
/** The audiences a flow names. */
export type AudienceOf<Flow> = { [Verb in keyof SpecsOf<Flow>]: NamedBy<SpecsOf<Flow>[Verb]> }[keyof SpecsOf<Flow>];
/** The kinds of its events that tell somebody. */
export type ToldKindOf<Flow extends { name: string }> = {
  [Verb in Extract<keyof SpecsOf<Flow>, string>]: [NamedBy<SpecsOf<Flow>[Verb]>] extends [never] ? never : `${Flow['name']}.${Verb}`;
}[Extract<keyof SpecsOf<Flow>, string>];
/** What an action asks for, as a schema. */
export type InputOf<Flow, Action> = Flow extends { actions: infer Actions }
  ? Action extends keyof Actions
    ? Actions[Action] extends { input: infer Schema extends z.ZodObject }
      ? Schema
      : undefined
    : never
  : never;

/** Of any flow, where it does not matter which. */
export type AnyFlow = {
  readonly name: string;
  readonly states: readonly string[];
  readonly initial: string;
  readonly view: readonly Rule<never>[];
  readonly notices?: { category: NoticeCategory; place: NoticePlace };
  readonly create: CreateSpec;
  readonly actions: Readonly<Record<string, ActionSpec>>;
  readonly actionNames: readonly string[];
  may(actor: User, record: never, action: never): boolean;
  refusalOf(actor: User, record: never, action: never): ErrorCode;
  next(record: never, action: never): string | undefined;
  actionsOn(actor: User, record: never): string[];
  actionsOnList(actor: User): 'create'[];
};

function assertReachable(initial: readonly string[], states: readonly string[], specs: readonly ActionSpec[]): void {
  const reached = new Set(initial);
  for (const _ of states)
    for (const { from, to } of specs) if (to && typeof to !== 'function' && from.some((state) => reached.has(state))) reached.add(to);
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`States that nothing leads to: ${lost.join(', ')}`);
}
