import type { z } from 'zod';

/** Dates are ISO strings on the wire and `Temporal` values in rules. "Today" is always handed in, never read from the clock here. */
export const firstYear = 1950;
export const lastYear = 2050;

export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** For `.superRefine` on an object: the end comes after the start. Silent while either is missing. */
export function endAfterStart(start: string, end: string) {
  return (value: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
    const [from, to] = [value[start], value[end]];
    if (typeof from === 'string' && typeof to === 'string' && to <= from)
      context.addIssue({ code: 'custom', path: [end], message: 'validation.endBeforeStart', input: to });
  };
}
