/** Whole numbers, rounded half up: what is computed here is what a person computes by hand. Null where there is nothing to divide by. */
export const divided = (part: number, whole: number): number | null => (whole > 0 ? Math.floor((2 * part + whole) / (2 * whole)) : null);

/** A percent in hundredths: 1 of 8 is 1250. */
export const shareOf = (part: number, whole: number): number | null => divided(part * 10_000, whole);

/** By how much more, as a share of what it was. */
export const growthOf = (now: number, before: number): number | null => shareOf(now - before, before);

export type Tally = { days: number; count: number };
/** The wait of whoever is in the middle, in whole days; of an even number, the mean of the two. */
export function medianOf(tallies: readonly Tally[]): number | null {
  const inOrder = [...tallies].sort((a, b) => a.days - b.days);
  const count = inOrder.reduce((sum, one) => sum + one.count, 0);
  const at = (place: number): number => {
    let left = place;
    for (const one of inOrder) {
      if (left < one.count) return one.days;
      left -= one.count;
    }
    return 0;
  };
  return divided(at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2)), count > 0 ? 2 : 0);
}
