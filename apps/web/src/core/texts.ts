import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';

/** Nested texts, plurals (`selected_one`, `selected_other`) and values (`{{name}}`): all that our texts need of a library. */
export type Values = Record<string, string | number>;
type Plain<Name extends string> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;
export type Keys<Node, Path extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string ? `${Path}${Plain<Name>}` : Keys<Node[Name], `${Path}${Name}.`>;
}[keyof Node & string];

export type Flat = ReadonlyMap<string, string>;

/** `{ common: { save: 'Save' } }` → `common.save`, each text passed through `dress`. */
export function flatten(texts: object, dress: (text: string) => string = (text) => text): Flat {
  const entries = (node: object, path: string): [string, string][] =>
    Object.entries(node).flatMap(([name, value]) =>
      typeof value === 'string' ? [[path + name, dress(value)]] : entries(value, `${path}${name}.`),
    );
  return new Map(entries(texts, ''));
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {};
function pluralOf(language: Language, count: number): string {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(count);
}

export function write(flat: Flat, language: Language, key: string, values: Values): string | undefined {
  const { count } = values;
  const counted = typeof count === 'number' ? (flat.get(`${key}_${pluralOf(language, count)}`) ?? flat.get(`${key}_other`)) : undefined;
  const text = counted ?? flat.get(key);
  return text === undefined ? undefined : filled(text, values);
}
