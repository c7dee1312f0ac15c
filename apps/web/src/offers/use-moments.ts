import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';

const partOf = (language: string, iso: string, timeZoneName: 'long' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(language, { timeZoneName }).formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Moments of an interview, in the zone of whoever reads: "mardi 5 janvier, 9 h 30", and which zone that is. */
export function useMoments() {
  const { language } = useTexts();
  const format = useFormat();
  return useMemo(
    () => ({
      said: (iso: string): string => `${format.longDay(new Date(iso))}, ${format.time(iso)}`,
      zone: (iso: string): string => `${partOf(language, iso, 'long')} (${partOf(language, iso, 'shortOffset')})`,
    }),
    [language, format],
  );
}
