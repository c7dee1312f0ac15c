import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './glimpse.module.css';

/** March 2026 from Monday the 2nd: 22 working days, two of them off and one worked by half. */
const days = Array.from({ length: 30 }, (_, index) => index + 2).filter((day) => (day + 5) % 7 < 5);
const off = new Set([19, 20]);
const half = new Set([13]);
const kind = (day: number) => (off.has(day) ? 'off' : half.has(day) ? 'half' : 'full');
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const steps = ['need', 'match', 'work', 'month'] as const;

/** The product in one picture, drawn with its own shapes. */
export function Glimpse() {
  const { t } = useTexts();
  return (
    <figure className={classes.figure}>
      <div className={classes.card} role="img" aria-label={t('landing.glimpse.label')}>
        <div className={classes.header}>
          <div>
            <div className={classes.project}>{t('landing.glimpse.project')}</div>
            <div className={classes.muted}>{t('landing.glimpse.client')}</div>
          </div>
          <span className={classes.state}>
            <IconCircleCheck size={15} stroke={2} />
            {t('landing.glimpse.state')}
          </span>
        </div>
        <div className={classes.road}>
          {steps.map((step) => (
            <span key={step}>{t(`landing.glimpse.road.${step}`)}</span>
          ))}
        </div>
        <div className={classes.month}>
          <span className={classes.strong}>{t('landing.glimpse.month')}</span>
          <span className={classes.muted}>{t('landing.glimpse.days')}</span>
        </div>
        <div className={classes.bar}>
          <span style={{ width: `${(19.5 / 22) * 100}%` }} />
        </div>
        <div className={classes.grid}>
          {weekdays.map((day) => (
            <span key={day} className={classes.weekday}>
              {t(`landing.glimpse.weekdays.${day}`)}
            </span>
          ))}
          {days.map((day) => (
            <span key={day} className={classes.day} data-kind={kind(day)}>
              {day}
            </span>
          ))}
        </div>
        <div className={classes.legend}>
          <span data-kind="full">{t('landing.glimpse.legendFull')}</span>
          <span data-kind="half">{t('landing.glimpse.legendHalf')}</span>
          <span data-kind="off">{t('landing.glimpse.legendOff')}</span>
        </div>
        <div className={classes.line}>
          <IconReceipt size={16} stroke={1.75} />
          <span>{t('landing.glimpse.expenses')}</span>
          <span className={classes.strong}>{t('landing.glimpse.expensesAmount')}</span>
        </div>
        <div className={classes.line}>
          <IconCircleCheck size={16} stroke={1.75} />
          <span>{t('landing.glimpse.validatedBy')}</span>
          <span className={classes.muted}>{t('landing.glimpse.validatedAt')}</span>
        </div>
      </div>
      <figcaption className={classes.caption}>{t('landing.glimpse.example')}</figcaption>
    </figure>
  );
}
