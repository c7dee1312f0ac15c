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

/** A message with values that somebody typed, which may hold the signs that separate its parts, or half a character. */
export const messageWith = (key: string, values: Record<string, string>): string =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)].join('|');
