import { join, type Sql, sql } from '../db/sql.ts';

/**
 * Rows whose folded text holds every word of a search, anywhere from three letters on. Fewer are looked for where words begin: inside
 * of words they would be in everything, and the index knows no less than three. The text therefore begins with a space.
 */
export function matching(column: Sql, search: string): Sql {
  const words = search.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return sql`false`;
  return join(
    words.map((word) => sql`${column} like ${startOf(word)} || ${escaped(word)} || '%'`),
    sql` and `,
  );
}

const startOf = (word: string): Sql => (/[\p{L}\p{N}]{3}/u.test(word) ? sql`'%'` : sql`'% '`);

/** Escaped once folded: folding makes a plain `%` of the wide one. */
const escaped = (word: string): Sql => sql`regexp_replace(fold(${word}), '[\\\\%_]', '\\\\\\&', 'g')`;
