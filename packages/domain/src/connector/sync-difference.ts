/** What the tool said of a value when a run last wrote it: what differs from it has been changed since. */
export type SyncBase = { label: string; group: string | null; isPresent: boolean };
/** What becomes of a value; what is left out stays. `group` is the id of the group there. */
export type Difference = { label?: string; group?: string | null; isEnabled?: boolean };
type Ours = { label: string; group: string | null; isEnabled: boolean };

const fields = ['label', 'group'] as const;

/**
 * What has changed there since the last run and is not so here. It clashes where ours has changed too, and otherwise. What has changed here
 * alone is ours to keep, so nothing is said of it; a value that is back there is enabled again, if it was the run that disabled it.
 */
export function differenceOf(ours: Ours, theirs: SyncBase, base: SyncBase): { set: Difference; isClash: boolean } {
  const open = fields.filter((name) => theirs[name] !== base[name] && theirs[name] !== ours[name]);
  const set = Object.fromEntries(open.map((name) => [name, theirs[name]]));
  const isBack = !base.isPresent && theirs.isPresent && !ours.isEnabled;
  return { set: { ...set, ...(isBack ? { isEnabled: true } : {}) }, isClash: open.some((name) => ours[name] !== base[name]) };
}

/** So many of one list have gone at once that somebody looks first: an answer that was cut looks the same. */
export const isLandslide = (gone: number, known: number): boolean => gone > 3 && gone > known / 5;
