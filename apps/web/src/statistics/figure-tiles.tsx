import { formatDays } from '@jalon/domain/core/days';
import type { StatisticsFigure } from '@jalon/domain/statistics/figures';
import { selectionOf } from '@jalon/domain/statistics/selection';
import type { Statistics } from '@jalon/domain/statistics/statistics';
import { IconLock, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { FigureTile } from '../ui/figure-tile.tsx';
import classes from './figure-tiles.module.css';
import { useHrefs } from './use-hrefs.ts';
import { isNone, signed, useStatisticsWords } from './use-statistics-words.ts';

/** The four figures of a period, each leading to the records it counts; up is not always better. */
export function FigureTiles({ figures, statistics }: { figures: StatisticsFigure[]; statistics: Statistics }) {
  const { t, language } = useTexts();
  const user = useUser();
  const hrefs = useHrefs();
  const words = useStatisticsWords();
  const isStaff = user.type === 'Admin' || user.type === 'Commercial';
  const write = { cents: words.euros, days: words.days, percent: words.percent, wait: words.count };
  const writeChange = {
    percent: words.finer,
    points: (value: number) => t('statistics.points', { value: words.numbers.tenth.format(value / 100).replace(/[.,]0$/, '') }),
    days: (value: number) => t('statistics.days', { value: words.days(value) }),
    wait: (value: number) => t('statistics.days', { value }),
  };

  function besideOf({ name, value, part, whole }: StatisticsFigure): string | undefined {
    if (name === 'days') return part === null ? undefined : t('statistics.beside.daily', { amount: words.euros(part) });
    if (name === 'margin') return part === null ? undefined : words.finer(part);
    if (name === 'timeToFill') return value === null ? undefined : t('statistics.beside.filled', { count: part ?? 0 });
    if (value === null || part === null || whole === null) return undefined;
    if (name === 'tace') return t('statistics.beside.days', { part: words.days(part), whole: words.days(whole) });
    return t('statistics.beside.of', { part, whole });
  }
  function beforeOf({ name, before, whole, unit }: StatisticsFigure): string {
    if (before === null) return t('statistics.nothingBefore');
    if (name === 'days' && whole !== null)
      return t('statistics.wasDaily', { value: formatDays(before, language), amount: words.euros(whole) });
    if (name === 'margin' && whole !== null) return t('statistics.was', { value: words.finer(whole) });
    if (unit === 'wait') return t('statistics.wasDays', { value: before });
    return t('statistics.was', { value: write[unit](before) });
  }

  return (
    <nav className={classes.figures} aria-label={t('statistics.figures')}>
      {figures.map((figure) => {
        const selection = selectionOf(statistics, figure);
        const { name, unit, value, change, by, better } = figure;
        const isSame = change !== null && isNone(change, writeChange[by]);
        const isUp = (change ?? 0) > 0;
        const isGood = better && change && !isSame ? isUp === (better === 'up') : undefined;
        const Trend = isUp ? IconTrendingUp : IconTrendingDown;
        return (
          <FigureTile
            key={name}
            to={selection && hrefs.show(statistics, selection)}
            label={
              <>
                {t(`statistics.figure.${name}`)}
                {isStaff && (name === 'margin' || name === 'tace') && (
                  <span className={classes.lock}>
                    <IconLock size={11} stroke={1.8} aria-hidden />
                    {t('statistics.staffOnly')}
                  </span>
                )}
              </>
            }
            value={value === null ? '–' : write[unit](value)}
            beside={besideOf(figure)}
            note={
              <>
                {change !== null && (
                  <span className={classes.change} data-good={isGood}>
                    {!isSame && <Trend size={14} stroke={1.75} aria-hidden />}
                    {isSame ? t('statistics.same') : signed(change, writeChange[by])}
                  </span>
                )}
                {beforeOf(figure)}
              </>
            }
          />
        );
      })}
    </nav>
  );
}
