/** Reading the messages that schemas give (fields.ts), without the schemas. */
export type MessageParts = { key: string; values: Record<string, string> };

/** `validation.maxLength|max=50` → its key and the values to put in the text. */
export function readMessage(message: string): MessageParts {
  const [key = '', ...pairs] = message.split('|');
  const read = (pair: string): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, decodeURIComponent(value)];
  };
  return { key, values: Object.fromEntries(pairs.map(read)) };
}

/** A text with values in the places it has for them; a place without a value is left as it is, where it is seen. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** A message with values that somebody typed, which may hold the signs that separate its parts, or half a character. */
export const messageWith = (key: string, values: Record<string, string>): string =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)].join('|');
