import { formatDays } from '@jalon/domain/core/days';
import { perLanguage } from '@jalon/domain/core/typed';
import type { Line, MonthPlan } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';

const shortDays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }));

/** "1,5" */
export function useDays(): (hundredths: number) => string {
  const { language } = useTexts();
  return (hundredths) => formatDays(hundredths, language);
}

/** How days and what they are spent on are called. */
export function useDayWords({ deliveries }: Pick<OwnMonth, 'deliveries'>) {
  const { t, language } = useTexts();
  const format = useFormat();
  const days = useDays();
  const titleOf = (id: string): string => deliveries.find(({ delivery }) => delivery.id === id)?.delivery.title ?? '';
  const nameOf = ({ type, deliveryId, absenceKind }: Pick<Line, 'type' | 'deliveryId' | 'absenceKind'>): string => {
    if (type === 'internal') return t('timesheets.internal');
    if (type === 'absence') return absenceKind ? t(`words.timesheet.value.absenceKind.${absenceKind}`) : t('timesheets.absence');
    return type === 'normal' ? `${titleOf(deliveryId)} (${t('timesheets.unbilled')})` : titleOf(deliveryId);
  };
  return {
    titleOf,
    nameOf,
    days,
    /** "ven. 27" */
    shortDay: (date: string) => shortDays(language).format(new Date(date)),
    longDay: (date: string) => format.longDay(new Date(`${date}T12:00:00`)),
    /** "lundi 2 novembre, Portail client 1" */
    dayLabel: (date: string, lines: readonly Line[], missing: number) =>
      [
        format.longDay(new Date(`${date}T12:00:00`)),
        ...lines.map((line) => `${nameOf(line)} ${days(line.days)}`),
        ...(missing > 0 ? [`${t('timesheets.toFill')} ${days(missing)}`] : []),
      ].join(', '),
  };
}
export type DayWords = ReturnType<typeof useDayWords>;

/** Deliveries in their order, then what belongs to none. */
export function inOrder({ deliveries }: MonthPlan, lines: readonly Line[]): Line[] {
  const kinds = ['production', 'normal', 'internal', 'absence'];
  const rank = ({ type, deliveryId }: Line) => kinds.indexOf(type) * 100 + deliveries.findIndex(({ id }) => id === deliveryId);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
