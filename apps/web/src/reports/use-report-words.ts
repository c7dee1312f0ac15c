import { weekdayOf } from '@jalon/domain/calendar/working-days';
import { formatDays } from '@jalon/domain/core/days';
import { formatRate } from '@jalon/domain/core/money';
import { formatMonth } from '@jalon/domain/core/months';
import type { Finding } from '@jalon/domain/reports/difference';
import type { ReportRow, ReportSums } from '@jalon/domain/reports/report-row';
import { calendarOf } from '@jalon/domain/timesheets/planned-days';
import { useMemo } from 'react';
import { spelt, useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
const named = 4;
export type Why = { tone: 'danger' | 'warning' | 'muted'; amount: string; why: string };

/** How a month is told. */
export function useReportWords() {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const dayFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
    const [short, long] = [dayFormat({ weekday: 'short', day: 'numeric' }), dayFormat({ weekday: 'long', day: 'numeric' })];
    const full = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
    const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
    const number = (hundredths: number) => formatDays(hundredths, language);
    const days = (hundredths: number) => t('reports.days', { count: hundredths / 100, days: number(hundredths) });
    const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
    const dates = ({ difference }: ReportRow, { dates: all }: Finding): string => {
      const half = (date: string) => difference?.days.find((day) => day.date === date && day.worked > 0 && day.worked < day.planned);
      const said = all.slice(0, named).map((date) => `${Number(date.slice(8))}${half(date) ? ' (½)' : ''}`);
      return list.format(all.length > named ? [...said, '…'] : said);
    };
    const extra = ({ timesheet }: ReportRow, date: string): string => {
      const isHoliday = timesheet && calendarOf(timesheet.delivery, timesheet.month).some((day) => day.date === date && day.holiday);
      if (isHoliday) return t('reports.why.holiday', { day: short.format(new Date(date)) });
      if (weekdayOf(date) > 5) return t('reports.why.weekend', { day: capital(long.format(new Date(date))) });
      return t('reports.why.extra', { day: Number(date.slice(8)) });
    };
    const ofFinding = (row: ReportRow, finding: Finding): Why => {
      const amount = number(finding.days);
      const [only] = finding.dates.length === 1 ? finding.dates : [];
      const both = { day: dates(row, finding), days: dates(row, finding) };
      if (finding.kind === 'unsold')
        return { tone: 'danger', amount: t('reports.why.tooMany', { days: amount }), why: t('reports.why.unsold') };
      if (finding.kind === 'more')
        return {
          ...{ tone: 'warning', amount: t('reports.why.plus', { days: amount }) },
          why: only ? extra(row, only) : t('reports.why.extras', both),
        };
      const key = finding.kind === 'absent' ? (only ? 'absent' : 'absents') : only ? 'less' : 'lesses';
      return { tone: 'muted', amount: t('reports.why.minus', { days: amount }), why: t(`reports.why.${key}`, both) };
    };
    /** "7 CRA et 2 notes de frais" */
    const records = ({ timesheets, expenses }: Pick<ReportSums, 'timesheets' | 'expenses'>): string => {
      const [first, second] = [t('reports.timesheets', { count: timesheets }), t('reports.expenses', { count: expenses })];
      if (timesheets > 0 && expenses > 0) return t('reports.both', { first, second });
      return timesheets > 0 || expenses === 0 ? first : second;
    };
    return {
      number,
      days,
      short: (hundredths: number) => t('reports.shortDays', { days: number(hundredths) }),
      /** "lun. 9 nov." */
      date: (date: string) => spelt(language, full.format(new Date(date))),
      dates,
      month: (month: string) => capital(formatMonth(month, language)),
      /** Within a sentence: only English keeps the capital. */
      inMonth: (month: string) => formatMonth(month, language),
      /** The loudest there is to say of a row; nothing of one that is as planned. */
      why: (row: ReportRow): Why | undefined => {
        const [loudest] = row.difference?.findings ?? [];
        return loudest && ofFinding(row, loudest);
      },
      records,
      /** "120 jours • 71 360 €" */
      sum: ({ worked, cents, timesheets }: ReportSums): string => (timesheets > 0 ? `${days(worked)} • ${format.euros(cents)}` : ''),
      money: format.euros,
      rate: (tenThousandths: number) => formatRate(tenThousandths, language),
    };
  }, [t, language, format]);
}
