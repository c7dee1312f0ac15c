import { expectedDaysOf, type Line } from '@jalon/domain/timesheets/month';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { memo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import colours from './colours.module.css';
import { type Act, actOf, planOf, totalFor } from './month-model.ts';
import classes from './month-sum.module.css';
import { inOrder, useDayWords } from './use-day-words.ts';

type MonthSumProps = { data: OwnMonth; lines: readonly Line[]; missing: readonly Line[] };

/** How far the month is, and what it comes to. */
export const MonthSum = memo(function MonthSum({ data, lines, missing }: MonthSumProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useDayWords(data);
  const plan = planOf(data);
  const entered = lines.reduce((sum, { days }) => sum + days, 0);
  const lack = missing.reduce((sum, { days }) => sum + days, 0);
  const expected = Math.max(expectedDaysOf(plan), entered);
  const [now, whole] = [totalFor(data, lines), totalFor(data, [...lines, ...missing])];
  const sums = sumsByName(inOrder(plan, lines), (line) => ({
    act: actOf(data, line),
    name: line.type === 'absence' ? t('timesheets.absences') : words.nameOf(line),
  }));
  return (
    <Panel isFlush>
      <div className={classes.sum}>
        <div className={classes.sumMain}>
          <p className={classes.big}>
            <b>{words.days(entered)}</b> {t('timesheets.daysOf', { days: words.days(expectedDaysOf(plan)) })}
          </p>
          <Slots
            sums={sums}
            expected={expected}
            label={t('timesheets.slots', { days: words.days(entered), expected: words.days(expected) })}
          />
          <ul className={classes.legend}>
            {sums.map(({ act, name, days }) => (
              <li key={name} data-act={act}>
                <i className={colours.key} aria-hidden />
                <span className={classes.cut}>{name}</span>
                <b>{t('timesheets.days', { days: words.days(days) })}</b>
              </li>
            ))}
            {lack > 0 && (
              <li>
                <i className={colours.key} data-todo aria-hidden />
                {t('timesheets.toFill')}
                <b>{t('timesheets.days', { days: words.days(lack) })}</b>
              </li>
            )}
          </ul>
        </div>
        <div className={classes.sumSide}>
          <p className={classes.big}>
            <b>{format.euros(now)}</b> {t('timesheets.exclTax')}
          </p>
          <p className={classes.note}>{t('timesheets.toBill')}</p>
          <p className={classes.note}>{lack > 0 ? t('timesheets.onceFull', { amount: format.euros(whole) }) : t('timesheets.full')}</p>
        </div>
      </div>
    </Panel>
  );
});

type Sum = { act: Act; name: string; days: number };
function sumsByName(lines: readonly Line[], lookOf: (line: Line) => Omit<Sum, 'days'>): Sum[] {
  const sums = new Map<string, Sum>();
  for (const line of lines) {
    const look = lookOf(line);
    sums.set(look.name, { ...look, days: (sums.get(look.name)?.days ?? 0) + line.days });
  }
  return [...sums.values()];
}

/** A slot for each day that is expected, filled in the order of what they are spent on. */
function Slots({ sums, expected, label }: { sums: readonly Sum[]; expected: number; label: string }) {
  const count = Math.ceil(expected / 100);
  const parts: { act: Act; width: number }[][] = Array.from({ length: count }, () => []);
  let at = 0;
  for (const { act, days } of sums)
    for (let left = days; left > 0; ) {
      const width = Math.min(left, 100 - (at % 100));
      parts[Math.floor(at / 100)]?.push({ act, width });
      at += width;
      left -= width;
    }
  return (
    <div className={classes.slots} role="img" aria-label={label}>
      {parts.map((slot, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are their places
        <span key={place} className={classes.slot} data-todo={slot.reduce((sum, { width }) => sum + width, 0) < 100 || undefined}>
          {slot.map(({ act, width }) => (
            <i key={act} data-act={act} style={{ width: `${width}%` }} />
          ))}
        </span>
      ))}
    </div>
  );
}
