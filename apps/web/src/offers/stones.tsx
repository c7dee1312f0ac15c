import type { ReactNode } from 'react';
import classes from './stones.module.css';

export const stoneNames = ['sent', 'submitted', 'interview', 'decided'] as const;
export type Look = 'done' | 'now' | 'toCome' | 'lost';
export type Stone = { name: string; look: Look; when?: ReactNode };

/** Milestones: what is past is filled, what is now is ringed, what is to come is hollow. */
export const Stones = ({ label, stones }: { label: string; stones: Stone[] }) => (
  <ol className={classes.stones} aria-label={label}>
    {stones.map(({ name, look, when }) => (
      <li key={name} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
        <span>{name}</span>
        {when && <span className={classes.when}>{when}</span>}
      </li>
    ))}
  </ol>
);
