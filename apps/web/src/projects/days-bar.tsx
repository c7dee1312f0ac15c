import { useTexts } from '../core/i18n.ts';
import { useProjectWords } from './project-look.ts';
import classes from './projects.module.css';

type Props = { daysSold: number; daysWorked: number };

/** How many of the days sold were worked. */
export function DaysBar({ daysSold, daysWorked }: Props) {
  const { t } = useTexts();
  const words = useProjectWords();
  const share = daysSold > 0 ? Math.min(100, (daysWorked / daysSold) * 100) : 0;
  return (
    <span className={classes.days}>
      <span>{t('projects.daysOf', { worked: words.days(daysWorked), sold: words.days(daysSold) })}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} data-over={daysWorked > daysSold || undefined} style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}
