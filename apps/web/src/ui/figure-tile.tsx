import { IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figure-tile.module.css';

type FigureTileProps = { to: string; label: ReactNode; value: string; beside?: string | undefined; note?: ReactNode };

/** One figure that leads to the list it counts. */
export const FigureTile = ({ to, label, value, beside, note }: FigureTileProps) => (
  <Link to={to} className={classes.tile}>
    <span className={classes.label}>
      <span>{label}</span>
      <IconArrowUpRight size={14} stroke={1.75} aria-hidden />
    </span>
    <span className={classes.value}>
      {value} {beside && <small>{beside}</small>}
    </span>
    {note && <span className={classes.note}>{note}</span>}
  </Link>
);
