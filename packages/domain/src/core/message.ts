import type { Language } from './languages.ts';
import { formatEuros } from './money.ts';
import { perLanguage } from './typed.ts';

/** Reading the messages that schemas give (fields.ts), without the schemas. */
export type MessageParts = { key: string; values: Record<string, string> };

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
/** What is kept in small units is said as people read it: `cents=1250` is 12,50 €, `hundredths=50` is 0,5. */
const said = new Map<string, (value: number, language: Language) => string>([
  ['cents', formatEuros],
  ['hundredths', (value, language) => numbers(language).format(value / 100)],
]);

/** `validation.maxLength|max=50` → its key and the values to put in the text. */
export function readMessage(message: string, language: Language): MessageParts {
  const [key = '', ...pairs] = message.split('|');
  const read = (pair: string): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, said.get(name)?.(Number(value), language) ?? decodeURIComponent(value)];
  };
  return { key, values: Object.fromEntries(pairs.map(read)) };
}

/** A text with values in the places it has for them; a place without a value is left as it is, where it is seen. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** A message with values that somebody typed, which may hold the signs that separate its parts, or half a character. */
export const messageWith = (key: string, values: Record<string, string>): string =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)].join('|');
