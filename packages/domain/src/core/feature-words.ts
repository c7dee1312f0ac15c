import type { Language } from './languages.ts';
import type { RouteName } from './routes.ts';
import type { ActionOf, AnyFlow, ToldKindOf } from './workflow.ts';

type ToldVerb<Flow extends AnyFlow> = ToldKindOf<Flow> extends `${string}.${infer Verb}` ? Verb : never;

/** What any screen, letter or file may have to say of a feature. What only its own screens say is in `locales/<language>/<feature>.ts`. */
export type FeatureWords<Flow extends AnyFlow = AnyFlow> = {
  /** The titles and menu entries of its addresses. */
  routes?: Partial<Record<RouteName, string>>;
  state: Record<Flow['states'][number], string>;
  /** What happened, as history says it. */
  event: Record<ActionOf<Flow> | 'create', string>;
  /** What those read who are told of it. */
  notice: Record<ToldVerb<Flow>, string>;
  /** The same as those read who work with the record, where `notice` speaks to the freelance it is about. */
  teamNotice?: Readonly<Record<string, string>>;
  /** Fields as history names them, where the common words (`history.field`) do not. */
  field?: Readonly<Record<string, string>>;
  /** The values of fields that hold a code. */
  value?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The words of a flow, in both languages: a missing one does not compile. */
export const wordsOf =
  <Flow extends AnyFlow>() =>
  <const Words extends FeatureWords<Flow>>(words: { fr: Words; en: { [Part in keyof Words]: Same<Words[Part]> } }) =>
    words as Record<Language, Words>;

type Same<Node> = Node extends string ? string : { [Key in keyof Node]: Same<Node[Key]> };
