import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import classes from './figures.module.css';

export type FigureParts = { key: string; label: string; value: string; of?: string | undefined; note?: string | undefined; to: string };

/** A few figures, each leading to the list it counts. */
export function Figures({ figures }: { figures: FigureParts[] }) {
  const { t } = useTexts();
  if (figures.length === 0) return null;
  return (
    <nav className={classes.figures} data-many={figures.length > 6 || undefined} aria-label={t('home.figures')}>
      {figures.map(({ key, label, value, of, note, to }) => (
        <Link key={key} to={to} className={classes.tile}>
          <span className={classes.label}>
            {label}
            <IconArrowUpRight size={14} stroke={1.75} aria-hidden />
          </span>
          <span className={classes.value}>
            {value} {of && <small>{of}</small>}
          </span>
          {note && <span className={classes.note}>{note}</span>}
        </Link>
      ))}
    </nav>
  );
}
