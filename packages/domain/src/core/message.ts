/** Reading the messages that schemas give (fields.ts), without the schemas. */
export type MessageParts = { key: string; values: Record<string, string> };

/** `validation.maxLength|max=50` → its key and the values to put in the text. */
export function readMessage(message: string): MessageParts {
  const [key = '', ...pairs] = message.split('|');
  return { key, values: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])) };
}
