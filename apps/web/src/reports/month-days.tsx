import { weekdayOf } from '@jalon/domain/calendar/working-days';
import type { DeclaredDay } from '@jalon/domain/reports/difference';
import { useTexts } from '../core/i18n.ts';
import classes from './month-days.module.css';
import { useReportWords } from './use-report-words.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
const aWeek = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'];

/** The month as a calendar, for a phone. */
export function MonthDays({ days }: { days: readonly DeclaredDay[] }) {
  const { t, language } = useTexts();
  const words = useReportWords();
  const letter = new Intl.DateTimeFormat(locales[language], { weekday: 'narrow', timeZone: 'UTC' });
  const first = days[0] ? weekdayOf(days[0].date) : 1;
  return (
    <div className={classes.days} aria-hidden>
      {aWeek.map((date) => (
        <b key={date}>{letter.format(new Date(date))}</b>
      ))}
      {days.map(({ date, mark, worked, planned }, at) => (
        <span
          key={date}
          data-look={worked === 0 && mark === 'absent' ? 'absent' : worked === 0 && planned === 0 ? 'rest' : mark}
          style={at === 0 ? { gridColumnStart: first } : undefined}
          title={t('reports.day', { date: words.date(date), worked: words.number(worked), planned: words.number(planned) })}
        >
          {Number(date.slice(8))}
        </span>
      ))}
    </div>
  );
}
