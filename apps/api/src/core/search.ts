import { formsOf, plain } from '@jalon/domain/core/words';
import { join, type Sql, sql } from '../db/sql.ts';

/** What to look for. With `isNear`, words that were typed with a mistake are understood too: asked where nothing holds them as they are. */
export type Sought = { text: string; isNear?: true };
/** The same with the folded text to look in: it begins with a space and has an index of its groups of three letters. */
type TextSearch = Sought & { column: Sql };
/** Of which records the words count: open needs, all needs, listed profiles. */
export type SearchKind = 'n' | 'm' | 'p';
/** The same by the dictionary (record 045): words are understood before the terms of a record are asked for them. */
type TermSearch = { text: string; terms: Sql; kind: SearchKind; own?: Sql | undefined };
export type Search = TextSearch | TermSearch;

/** What stands before the other parts of a statement whose conditions hold `matching`: words are understood once, not for each row. */
export const understood = (search: Search | undefined): Sql =>
  search && 'terms' in search ? sql`asked as materialized (select search_query(${askedOf(search)}) as query), ` : sql``;

/** What the dictionary is asked. Of a reader of few records no words of others count, `own` being all there are for them. */
export const askedOf = ({ kind, text, own }: TermSearch): Sql => (own ? sql`${kind}, ${text}, ${own}` : sql`${kind}, ${text}`);

/**
 * Rows whose text holds every word of a search in one of its forms, anywhere from three letters on. Fewer are looked for where words begin: inside of words
 * they would be in everything, and the index knows no less than three.
 */
export function matching(search: Search): Sql {
  if ('terms' in search) return sql`${search.terms} @@ (select query from asked)`;
  const { text, column, isNear } = search;
  const words = wordsOf(text);
  if (words.length === 0) return sql`false`;
  const asIs = (word: string): Sql[] => formsOf(word).map((form) => holds(column, form));
  // What is quickly told comes first: it leaves few texts to read word by word.
  const orNear = (word: string): Sql[] => [
    ...asIs(word),
    ...(isNear && isGuessed(word) ? [sql`(${mayMean(column, word)} and search_near(${column}, ${plain(word)}))`] : []),
  ];
  return join(
    words.map((word) => sql`(${join(orNear(word), sql` or `)})`),
    sql` and `,
  );
}

/** The same of words that stand before a statement, in `typed`: its own text does not depend on them, so that its plan can be kept. No index is asked. */
export function matchingTyped(search: TermSearch | { column: Sql }): Sql {
  if ('terms' in search) return matching(search);
  const { column } = search;
  const isHeld = sql`(${column} like any(typed.forms) or (${column} like any(typed.near) and search_near_few(${column}, typed.word)))`;
  return all(isHeld);
}
/** The same without words that are like them: in long texts there are too many to compare. */
export const matchingAsTyped = (column: Sql): Sql => all(sql`${column} like any(typed.forms)`);
const all = (isHeld: Sql): Sql => sql`not exists (select 1 from typed where ${isHeld} is not true)`;

/** The words of a search as rows: the patterns of which a text must hold one, and those that a text with a word like it has. They are folded once. */
export function typed({ text, isNear }: Sought): Sql {
  const words = wordsOf(text).map((word) => ({
    forms: formsOf(word).map((form) => (isLong(form) ? form : ` ${form}`)),
    near: isNear && isGuessed(word) ? nearPatterns(word) : [],
    word: plain(word),
  }));
  return sql`typed as materialized (
    select array(select '%' || ${escaped(sql`form`)} || '%' from jsonb_array_elements_text(w -> 'forms') form) as forms,
      array(select jsonb_array_elements_text(w -> 'near')) as near, w ->> 'word' as word
    from jsonb_array_elements(${JSON.stringify(words)}::jsonb) w)`;
}

/** Shorter words, and what is no word of letters, are only taken as they are: too much else is like them. */
const isGuessed = (word: string): boolean => /^[a-z]{5,60}$/.test(plain(word));
/** Whether there is anything to look for: signs alone are in nothing. */
export const hasWords = (text: string): boolean => wordsOf(text).length > 0;
/** Whether a search has a word that may be understood as another. */
export const hasGuessed = (text: string): boolean => wordsOf(text).some(isGuessed);

/** One mistake leaves the beginning of a word or its end as it is, also where it is two letters exchanged. */
function nearPatterns(word: string): string[] {
  const folded = plain(word);
  const size = Math.max(2, Math.floor((folded.length - 2) / 2));
  const [start, end] = [folded.slice(0, size), folded.slice(-size)];
  return [`% ${start}%`, `%${end} %`, `%${end}`];
}
const mayMean = (column: Sql, word: string): Sql =>
  sql`(${join(
    nearPatterns(word).map((pattern) => sql`${column} like ${pattern}`),
    sql` or `,
  )})`;

/**
 * The pieces of a search that the index looks for one by one: `CRA-2041` has two, and one of them may be in every row. The beginning of a
 * long one says enough, and so do four of them: each letter costs a look.
 */
export const piecesOf = (search: Search): Sql[] => ('terms' in search ? [] : textPieces(search));

const textPieces = ({ text, column, isNear }: TextSearch): Sql[] => {
  if (isNear)
    return wordsOf(text)
      .filter(isGuessed)
      .slice(0, 4)
      .map((word) => sql`(${holds(column, commonStart(formsOf(word)))} or ${mayMean(column, word)})`);
  return wordsOf(text)
    .map((word) => commonStart(formsOf(word)))
    .flatMap((word) => (isLong(word) ? (word.match(pieces) ?? []) : [word]))
    .slice(0, 4)
    .map((piece) => holds(column, piece));
};

/** The forms of a word begin alike: that much is enough for the index, and the rows it leads to are read for the whole. */
const commonStart = ([first = '', ...others]: string[]): string => {
  let length = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
};

/** Nobody types more words than this to find something: each is looked for in every row that the others leave. */
const mostWords = 8;
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
const isLong = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);
const pieces = /(?:(?<![\p{L}\p{N}])|[^\p{L}\p{N}])[\p{L}\p{N}]{3,8}/gu;

const holds = (column: Sql, word: string): Sql => sql`${column} like ${isLong(word) ? sql`'%'` : sql`'% '`} || ${escaped(word)} || '%'`;

/** Escaped once folded: folding makes a plain `%` of the wide one. */
const escaped = (word: string | Sql): Sql => sql`regexp_replace(fold(${word}), '[\\\\%_]', '\\\\\\&', 'g')`;
