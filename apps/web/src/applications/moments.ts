import { clockIn } from '@jalon/domain/core/zoned';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../core/i18n.ts';
import { calendarQuery } from './applications.api.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
const spaced = '\u00a0h\u00a0';

/** Where it cannot be asked for, the reader's own: it is always said which. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Moments on the operator's clock, which everybody here agrees on. */
export function useMoments() {
  const { language } = useTexts();
  const { data, isPending } = useQuery(calendarQuery);
  const timeZone = data?.timeZone ?? ownZone;
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locales[language], { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    const inFrench = (text: string) => text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ');
    const hour = (time: string) => {
      const [hours = '', minutes = ''] = time.split(':');
      return language === 'fr' ? `${Number(hours)}${minutes === '00' ? '\u00a0h' : spaced + minutes}` : time;
    };
    const dayOf = (iso: string) => (language === 'fr' ? inFrench(day.format(new Date(iso))) : day.format(new Date(iso)));
    const timeOf = (iso: string) => hour(clockIn(timeZone, iso).time);
    return {
      timeZone,
      /** The city the zone is named after. */
      city: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
      hour,
      day: dayOf,
      time: timeOf,
      /** "jeu. 3 déc., 14 h 30"; no wrong hour is shown while the zone is on its way. */
      when: (iso: string) => (isPending ? '…' : `${dayOf(iso)}, ${timeOf(iso)}`),
    };
  }, [language, timeZone, isPending]);
}
