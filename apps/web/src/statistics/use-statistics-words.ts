import { formatDays } from '@jalon/domain/core/days';
import type { Language } from '@jalon/domain/core/languages';
import { formatMonth, monthOf } from '@jalon/domain/core/months';
import type { Months } from '@jalon/domain/statistics/period';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import type { Kind } from './sheet.ts';

const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };
/** As it begins a line. */
export const initial = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Numbers as people read them on these screens: whole euros, percents without a fraction unless it says something. */
export function useStatisticsWords() {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const numbers = (most: number) =>
      new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: most, minimumFractionDigits: most });
    const [whole, tenth] = [numbers(0), numbers(1)];
    const months = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...options });
    const [short, shortWithYear] = [months({ month: 'short' }), months({ month: 'short', year: 'numeric' })];
    const sign = language === 'fr' ? '\u00a0%' : '%';
    const percent = (hundredths: number) => `${whole.format(hundredths / 100)}${sign}`;
    const finer = (hundredths: number) => `${tenth.format(hundredths / 100)}${sign}`;
    const euros = (cents: number) => format.euros(Math.round(cents / 100) * 100);
    const days = (hundredths: number) =>
      Math.abs(hundredths) >= 10_000 ? whole.format(hundredths / 100) : formatDays(Math.abs(hundredths), language);
    const shown: Record<Kind, (value: number) => string> = {
      euros,
      days,
      percent: finer,
      growth: (value) => signed(value, finer),
      count: (value) => whole.format(value),
      wait: (value) => t('statistics.days', { value: whole.format(value) }),
      text: String,
    };
    const period = ({ from, to }: Months) =>
      from === to
        ? initial(formatMonth(from, language))
        : initial(
            t('statistics.period.range', {
              from: from.slice(0, 4) === to.slice(0, 4) ? short.format(dateOf(from)) : shortWithYear.format(dateOf(from)),
              to: shortWithYear.format(dateOf(to)),
            }),
          );
    return {
      ...{ shown, percent, finer, euros, days, period, numbers: { whole, tenth } },
      count: shown.count,
      /** A name and its value, as they are read aloud. */
      said: (name: string, value: string) => (language === 'fr' ? `${name}\u00a0: ${value}` : `${name}: ${value}`),
      month: (month: string) => formatMonth(month, language),
      shortMonth: (month: string) => short.format(dateOf(month)),
      thisMonth: monthOf(ownToday()),
    };
  }, [t, language, format]);
}

/** With its sign, as a change is said: "+ 24,5 %", "− 3 j". What is written as nothing has none. */
export const signed = (value: number, write: (value: number) => string): string =>
  isNone(value, write) ? write(0) : `${value < 0 ? '−' : '+'}\u00a0${write(Math.abs(value))}`;
/** Too small a change to be written. */
export const isNone = (value: number, write: (value: number) => string): boolean => write(Math.abs(value)) === write(0);
export type StatisticsWords = ReturnType<typeof useStatisticsWords>;
