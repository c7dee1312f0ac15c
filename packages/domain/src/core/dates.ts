import { z } from 'zod';

/** Dates are ISO strings on the wire and `Temporal` values in rules. "Today" is always handed in, never read from the clock here. */
export const firstYear = 1950;
export const lastYear = 2050;

/** A calendar day between the years 1950 and 2050 (section 5). */
export const isoDate = z.iso.date('validation.date').refine((value) => {
  const year = Number(value.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}, `validation.yearRange|first=${firstYear}|last=${lastYear}`);

/** A month, `2026-01`: the `term` of timesheets and expense reports. */
export const isoMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.date')
  .refine((value) => {
    const year = Number(value.slice(0, 4));
    return year >= firstYear && year <= lastYear;
  }, `validation.yearRange|first=${firstYear}|last=${lastYear}`);

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

export const todayOrLater = (today: string) => isoDate.refine((value) => value >= today, 'validation.todayOrLater');
export const beforeToday = (today: string) => isoDate.refine((value) => value < today, 'validation.beforeToday');
