import { holdsWords } from '@jalon/domain/core/words';
import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** Suggestions that hold every word typed, whatever the accents, the gender and the number. */
export const matching: OptionsFilter = ({ options, search, limit }) => {
  const fits = (label: string) => holdsWords(label, search);
  const among = (items: ComboboxParsedItem[]): ComboboxParsedItem[] =>
    items.flatMap((item): ComboboxParsedItem[] => {
      if (!('group' in item)) return fits(item.label) ? [item] : [];
      const found = item.items.filter(({ label }) => fits(`${item.group} ${label}`));
      return found.length > 0 ? [{ ...item, items: found }] : [];
    });
  return among(options).slice(0, limit);
};
