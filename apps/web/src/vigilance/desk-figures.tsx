import type { Desk } from '@jalon/domain/vigilance/vigilance-schema';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './desk-figures.module.css';

const tallest = 32;

/** How the whole stands: what is blocked, to check, in order, and when documents end. */
export function DeskFigures({ desk }: { desk: Desk }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const { groups, missing, waitingSince, watched, below, months } = desk;
  const most = Math.max(1, ...months.map(({ count }) => count));
  const monthName = (month: string, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { month: length, timeZone: 'UTC' }).format(new Date(`${month}-01`));
  const spoken = months.map(({ month, count }) => t('vigilance.figure.month', { month: monthName(month, 'long'), count })).join(', ');
  return (
    <div className={classes.figures}>
      <a className={classes.figure} href="#blocked">
        <span className={classes.label}>{t('vigilance.figure.blocked')}</span>
        <span className={classes.value}>{format.number(groups.blocked.count)}</span>
        <span className={classes.note} data-loud={missing > 0 || undefined}>
          {missing > 0 ? t('vigilance.figure.missing', { count: missing }) : t('vigilance.figure.nothingMissing')}
        </span>
      </a>
      <a className={classes.figure} href="#toCheck">
        <span className={classes.label}>{t('vigilance.figure.toCheck')}</span>
        <span className={classes.value}>{format.number(groups.toCheck.count)}</span>
        <span className={classes.note}>
          {waitingSince ? t('vigilance.figure.since', { day: format.shortDay(waitingSince) }) : t('vigilance.figure.nothingToCheck')}
        </span>
      </a>
      <a className={classes.figure} href="#inOrder">
        <span className={classes.label}>{t('vigilance.figure.inOrder')}</span>
        <span className={classes.value}>
          {format.number(groups.inOrder.count)} <small>{t('vigilance.figure.of', { count: format.number(watched) })}</small>
        </span>
        <span className={classes.note}>{t('vigilance.figure.below', { count: below })}</span>
      </a>
      <div className={classes.figure}>
        <span className={classes.label}>{t('vigilance.figure.months')}</span>
        <div className={classes.months} role="img" aria-label={spoken}>
          {months.map(({ month, count }, place) => (
            <span key={month} data-now={place === 0 || undefined}>
              <b>{count}</b>
              <i style={{ height: Math.max(2, Math.round((count / most) * tallest)) }} />
              {monthName(month, 'short')}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
