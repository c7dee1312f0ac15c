import { formatDays } from './days.ts';
import type { Language } from './languages.ts';
import { formatEuros } from './money.ts';
import { localeOf } from './typed.ts';

/** The facts of events that are hundredths of a day. */
export const daysFacts: ReadonlySet<string> = new Set([
  ...['daysSold', 'daysAdded', 'freeDays', 'productionDays', 'normalDays', 'absenceDays', 'internalDays'],
]);

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** "1er décembre 2026": no library writes the first of a month as French does. */
export function dayText(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(localeOf[language], options).format(new Date(day));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** A fact of an event as a sentence says it: amounts, days and dates in the language of its reader, the rest as it is. */
export function factText(name: string, value: unknown, language: Language): unknown {
  if (isDay(value)) return dayText(value, language);
  if (typeof value !== 'number') return value;
  if (name.endsWith('Cents')) return formatEuros(value, language);
  return daysFacts.has(name) ? formatDays(value, language) : value;
}
