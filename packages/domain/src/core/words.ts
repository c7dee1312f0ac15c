/** Words as people look for them, the same in the browser and on the server. */

/** Without accents, in small letters: what `fold` does in the database. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/**
 * French endings, of the singular: what comes before them and the beginnings of the forms to look for. A masculine form that begins like
 * the feminine needs no other. Shorter words are left alone: too much else begins like them.
 */
const endings: readonly (readonly [pattern: RegExp, forms: readonly string[]])[] = [
  [/^(.{2,})t(?:eure?)$/, ['teur', 'tric', 'teus']],
  [/^(.{2,})trice$/, ['teur', 'tric']],
  [/^(.{3,})eu(?:re?|se)$/, ['eur', 'eus']],
  [/^(.{3,})i(?:f|ve)$/, ['if', 'iv']],
  [/^(.{3,})ale?$/, ['al', 'aux']],
  [/^(.{3,})el(?:le)?$/, ['el']],
  [/^(.{3,})en(?:ne)?$/, ['en']],
  [/^(.{3,})onne$/, ['on']],
  [/^(.{2,})ffe$/, ['f']],
  [/^(.{2,})ere?$/, ['er']],
  [/^(.{4,}?)ee?$/, ['']],
];

/** "réseaux" and "commerciaux" have lost more than their last letter; "business" has none to lose. */
const singularOf = (word: string): string =>
  word
    .replace(/^(.{3,})eaux$/, '$1eau')
    .replace(/^(.{3,}[^e])aux$/, '$1al')
    .replace(/^(.{3,}[^s])s$/, '$1');

/**
 * What to look for instead of a word: the beginnings that its singular and plural, masculine and feminine forms have. A text that holds
 * the word itself always holds one of them.
 */
export function formsOf(word: string): string[] {
  const folded = plain(word);
  if (!/^\p{L}{5,}$/u.test(folded)) return [folded];
  const singular = singularOf(folded);
  for (const [pattern, forms] of endings) {
    const stem = pattern.exec(singular)?.[1];
    if (stem !== undefined) return forms.map((form) => stem + form);
  }
  return [singular];
}

/** Two words are the same but for one mistake: a letter wrong, missing or added, or two exchanged. */
function isOneOff(one: string, other: string): boolean {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return other.length - one.length < 2;
  const rests = (skipped: number, otherSkipped: number) => one.slice(at + skipped) === other.slice(at + otherSkipped);
  const isExchanged = one[at] === other[at + 1] && one[at + 1] === other[at] && rests(2, 2);
  return isExchanged || rests(1, 1) || rests(1, 0) || rests(0, 1);
}

/** A word was meant by what was typed: with a letter wrong, missing, added or two exchanged. Short words are only taken as they are. */
export function isNearWord(word: string, typed: string): boolean {
  const [meant, given] = [plain(word), plain(typed)];
  if (given.length < 5) return false;
  // What is still being typed is compared with beginnings, with a letter missing or added too.
  const begun = [-1, 0, 1].map((more) => meant.slice(0, given.length + more));
  return [meant, ...begun].some((form) => isOneOff(form, given));
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * A text in pieces, those that hold a word of the query marked: whole words, as a reader looks for them. Where a word of the query is not to be
 * found, those that it may have been meant for are.
 */
export function markWords(text: string, query: string): { text: string; isHit: boolean }[] {
  const folded = plain(text);
  const marks = wordsIn(query).map((typed): ((word: string) => boolean) => {
    const forms = formsOf(typed);
    const holds = (word: string) => forms.some((form) => (form.length < 3 ? plain(word).startsWith(form) : plain(word).includes(form)));
    return forms.some((form) => folded.includes(form)) ? holds : (word) => isNearWord(word, typed);
  });
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isHit: /[\p{L}\p{N}]/u.test(piece) && marks.some((isMarked) => isMarked(piece)) }));
}

/** As many letters of a text at most, whole words, from shortly before the first that is looked for. Dots tell that there is more. */
export function excerptOf(text: string, query: string, length: number): string {
  if (text.length <= length) return text;
  const pieces = markWords(text, query);
  const sizeOf = (index: number): number => pieces[index]?.text.length ?? 0;
  let from = Math.max(
    pieces.findIndex(({ isHit }) => isHit),
    0,
  );
  for (let room = length / 3; from > 0 && sizeOf(from - 1) <= room; from--) room -= sizeOf(from - 1);
  let to = from;
  for (let room = length; to < pieces.length && sizeOf(to) <= room; to++) room -= sizeOf(to);
  const shown = pieces.slice(from, to).map((piece) => piece.text);
  // A word that is longer than all of it is cut.
  const words = shown.join('').trim() || (pieces[from]?.text.slice(0, length) ?? '');
  return `${from > 0 ? '… ' : ''}${words}${to < pieces.length ? ' …' : ''}`;
}

/** Every word of the query is in the text, in one of its forms. */
export function holdsWords(text: string, query: string): boolean {
  const folded = plain(text);
  const words = query.split(/\s+/).filter(Boolean);
  return words.every((word) => formsOf(word).some((form) => folded.includes(form)));
}

/** The same, for words that were typed with a mistake. */
export function nearlyHoldsWords(text: string, query: string): boolean {
  const among = wordsIn(text);
  return query
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => holdsWords(text, typed) || among.some((word) => isNearWord(word, typed)));
}

/** Every word of the query begins one of the text: what is looked for by its name. */
export function beginsWords(text: string, query: string): boolean {
  const begun = plain(text).split(/[^\p{L}\p{N}]+/u);
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.every((word) => formsOf(word).some((form) => begun.some((one) => one.startsWith(form))));
}
