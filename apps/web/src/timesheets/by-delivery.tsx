import { isWorkingDay } from '@jalon/domain/calendar/working-days';
import { sumsOf } from '@jalon/domain/timesheets/fees';
import { type Line, linesOf } from '@jalon/domain/timesheets/month';
import { calendarOf, isInside } from '@jalon/domain/timesheets/planned-days';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { memo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './by-delivery.module.css';
import { CommentField } from './comment-field.tsx';
import { calendarIn } from './month-grid.tsx';
import { actOf, amountFor, type Delivered, totalFor } from './month-model.ts';
import { useDayWords } from './use-day-words.ts';
import type { Month } from './use-month.ts';

type ByDeliveryProps = { data: OwnMonth; lines: readonly Line[] } & Pick<Month, 'comments' | 'say'>;

/** The same month told by delivery: its days, of how many that were sold, and what they come to. */
export const ByDelivery = memo(function ByDelivery({ data, lines, comments, say }: ByDeliveryProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useDayWords(data);
  const away = lines.filter(({ type }) => type === 'absence');
  const all = lines.reduce((sum, { days }) => sum + days, 0);
  return (
    <Panel title={t('timesheets.perDelivery')} aside={<span className={classes.note}>{t('timesheets.perDeliveryText')}</span>} isFlush>
      <div className={classes.by}>
        {data.deliveries.map((one) => (
          <div key={one.delivery.id}>
            <DeliveryRow one={one} data={data} lines={lines} />
            <CommentField one={one} text={comments[one.delivery.id] ?? ''} onSay={say} />
          </div>
        ))}
        {away.length > 0 && (
          <div className={classes.byRow} data-act="x">
            <div className={classes.who}>
              <span>{t('timesheets.absences')}</span>
            </div>
            <Strip
              days={calendarIn(data).map((day) => ({
                ...{ date: day.date, isRest: !isWorkingDay(day), isOutside: false },
                share: away.reduce((sum, line) => sum + (line.date === day.date ? line.days : 0), 0),
              }))}
            />
            <p className={classes.figures}>
              <b>{t('timesheets.days', { days: words.days(sumsOf(away).absence) })}</b>
              <span>{t('timesheets.unbilledDays')}</span>
            </p>
            <p className={classes.figures}>–</p>
          </div>
        )}
        <div className={classes.byRow} data-total>
          <span>{t('timesheets.view.month')}</span>
          <span className={classes.strip} />
          <p className={classes.figures}>
            <b>{t('timesheets.days', { days: words.days(all) })}</b>
          </p>
          <p className={classes.figures}>
            <b>{format.euros(totalFor(data, lines))}</b>
          </p>
        </div>
      </div>
    </Panel>
  );
});

function DeliveryRow({ one, data, lines }: { one: Delivered; data: OwnMonth; lines: readonly Line[] }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useDayWords(data);
  const { delivery, daysElsewhere } = one;
  const own = linesOf(lines, delivery.id).filter(({ type }) => type === 'production' || type === 'normal');
  const billed = sumsOf(own).production;
  const fee = delivery.buyCents === null ? undefined : format.euros(delivery.buyCents);
  return (
    <div className={classes.byRow} data-act={actOf(data, { type: 'production', deliveryId: delivery.id })}>
      <div className={classes.who}>
        <CompanyFace company={delivery.company} size={28} />
        <span>
          {delivery.title}
          <small>{delivery.company.name}</small>
        </span>
      </div>
      <Strip
        days={calendarOf(delivery, data.month).map((day) => ({
          ...{ date: day.date, isRest: !isWorkingDay(day), isOutside: !isInside(delivery, day.date) },
          share: own.reduce((sum, line) => sum + (line.date === day.date ? line.days : 0), 0),
        }))}
      />
      <p className={classes.figures}>
        <b>{t('timesheets.days', { days: words.days(billed) })}</b>
        <span>{t('timesheets.sold', { days: words.days(daysElsewhere + billed), sold: words.days(delivery.daysSold) })}</span>
      </p>
      <p className={classes.figures}>
        <b>{fee ? format.euros(amountFor(one, data.month, lines)) : '–'}</b>
        {fee && <span>{t(delivery.feeMode === 'daily' ? 'timesheets.perDay' : 'timesheets.perMonth', { amount: fee })}</span>}
      </p>
    </div>
  );
}

type StripDay = { date: string; isRest: boolean; isOutside: boolean; share: number };
const Strip = ({ days }: { days: StripDay[] }) => (
  <span className={classes.strip} aria-hidden>
    {days.map(({ date, isRest, isOutside, share }) => (
      <i key={date} data-rest={(isRest && share === 0) || undefined} data-outside={(isOutside && !isRest) || undefined} title={date}>
        {share > 0 && <u style={{ height: `${Math.min(share, 100)}%` }} />}
      </i>
    ))}
  </span>
);
