import { escaped, inText, textOf, unescaped } from '../core/rich-text.ts';

/** Stands in the place of what is taken out of a text. */
export const gap = '…';

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const address =
  /(?:https?:\/\/|www\.)[^\s<]+|(?<![\p{L}\p{N}@.])(?!(?:asp|vb|ado|ml)\.net\b|(?:socket|draw)\.io\b)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|fr|org|eu|net|io|dev|me|app|co|tech|pro|info|ai|ch|be|lu|uk|de|es|it|bzh|paris)(?:\/[^\s<]*)?(?![\p{L}\p{N}])/giu;
const handle = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.-]{2,}/gu;
/** Nine digits or more, written as telephone numbers are. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[\s.()-]{0,2}\d){8,13}(?![\p{L}\p{N}])/gu;

/** A text without the ways to reach somebody: e-mail, sites, telephone, names on networks. */
export const withoutContacts = (text: string): string =>
  text.replace(email, gap).replace(address, gap).replace(phone, gap).replace(handle, gap);

const unlinked = (html: string): string => html.replace(/<\/?a\b[^>]*>/g, '');

/**
 * Rich text whose text is changed, and whose links lead nowhere. What is only partly bold is read as one: where the change finds more once the
 * marks are gone, the text is told without them.
 */
export function changedRich(html: string, change: (text: string) => string): string {
  const changed = inText(unlinked(html), (text) => escaped(change(unescaped(text))));
  const read = textOf(changed);
  return change(read) === read ? changed : `<p>${escaped(change(read))}</p>`;
}
