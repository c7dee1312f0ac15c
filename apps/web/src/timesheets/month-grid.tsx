import { type DayKind, daysOfMonth, weeksOf } from '@jalon/domain/calendar/working-days';
import { addDays } from '@jalon/domain/core/dates';
import { ofMonth } from '@jalon/domain/core/months';
import { perLanguage } from '@jalon/domain/core/typed';
import { holidayRuleOf } from '@jalon/domain/operator/operator';
import { expectedDatesOf, type Line } from '@jalon/domain/timesheets/month';
import { calendarOf, mondayOf } from '@jalon/domain/timesheets/planned-days';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { capital } from '../core/capital.ts';
import { useTexts } from '../core/i18n.ts';
import { operatorNow } from '../core/operator.ts';
import { scrolling } from '../core/scrolling.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import cell from './day-cell.module.css';
import { DayCell } from './day-cell.tsx';
import classes from './month-grid.module.css';
import { planOf, weekNumber } from './month-model.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useDayWords } from './use-day-words.ts';
import type { Painting } from './use-painting.ts';

type MonthGridProps = {
  data: OwnMonth;
  lines: readonly Line[];
  missing: readonly Line[];
  painting: Painting;
  isStill: boolean;
  /** Days that something else points at. */
  lit: readonly string[];
};

export const calendarIn = ({ month, deliveries }: OwnMonth): DayKind[] =>
  deliveries[0] ? calendarOf(deliveries[0].delivery, month) : daysOfMonth(month, holidayRuleOf(operatorNow()));

const weekdays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

/** The month as a calendar: a day holds blocks whose height is their share of it. */
export function MonthGrid(props: MonthGridProps) {
  const { t, language } = useTexts();
  const { data, lines, painting } = props;
  const expected = expectedDatesOf(planOf(data));
  const head = Array.from({ length: 7 }, (_, at) => weekdays(language).format(new Date(addDays('2026-11-02', at))));
  return (
    <div
      role="grid"
      aria-label={t('timesheets.title', { ofMonth: ofMonth(data.month, language) })}
      onKeyDown={(event) => painting.press(event)}
      onPointerLeave={painting.pointer.cancel}
      // On a phone a day is filled below the month: it comes into sight, and is not there on wider screens.
      onClick={() => document.querySelector('[data-sheet]')?.scrollIntoView({ block: 'nearest', behavior: scrolling() })}
    >
      <div role="row" className={`${classes.week} ${classes.weekHead}`}>
        {head.map((name, at) => (
          <span key={name} role="columnheader" aria-label={name}>
            {at > 4 ? name.slice(0, 1).toUpperCase() : capital(name)}
          </span>
        ))}
        <span role="columnheader">{t('timesheets.week')}</span>
      </div>
      {weeksOf(calendarIn(data)).map((week) => {
        const dates = week.flatMap((day) => (day ? [day.date] : []));
        const isIdle = !dates.some((date) => expected.includes(date) || lines.some((line) => line.date === date));
        const key = mondayOf(dates[0] ?? '');
        return isIdle && dates.length < 3 && !dates.includes(painting.here) ? (
          <ThinWeek key={key} week={week} data={data} onOpen={painting.go} />
        ) : (
          <Week key={key} week={week} {...{ ...props, expected }} />
        );
      })}
    </div>
  );
}

type ThinWeekProps = { week: (DayKind | undefined)[]; data: OwnMonth; onOpen: (date: string) => void };

/** Nobody works in it: it takes a line, until one goes there. */
function ThinWeek({ week, data, onOpen }: ThinWeekProps) {
  const { t } = useTexts();
  const words = useDayWords(data);
  const [first, holiday] = [week.find((day) => day), week.find((day) => day?.holiday)];
  if (!first) return null;
  const name = words.longDay(first.date);
  return (
    <div role="row" className={classes.thin}>
      <span role="gridcell" tabIndex={-1} onClick={() => onOpen(first.date)} onKeyDown={undefined}>
        {capital(name)}
      </span>
      {holiday?.holiday && <StateBadge tone="neutral">{t(`timesheets.holidays.${holiday.holiday}`)}</StateBadge>}
    </div>
  );
}

function Week({ week, expected, ...props }: MonthGridProps & { week: (DayKind | undefined)[]; expected: readonly string[] }) {
  const { t } = useTexts();
  const { data, lines, painting } = props;
  const words = useDayWords(data);
  const dates = week.flatMap((day) => (day ? [day.date] : []));
  const entered = lines.reduce((sum, { date, days }) => sum + (dates.includes(date) ? days : 0), 0);
  const wanted = dates.filter((date) => expected.includes(date)).length * 100;
  const isRefused = painting.refusal && dates.includes(painting.refusal.date);
  return (
    <>
      <div role="row" className={classes.week}>
        {week.map((day, at) =>
          day ? (
            <DayCell key={day.date} day={day} {...props} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week without a day
            <div key={at} role="gridcell" className={cell.day} data-still data-rest={at > 4 || undefined} />
          ),
        )}
        <div role="rowheader" className={classes.weekSum} data-open={entered < wanted || undefined}>
          <span>{t('timesheets.weekOf', { number: weekNumber(mondayOf(dates[0] ?? '')) })}</span>
          <b>
            {words.days(entered)} / {words.days(wanted)}
          </b>
        </div>
      </div>
      {isRefused && <RefusalNote data={data} painting={painting} />}
    </>
  );
}
