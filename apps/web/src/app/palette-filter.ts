import { holdsWords, nearlyHoldsWords } from '@jalon/domain/core/words';

type Searchable = { label?: string; description?: string; keywords?: string | string[] };

const wordsOf = ({ label = '', description = '', keywords = '' }: Searchable): string => [label, description, keywords].flat().join(' ');

/** Every word typed is somewhere in the entry, without regard to case, accents, gender and number. */
export const matching = (query: string, entry: Searchable): boolean => holdsWords(wordsOf(entry), query);

/** The entries that hold the words typed; if none does, those that only hold words like them. */
export function found<E extends Searchable>(query: string, entries: readonly E[]): { entries: E[]; isLike: boolean } {
  const exact = entries.filter((entry) => matching(query, entry));
  if (exact.length > 0) return { entries: exact, isLike: false };
  return { entries: entries.filter((entry) => nearlyHoldsWords(wordsOf(entry), query)), isLike: true };
}
