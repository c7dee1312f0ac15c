import type { Choice } from '../core/choices.ts';

/** The choices of a list of two levels under the names of their groups, in the order of the list. */
export function grouped(choices: readonly Choice[]) {
  const groups = Map.groupBy(choices, ({ group }) => group?.value ?? '');
  return [...groups].map(([group, items]) => ({ group, items: items.map(({ id, value }) => ({ value: id, label: value })) }));
}
