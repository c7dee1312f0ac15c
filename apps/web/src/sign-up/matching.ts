import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { plain } from '../core/plain.ts';

/** Suggestions that hold every word typed, whatever the accents. */
export const matching: OptionsFilter = ({ options, search, limit }) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = (label: string) => words.every((word) => plain(label).includes(word));
  const among = (items: ComboboxParsedItem[]): ComboboxParsedItem[] =>
    items.flatMap((item): ComboboxParsedItem[] => {
      if (!('group' in item)) return fits(item.label) ? [item] : [];
      const found = item.items.filter(({ label }) => fits(`${item.group} ${label}`));
      return found.length > 0 ? [{ ...item, items: found }] : [];
    });
  return among(options).slice(0, limit);
};
