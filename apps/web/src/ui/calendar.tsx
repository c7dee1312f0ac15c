import { addDays, addMonths, daysBetween } from '@jalon/domain/core/dates';
import { firstDayOf, formatMonth, lastDayOf, monthOf } from '@jalon/domain/core/months';
import { localeOf } from '@jalon/domain/core/typed';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { spelt } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import classes from './calendar.module.css';

type Props = {
  type: 'date' | 'month';
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (value: string) => void;
  onClear: (() => void) | undefined;
};
type Cell = { day: string; text: string; name: string; isOut: boolean };

/** From Monday, as an offset. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
/** So many to a row, of which the first may begin later. */
function rowsOf(cells: Cell[], width: number, late = 0): Cell[][] {
  const count = Math.ceil((cells.length + late) / width);
  return Array.from({ length: count }, (_, row) => cells.slice(Math.max(0, row * width - late), (row + 1) * width - late));
}
const focusCell = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
/** The dialog below would take it as its own. */
const own = { 'data-mantine-stop-propagation': true };

/** The days of a month, or the months of a year: one is walked to by arrows, weeks by Home and End, months by Page up and Page down, years with Shift. */
export default function Calendar({ type, value, min, max, onPick, onClear }: Props) {
  const { t, language } = useTexts();
  const today = ownToday();
  const [isOfMonths, setOfMonths] = useState(type === 'month');
  const long = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: 'UTC' }).format(new Date(day));
  // Of months, `min` and `max` are months too: each holds all of its days.
  const [first, last] = [min && `${min}-01`.slice(0, 10), max && (max.length === 7 ? lastDayOf(max) : max)];
  const within = (day: string) => (first && day < first ? first : last && day > last ? last : day);
  const [at, setAt] = useState(() => within(value ? `${value}-01`.slice(0, 10) : today));
  const grid = useRef<HTMLDivElement>(null);
  // Keys take the focus along; a press on the arrows above leaves it there.
  const isWalking = useRef(true);
  useEffect(() => {
    if (isWalking.current && at) focusCell(grid.current);
    isWalking.current = false;
  }, [at]);
  const move = (day: string, isByKey: boolean) => {
    isWalking.current = isByKey;
    setAt(within(day));
  };

  const isOut = (from: string, to: string) => Boolean((first && to < first) || (last && from > last));
  const days = (): Cell[] => {
    const start = firstDayOf(monthOf(at));
    const count = daysBetween(start, addMonths(start, 1));
    return Array.from({ length: count }, (_, place) => {
      const day = addDays(start, place);
      const name = spelt(language, long({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, day));
      return { day, text: String(place + 1), name, isOut: isOut(day, day) };
    });
  };
  const months = (): Cell[] =>
    Array.from({ length: 12 }, (_, place) => {
      const day = addMonths(`${at.slice(0, 4)}-01-01`, place);
      return {
        day,
        text: long({ month: 'short' }, day),
        name: formatMonth(monthOf(day), language),
        isOut: isOut(day, lastDayOf(monthOf(day))),
      };
    });
  const rows = isOfMonths ? rowsOf(months(), 3) : rowsOf(days(), 7, weekdayOf(firstDayOf(monthOf(at))));
  const sharedLength = isOfMonths ? 7 : 10;
  const isSame = (one: string, other: string) => one.slice(0, sharedLength) === other.slice(0, sharedLength);

  /** From days to months or back: the focus would be lost with what was pressed. */
  const change = (run: () => void) => {
    flushSync(run);
    focusCell(grid.current);
  };
  const take = (day: string) => {
    if (type === 'month') return onPick(monthOf(day));
    if (!isOfMonths) return onPick(day);
    change(() => {
      setOfMonths(false);
      move(`${monthOf(day)}-01`, false);
    });
  };
  const walk = (event: KeyboardEvent) => {
    const by = (days: number, months: number) => (isOfMonths ? addMonths(at, months) : addDays(at, days));
    const [week, far] = [weekdayOf(at), isOfMonths || event.shiftKey ? 12 : 1];
    const place = Number(at.slice(5, 7)) - 1;
    const steps: Record<string, () => string> = {
      ...{ ArrowLeft: () => by(-1, -1), ArrowRight: () => by(1, 1), ArrowUp: () => by(-7, -3), ArrowDown: () => by(7, 3) },
      ...{ Home: () => by(-week, -place), End: () => by(6 - week, 11 - place) },
      ...{ PageUp: () => addMonths(at, -far), PageDown: () => addMonths(at, far) },
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step(), true);
  };
  const title = isOfMonths ? at.slice(0, 4) : formatMonth(monthOf(at), language);
  const turn = (by: 1 | -1) => move(addMonths(at, by * (isOfMonths ? 12 : 1)), false);
  const turnName = (way: 'previous' | 'following') =>
    isOfMonths ? t(`common.calendar.${way}Year`) : t(way === 'previous' ? 'table.previousMonth' : 'table.followingMonth');
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <button type="button" className={classes.turn} aria-label={turnName('previous')} onClick={() => turn(-1)} {...own}>
          <IconChevronLeft size={16} stroke={1.8} />
        </button>
        <span aria-live="polite" className={classes.title}>
          {isOfMonths ? (
            title
          ) : (
            <button type="button" title={t('common.calendar.chooseMonth')} onClick={() => change(() => setOfMonths(true))} {...own}>
              {title}
            </button>
          )}
        </span>
        <button type="button" className={classes.turn} aria-label={turnName('following')} onClick={() => turn(1)} {...own}>
          <IconChevronRight size={16} stroke={1.8} />
        </button>
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-label={title} className={classes.grid} onKeyDown={walk}>
        {!isOfMonths && (
          <div role="row" className={classes.row}>
            {Array.from({ length: 7 }, (_, place) => addDays('2024-01-01', place)).map((day) => (
              <span key={day} role="columnheader" aria-label={long({ weekday: 'long' }, day)}>
                {long({ weekday: 'short' }, day).slice(0, 2)}
              </span>
            ))}
          </div>
        )}
        {rows.map((row) => (
          <div key={row.at(-1)?.day} role="row" className={classes.row} data-months={isOfMonths || undefined}>
            {row.map((cell) => (
              <button
                key={cell.day}
                type="button"
                role="gridcell"
                // The first day stands below its weekday, the others follow.
                style={{ gridColumnStart: isOfMonths || cell !== row[0] ? undefined : weekdayOf(cell.day) + 1 }}
                tabIndex={isSame(cell.day, at) ? 0 : -1}
                aria-label={cell.name}
                aria-selected={isSame(cell.day, value)}
                aria-current={isSame(cell.day, today) ? 'date' : undefined}
                disabled={cell.isOut}
                onClick={() => take(cell.day)}
                {...own}
              >
                {cell.text}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <button type="button" disabled={isOut(today, today)} onClick={() => onPick(type === 'month' ? monthOf(today) : today)} {...own}>
          {t(`common.calendar.now.${type}`)}
        </button>
        {onClear && value && (
          <button type="button" onClick={onClear} {...own}>
            {t('common.calendar.clear')}
          </button>
        )}
      </div>
    </div>
  );
}
