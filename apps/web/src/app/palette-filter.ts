import { holdsWords } from '@jalon/domain/core/words';

type Searchable = { label?: string; description?: string; keywords?: string | string[] };

/** Every word typed is somewhere in the entry, without regard to case, accents, gender and number. */
export const matching = (query: string, { label = '', description = '', keywords = '' }: Searchable): boolean =>
  holdsWords([label, description, keywords].flat().join(' '), query);
