import type { Language } from '@jalon/domain/core/languages';
import { countLimit } from '@jalon/domain/core/listing';
import { useMemo } from 'react';
import { useTexts } from './i18n.ts';

const justNow: Record<Language, string> = { fr: 'à l’instant', en: 'just now' };
const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };
const thousands: Record<Language, string> = { fr: '\u202f', en: ',' };
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const frenchHour = (hours: string, minutes: string): string => `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
/** French writes "1er déc.", "9 h 12" and "9 h", which no browser does. */
export const spelt = (language: Language, text: string): string =>
  language === 'fr'
    ? text
        .replace(/(?<!\d)1 (?=\p{L})/u, '1er ')
        .replace(/\b(\d{1,2}):(\d{2})/, (_, hours: string, minutes: string) => frenchHour(hours, minutes))
    : text;

/** A short date is read at once: no line breaks within it. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');

/** By the calendar: what was 27 hours ago may be of the day before yesterday. */
const daysTo = (iso: string, now: number): number => {
  const [day, today] = [new Date(iso), new Date(now)].map((moment) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
  return ((day ?? 0) - (today ?? 0)) / 86_400_000;
};

/** Made when it is first used: each of these objects costs milliseconds, and a screen needs one or two. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormat(language: Language) {
  const locale = localeOf[language];
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options));
  const day = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const dayAndMonth = dates({ day: 'numeric', month: 'short' });
  const fullDay = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long' });
  const exact = dates({ dateStyle: 'full', timeStyle: 'short' });
  const time = dates({ timeStyle: 'short' });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const euros = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }));
  // By hand: counts are on every screen, and the first of these objects makes the browser load all it knows of languages.
  const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, thousands[language]);
  return {
    /** "15 nov. 2026" */
    day: (iso: string) => together(spelt(language, day().format(new Date(iso)))),
    /** "15 nov.", for what lies within months. */
    shortDay: (iso: string) => together(spelt(language, dayAndMonth().format(new Date(iso)))),
    /** "15 novembre 2026", for what is read as a sentence. */
    date: (iso: string) => spelt(language, fullDay().format(new Date(iso))),
    /** "dimanche 15 novembre" */
    longDay: (date: Date) => spelt(language, longDay().format(date)),
    /** "dimanche 15 novembre 2026 à 14 h 02", for the hover of short dates. */
    exact: (iso: string) => spelt(language, exact().format(new Date(iso))),
    /** "14 h 02" */
    time: (iso: string) => spelt(language, time().format(new Date(iso))),
    /** "1 250", of whole numbers. */
    number,
    /** "620 €": whole euros are what people talk in; cents only where there are some. */
    euros: (cents: number) => euros().format(cents / 100),
    /** "2,5", of hundredths of a day. */
    days: (hundredths: number) => String(hundredths / 100).replace('.', language === 'fr' ? ',' : '.'),
    /** "1 000+" for what the server counted no further. */
    count: (value: number, isMore = value > countLimit) => (isMore ? `${number(countLimit)}+` : number(value)),
    /** "il y a 3 minutes" */
    relative(iso: string, now: number = Date.now()): string {
      const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
      for (const [unit, length] of units)
        if (Math.abs(seconds) >= length) return relative().format(unit === 'day' ? daysTo(iso, now) : Math.trunc(seconds / length), unit);
      return justNow[language];
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
