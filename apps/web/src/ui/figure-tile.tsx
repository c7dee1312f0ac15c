import { IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figure-tile.module.css';

type FigureTileProps = { to: string | undefined; label: ReactNode; value: string; beside?: string | undefined; note?: ReactNode };

/** One figure that leads to the list it counts; where it counts nothing there is none. */
export function FigureTile({ to, label, value, beside, note }: FigureTileProps) {
  const inside = (
    <>
      <span className={classes.label}>
        <span>{label}</span>
        {to && <IconArrowUpRight size={14} stroke={1.75} aria-hidden />}
      </span>
      <span className={classes.value}>
        {value} {beside && <small>{beside}</small>}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </>
  );
  if (!to) return <div className={classes.tile}>{inside}</div>;
  return (
    <Link to={to} className={classes.tile} preventScrollReset={to.startsWith('?')}>
      {inside}
    </Link>
  );
}
