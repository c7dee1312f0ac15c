import { addDays } from '@jalon/domain/core/dates';
import { monthOf } from '@jalon/domain/core/months';
import { type Line, onDay } from '@jalon/domain/timesheets/month';
import { amountOf, type Brush } from '@jalon/domain/timesheets/painting';
import { isInside } from '@jalon/domain/timesheets/planned-days';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import { capital } from '../core/capital.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import colours from './colours.module.css';
import classes from './day-sheet.module.css';
import { actOf, brushesOf, closedBy, keyOf, planOf, shareOf } from './month-model.ts';
import { useDayWords } from './use-day-words.ts';
import type { Painting } from './use-painting.ts';

type Share = Parameters<Painting['paintDay']>[1];
type DaySheetProps = { data: OwnMonth; lines: readonly Line[]; missing: readonly Line[]; painting: Painting; isStill: boolean };

/** On a phone, the day one has touched: how much of it goes to what. */
export function DaySheet({ data, lines, missing, painting, isStill }: DaySheetProps) {
  const { t } = useTexts();
  const words = useDayWords(data);
  const { here, go } = painting;
  const lack = onDay(missing, here).reduce((sum, { days }) => sum + days, 0);
  const name = words.longDay(here);
  const step = (by: number) => monthOf(addDays(here, by)) === data.month && go(addDays(here, by));
  return (
    <section className={classes.sheet} aria-label={name} data-sheet>
      <div className={classes.sheetHead}>
        <div>
          <p className={classes.strong}>{capital(name)}</p>
          <p className={classes.note}>
            {lack > 0
              ? t('timesheets.day.missing', { days: words.days(lack) })
              : t(onDay(lines, here).length > 0 ? 'timesheets.day.full' : 'timesheets.day.empty')}
          </p>
        </div>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('timesheets.day.previous')} onClick={() => step(-1)}>
          <IconChevronLeft size={20} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('timesheets.day.next')} onClick={() => step(1)}>
          <IconChevronRight size={20} stroke={1.75} />
        </ActionIcon>
      </div>
      <ul className={classes.picks}>
        {brushesOf(data).map((brush) => (
          <Pick key={keyOf(brush)} {...{ brush, data, lines, painting, isStill }} />
        ))}
      </ul>
    </section>
  );
}

function Pick({ brush, data, lines, painting, isStill }: Omit<DaySheetProps, 'missing'> & { brush: Brush }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useDayWords(data);
  const plan = planOf(data);
  const { here, paintDay } = painting;
  const found = 'deliveryId' in brush ? plan.deliveries.find(({ id }) => id === brush.deliveryId) : undefined;
  const name = words.nameOf({ deliveryId: '', absenceKind: null, ...brush });
  const closed = found && !isInside(found, here) ? closedBy(found, here) : undefined;
  const amount = amountOf(lines, brush, here);
  // What was entered before the delivery was shortened or stood still can be taken out.
  const isClosed = found !== undefined && ((closed !== undefined && amount === 0) || found.isLocked);
  return (
    <li data-act={actOf(data, { deliveryId: '', ...brush })} data-closed={isClosed || undefined}>
      <i className={colours.key} aria-hidden />
      <span>
        {name}
        {closed && <small>{t(`timesheets.day.${closed.why}`, { date: format.date(closed.day) })}</small>}
      </span>
      {isClosed || isStill ? (
        <IconLock size={18} stroke={1.75} aria-hidden />
      ) : (
        <fieldset className={classes.amount} aria-label={name}>
          {(closed ? ([0, amount] as Share[]) : ([0, 50, 100] as const)).map((days) => (
            <UnstyledButton key={days} aria-pressed={amount === days} onClick={() => days !== amount && paintDay(here, days, brush)}>
              {days === 0 ? '0' : shareOf(days)}
            </UnstyledButton>
          ))}
        </fieldset>
      )}
    </li>
  );
}
