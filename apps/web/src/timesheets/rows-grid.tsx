import { type DayKind, isWorkingDay, weekdayOf } from '@jalon/domain/calendar/working-days';
import { ofMonth } from '@jalon/domain/core/months';
import { perLanguage } from '@jalon/domain/core/typed';
import { type Line, onDay } from '@jalon/domain/timesheets/month';
import { amountOf, type Brush } from '@jalon/domain/timesheets/painting';
import { isInside } from '@jalon/domain/timesheets/planned-days';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace } from '../ui/face.tsx';
import colours from './colours.module.css';
import { calendarIn } from './month-grid.tsx';
import { actOf, brushesOf, isSameBrush, keyOf, shareOf } from './month-model.ts';
import { RefusalNote } from './refusal-note.tsx';
import classes from './rows.module.css';
import { type DayWords, useDayWords } from './use-day-words.ts';
import type { Painting } from './use-painting.ts';

type RowsGridProps = {
  data: OwnMonth;
  lines: readonly Line[];
  missing: readonly Line[];
  painting: Painting;
  isStill: boolean;
  lit: readonly string[];
};

const weekdays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }));

/** The same month as a row for each delivery, for those who have three and more. */
export function RowsGrid({ data, lines, missing, painting, isStill, lit }: RowsGridProps) {
  const { t, language } = useTexts();
  const words = useDayWords(data);
  const brushes = brushesOf(data);
  const days = calendarIn(data);
  const [at, setAt] = useState(0);
  const totalOn = (date: string) => onDay(lines, date).reduce((sum, line) => sum + line.days, 0);
  const all = lines.reduce((sum, line) => sum + line.days, 0);
  const isMissing = (date: string) => missing.some((line) => line.date === date);
  return (
    <div className={classes.scroll}>
      <div
        role="grid"
        className={classes.rows}
        aria-label={t('timesheets.title', { ofMonth: ofMonth(data.month, language) })}
        onPointerLeave={painting.pointer.cancel}
      >
        <div role="row" className={`${classes.row} ${classes.head}`}>
          <span role="columnheader" />
          <div className={classes.cells} role="presentation">
            {days.map((day) => (
              <span key={day.date} role="columnheader" className={classes.cell} {...kindOf(day)}>
                <small>{weekdays(language).format(new Date(day.date))}</small>
                <b className={day.date === data.today ? classes.today : undefined}>{Number(day.date.slice(8))}</b>
              </span>
            ))}
          </div>
          <span role="columnheader" className={classes.sum}>
            {t('timesheets.daysColumn')}
          </span>
        </div>
        {brushes.map((brush, place) => (
          <BrushRow
            key={keyOf(brush)}
            {...{ data, lines, painting, isStill, lit, brush, days, words }}
            isHere={place === at}
            onHere={() => setAt(place)}
            onLeave={(by) => setAt(Math.min(brushes.length - 1, Math.max(0, place + by)))}
          />
        ))}
        <div role="row" className={`${classes.row} ${classes.total}`}>
          <span role="rowheader" className={classes.label}>
            {t('timesheets.total')}
          </span>
          <div className={classes.cells} role="presentation">
            {days.map((day) => (
              <span
                key={day.date}
                role="gridcell"
                className={classes.cell}
                {...kindOf(day)}
                data-missing={isMissing(day.date) || undefined}
              >
                {totalOn(day.date) > 0 || isMissing(day.date) ? (totalOn(day.date) === 0 ? '0' : shareOf(totalOn(day.date))) : ''}
              </span>
            ))}
          </div>
          <span role="gridcell" className={classes.sum}>
            {words.days(all)}
          </span>
        </div>
        {painting.refusal && <RefusalNote data={data} painting={painting} />}
      </div>
    </div>
  );
}

const kindOf = (day: DayKind) => ({ 'data-rest': !isWorkingDay(day) || undefined, 'data-monday': weekdayOf(day.date) === 1 || undefined });

type BrushRowProps = Omit<RowsGridProps, 'missing'> & {
  brush: Brush;
  days: readonly DayKind[];
  words: DayWords;
  isHere: boolean;
  onHere: () => void;
  onLeave: (by: number) => void;
};

function BrushRow({ data, lines, painting, isStill, lit, brush, days, words, isHere, onHere, onLeave }: BrushRowProps) {
  const { t } = useTexts();
  const found = 'deliveryId' in brush ? data.deliveries.find(({ delivery }) => delivery.id === brush.deliveryId)?.delivery : undefined;
  const name = brush.type === 'absence' ? t('timesheets.absences') : words.nameOf({ deliveryId: '', absenceKind: null, ...brush });
  const act = actOf(data, { deliveryId: '', ...brush });
  const total = days.reduce((sum, { date }) => sum + amountOf(lines, brush, date), 0);
  const { here, go, press, pointer, chosen, setBrush } = painting;
  const isPicked = isSameBrush(brush, painting.brush);
  return (
    <div role="row" className={classes.row} data-day data-act={act}>
      <div role="rowheader" className={classes.label}>
        {found ? <CompanyFace company={found.company} size={28} /> : <i className={colours.key} aria-hidden />}
        <span>
          {name}
          <small>{found?.company.name ?? t('timesheets.notBilled')}</small>
        </span>
      </div>
      <div className={classes.cells} role="presentation">
        {days.map((day) => {
          const { date } = day;
          const amount = amountOf(lines, brush, date);
          const isOn = isHere && here === date;
          return (
            <div
              key={date}
              role="gridcell"
              data-date={isHere ? date : undefined}
              className={classes.cell}
              tabIndex={isOn ? 0 : -1}
              aria-label={`${words.longDay(date)}, ${name} ${words.days(amount)}`}
              {...kindOf(day)}
              data-outside={(found && !isInside(found, date)) || undefined}
              data-chosen={(isPicked && chosen.includes(date)) || undefined}
              data-lit={(isHere && lit.includes(date)) || undefined}
              onKeyDown={(event) => {
                if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
                  event.preventDefault();
                  const row = event.currentTarget.closest('[data-day]');
                  const next = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
                  onLeave(event.key === 'ArrowUp' ? -1 : 1);
                  next?.querySelectorAll<HTMLElement>('[role="gridcell"]')[Number(date.slice(8)) - 1]?.focus();
                } else press(event, brush);
              }}
              onFocus={() => {
                onHere();
                setBrush(brush);
              }}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                onHere();
                setBrush(brush);
                if (!isStill) pointer.begin(date);
                else go(date);
              }}
              onPointerEnter={(event) => event.buttons === 1 && pointer.reach(date)}
              onPointerUp={() => pointer.end(brush)}
            >
              {amount > 0 && (
                <span className={classes.value} data-part={amount < 100 || undefined}>
                  {shareOf(amount)}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <span role="gridcell" className={classes.sum}>
        {words.days(total)}
      </span>
    </div>
  );
}
