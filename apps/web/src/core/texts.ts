import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';

/** Nested texts, plurals (`selected_one`, `selected_other`) and values (`{{name}}`): all that our texts need of a library. */
export type Values = Record<string, string | number>;
type Plain<Name extends string> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;
export type Keys<Node, Path extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string ? `${Path}${Plain<Name>}` : Keys<Node[Name], `${Path}${Name}.`>;
}[keyof Node & string];

export type Read = (key: string) => string | undefined;

/**
 * `common.save` → what `{ common: { save: 'Save' } }` says, passed through `dress`. Looked up when it is asked for: a page shows few of the
 * texts it has. A name may have dots of its own.
 */
export function readerOf(texts: object, dress = (text: string): string => text): Read {
  const known = new Map<string, string | undefined>();
  return (key) => {
    if (!known.has(key)) {
      const text = textAt(texts, key);
      known.set(key, text === undefined ? undefined : dress(text));
    }
    return known.get(key);
  };
}

function textAt(node: object, key: string): string | undefined {
  const own = (name: string): unknown => (Object.hasOwn(node, name) ? node[name as keyof typeof node] : undefined);
  const text = own(key);
  if (typeof text === 'string') return text;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const below = own(key.slice(0, dot));
    const found = typeof below === 'object' && below !== null ? textAt(below, key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {};
function pluralOf(language: Language, count: number): string {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(count);
}

export function write(read: Read, language: Language, key: string, values: Values): string | undefined {
  const { count } = values;
  const counted = typeof count === 'number' ? (read(`${key}_${pluralOf(language, count)}`) ?? read(`${key}_other`)) : undefined;
  const text = counted ?? read(key);
  return text === undefined ? undefined : filled(text, values);
}
