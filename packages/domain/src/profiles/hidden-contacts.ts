import { escaped, inText, textOf, unescaped } from '../core/rich-text.ts';

/** Stands in the place of what is taken out of a text. */
export const gap = '…';

const endings =
  'com|fr|org|eu|net|io|dev|me|app|co|tech|pro|info|ai|ch|be|lu|uk|de|es|it|us|ca|bzh|paris|xyz|cloud|consulting|site|online|digital|studio|agency|work|blog|link|bio|page';
const last = `(?:${endings})(?![\\p{L}\\p{N}])`;
const inBrackets = (...said: string[]): string => `\\s{0,3}[([{<]\\s?(?:${said.join('|')})\\s?[)\\]}>]\\s{0,3}`;
/** One sign in words, bare or in brackets: "at", "[at]", "(arobase)". */
const inWords = (...said: string[]): string => `(?:\\s{1,3}(?:${said.join('|')})\\s{1,3}|${inBrackets(...said)})`;
const label = '[\\p{L}\\p{N}_%+-]{1,63}';
const dot = inWords('dot', 'point', '\\.');
const labels = `${label}(?:(?:\\.|${dot})${label}){0,3}`;
const at = ['at', 'arobase', 'arobas', '@'];
/** "camille at moreau dot fr". The sign between has to be in words somewhere, or "engineer at booking.com" would lose its first word. */
const saidEmail = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])${labels}(?:${inWords(...at, 'chez')}${labels}${dot}|(?:${inBrackets(...at)}|\\s{1,3}arobase?s?\\s{1,3}|@)${labels}(?:\\.|${dot}))${last}`,
  'giu',
);
/** "moreau dot fr". In French "point" is a word like others: what follows it has to be an ending that is none. */
const saidSite = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])${label}(?:${inWords('dot')}${last}|\\s{1,3}point\\s{1,3}(?:fr|net|org)(?![\\p{L}\\p{N}]))`,
  'giu',
);

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const website = /(?:https?:\/\/|www\.)[^\s<]+/giu;
/** Words joined by dots. It begins at the first of them only, so that no text makes it read the same again from each. */
const dotted = /(?<![\p{L}\p{N}@._-])[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s<]*)?(?![\p{L}\p{N}])/giu;
const ending = new RegExp(`\\.(?:${endings})$`, 'i');
/** Written so, and no address. */
const technology = /^(?:(?:asp|vb|ado|ml)\.net|(?:socket|draw)\.io)$/i;
const isAddress = (words: string): boolean => ending.test(words) && !technology.test(words);

const handle = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.-]{2,}/gu;
/** Nine digits or more, written as telephone numbers are. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[\s.()/_·–-]{0,2}\d){8,13}(?![\p{L}\p{N}])/gu;

function masked(text: string): string {
  const withoutSites = text
    .replace(saidEmail, gap)
    .replace(saidSite, gap)
    .replace(email, gap)
    .replace(website, gap)
    .replace(dotted, (found) => (isAddress(found.split('/', 1)[0] ?? '') ? gap : found));
  return withoutSites.replace(phone, gap).replace(handle, gap);
}

/**
 * A text without the ways to reach somebody: e-mail, sites, telephone, names on networks. Also where they are written with letters that
 * only look otherwise, or with signs that nobody sees; a text without any stays as it was written.
 */
export function withoutContacts(text: string): string {
  const bare = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return masked(gapsIn(bare) > gapsIn(text) ? bare : text);
}
const gapsIn = (text: string): number => masked(text).split(gap).length - text.split(gap).length;

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
