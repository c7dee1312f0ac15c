import type { DayKind } from '@jalon/domain/calendar/working-days';
import { type Line, onDay } from '@jalon/domain/timesheets/month';
import { nextAmount } from '@jalon/domain/timesheets/painting';
import { isInside } from '@jalon/domain/timesheets/planned-days';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './day-cell.module.css';
import { actOf, planOf, shareOf } from './month-model.ts';
import { inOrder, useDayWords } from './use-day-words.ts';
import type { Painting } from './use-painting.ts';

type DayCellProps = {
  day: DayKind;
  data: OwnMonth;
  lines: readonly Line[];
  missing: readonly Line[];
  painting: Painting;
  isStill: boolean;
  lit: readonly string[];
};

/** Of a day, what whoever validates has said. */
function markOf({ deliveries }: OwnMonth, date: string): { refusal: string | undefined; isValidated: boolean } {
  const own = deliveries.flatMap(({ timesheet }) => (timesheet?.entries ?? []).map((entry) => ({ ...entry, state: timesheet?.state })));
  const onDate = own.filter((entry) => entry.date === date);
  return {
    refusal: onDate.find(({ refusal }) => refusal !== null)?.refusal ?? undefined,
    isValidated: onDate.length > 0 && onDate.every(({ state }) => state === 'validated'),
  };
}

const shapeOf = (lines: readonly Line[], date: string): string =>
  onDay(lines, date)
    .map(({ deliveryId, type, days, absenceKind }) => `${deliveryId} ${type} ${days} ${absenceKind}`)
    .join();

/** Whether nothing is other of this day: a month has thirty, and each key touches one or two. */
function isSameDay(before: DayCellProps, after: DayCellProps): boolean {
  const { date } = after.day;
  const marksOf = ({ painting: { here, chosen }, lit }: DayCellProps) => [here === date, chosen.includes(date), lit.includes(date)].join();
  return (
    before.day.date === date &&
    before.data === after.data &&
    before.isStill === after.isStill &&
    before.painting.brush === after.painting.brush &&
    before.painting.pointer === after.painting.pointer &&
    marksOf(before) === marksOf(after) &&
    shapeOf(before.lines, date) === shapeOf(after.lines, date) &&
    shapeOf(before.missing, date) === shapeOf(after.missing, date)
  );
}

export const DayCell = memo(function DayCell({ day, data, lines, missing, painting, isStill, lit }: DayCellProps) {
  const { t } = useTexts();
  const words = useDayWords(data);
  const plan = planOf(data);
  const { date, isWeekend, holiday } = day;
  const { brush, here, chosen, pointer } = painting;
  const own = inOrder(plan, onDay(lines, date));
  const lacking = onDay(missing, date).reduce((sum, { days }) => sum + days, 0);
  const brushed = 'deliveryId' in brush ? plan.deliveries.find(({ id }) => id === brush.deliveryId) : undefined;
  const { refusal, isValidated } = markOf(data, date);
  const isUnsaid = own.some(({ type, absenceKind }) => type === 'absence' && absenceKind === null);
  const isOutside = own.some(({ deliveryId }) => plan.deliveries.some((one) => one.id === deliveryId && !isInside(one, date)));
  const isGhost = !isStill && own.length === 0 && lacking === 0 && !isWeekend && !holiday && (!brushed || isInside(brushed, date));
  const blocks = own.length + (lacking > 0 ? 1 : 0);
  return (
    <div
      role="gridcell"
      data-date={date}
      className={classes.day}
      tabIndex={here === date ? 0 : -1}
      aria-label={[
        words.dayLabel(date, own, lacking),
        isOutside && t('timesheets.outside'),
        holiday && t(`timesheets.holidays.${holiday}`),
        refusal,
      ]
        .filter(Boolean)
        .join(', ')}
      aria-selected={chosen.includes(date) || undefined}
      title={refusal ? t('timesheets.refused', { reason: refusal }) : undefined}
      data-here={here === date || undefined}
      data-chosen={chosen.includes(date) || undefined}
      data-lit={lit.includes(date) || undefined}
      data-refused={refusal ? true : undefined}
      data-today={data.today === date || undefined}
      data-weekend={isWeekend || undefined}
      data-rest={isWeekend || holiday ? true : undefined}
      data-outside={(!isStill && brushed && !isWeekend && !isInside(brushed, date)) || undefined}
      data-still={isStill || undefined}
      onPointerDown={(event) => event.button === 0 && event.pointerType === 'mouse' && pointer.begin(date)}
      onPointerEnter={(event) => event.buttons === 1 && pointer.reach(date)}
      onPointerUp={() => pointer.end()}
      onClick={() => painting.go(date)}
      onKeyDown={undefined}
    >
      <span className={classes.top}>
        <span className={classes.number}>{Number(date.slice(8))}</span>
        {(isUnsaid || isOutside) && (
          <span className={classes.flag}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          </span>
        )}
        {refusal && (
          <span className={classes.flag} data-bad>
            <IconX size={14} stroke={2} aria-hidden />
          </span>
        )}
        {isValidated && !refusal && <IconCheck size={14} stroke={2} aria-hidden />}
      </span>
      {holiday && own.length === 0 ? (
        <span className={classes.holiday}>
          <b>{t('timesheets.holiday')}</b>
          <span>{t(`timesheets.holidays.${holiday}`)}</span>
        </span>
      ) : (
        <span className={classes.entries}>
          {own.map((line) => (
            <Block
              key={`${line.deliveryId} ${line.type}`}
              {...{
                name: words.nameOf(line),
                days: line.days,
                act: actOf(data, line),
                isSmall: blocks > 2,
                isFree: line.type === 'normal',
              }}
            />
          ))}
          {lacking > 0 && <Block name={t('timesheets.toFill')} days={lacking} isSmall={blocks > 2} />}
          {isGhost && (
            <span className={`${classes.entry} ${classes.ghost}`} data-act={actOf(data, { deliveryId: '', ...brush })} aria-hidden>
              <span className={classes.name}>{words.nameOf({ deliveryId: '', absenceKind: null, ...brush })}</span>
              <b>{shareOf(nextAmount(lines, brush, date))}</b>
            </span>
          )}
        </span>
      )}
    </div>
  );
}, isSameDay);

type BlockProps = { name: string; days: number; act?: string; isSmall: boolean; isFree?: boolean };
const Block = ({ name, days, act, isSmall, isFree }: BlockProps) => (
  <span
    className={classes.entry}
    data-act={act}
    data-todo={act ? undefined : true}
    data-part={(days < 100 && !isSmall) || undefined}
    data-small={isSmall || undefined}
    data-free={isFree || undefined}
  >
    <span className={classes.name}>{name}</span>
    <b>{shareOf(days)}</b>
  </span>
);
