import type { z } from 'zod';

/** Dates are ISO strings on the wire and `Temporal` values in rules. "Today" is always handed in, never read from the clock here. */
export const firstYear = 1950;
export const lastYear = 2050;

export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** A day of the calendar, in a year that dates here may have. */
export function isDay(text: string): boolean {
  const [year = 0] = text.split('-').map(Number);
  const day = new Date(`${text}T00:00:00Z`);
  return year >= firstYear && year <= lastYear && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** For `.superRefine` on an object: the end comes after the start. Silent while either is missing. */
export function endAfterStart(start: string, end: string) {
  return (value: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
    const [from, to] = [value[start], value[end]];
    if (typeof from === 'string' && typeof to === 'string' && to <= from)
      context.addIssue({ code: 'custom', path: [end], message: 'validation.endBeforeStart', input: to });
  };
}

/** The same day some months later, or the last day of that month where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last.getUTCDate()))).toISOString().slice(0, 10);
}

export const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
