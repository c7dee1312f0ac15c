import { addMonths } from './dates.ts';
import type { Language } from './languages.ts';
import { localeOf } from './typed.ts';

/** A month is its ISO text, `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7);
export const shiftMonth = (month: string, by: number): string => monthOf(addMonths(`${month}-01`, by));
export const firstDayOf = (month: string): string => `${month}-01`;
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** "novembre 2026" */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
