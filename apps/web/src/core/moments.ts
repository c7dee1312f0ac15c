import { cityOf, clockIn } from '@jalon/domain/core/zoned';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from './call.ts';
import { spelt } from './format.ts';
import { useTexts } from './i18n.ts';

/** The clock interviews are told by: it does not change while somebody looks. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: ({ signal }) => call('GET /api/applications/clock', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
/** Where the operator's cannot be asked for, the reader's own: it is always said which. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Moments of interviews. Those who set them agree on the operator's clock; a candidate, who may be anywhere, reads them on their `own`.
 */
export function useMoments(whose: 'operator' | 'own' = 'operator') {
  const { language } = useTexts();
  const isOwn = whose === 'own';
  const { data, isPending } = useQuery({ ...clockQuery, enabled: !isOwn });
  const timeZone = (!isOwn && data?.timeZone) || ownZone;
  const isComing = !isOwn && isPending;
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locales[language], { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    const longDay = new Intl.DateTimeFormat(locales[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone });
    const hour = (time: string) => spelt(language, time);
    const dayOf = (iso: string) => spelt(language, day.format(new Date(iso)));
    const timeOf = (iso: string) => hour(clockIn(timeZone, iso).time);
    const zoneName = (iso: string, timeZoneName: 'long' | 'shortOffset') =>
      new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')
        ?.value ?? '';
    return {
      timeZone,
      city: cityOf(timeZone),
      hour,
      day: dayOf,
      time: timeOf,
      /** "jeu. 3 déc., 14 h 30"; no wrong hour is shown while the zone is on its way. */
      when: (iso: string) => (isComing ? '…' : `${dayOf(iso)}, ${timeOf(iso)}`),
      /** "mardi 5 janvier, 9 h 30" */
      said: (iso: string): string => `${spelt(language, longDay.format(new Date(iso)))}, ${timeOf(iso)}`,
      zone: (iso: string): string => `${zoneName(iso, 'long')} (${zoneName(iso, 'shortOffset')})`,
    };
  }, [language, timeZone, isComing]);
}
