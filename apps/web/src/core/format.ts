import type { Language } from '@jalon/domain/core/languages';
import { countLimit } from '@jalon/domain/core/listing';
import { useMemo } from 'react';
import { useTexts } from './i18n.ts';

const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Intl objects are slow to make: one set per language. */
function makeFormat(language: Language) {
  const locale = localeOf[language];
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const number = new Intl.NumberFormat(locale);
  return {
    /** "15 nov. 2026" */
    day: (iso: string) => day.format(new Date(iso)),
    /** "dimanche 15 novembre" */
    longDay: (date: Date) => longDay.format(date),
    /** "dimanche 15 novembre 2026 à 14:02", for the hover of short dates. */
    exact: (iso: string) => exact.format(new Date(iso)),
    /** "14:02" */
    time: (iso: string) => time.format(new Date(iso)),
    number: (value: number) => number.format(value),
    /** "1 000+" for what the server counted no further. */
    count: (value: number, isMore = value > countLimit) => (isMore ? `${number.format(countLimit)}+` : number.format(value)),
    /** "il y a 3 minutes" */
    relative(iso: string, now: number = Date.now()): string {
      const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
      for (const [unit, length] of units) if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
      return relative.format(0, 'second');
    },
  };
}

export type Format = ReturnType<typeof makeFormat>;
const formats: Partial<Record<Language, Format>> = {};

export function formatIn(language: Language): Format {
  formats[language] ??= makeFormat(language);
  return formats[language];
}

export function useFormat(): Format {
  const { language } = useTexts();
  return useMemo(() => formatIn(language), [language]);
}
