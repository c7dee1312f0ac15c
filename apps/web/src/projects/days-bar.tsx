import { daysOver } from '@jalon/domain/projects/attention';
import { useTexts } from '../core/i18n.ts';
import { useProjectWords } from './project-look.ts';
import classes from './projects.module.css';

type Days = { daysSold: number; daysWorked: number };
type BarProps = Days & {
  /** Of those worked, how many await: told where it is asked for. */
  waiting?: number;
};

/** How many of the days sold were worked. */
export function DaysBar({ daysSold, daysWorked, waiting = 0 }: BarProps) {
  const { t } = useTexts();
  const words = useProjectWords();
  const share = daysSold > 0 ? Math.min(100, (daysWorked / daysSold) * 100) : 0;
  const said = [
    t('projects.daysOf', { worked: words.days(daysWorked), sold: words.days(daysSold) }),
    ...(waiting > 0 ? [t('projects.delivery.waiting', { days: words.days(waiting) })] : []),
  ];
  return (
    <span className={classes.days} data-long={waiting > 0 || undefined}>
      <span>{said.join(', ')}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} data-over={daysWorked > daysSold || undefined} style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}

/** What is left of the days sold, or how many more were worked. */
export function DaysLeft(days: Days) {
  const { t } = useTexts();
  const words = useProjectWords();
  const over = daysOver(days);
  if (over === 0) return t('projects.axis.leftDays', { days: words.days(days.daysSold - days.daysWorked) });
  return <span className={classes.over}>{t('projects.axis.overDays', { days: words.days(over) })}</span>;
}
