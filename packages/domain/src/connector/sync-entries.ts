import { referenceLists, type ValueListName } from '../core/reference-lists.ts';
import type { SyncReason } from './sync-line.ts';
import type { SyncEntry } from './sync-plan.ts';

type Value = { id: string; label: string; isOdd?: true };
type Entry = Value & { iso?: string; options?: readonly Value[] };

/** "Not decided yet", in lists of numbers: it stands last, wherever the tool has it. */
const openEnd = '255';
const endLast = <E extends { id: string }>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => Number(a.id === openEnd) - Number(b.id === openEnd));

/** No list that people choose from is longer; one that is would take the processor from everybody. */
export const mostEntries = 5000;

/** Its ids are apart from those of the values, which may be the same numbers. */
const groupId = (id: string): string => `group/${id}`;

/** A list of the tool as one of ours takes it, groups before their values; or why it cannot. */
export function entriesFor(list: ValueListName, found: readonly Entry[] | undefined): readonly SyncEntry[] | SyncReason {
  if (!found) return 'keyMissing';
  if (found.length === 0) return 'empty';
  if (found.reduce((all, { options = [] }) => all + 1 + options.length, 0) > mostEntries) return 'tooMany';
  const hasOptions = found.some(({ options }) => options !== undefined);
  if (hasOptions !== (referenceLists[list].levels === 2)) return 'levels';
  if (!hasOptions) return endLast(found).map(({ id, label, iso, isOdd }) => ({ id, label, iso, isOdd, group: null }));
  return endLast(found).flatMap(({ id, label, isOdd, options = [] }) => [
    { id: groupId(id), label, isOdd, group: null },
    ...endLast(options).map((option) => ({ ...option, group: groupId(id) })),
  ]);
}
