const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Searchable = { label?: string; description?: string; keywords?: string | string[] };

/** Every word typed is somewhere in the entry, without regard to case and accents. */
export function matching(query: string, { label = '', description = '', keywords = '' }: Searchable): boolean {
  const text = plain([label, description, keywords].flat().join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
