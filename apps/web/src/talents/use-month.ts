import { localeOf } from '@jalon/domain/core/typed';
import { useMemo } from 'react';
import { useTexts } from '../core/i18n.ts';

/** "sept. 2026", of `2026-09`. */
export function useMonth(): (month: string) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf[language], { month: 'short', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [language]);
}
