import { capital } from '../core/capital.ts';
import { type Format, useFormat } from '../core/format.ts';
import { type Translate, useTexts } from '../core/i18n.ts';

const dayMs = 86_400_000;
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
/** How many days lie between a moment and today. */
const daysAgo = (iso: string): number => Math.round((startOfDay(Date.now()) - startOfDay(Date.parse(iso))) / dayMs);

function dayWords(t: Translate, format: Format, iso: string): string {
  const ago = daysAgo(iso);
  if (ago <= 0) return t('chat.today');
  if (ago === 1) return t('chat.yesterday');
  return ago < 300 ? capital(format.longDay(new Date(iso))) : format.date(iso);
}

/** The day of a message above it, and the moment of the latest one in a list: the hour, or the day where that is not today. */
export function useDayWords() {
  const { t } = useTexts();
  const format = useFormat();
  return {
    day: (iso: string) => dayWords(t, format, iso),
    short: (iso: string) => (daysAgo(iso) <= 0 ? format.time(iso) : daysAgo(iso) === 1 ? t('chat.yesterday') : format.shortDay(iso)),
    time: format.time,
    exact: format.exact,
  };
}
